import { describe, expect, it } from 'vitest';
import { GRADES, type Grade } from '../traits.ts';
import { TROOP_IDS, type TroopId, unitKind } from '../troops.ts';
import { fears } from './fearsome.ts';

const fearedBy = (type: TroopId, rally: Grade): string =>
  TROOP_IDS.filter((enemy) => fears(unitKind(type, { rally }), unitKind(enemy))).join(' ');

describe('MC-UNIT-4 who fears whom', () => {
  it.each(GRADES)('MC-UNIT-4 foot that are %s', (rally) => {
    expect(fearedBy('Leg', rally)).toBe(rally === 'inexperienced' ? 'WB El SCh' : 'El SCh');
  });

  it('MC-UNIT-4 it is inexperience in rally that counts, not in combat', () => {
    expect(fears(unitKind('Leg', { combat: 'inexperienced' }), unitKind('WB'))).toBe(false);
  });

  it('MC-UNIT-4 who is himself fearsome to all fears nobody; a warband does', () => {
    for (const rally of GRADES) expect([fearedBy('El', rally), fearedBy('SCh', rally)]).toEqual(['', '']);
    expect(fearedBy('WB', 'plain')).toBe('El SCh');
    expect(fearedBy('WB', 'inexperienced')).toBe('WB El SCh');
  });

  it('MC-UNIT-4 a battle may make others fearsome, or none', () => {
    expect(fears(unitKind('HH'), unitKind('Cam', { fearsome: 'all' }))).toBe(true);
    expect(fears(unitKind('HH'), unitKind('El', { fearsome: 'nobody' }))).toBe(false);
    expect(fears(unitKind('HH'), unitKind('El', { fearsome: 'inexperienced' }))).toBe(false);
  });
});
