import type { DiceEvent } from '@acies/kernel';
import { enumerate } from '@acies/kernel/odds';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/fighters.ts';
import { NO_TRAITS } from '../traits.ts';
import { type Given, TROOP_IDS, type TroopId, unitKind } from '../troops.ts';
import {
  basicScore,
  prepareNerve,
  prepareRally,
  type RallySituation,
  rallyChance,
  rollNerve,
  rollRally,
} from './rally.ts';

const plain = (type: TroopId, given: Given = {}) => unitKind(type, { ...NO_TRAITS, ...given });
const situation = (given: Given = {}, change: Partial<RallySituation> = {}): RallySituation => ({
  unit: plain('Leg', given),
  dmz: 0,
  hadDmz: true,
  leaderFactor: 0,
  ...change,
});
const rallied = (given: Given, change: Partial<RallySituation> = {}): string[] =>
  lines(prepareRally(situation(given, { dmz: 1, ...change })).tally);
const FEARSOME = plain('El', { fearsome: 'all' });

describe('MC-RAL-1 the basic score', () => {
  const OTHERS: Readonly<Partial<Record<TroopId, number>>> = { Rab: 7, MH: 7, El: 7, SCh: 7, Camp: 7, Bag: 8, WB: 5 };
  it.each(TROOP_IDS.map((type) => [type, OTHERS[type] ?? 6] as const))('MC-RAL-1 %s needs %i', (type, score) => {
    expect(basicScore(type)).toBe(score);
    const prepared = prepareRally(situation({}, { unit: plain(type), dmz: 1 }));
    expect(lines(prepared.score)).toEqual([`MC-RAL-1 basic score +${score}`]);
    expect(prepared.score.total).toBe(score);
    // One DMZ takes 1 from the roll.
    const passes = (face: number) => rollRally(prepared, scriptedDice([face]));
    expect([passes(score), passes(score + 1)]).toEqual([false, true]);
  });

  it('MC-RAL-1 only a unit with DMZ rallies', () => {
    const none = prepareRally(situation());
    expect(none.verdict).toMatchObject({ kind: 'impossible', because: { clause: 'MC-RAL-1' } });
    expect([rollRally(none, scriptedDice([])), rallyChance(none)]).toEqual([false, 0]);
    expect(prepareRally(situation({}, { dmz: 1 })).verdict.kind).toBe('roll');
  });
});

describe('MC-RAL-2 modifiers', () => {
  it.each([1, 2])('MC-RAL-2 %i DMZ', (dmz) => expect(rallied({}, { dmz })).toEqual([`MC-RAL-2 DMZ -${dmz}`]));

  it.each<[Given, Partial<RallySituation>, string]>([
    [{ rally: 'inexperienced' }, {}, 'inexperienced -1'],
    [{ rally: 'veteran' }, {}, 'elite or veteran +1'],
    [{ rally: 'elite' }, {}, 'elite or veteran +1'],
    [{ shieldwall: true }, {}, 'shieldwall or phalanx +1'],
    [{ phalanx: true }, {}, 'shieldwall or phalanx +1'],
    [{ shieldwall: true, phalanx: true }, {}, 'shieldwall or phalanx +1'],
    [{}, { leaderFactor: 1 }, 'leader +1'],
    [{}, { leaderFactor: 2 }, 'leader +2'],
  ])('MC-RAL-2 %j %j: %s', (given, change, line) => {
    expect(rallied(given, change)).toEqual(['MC-RAL-2 DMZ -1', `MC-RAL-2 ${line}`]);
  });

  it('MC-RAL-2 quality in combat is another matter', () => {
    expect(rallied({ combat: 'elite' })).toEqual(['MC-RAL-2 DMZ -1']);
    expect(rallied({ combat: 'inexperienced' })).toEqual(['MC-RAL-2 DMZ -1']);
  });

  it('MC-RAL-2 a tribal unit that has had no DMZ', () => {
    const nerve = (given: Given, change: Partial<RallySituation>) =>
      lines(prepareNerve(situation(given, change), FEARSOME).tally).slice(0, -1);
    expect(nerve({ tribal: true }, { hadDmz: false })).toEqual(['MC-RAL-2 tribal, no DMZ yet +1']);
    expect(nerve({ tribal: true }, { hadDmz: true })).toEqual([]);
    expect(nerve({ tribal: true }, { hadDmz: false, dmz: 1 })).toEqual(['MC-RAL-2 DMZ -1']);
    expect(nerve({}, { hadDmz: false })).toEqual([]);
  });

  it('MC-RAL-2 they add up in the order of the sheet', () => {
    const test = prepareNerve(
      situation({ tribal: true, rally: 'elite', phalanx: true }, { hadDmz: false, leaderFactor: 2 }),
      FEARSOME,
    );
    expect(lines(test.tally)).toEqual([
      'MC-RAL-2 elite or veteran +1',
      'MC-RAL-2 tribal, no DMZ yet +1',
      'MC-RAL-2 shieldwall or phalanx +1',
      'MC-RAL-2 leader +2',
      'MC-RAL-2 to charge a fearsome enemy -2',
    ]);
    expect(test.tally.total).toBe(3);
    expect(rallied({ rally: 'inexperienced', shieldwall: true }, { dmz: 2, leaderFactor: 1 })).toEqual([
      'MC-RAL-2 DMZ -2',
      'MC-RAL-2 inexperienced -1',
      'MC-RAL-2 shieldwall or phalanx +1',
      'MC-RAL-2 leader +1',
    ]);
  });
});

