import { describe, expect, it } from 'vitest';
import { CLAUSES } from './clauses.ts';
import { RULINGS, rulingsFrom, rulingsSchema, USUAL_RULINGS } from './rulings.ts';

describe('rulings that a battle may switch', () => {
  it('CB-CBT-7 CB-SHO-3 each belongs to a clause with a ruling, and is on or off', () => {
    expect(RULINGS.map(({ id, clause }) => [id, clause])).toEqual([
      ['shakenInsteadOfDps', 'CB-CBT-7'],
      ['dpBeforeHalving', 'CB-SHO-3'],
    ]);
    for (const { clause } of RULINGS) expect(CLAUSES.find(({ id }) => id === clause)!.text).toContain('(R)');
    expect(USUAL_RULINGS).toEqual({ shakenInsteadOfDps: true, dpBeforeHalving: false });
  });

  it('CB-SHO-3 a battle switches those it names', () => {
    expect(rulingsFrom(undefined)).toEqual(USUAL_RULINGS);
    expect(rulingsFrom({ dpBeforeHalving: true })).toEqual({ ...USUAL_RULINGS, dpBeforeHalving: true });
    expect(rulingsSchema.safeParse({ shakenInsteadOfDps: false }).success).toBe(true);
    expect(rulingsSchema.safeParse({ shakenInsteadOfDp: false }).success).toBe(false);
  });
});
