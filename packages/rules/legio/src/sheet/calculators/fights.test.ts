import { AVERAGE_DIE, D6 } from '@acies/kernel';
import { SeededDice, seedOf } from '@acies/kernel/match';
import { type Calculation, oddsOf, type Prepared } from '@acies/kernel/odds';
import { enumerateWhole } from '@acies/kernel/testing';
import { bandOf } from '@acies/rules-disorder';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { sumByHand } from '../../testing/by-hand.ts';
import { lines } from '../../testing/lines.ts';
import { MOTIONS } from '../combat/combat-factors.ts';
import { RESPONSES } from '../combat/responses.ts';
import { FORMATIONS } from '../formations.ts';
import { GRADES, TROOP_IDS } from '../troops.ts';
import { chargeCalculation } from './charge.ts';
import { combatCalculation } from './combat.ts';
import { evadeCalculation } from './evade.ts';
import { pursuitCalculation } from './pursuit.ts';

const prepare = <P extends Prepared>(one: Calculation<unknown, P>, input: object): P =>
  one.prepare(one.input.parse(input));
const oddsFor = (one: Calculation, input: object) => oddsOf(one, prepare(one, input));
const because = (one: Calculation, input: object): string => {
  const { verdict } = prepare(one, input);
  return verdict.kind === 'roll' ? 'roll' : `${verdict.kind} ${verdict.because.clause} ${verdict.because.text}`;
};

/** Compares a printed table, in its order, with one worked out on paper. */
function expectTable(
  one: Calculation,
  input: object,
  outOf: number,
  table: readonly (readonly [string, number])[],
): void {
  const { rows } = oddsFor(one, input);
  expect(rows.map(({ text, chance }) => [text, Math.round(chance * outOf * 1e6) / 1e6])).toEqual(table);
}