describe('MC-RAL-3 charging a fearsome enemy', () => {
  it('MC-RAL-3 MC-RAL-2 the same test at -2', () => {
    const test = prepareNerve(situation(), FEARSOME);
    expect(test.verdict.kind).toBe('roll');
    expect(lines(test.tally)).toEqual(['MC-RAL-2 to charge a fearsome enemy -2']);
    expect([7, 8].map((face) => rollNerve(test, scriptedDice([face])))).toEqual([false, true]);
  });

  it('MC-RAL-3 no test against an enemy that it does not fear', () => {
    const free = prepareNerve(situation(), plain('WB', { fearsome: 'inexperienced' }));
    expect(free.verdict).toMatchObject({ kind: 'automatic', because: { clause: 'MC-UNIT-4' } });
    expect([rollNerve(free, scriptedDice([])), rallyChance(free)]).toEqual([true, 1]);
    const green = prepareNerve(situation({ rally: 'inexperienced' }), plain('WB', { fearsome: 'inexperienced' }));
    expect([green.verdict.kind, green.tally.total]).toEqual(['roll', -3]);
  });

  it('MC-RAL-1 MC-RAL-3 each throw says what it is for', () => {
    const events: DiceEvent[] = [];
    const dice = scriptedDice([1, 1], (event) => events.push(event));
    rollRally(prepareRally(situation({}, { dmz: 1 })), dice, { unit: 'a' });
    rollNerve(prepareNerve(situation(), FEARSOME), dice, { unit: 'a' });
    expect(events.map(({ clauses, label, die, unit }) => [clauses[0], label, die, unit])).toEqual([
      ['MC-RAL-1', 'rally', 'D10', 'a'],
      ['MC-RAL-3', 'charging a fearsome enemy', 'D10', 'a'],
    ]);
  });
});

describe('MC-RAL-1 MC-RAL-3 chances', () => {
  it('MC-RAL-1 are those of the roll, from none to certain', () => {
    for (const type of TROOP_IDS)
      for (const dmz of [0, 1, 2])
        for (const leaderFactor of [0, 1, 2, 8]) {
          const one = situation({}, { unit: plain(type, { rally: 'inexperienced' }), dmz, leaderFactor });
          for (const [test, roll] of [
            [prepareRally(one), rollRally],
            [prepareNerve(one, FEARSOME), rollNerve],
          ] as const) {
            const odds = enumerate((dice) => roll(test, dice), String);
            expect(rallyChance(test)).toBeCloseTo(odds.get('true')?.chance ?? 0, 12);
          }
        }
  });

  it('MC-RAL-1 worked out on paper', () => {
    // 6 or more with 1 DMZ is 7 or more: 4 faces of 10.
    expect(rallyChance(prepareRally(situation({}, { dmz: 1 })))).toBe(0.4);
    // A baggage train of inexperienced men with 2 DMZ needs an 11.
    const hopeless = situation({}, { unit: plain('Bag', { rally: 'inexperienced' }), dmz: 2 });
    expect(rallyChance(prepareRally(hopeless))).toBe(0);
    // A veteran warband under its general with 1 DMZ needs a 3.
    const sure = situation({}, { unit: plain('WB', { rally: 'veteran' }), dmz: 1, leaderFactor: 2 });
    expect(rallyChance(prepareRally(sure))).toBe(0.8);
  });
});
