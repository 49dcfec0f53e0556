import { describe, expect, it } from 'vitest';
import { CLAUSES } from './clauses.ts';
import { RULINGS, rulingsFrom, rulingsSchema, USUAL_RULINGS } from './rulings.ts';

describe('rulings that a battle may switch', () => {
  it('MC-MEL-9 MC-MEL-7 MC-MEL-2 MC-SEQ-2 each belongs to a clause with a ruling, and is on', () => {
    expect(RULINGS.map(({ id, clause }) => [id, clause])).toEqual([
      ['pilaAgainstArmour', 'MC-MEL-9'],
      ['spearsInRough', 'MC-MEL-7'],
      ['steadyUnderFire', 'MC-MEL-2'],
      ['markersDecide', 'MC-SEQ-2'],
      ['retreatThroughAny', 'MC-MEL-2'],
    ]);
    for (const { clause } of RULINGS) expect(CLAUSES.find(({ id }) => id === clause)!.text).toContain('(R)');
    expect(Object.values(USUAL_RULINGS)).toEqual([true, true, true, true, true]);
  });

  it('MC-MEL-9 a battle switches those it names', () => {
    expect(rulingsFrom(undefined)).toEqual(USUAL_RULINGS);
    expect(rulingsFrom({ steadyUnderFire: false })).toEqual({ ...USUAL_RULINGS, steadyUnderFire: false });
    expect(rulingsSchema.safeParse({ pilaAgainstArmour: false }).success).toBe(true);
    expect(rulingsSchema.safeParse({ pilum: false }).success).toBe(false);
  });
});