describe('LG-CBT-1 tables of combat', () => {
  it('LG-CBT-1 a warband charges a shieldwall: 2 and 2 against 3', () => {
    // 4 + D6 against 3 + D6: the difference is 1 more than that of the dice.
    expectTable(combatCalculation, {}, 36, [
      ['red victory: pursues; blue defeat: loses a stand, retires', 3],
      ['red success: 1 DP, follows up; blue set-back: 2 DP, falls back', 12],
      ['red inconclusive: 1 DP, halts or falls back; blue inconclusive: 1 DP, halts or falls back', 15],
      ['red set-back: 2 DP, falls back; blue success: 1 DP, follows up or halts', 6],
    ]);
  });

  it('LG-CBT-1 LG-UNIT-3 legionaries throw an average die', () => {
    const { rows } = oddsFor(combatCalculation, {
      red: { type: 'SW', motion: 'standing', legionaries: true },
      blue: { type: 'SW', legionaries: true },
    });
    // Of 36 throws of two average dice 4 pairs of each kind differ by 2, 1 by 3.
    expect(rows.map(({ chance }) => Math.round(chance * 36))).toEqual([5, 26, 5]);
  });

  it('LG-RES-1 LG-RES-7 cavalry of A grade against skirmishers', () => {
    const input = { red: { type: 'HC', motion: 'charging', grade: 'A' }, blue: { type: 'Sk' } };
    const [best] = oddsFor(combatCalculation, input).rows;
    expect(best!.text).toBe('red victory: pursues or halts at 1 DP; blue rout: loses a stand, breaks');
    expect(lines(prepare(combatCalculation, input).tallies[1]!.tally)).toEqual([
      'LG-CBT-1 combat value +1',
      'LG-CBT-4 unformed -2',
    ]);
  });

  it('LG-MOR-5 LG-RES-4 shaken by the fifth DP; a stand by the sixth; the last of them', () => {
    const texts = (blue: object): string =>
      oddsFor(combatCalculation, { blue })
        .rows.map(({ text }) => text)
        .join('\n');
    expect(texts({ dp: 4 })).toContain('blue inconclusive: 1 DP, shaken, halts or falls back');
    expect(texts({ dp: 4 })).toContain('blue set-back: 1 DP, loses a stand, shaken, falls back');
    expect(texts({ dp: 5, stands: 2, casualties: 1 })).toContain('blue rout: destroyed');
    expect(texts({ dp: 5 })).toContain('blue set-back: breaks');
  });

  it('LG-RES-6 LG-CBT-4 the shaken break in defeat unless that is switched off; their casualties count', () => {
    const texts = (more: object) =>
      oddsFor(combatCalculation, { blue: { dp: 5 }, ...more }).rows.map(({ text }) => text);
    expect(texts({})).toContain('red victory: pursues; blue defeat: breaks');
    expect(texts({ shakenBreakInDefeat: false })).toContain(
      'red victory: pursues; blue defeat: loses a stand, retires',
    );
    const { combat } = prepare(combatCalculation, { blue: { dp: 5, casualties: 2 } });
    expect(combat.tallies.blue.total).toBe(3 - 5 - 2);
  });

  it('LG-RES-2 LG-RES-6 LG-RES-7 elephants', () => {
    const input = { red: { type: 'El', dp: 3 }, blue: { type: 'SW', supported: true, armoured: true, inspired: true } };
    // 4 and 2 less 3 against 6: from 4 to 9 against 7 to 12.
    expectTable(combatCalculation, input, 36, [
      ['red success: 1 DP, passes through the ranks; blue set-back: 2 DP, halts', 1],
      [
        'red inconclusive: 1 DP, passes through the ranks or follows up or pursues; blue inconclusive: 1 DP, halts or falls back',
        9,
      ],
      ['red set-back: 2 DP, shaken, halts; blue success: halts', 16],
      ['red defeat: rampages; blue victory: halts', 7],
      ['red rout: destroyed; blue victory: halts', 3],
    ]);
    const { means } = oddsFor(combatCalculation, input);
    expect(means['red lost']).toBeCloseTo(10 / 36, 9);
    expect(means['red breaks']).toBe(0);
    expect(means['blue wins']).toBeCloseTo(26 / 36, 9);
    expect(means['red wins']).toBeCloseTo(1 / 36, 9);
  });

  it('LG-CBT-1 measures of each side', () => {
    const { means } = oddsFor(combatCalculation, { red: { type: 'El' }, blue: { type: 'SW', dp: 4 } });
    // 6 against -1: the difference is 7 more than that of the dice, and never below 2.
    expect(means['red wins']).toBeCloseTo(1, 9);
    // Broken by 7 or more: 21 throws of 36; a stand by 5 and 6 too, and by the DP beyond the fifth.
    expect(means['blue breaks']).toBeCloseTo(21 / 36, 9);
    expect(means['blue loses a stand']).toBeCloseTo(1, 9);
    expect(means['blue lost']).toBe(0);
  });

  it('LG-CBT-1 measures count only what happens', () => {
    const { means } = oddsFor(combatCalculation, {});
    expect(means['red loses a stand']).toBe(0);
    expect(means['blue loses a stand']).toBeCloseTo(3 / 36, 9);
    expect(means['blue breaks']).toBe(0);
  });

  it('LG-CBT-1 the dice in words', () => {
    expect(prepare(combatCalculation, { blue: { legionaries: true } }).dice).toEqual(['1D6 for red', '1 AvD for blue']);
  });

  it('LG-CBT-7 artillery is overrun', () => {
    const input = { blue: { type: 'Art' } };
    expect(because(combatCalculation, input)).toMatch(/^automatic LG-CBT-7/);
    expectTable(combatCalculation, input, 1, [['red victory: halts; blue rout: destroyed', 1]]);
    expect(prepare(combatCalculation, input)).toMatchObject({ tallies: [], dice: ['none'] });
  });

  it('LG-CBT-4 LG-CBT-5 the rulings reach the rows', () => {
    const input = { red: { dp: 5, motion: 'standing', numbers: 1 }, blue: { numbers: 4 } };
    const total = (rulings: object): number =>
      prepare(combatCalculation, { ...input, ...rulings }).tallies[0]!.tally.total;
    expect(total({})).toBe(2 - 5 - 3);
    expect(total({ shakenInsteadOfDps: false })).toBe(2 - 4 - 5 - 3);
    expect(total({ fourToOne: false })).toBe(2 - 5 - 2);
  });

  it('LG-UNIT-4 LG-CBT-6 a unit has 6 stands and 4 in contact, elephants 1', () => {
    const { stands, combat } = prepare<Prepared & { stands: unknown; combat: { situation: Record<string, unknown> } }>(
      combatCalculation,
      { red: { type: 'El' }, blue: {} },
    );
    expect(stands).toEqual({ red: 1, blue: 6 });
    expect(combat.situation).toMatchObject({ red: { numbers: 1 }, blue: { numbers: 4 } });
  });

  it('LG-MAN-1 LG-AFT-6 light troops and pursuers are unformed unless it is said', () => {
    const formations = (input: object) => {
      const { red, blue } = prepare<
        Prepared & { combat: { situation: Record<'red' | 'blue', { formation: string }> } }
      >(combatCalculation, input).combat.situation;
      return [red.formation, blue.formation];
    };
    expect(formations({ red: { motion: 'pursuing' }, blue: { type: 'Sk' } })).toEqual(['unformed', 'unformed']);
    expect(formations({ red: { motion: 'pursuing', formation: 'line' } })).toEqual(['line', 'line']);
  });

  it('LG-UNIT-4 LG-CHG-1 LG-CBT-2 fighters that no battle has', () => {
    expect(because(combatCalculation, { red: { stands: 1 } })).toMatch(/^impossible LG-UNIT-4 such a unit has 2 to 12/);
    expect(because(combatCalculation, { red: { type: 'El', stands: 2 } })).toMatch(/^impossible LG-UNIT-4/);
    expect(because(combatCalculation, { red: { stands: 2 } })).toBe('roll');
    expect(because(combatCalculation, { blue: { casualties: 5 } })).toBe('roll');
    expect(because(combatCalculation, { blue: { casualties: 6 } })).toBe('impossible LG-UNIT-4 it has no stand left');
    // Fatigue may have shaken it on its way.
    expect(because(combatCalculation, { red: { dp: 5 } })).toBe('roll');
    expect(because(combatCalculation, { red: { type: 'Sk', formation: 'line' } })).toBe(
      'impossible LG-MAN-1 light troops form no line',
    );
    for (const type of ['Sk', 'Arch', 'SC'])
      expect(because(combatCalculation, { red: { type, formation: 'column' } })).toBe('roll');
    expect(because(combatCalculation, { red: { type: 'LC', formation: 'column' } })).toMatch(
      /^impossible LG-CHG-1 a column/,
    );
    expect(because(combatCalculation, { red: { formation: 'column' } })).toMatch(/^impossible LG-CHG-1 a column/);
    expect(because(combatCalculation, { blue: { dp: 5, formation: 'column' } })).toBe('roll');
    expect(because(combatCalculation, { red: { fortified: true } })).toMatch(/^impossible LG-CBT-2/);
    expect(because(combatCalculation, { blue: { fortified: true } })).toBe('roll');
    expect(because(combatCalculation, { blue: { attachedLights: true } })).toMatch(/^impossible LG-UNIT-7/);
    expect(because(combatCalculation, { red: { legionaries: true } })).toMatch(/^impossible LG-UNIT-3/);
  });
});

