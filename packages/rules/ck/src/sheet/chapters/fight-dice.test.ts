import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { assaulter, rows, target } from '../../testing/bout.ts';
import { GENERAL, sideOf } from '../../testing/fight-of.ts';
import { TROOP_IDS } from '../troops.ts';
import { hitsCounted, pikesIn, rollFight, rollPikes, rollTemper, whoWins } from './fight-dice.ts';

describe('CK-FGT-2 units', () => {
  /** Beside two elephants, so that the least number of dice does not hide anything. */
  const diceOf = (unit: string): number =>
    Number(
      assaulter(sideOf(`${unit}, El, El`))
        .at(-1)!
        .slice(2),
    ) - 4;

  it('CK-FGT-2 skirmishers 1; close order, cavalry and chariots 3; any other 2; artillery none', () => {
    expect(TROOP_IDS.map((type) => [type, diceOf(type)])).toEqual([
      ['CO', 3],
      ['Aux', 2],
      ['Sk', 1],
      ['Cav', 3],
      ['MSk', 1],
      ['Ch', 3],
      ['El', 2],
      ['Art', 0],
    ]);
  });

  it('CK-FGT-2 not at strength close order, cavalry and chariots have 2, the others as before', () => {
    expect(TROOP_IDS.map((type) => diceOf(`${type} worn`))).toEqual([2, 2, 1, 2, 1, 2, 2, 0]);
  });

  it('CK-FGT-2 CK-FGT-10 at most 10 in all', () => {
    expect(target(sideOf('CO, Cav, Ch, Sk'))).toEqual([
      'CK-FGT-2 skirmishers +1',
      'CK-FGT-2 close order, cavalry and chariots at strength +9',
      '= 10',
    ]);
    expect(target(sideOf('CO, Cav, Ch, Sk, El'))).toEqual([
      'CK-FGT-2 skirmishers +1',
      'CK-FGT-2 close order, cavalry and chariots at strength +9',
      'CK-FGT-2 other units +2',
      'CK-FGT-10 units at most 10 -2',
      '= 10',
    ]);
  });
});

describe('CK-FGT-10 the sum', () => {
  it('CK-FGT-5 a general +2, above every cap', () => {
    const own = sideOf('CO elite, CO veteran, CO veteran, Sk', {
      rearSupport: true,
      closeOrder: 4,
      general: GENERAL,
    });
    expect(target(own).slice(-3)).toEqual(['CK-FGT-10 good at most +6 -1', 'CK-FGT-5 general present +2', '= 18']);
    expect(target(sideOf('Aux, Aux, Aux'))).toEqual(['= 6']);
  });

  it('CK-FGT-6 CK-FGT-10 at least 4, the general counted before', () => {
    expect(target(sideOf('Sk'))).toEqual(['CK-FGT-2 skirmishers +1', 'CK-FGT-6 at least 4 +3', '= 4']);
    expect(target(sideOf('Sk', { general: GENERAL }))).toEqual([
      'CK-FGT-2 skirmishers +1',
      'CK-FGT-5 general present +2',
      'CK-FGT-6 at least 4 +1',
      '= 4',
    ]);
    expect(target(sideOf('El, El'))).toEqual(['CK-FGT-2 other units +4', '= 4']);
  });

  it('CK-FGT-10 good and bad are capped apart, not their difference', () => {
    const own = sideOf('CO, CO, CO, Sk', { rearSupport: true, closeOrder: 4, winning: 2, general: GENERAL });
    const pikes = { assaulter: 2, target: 0 };
    // 10 + 6 - 6 + 2, though the bad alone would be 9.
    const all = rows('target', { target: own, met: 'flank', times: 2 }, { pikes, bows: { assaulter: 1, target: 0 } });
    expect(all.at(-1)).toBe('= 12');
  });
});

describe('the throws of a fight', () => {
  it('CK-FGT-6 5 and 6 hit', () => {
    expect(rollFight(scriptedDice([1, 2, 3, 4, 5, 6]), 6, false, {})).toBe(2);
    expect(rollFight(scriptedDice([4, 4, 4, 5]), 4, false, {})).toBe(1);
  });

  it('CK-FGT-7 a die for each pike unit, 5 and 6 hit', () => {
    expect(pikesIn(sideOf('CO pike, CO, Aux pike'))).toBe(2);
    expect(rollPikes(scriptedDice([4, 5, 6]), 3, {})).toBe(2);
  });

  it('CK-GEN-2 the fight gift: with 8 dice fewer than 4 hits count as 4', () => {
    expect([0, 3, 4, 5].map((hits) => hitsCounted(hits, 8, true))).toEqual([4, 4, 4, 5]);
    expect(hitsCounted(3, 9, true)).toBe(4);
    expect(hitsCounted(3, 7, true)).toBe(3);
    expect(hitsCounted(3, 8, false)).toBe(3);
    expect(rollFight(scriptedDice([1, 1, 1, 1, 1, 1, 1, 1]), 8, true, {})).toBe(4);
  });

  it('CK-GEN-6 an erratic leader is bad to 3, good from 4', () => {
    expect([1, 3, 4, 6].map((face) => rollTemper(scriptedDice([face]), {}))).toEqual(['bad', 'bad', 'good', 'good']);
  });

  it('CK-OUT-1 more hits wins, else the target', () => {
    expect(whoWins({ assaulter: 3, target: 2 })).toEqual({ winner: 'assaulter', margin: 1 });
    expect(whoWins({ assaulter: 2, target: 2 })).toEqual({ winner: 'target', margin: 0 });
    expect(whoWins({ assaulter: 0, target: 2 })).toEqual({ winner: 'target', margin: 2 });
  });
});
