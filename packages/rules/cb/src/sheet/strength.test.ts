import { describe, expect, it } from 'vitest';
import { FIELD, isDestroyed, standSize, standsAllowed } from './strength.ts';
import { TROOP_IDS } from './troops.ts';

describe('stands', () => {
  it('CB-UNIT-2 infantry half a JT deep, others a whole', () => {
    const shallow = TROOP_IDS.filter((type) => standSize(type).depth === 0.5);
    expect(shallow).toEqual(['Pike', 'Hop', 'Leg', 'HI', 'War', 'Jav', 'LI', 'Sk', 'Bow', 'Rab']);
    expect([standSize('HI'), standSize('El')]).toEqual([
      { width: 1, depth: 0.5 },
      { width: 1, depth: 1 },
    ]);
  });

  it('CB-UNIT-2 4 to 12 of them, special troops 1 to 3', () => {
    for (const type of TROOP_IDS)
      expect(standsAllowed(type)).toEqual(
        ['SyCh', 'El', 'Art'].includes(type) ? { least: 1, most: 3 } : { least: 4, most: 12 },
      );
  });

  it('CB-UNIT-3 destroyed below half, special troops with the last', () => {
    expect([1, 2, 3].map((lost) => isDestroyed('HI', 4, lost))).toEqual([false, false, true]);
    expect([2, 3].map((lost) => isDestroyed('HI', 5, lost))).toEqual([false, true]);
    expect([1, 2, 3, 4].map((lost) => isDestroyed('El', 3, lost))).toEqual([false, false, true, true]);
  });

  it('CB-UNIT-1 the field', () => expect(FIELD).toEqual({ width: 45, depth: 30 }));
});