it('LG-AFT-6 a table of pursuit', () => {
  expectTable(pursuitCalculation, { inContact: 3, stands: 3 }, 27, [
    ['no casualty', 1],
    ['1 casualty', 6],
    ['2 casualties', 12],
    ['destroyed', 8],
  ]);
  const { means } = oddsFor(pursuitCalculation, { inContact: 3, stands: 2 });
  expect(means.casualties).toBeCloseTo((6 + 2 * 20) / 27, 9);
  expect(means.destroyed).toBeCloseTo(20 / 27, 9);
  expect(lines(prepare(pursuitCalculation, {}).tallies[0]!.tally)).toEqual(['LG-AFT-6 stands in contact +4']);
});

it('LG-UNIT-4 LG-CBT-6 the numbers that the forms take', () => {
  const takes = (one: Calculation, input: object): boolean => one.input.safeParse(input).success;
  for (const [one, field, most] of [
    [pursuitCalculation, 'inContact', 14],
    [pursuitCalculation, 'stands', 12],
  ] as const)
    expect([0, 1, most, most + 1].map((value) => takes(one, { [field]: value }))).toEqual([false, true, true, false]);
  for (const [field, most] of [
    ['stands', 12],
    ['numbers', 24],
  ] as const)
    expect([0, 1, most, most + 1].map((value) => takes(combatCalculation, { red: { [field]: value } }))).toEqual([
      ...[false, true, true, false],
    ]);
  expect(pursuitCalculation.input.parse({})).toEqual({ inContact: 4, stands: 5 });
  expect(prepare(pursuitCalculation, {}).dice).toEqual(['4D6, each 3 or more a casualty']);
});

