import { type Calculation, oddsOf } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { fireCalculation } from './fire.ts';
import { leaderCalculation } from './leader.ts';
import { meleeCalculation } from './melee.ts';
import { nerveCalculation, rallyCalculation } from './rally.ts';

type Line = readonly [text: string, inHundred: number];

const oddsFor = (calculation: Calculation, input: object) =>
  oddsOf(calculation, calculation.prepare(calculation.input.parse(input)));

/** Compares a printed table of odds, line by line and in its order, with one worked out on paper. */
function expectTable(calculation: Calculation, input: object, table: readonly Line[]): void {
  const { rows } = oddsFor(calculation, input);
  expect(rows.map(({ text }) => text)).toEqual(table.map(([text]) => text));
  for (const [i, [text, inHundred]] of table.entries()) expect(rows[i]!.chance * 100, text).toBeCloseTo(inHundred, 9);
}

describe('MC-FIRE-1 tables of fire', () => {
  it('MC-FIRE-2 one unit of archers', () => {
    expectTable(fireCalculation, {}, [
      ['no effect', 70],
      ['gains 1 DMZ', 30],
    ]);
  });

  it('MC-FIRE-2 MC-FIRE-3 four veterans at a unit in heavy armour with 2 DMZ', () => {
    const input = { firers: 4, proven: 4, target: { heavyArmour: true, dmz: 2 } };
    expectTable(fireCalculation, input, [
      ['no effect', 20],
      ['destroyed by a third DMZ', 50],
      ['destroyed', 30],
    ]);
    const { means } = oddsFor(fireCalculation, input);
    expect(means['DMZ gained']).toBeCloseTo(0.5, 9);
    expect(means.destroyed).toBeCloseTo(0.8, 9);
  });

  it('MC-MEL-2 two pieces of artillery, and fire that drives back', () => {
    const driven = { firers: 2, artillery: 2, target: { dmz: 1 }, steadyUnderFire: false };
    expectTable(fireCalculation, driven, [
      ['no effect', 50],
      ['gains 1 DMZ, has 2, and retreats', 30],
      ['destroyed', 20],
    ]);
    const blocked = { ...driven, target: { dmz: 1, canRetreat: false } };
    expect(oddsFor(fireCalculation, blocked).rows.map(({ text }) => text)).toEqual([
      'no effect',
      'destroyed with 2 DMZ and no retreat',
      'destroyed',
    ]);
    expect(oddsFor(fireCalculation, { ...blocked, steadyUnderFire: true }).rows[1]!.text).toBe('gains 1 DMZ, has 2');
  });
});

