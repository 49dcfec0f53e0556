import { describe, expect, it } from 'vitest';
import { TROOP_IDS, type TroopId, unitKind } from '../sheet/troops.ts';
import { mayPass, mayRetreatThrough } from './passing.ts';

const kind = (type: TroopId) => unitKind(type);

describe('MC-MOV-5 passing through friends', () => {
  const passed = (type: TroopId): string => TROOP_IDS.filter((other) => mayPass(kind(type), kind(other))).join(' ');
  const ALL = TROOP_IDS.join(' ');

  it.each<[TroopId, string]>([
    ['Pike', 'Sk Art'],
    ['Spear', 'Sk Art'],
    ['Leg', 'Leg Sk Art'],
    ['Sk', ALL],
    ['Art', ALL],
    ['LH', 'Sk HH MH LH Cam El SCh Ch Art'],
    ['HH', 'Sk LH Art'],
    ['El', 'Sk LH Art'],
    ['Camp', 'Sk Art'],
  ])('MC-MOV-5 %s passes %s', (type, others) => expect(passed(type)).toBe(others));

  it('MC-MOV-5 each way round', () => {
    for (const one of TROOP_IDS)
      for (const other of TROOP_IDS) expect(mayPass(kind(one), kind(other))).toBe(mayPass(kind(other), kind(one)));
  });

  it('MC-MOV-5 Roman drill is a trait, and both need it', () => {
    const drilled = unitKind('MF', { romanDrill: true });
    expect(mayPass(kind('Leg'), drilled)).toBe(true);
    expect(mayPass(drilled, kind('MF'))).toBe(false);
    expect(mayPass(kind('Leg'), unitKind('Leg', { romanDrill: false }))).toBe(false);
  });
});

describe('MC-MEL-2 retreating through friends', () => {
  const passers = (friend: TroopId, any: boolean): TroopId[] =>
    TROOP_IDS.filter((type) => mayRetreatThrough(kind(type), kind(friend), any));

  it('MC-MEL-2 losing skirmishers and losing Roman drill pass any friend, nobody else passes any', () => {
    for (const friend of TROOP_IDS) expect([friend, passers(friend, true)]).toEqual([friend, ['Leg', 'Sk']]);
  });

  it('MC-MEL-2 MC-MOV-5 by the switch they pass whom they pass in a move, and still nobody else does', () => {
    for (const friend of TROOP_IDS) {
      const drilled = ['Leg', 'Sk', 'Art'].includes(friend);
      expect([friend, passers(friend, false)]).toEqual([friend, drilled ? ['Leg', 'Sk'] : ['Sk']]);
    }
  });
});