describe('LG-RSP-1 LG-RSP-7 responses to a charge', () => {
  it('LG-RSP-4 LG-RSP-7 javelinmen with 2 DPs evade a warband, or may stand', () => {
    const input = { charged: { dp: 2 } };
    expectTable(chargeCalculation, input, 6, [
      ['evades, a full fast move', 4],
      ['shaken, receives the charge at the halt', 2],
    ]);
    const { tallies, dice, notes } = prepare(chargeCalculation, input);
    expect(dice).toEqual(['1D6, evades on 3 or more']);
    expect(notes).toEqual(['it may stand or evade']);
    expect(tallies.flatMap(({ tally }) => lines(tally))).toEqual(['LG-RSP-7 DPs -2']);
    expect(oddsFor(chargeCalculation, input).means).toEqual({ evades: expect.closeTo(2 / 3), breaks: 0 });
    expect(because(chargeCalculation, { ...input, response: 'stand' })).toBe(
      'automatic LG-RSP-4 it may stand or evade',
    );
    expectTable(chargeCalculation, { ...input, response: 'stand' }, 1, [['stands to receive the charge', 1]]);
    expect(prepare(chargeCalculation, { ...input, response: 'stand' }).dice).toEqual(['none']);
  });

  it('LG-RSP-1 shaken units break', () => {
    expectTable(chargeCalculation, { charged: { dp: 5 } }, 1, [['breaks', 1]]);
    expect(oddsFor(chargeCalculation, { charged: { dp: 5 } }).means).toEqual({ evades: 0, breaks: 1 });
  });

  it('LG-RSP-2 LG-RSP-3 LG-RSP-5 the facts of the form reach the responses', () => {
    const may = (input: object): string | undefined => {
      const { notes, verdict } = prepare(chargeCalculation, input);
      return notes![0] ?? (verdict.kind === 'automatic' ? verdict.because.text : undefined);
    };
    expect(may({ charged: { type: 'Sk' } })).toBe('it must try to evade');
    expect(may({ charged: { type: 'Sk', inDifficult: true } })).toBe('it may counter-charge or stand or evade');
    expect(may({ charged: { type: 'Sk', behindObstacle: true } })).toBe('it may counter-charge or stand or evade');
    expect(may({ charged: { type: 'LC' }, charger: { type: 'HC' } })).toBe('it may counter-charge or evade');
    expect(may({ charged: { type: 'HC' }, charger: { type: 'HC' } })).toBe('it must stand');
    expect(may({ charged: { type: 'HC' }, charger: { type: 'HC', chariots: true } })).toBe('it may stand or evade');
    expect(may({ charged: { type: 'HC', formation: 'unformed' } })).toBe('it must try to evade');
    expect(may({ charged: { type: 'SC' }, charger: { pursuing: true } })).toBe('it may stand or counter-charge');
    expectTable(
      chargeCalculation,
      { charged: { type: 'SC' }, charger: { pursuing: true }, response: 'counter-charge' },
      1,
      [['counter-charges', 1]],
    );
  });

  it('LG-RSP-7 grade, casualties and leader', () => {
    const charged = { type: 'Sk', grade: 'A', casualties: 3, inspired: true };
    expect(prepare(chargeCalculation, { charged }).dice).toEqual(['1 AvD, evades on 3 or more']);
    expect(oddsFor(chargeCalculation, { charged }).means.evades).toBeCloseTo(5 / 6, 9);
  });

  it('LG-RSP-7 no die is thrown where any would do, or none', () => {
    for (const calculation of [chargeCalculation, evadeCalculation]) {
      const situation = (charged: object) => (calculation === chargeCalculation ? { charged } : charged);
      expect(because(calculation, situation({}))).toBe('automatic LG-RSP-7 any throw is high enough to evade');
      expect(prepare(calculation, situation({})).dice).toEqual(['none']);
      expectTable(calculation, situation({}), 1, [['evades, a full fast move', 1]]);
      expect(because(calculation, situation({ dp: 1 }))).toBe('roll');
      expect(because(calculation, situation({ dp: 2, inspired: true }))).toBe('roll');
      expect(because(calculation, situation({ casualties: 6 }))).toBe(
        'automatic LG-RSP-7 no throw is high enough to evade',
      );
      expect(because(calculation, situation({ casualties: 5 }))).toBe('roll');
      // An average die has neither 1 nor 6.
      expect(because(calculation, situation({ grade: 'A', casualties: 1 }))).toMatch(/^automatic/);
      expect(because(calculation, situation({ grade: 'A', casualties: 5 }))).toMatch(/^automatic/);
    }
  });

  it('LG-AFT-6 pursuers charge unformed unless it is said otherwise', () => {
    const filled = (charger: object) => {
      const given = chargeCalculation.input.parse({ charger });
      return chargeCalculation.filledIn!(given).charger.formation;
    };
    expect([filled({}), filled({ pursuing: true }), filled({ pursuing: true, formation: 'line' })]).toEqual([
      ...['line', 'unformed', 'line'],
    ]);
  });

  it('LG-CHG-1 LG-CHG-2 who may not charge, and what is no response', () => {
    expect(because(chargeCalculation, { charger: { dp: 5 } })).toBe('impossible LG-CHG-1 it is shaken');
    expect(because(chargeCalculation, { charger: { type: 'Arch' } })).toMatch(/^impossible LG-CHG-1/);
    expect(because(chargeCalculation, { charger: { formation: 'column' } })).toMatch(/^impossible LG-CHG-1/);
    expect(because(chargeCalculation, { charger: { type: 'LC' } })).toMatch(/^impossible LG-CHG-2/);
    expect(because(chargeCalculation, { charger: { type: 'LC', pursuing: true } })).toMatch(/^automatic LG-RSP-4/);
    expect(because(chargeCalculation, { charger: { type: 'LC' }, charged: { exposed: true } })).toMatch(/^automatic/);
    expect(because(chargeCalculation, { charger: { type: 'LC' }, charged: { type: 'Sk', dp: 1 } })).toBe('roll');
    expect(because(chargeCalculation, { charged: { type: 'WB' }, response: 'evade' })).toBe(
      'impossible LG-RSP-6 it must stand',
    );
    expect(because(chargeCalculation, { charged: { type: 'El', grade: 'A' } })).toMatch(/^impossible LG-UNIT-6/);
    expect(because(chargeCalculation, { charger: { chariots: true } })).toMatch(/^impossible LG-UNIT-3/);
  });
});

