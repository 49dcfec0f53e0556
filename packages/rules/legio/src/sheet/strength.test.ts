import { columnOf, depthOf, widthOf } from '@acies/rules-disorder';
import { describe, expect, it } from 'vitest';
import { FIELD, isDestroyed, STAND, standsAllowed } from './strength.ts';
import { TROOP_IDS } from './troops.ts';

describe('LG-UNIT-4 stands', () => {
  it('LG-UNIT-4 a stand is 20 paces square', () => {
    expect(STAND).toEqual({ width: 20, depth: 20 });
    expect([widthOf(columnOf(4), STAND), depthOf(columnOf(4), STAND)]).toEqual([20, 80]);
  });

  it.each(TROOP_IDS)('LG-UNIT-4 how many stands %s has', (type) => {
    const single = type === 'El' || type === 'Art';
    expect(standsAllowed(type)).toEqual(single ? { least: 1, most: 1 } : { least: 2, most: 12 });
  });

  it('LG-UNIT-4 with no stand left the unit is destroyed', () => {
    expect([0, 3, 4, 5].map((casualties) => isDestroyed(4, casualties))).toEqual([false, false, true, true]);
  });

  it('LG-UNIT-5 the field', () => expect(FIELD).toEqual({ width: 1800, depth: 1200 }));
});
