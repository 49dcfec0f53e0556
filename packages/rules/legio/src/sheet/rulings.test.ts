import { describe, expect, it } from 'vitest';
import { CLAUSES } from './clauses.ts';
import { RULINGS, rulingsFrom, rulingsSchema, USUAL_RULINGS } from './rulings.ts';

describe('rulings that a battle may switch', () => {
  it('LG-SHO-1 LG-SHO-2 LG-CBT-4 LG-RES-6 LG-CBT-5 LG-AFT-7 each belongs to a clause with a ruling, and is on', () => {
    expect(RULINGS.map(({ id, clause }) => [id, clause])).toEqual([
      ['dpBeforeHalving', 'LG-SHO-1'],
      ['halvedOnce', 'LG-SHO-2'],
      ['shakenInsteadOfDps', 'LG-CBT-4'],
      ['shakenBreakInDefeat', 'LG-RES-6'],
      ['fourToOne', 'LG-CBT-5'],
      ['supportsHaltFreely', 'LG-AFT-7'],
    ]);
    for (const { clause } of RULINGS) expect(CLAUSES.find(({ id }) => id === clause)!.text).toContain('(R)');
    expect(Object.values(USUAL_RULINGS).every(Boolean)).toBe(true);
  });

  it('LG-SHO-2 a battle switches those it names', () => {
    expect(rulingsFrom(undefined)).toEqual(USUAL_RULINGS);
    expect(rulingsFrom({ halvedOnce: false })).toEqual({ ...USUAL_RULINGS, halvedOnce: false });
    expect(rulingsSchema.safeParse({ fourToOne: false }).success).toBe(true);
    expect(rulingsSchema.safeParse({ fourToTwo: false }).success).toBe(false);
  });
});