const bit = fc.boolean();
const pick = <T>(...from: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...from);
const upTo = (most: number, least = 0): fc.Arbitrary<number> => fc.integer({ min: least, max: most });
const formation = fc.option(pick(...FORMATIONS), { nil: undefined });
const side = fc.record({
  ...{ type: pick(...TROOP_IDS), grade: pick(...GRADES), dp: upTo(5), casualties: upTo(3), motion: pick(...MOTIONS) },
  ...{ formation, ground: bit, supported: bit, armoured: bit, inspired: bit, numbers: upTo(12, 1) },
});

const INPUTS: readonly [string, Calculation, fc.Arbitrary<object>][] = [
  [
    'LG-CBT-1',
    combatCalculation,
    fc.record({ red: side, blue: side, shakenInsteadOfDps: bit, shakenBreakInDefeat: bit, fourToOne: bit }),
  ],
  ['LG-AFT-6', pursuitCalculation, fc.record({ inContact: upTo(5, 1), stands: upTo(6, 1) })],
  [
    'LG-RSP-7',
    chargeCalculation,
    fc.record({
      charger: fc.record({ type: pick(...TROOP_IDS), formation, pursuing: bit }),
      charged: fc.record({
        ...{ type: pick(...TROOP_IDS), grade: pick(...GRADES), formation, dp: upTo(5), casualties: upTo(3) },
        ...{ inspired: bit, inDifficult: bit, behindObstacle: bit, exposed: bit },
      }),
      response: fc.option(pick(...RESPONSES), { nil: undefined }),
    }),
  ],
];

