import { oddsOf } from '@acies/kernel/odds';
import { BANDS, bandOf } from '@acies/rules-disorder';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { sumByHand } from '../../testing/by-hand.ts';
import { because, expectTable, expectWhole, oddsFor, prepare, texts } from '../../testing/calculating.ts';
import { bit, unitInput } from '../../testing/inputs.ts';
import { lines } from '../../testing/lines.ts';
import { MOTIONS, ROUNDS } from '../combat/combat-factors.ts';
import { combatCalculation } from './combat.ts';

describe('CB-CBT-2 tables of combat', () => {
  it('CB-CBT-2 warriors charge heavy infantry: 3 and 1 against 3', () => {
    expectTable(combatCalculation, {}, 36, [
      ['red victory: pursues; blue defeat: 2 DP, retires', 3],
      ['red success: 1 DP, follows up; blue set-back: 2 DP, falls back 1 JT', 12],
      ['red inconclusive: 1 DP, halts or falls back 1 JT; blue inconclusive: 1 DP, halts or falls back 1 JT', 15],
      ['red set-back: 2 DP, falls back 1 JT; blue success: 1 DP, follows up or halts', 6],
    ]);
  });

  it('CB-CBT-1 A grade throws an average die', () => {
    const { rows } = oddsFor(combatCalculation, {
      round: 'melee',
      red: { motion: 'standing', grade: 'A' },
      blue: { grade: 'A' },
    });
    // Of 36 throws of two average dice 4 pairs of each kind differ by 2, 1 by 3.
    expect(rows.map(({ chance }) => Math.round(chance * 36))).toEqual([5, 26, 5]);
  });

  it('CB-SPT-1 CB-RES-2 CB-RES-5 scythed chariots, with their critical hits', () => {
    // 4 against 3 and a throw for each DP of 1 in 3: then a stand 1/3, destroyed 1/6, rampage 1/2.
    const input = { red: { type: 'SyCh', stands: 2, numbers: 4 }, blue: { grade: 'C', morale: 'average' } };
    expectTable(combatCalculation, input, 36 * 18 * 18, [
      ['red victory: pursues; blue defeat: 2 DP, retires', 3 * 324],
      ['red success: bursts through; blue set-back: 2 DP, halts', 12 * 216],
      ['red success: rampages; blue set-back: 2 DP, halts', 12 * 54],
      ['red success: loses a stand, halts; blue set-back: 2 DP, halts', 12 * 36],
      ['red success: destroyed; blue set-back: 2 DP, halts', 12 * 18],
      ['red inconclusive: bursts through; blue inconclusive: 1 DP, halts', 15 * 144],
      // One hit of two and a rampage 72, both rampage 9.
      ['red inconclusive: rampages; blue inconclusive: 1 DP, halts', 15 * 81],
      ['red inconclusive: loses a stand, halts; blue inconclusive: 1 DP, halts', 15 * 48],
      // One hit 24, two with one fatal 11, two that cost both stands 4.
      ['red inconclusive: destroyed; blue inconclusive: 1 DP, halts', 15 * 39],
      ['red inconclusive: loses a stand, rampages; blue inconclusive: 1 DP, halts', 15 * 12],
      ['red set-back: destroyed; blue success: 1 DP, halts', 6 * 324],
    ]);
  });

  it('CB-MOR-8 CB-AFT-8 the DP gained are those of a burst through too', () => {
    const input = { red: { type: 'SyCh', stands: 2, numbers: 4 }, blue: { grade: 'C', morale: 'average' } };
    const { means } = oddsFor(combatCalculation, input);
    // 2 in 3 that a throw is no hit: once for a set-back of theirs, twice where nothing is decided.
    const burst = 12 * (2 / 3) + 15 * (2 / 3) ** 2;
    expect(means['DP gained by blue']).toBeCloseTo((3 * 2 + 12 * 2 + 15 + 6 + 2 * burst) / 36, 9);
    expect(means['DP gained by red']).toBe(0);
    // One of 4 DPs is shaken by the result; 2 more cost it a stand.
    const worn = oddsFor(combatCalculation, { ...input, blue: { ...input.blue, dp: 4, combat: 7 } }).means;
    expect(worn['blue loses a stand']).toBeGreaterThan(0);
  });

  it('CB-RES-6 CB-RES-10 elephants', () => {
    const input = { red: { type: 'El', numbers: 4, motion: 'charging' }, blue: { grade: 'A', numbers: 4 } };
    const found = texts(combatCalculation, input);
    expect(found).toContain('red inconclusive: halts or bursts through; blue inconclusive: 1 DP, halts or opens ranks');
    const weak = { red: { type: 'El', combat: 0 }, blue: { grade: 'A', combat: 6 } };
    expect(texts(combatCalculation, weak)).toContain('red defeat: rampages; blue victory: halts');
    expect(oddsFor(combatCalculation, weak).means['red breaks']).toBe(0);
  });

  it('CB-UNIT-3 shaken by the fifth DP; a stand by the sixth; below half destroyed', () => {
    const found = (blue: object): string => texts(combatCalculation, { blue }).join('\n');
    expect(found({ dp: 4 })).toContain('blue inconclusive: 1 DP, shaken, halts or falls back 1 JT');
    expect(found({ dp: 4 })).toContain('blue set-back: 1 DP, loses a stand, shaken, falls back 1 JT');
    expect(found({ dp: 5 })).toContain('blue defeat: loses a stand, breaks');
    expect(found({ dp: 5, casualties: 4 })).toContain('blue defeat: destroyed');
  });

  it('CB-AFT-1 infantry that may halt may take the ground', () => {
    const found = texts(combatCalculation, { red: { grade: 'A', combat: 9 } });
    expect(found).toContain('red victory: pursues or halts or takes their ground; blue defeat: 2 DP, retires');
    expect(found).toContain('red success: 1 DP, follows up or halts; blue set-back: 2 DP, falls back 1 JT');
    const pikes = texts(combatCalculation, { red: { type: 'Pike', combat: 9 } });
    expect(pikes).toContain('red victory: pursues or follows up; blue defeat: 2 DP, retires');
  });

  it('CB-CBT-2 measures of each side', () => {
    const { means } = oddsFor(combatCalculation, { blue: { dp: 4, casualties: 1 } });
    // 4 against 3 - 4 - 1: the difference is 6 more than that of the dice, never below 1.
    expect(means['red wins']).toBeCloseTo(35 / 36, 9);
    expect(means['blue wins']).toBe(0);
    expect(means['blue breaks']).toBeCloseTo(15 / 36, 9);
    // A rout costs a stand; else 2 DP on 4, but 1 for a tie.
    expect(means['blue loses a stand']).toBeCloseTo(35 / 36, 9);
    expect(means['blue lost']).toBe(0);
    expect(means['DP gained by red']).toBeCloseTo((35 - 26 + 1) / 36, 9);
  });

  it('CB-CBT-4 CB-CBT-10 every field reaches the rows', () => {
    const all = {
      round: 'melee',
      red: {
        ...{ type: 'Leg', grade: 'C', morale: 'high', combat: 5, legion: true, dp: 5, casualties: 2, ranks: 3 },
        ...{ motion: 'standing', ground: true, fortified: true, inspires: 2, numbers: 2 },
      },
      blue: { type: 'El', breed: 'indian', motion: 'standing' },
      shakenInsteadOfDps: false,
    };
    const [red, blue] = prepare(combatCalculation, all).tallies;
    expect(lines(red!.tally)).toEqual([
      ...['CB-CBT-1 combat factor +5', 'CB-CBT-1 morale +1', 'CB-CBT-3 inspired +1', 'CB-CBT-4 advantage of ground +1'],
      ...['CB-CBT-4 defending a fortification +1', 'CB-CBT-4 deeper formation +1', 'CB-CBT-7 shaken -5'],
      ...['CB-CBT-7 casualties -2'],
    ]);
    expect([red!.unit, blue!.heading, blue!.unit]).toEqual(['to the D6', 'blue adds', 'to the D6']);
    expect(lines(blue!.tally)).toEqual(['CB-CBT-1 combat factor +4', 'CB-CBT-8 outnumbered -1']);
    const first = { ...all, round: 'charge', blue: { type: 'El', motion: 'charging', frontal: false } };
    const rows = lines(prepare(combatCalculation, first).tallies[0]!.tally);
    expect(rows).toContain('CB-CBT-7 DPs -4');
    expect(rows).not.toContain('CB-CBT-4 deeper formation +1');
    const sk = { red: { type: 'LI', weapon: 'none', armoured: true }, blue: { type: 'El' } };
    expect(lines(prepare(combatCalculation, sk).tallies[0]!.tally)).toEqual([
      'CB-CBT-1 combat factor +1',
      'CB-CBT-5 coming on +1',
    ]);
    expect(prepare(combatCalculation, { red: { grade: 'A' } }).dice).toEqual(['1 AvD for red', '1D6 for blue']);
  });

  it.each<[object, string]>([
    [{ red: { stands: 3 } }, 'impossible CB-UNIT-2 such a unit has 4 to 12 stands'],
    [{ blue: { type: 'El', stands: 4 } }, 'impossible CB-UNIT-2 such a unit has 1 to 3 stands'],
    [{ blue: { casualties: 5 } }, 'impossible CB-UNIT-3 it has lost too many stands to be there'],
    [{ blue: { casualties: 4 } }, 'roll'],
    [{ blue: { type: 'El', dp: 1 } }, 'impossible CB-SPT-1 special troops hold no DPs'],
    [{ red: { dp: 5 } }, 'impossible CB-CHG-1 a shaken unit does not charge'],
    [{ red: { motion: 'pursuing', dp: 5 } }, 'roll'],
    [{ red: { formation: 'column' } }, 'impossible CB-CHG-1 a column does not charge'],
    [{ blue: { formation: 'column' } }, 'roll'],
    [{ red: { type: 'Art' } }, 'impossible CB-CHG-1 artillery does not charge'],
    [{ red: { motion: 'pursuing', formation: 'line' } }, 'impossible CB-UNIT-7 pursuers are unformed'],
    [{ red: { fortified: true } }, 'impossible CB-CBT-4 who comes on defends neither fortification nor obstacle'],
    [{ red: { obstacle: true } }, 'impossible CB-CBT-4 who comes on defends neither fortification nor obstacle'],
    [{ blue: { obstacle: true, fortified: true } }, 'roll'],
    [{ round: 'melee' }, 'impossible CB-CBT-10 who charges or pursues fights the first round of contact'],
    [
      { round: 'melee', red: { motion: 'pursuing' } },
      'impossible CB-CBT-10 who charges or pursues fights the first round of contact',
    ],
    [{ round: 'melee', red: { motion: 'following up' } }, 'roll'],
    [
      { red: { motion: 'following up' } },
      'impossible CB-CBT-10 who follows up stays in a contact that has had its first round',
    ],
    [{ red: { motion: 'standing' } }, 'impossible CB-CBT-10 in the first round of contact one of them has charged'],
    [{ red: { motion: 'standing' }, blue: { motion: 'charging' } }, 'roll'],
    [{ red: { motion: 'standing' }, round: 'melee' }, 'roll'],
    [{ red: { formation: 'quincunx' } }, 'impossible CB-UNIT-7 only a legion forms a quincunx'],
    [{ blue: { formation: 'quincunx' } }, 'impossible CB-UNIT-7 only a legion forms a quincunx'],
  ])('CB-CBT-10 %o: %s', (input, wanted) => expect(because(combatCalculation, input)).toBe(wanted));
});

