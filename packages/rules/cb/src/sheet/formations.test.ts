import { describe, expect, it } from 'vitest';
import {
  FORMATIONS,
  isFormed,
  isFormedInfantry,
  isHeavyInfantry,
  isInGoodOrder,
  isInLine,
  isPhalanx,
} from './formations.ts';
import { TROOP_IDS, type TroopId } from './troops.ts';

const who = (holds: (type: TroopId) => boolean): TroopId[] => TROOP_IDS.filter(holds);

describe('CB-UNIT-7 formations', () => {
  it('CB-UNIT-7 formed, and in line', () => {
    expect(FORMATIONS.map(isFormed)).toEqual([true, true, true, false]);
    expect(FORMATIONS.map(isInLine)).toEqual([true, true, false, false]);
  });

  it('CB-UNIT-7 a phalanx is a line of those armed for it', () => {
    for (const formation of FORMATIONS)
      expect(who((type) => isPhalanx({ type, formation }))).toEqual(isInLine(formation) ? ['Pike', 'Hop'] : []);
  });

  it('CB-UNIT-5 heavy infantry, javelinmen and rabble only while formed', () => {
    const always: TroopId[] = ['Pike', 'Hop', 'Leg', 'HI', 'War'];
    expect(who((type) => isHeavyInfantry({ type, formation: 'unformed' }))).toEqual(always);
    expect(who((type) => isHeavyInfantry({ type, formation: 'column' }))).toEqual([...always, 'Jav', 'Rab']);
  });

  it('CB-UNIT-7 formed infantry', () => {
    expect(who((type) => isFormedInfantry({ type, formation: 'unformed' }))).toEqual([]);
    expect(who((type) => isFormedInfantry({ type, formation: 'line' }))).toHaveLength(10);
    expect(isFormedInfantry({ type: 'HC', formation: 'line' })).toBe(false);
  });

  it('CB-UNIT-7 good order is formed and not shaken', () => {
    const order = FORMATIONS.map((formation) => [false, true].map((shaken) => isInGoodOrder({ formation, shaken })));
    const yes = [true, false];
    expect(order).toEqual([yes, yes, yes, [false, false]]);
  });
});