describe('MC-MEL-1 tables of melee', () => {
  /** Nothing counts for either side but the combat factor of 4. */
  const SPEAR = { type: 'Spear', shieldwall: false };

  it('MC-MEL-1 spears against spears: +4 each', () => {
    // Doubled: 5 by 10 and more, 6 by 12 and more, 7 by 14: 5 + 3 + 1 throws of a hundred.
    expectTable(meleeCalculation, { attacker: SPEAR, defender: SPEAR }, [
      ['attacker wins; defender: destroyed by a double score', 9],
      ['attacker wins; defender: gains 1 DMZ', 36],
      ['equal: nothing happens', 10],
      ['defender wins; attacker: gains 1 DMZ', 36],
      ['defender wins; attacker: destroyed by a double score', 9],
    ]);
  });

  it('MC-MEL-2 MC-LDR-1 one marker each, the attacker with a general and no way back', () => {
    const attacker = { ...SPEAR, dmz: 1, leader: 'general', canRetreat: false };
    // The leader makes up for the marker: +4 against +3.
    const { rows, means } = oddsFor(meleeCalculation, { attacker, defender: { ...SPEAR, dmz: 1 } });
    let wins = 0;
    let doubles = 0;
    let loses = 0;
    let doubled = 0;
    for (let a = 5; a <= 14; a++)
      for (let d = 4; d <= 13; d++) {
        if (a > d) wins++;
        if (a >= 2 * d) doubles++;
        if (d > a) loses++;
        if (d >= 2 * a) doubled++;
      }
    const chance = Object.fromEntries(rows.map(({ text, chance: part }) => [text, Math.round(part * 10_000) / 100]));
    expect(chance).toEqual({
      'attacker wins; defender: destroyed by a double score': doubles,
      'attacker wins; defender: gains 1 DMZ, has 2, and retreats': wins - doubles,
      'equal: nothing happens': 100 - wins - loses,
      'defender wins; attacker: destroyed with 2 DMZ and no retreat, its leader escapes': (loses - doubled) * 0.5,
      'defender wins; attacker: destroyed with 2 DMZ and no retreat, its leader is captured':
        Math.round((loses - doubled) * 20) / 100,
      'defender wins; attacker: destroyed with 2 DMZ and no retreat, its leader is killed':
        Math.round((loses - doubled) * 30) / 100,
      'defender wins; attacker: destroyed by a double score, its leader escapes': doubled * 0.5,
      'defender wins; attacker: destroyed by a double score, its leader is captured': Math.round(doubled * 20) / 100,
      'defender wins; attacker: destroyed by a double score, its leader is killed': Math.round(doubled * 30) / 100,
    });
    expect(means['attacker destroyed']).toBeCloseTo(loses / 100, 9);
    expect(means['defender destroyed']).toBeCloseTo(doubles / 100, 9);
    expect(means['attacker wins']).toBeCloseTo(wins / 100, 9);
    expect(means['defender wins']).toBeCloseTo(loses / 100, 9);
    expect(means.equal).toBeCloseTo((100 - wins - loses) / 100, 9);
  });

  it('MC-MEL-1 the worst for the attacker comes last, the best first', () => {
    const led = { type: 'WB', leader: 'general', dmz: 1 };
    const texts = oddsFor(meleeCalculation, { attacker: led, defender: { ...led, type: 'Leg' } }).rows.map(
      ({ text }) => text,
    );
    expect(texts[0]).toMatch(/^attacker wins; defender: destroyed .*killed$/);
    expect(texts.at(-1)).toMatch(/^defender wins; attacker: destroyed .*killed$/);
    const equal = texts.indexOf('equal: nothing happens');
    expect(texts.slice(0, equal).every((text) => text.startsWith('attacker wins'))).toBe(true);
    expect(texts.slice(equal + 1).every((text) => text.startsWith('defender wins'))).toBe(true);
    expect(texts[equal + 1]).toBe('defender wins; attacker: gains 1 DMZ, has 2, and retreats');
  });

  it('MC-MEL-6 MC-LDR-1 a warband rides down skirmishers; a leader without friends is captured', () => {
    const defender = { type: 'Sk', leader: 'subordinate', friendInReach: false };
    const texts = oddsFor(meleeCalculation, { defender }).rows.map(({ text }) => text);
    expect(texts).toContain('attacker wins; defender: skirmishers destroyed by a wild charge, its leader is captured');
    expect(texts.some((text) => text.includes('escapes'))).toBe(false);
  });
});

describe('MC-RAL-1 MC-LDR-1 tables of tests', () => {
  it('MC-RAL-1 MC-RAL-2 legionaries with 1 DMZ: 7 or more', () => {
    expectTable(rallyCalculation, {}, [
      ['rallies and loses all its DMZ', 40],
      ['does not rally', 60],
    ]);
    expect(oddsFor(rallyCalculation, {}).means.rallies).toBeCloseTo(0.4, 9);
    // Pikes +1 as a phalanx, +2 for the general.
    expect(oddsFor(rallyCalculation, { type: 'Pike', leader: 'general' }).means.rallies).toBeCloseTo(0.7, 9);
    expect(oddsFor(rallyCalculation, { type: 'WB' }).means.rallies).toBeCloseTo(0.5, 9);
  });

  it('MC-RAL-3 heavy horse against elephants: 8 or more', () => {
    expectTable(nerveCalculation, {}, [
      ['charges', 30],
      ['does not charge this half turn', 70],
    ]);
    // A fresh warband is tribal and needs 5: 6 or more after -2 and +1.
    expect(oddsFor(nerveCalculation, { type: 'WB' }).means.charges).toBeCloseTo(0.5, 9);
    expect(oddsFor(nerveCalculation, { type: 'WB', hadDmz: true }).means.charges).toBeCloseTo(0.4, 9);
    expectTable(nerveCalculation, { enemy: 'Leg' }, [['charges', 100]]);
  });

  it('MC-LDR-1 a leader', () => {
    expectTable(leaderCalculation, {}, [
      ['escapes to a friendly unit', 50],
      ['captured, clock -1', 20],
      ['killed, clock -1', 30],
    ]);
    expect(oddsFor(leaderCalculation, {}).means['clock lost']).toBeCloseTo(0.5, 9);
    expectTable(leaderCalculation, { friendInReach: false }, [
      ['captured, clock -1', 70],
      ['killed, clock -1', 30],
    ]);
  });
});