describe.each(INPUTS)('%s the odds of a calculator', (clause, one, inputs) => {
  test.prop([inputs], { numRuns: 150 })(`${clause} are those of every single throw, and sum to 1`, (input) => {
    const prepared = prepare(one, input);
    if (prepared.verdict.kind === 'impossible') return;
    const chances = new Map<string, number>();
    const means: Record<string, number> = {};
    for (const { value, chance } of enumerateWhole((dice) => one.resolve(prepared, dice), JSON.stringify).values()) {
      const text = one.describe(value);
      chances.set(text, (chances.get(text) ?? 0) + chance);
      for (const [name, amount] of Object.entries(one.measures!(value)))
        means[name] = (means[name] ?? 0) + Number(amount) * chance;
    }
    const odds = oddsOf(one, prepared);
    expect(odds.rows.map(({ text }) => text).sort()).toEqual([...chances.keys()].sort());
    for (const { text, chance } of odds.rows) {
      expect(chance).toBeCloseTo(chances.get(text)!, 9);
      expect(text).not.toMatch(/undefined|null|NaN|: ;|, $/);
    }
    for (const name of Object.keys(means)) expect(odds.means[name]).toBeCloseTo(means[name]!, 9);
    expect(odds.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    if (prepared.verdict.kind === 'automatic') expect(odds.rows).toHaveLength(1);
  });

  it(`${clause} many throws fit them`, () => {
    const prepared = prepare(one, {});
    const dice = new SeededDice(seedOf(23));
    const counts = new Map<string, number>();
    const throws = 20_000;
    for (let i = 0; i < throws; i++) {
      const text = one.describe(one.resolve(prepared, dice));
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    for (const { text, chance } of oddsOf(one, prepared).rows) {
      const sigma = Math.sqrt(throws * chance * (1 - chance));
      expect(Math.abs((counts.get(text) ?? 0) - throws * chance), text).toBeLessThanOrEqual(4 * sigma + 1);
    }
  });
});

test.prop([side, side], { numRuns: 150 })('LG-CBT-1 LG-RES-1 wins as counted by hand', (red, blue) => {
  const prepared = prepare<ReturnType<typeof combatCalculation.prepare>>(combatCalculation, { red, blue });
  if (prepared.verdict.kind !== 'roll') return;
  const { situation } = prepared.combat;
  const dieOf = (name: 'red' | 'blue') => (situation[name].unit.legionaries ? AVERAGE_DIE : D6).faces;
  let wins = 0;
  for (const own of dieOf('red'))
    for (const theirs of dieOf('blue')) {
      const gap = own + sumByHand(situation.red, situation.blue) - theirs - sumByHand(situation.blue, situation.red);
      if (bandOf(gap) === 'victory' || bandOf(gap) === 'success') wins++;
    }
  expect(oddsOf(combatCalculation, prepared).means['red wins']).toBeCloseTo(wins / 36, 9);
});