const fought = unitInput({ motion: fc.constantFrom(...MOTIONS), frontal: bit });
const combatInput = fc.record({ red: fought, blue: fought, round: fc.constantFrom(...ROUNDS) });

test.prop([combatInput], { numRuns: 40 })('CB-CBT-2 odds of combat are those of all throws', (input) => {
  expectWhole(combatCalculation, input);
});

test.prop([combatInput], { numRuns: 60 })('CB-CBT-1 bands of combat as added up by hand', (input) => {
  const prepared = prepare(combatCalculation, input) as ReturnType<(typeof combatCalculation)['prepare']>;
  fc.pre(prepared.verdict.kind !== 'impossible');
  const { red, blue } = prepared.combat.situation;
  const difference = sumByHand(red, blue) - sumByHand(blue, red);
  const faces = (grade: string): readonly number[] => (grade === 'A' ? [2, 3, 3, 4, 4, 5] : [1, 2, 3, 4, 5, 6]);
  const throws = faces(red.unit.grade).flatMap((a) => faces(blue.unit.grade).map((b) => bandOf(a - b + difference)));
  const { rows } = oddsOf(combatCalculation, prepared);
  for (const band of BANDS) {
    const chance = rows.filter(({ value }) => value.bands.red === band).reduce((sum, row) => sum + row.chance, 0);
    expect(chance).toBeCloseTo(throws.filter((one) => one === band).length / 36, 9);
  }
});
