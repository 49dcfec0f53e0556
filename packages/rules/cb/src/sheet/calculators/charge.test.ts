import { AVERAGE_DIE, D6 } from '@acies/kernel';
import { takeDice } from '@acies/kernel/odds';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { because, expectTable, expectWhole, oddsFor, prepare, texts } from '../../testing/calculating.ts';
import { bit, unitInput, upTo } from '../../testing/inputs.ts';
import { lines } from '../../testing/lines.ts';
import { RESPONSES } from '../combat/responses.ts';
import { chargeCalculation } from './charge.ts';
import { combatCalculation } from './combat.ts';

describe('CB-SEQ-6 tables of charges', () => {
  /** How many of 36 throws of an average die and a D6 give so much. */
  const infantry = (holds: (pips: number) => boolean): number =>
    AVERAGE_DIE.faces.flatMap((a) => D6.faces.map((d) => a + d)).filter(holds).length;

  it('CB-SEQ-6 a charge may fall short', () => {
    const short = (distance: number, more: object = {}): number =>
      oddsFor(chargeCalculation, { distance, ...more }).rows.find(({ text }) => text === 'the charge falls short')
        ?.chance ?? 0;
    for (const distance of [3, 4, 5]) expect(short(distance)).toBeCloseTo(infantry((pips) => pips < distance) / 36, 9);
    expect(short(4, { charger: { dice: 1 } })).toBeCloseTo(3 / 6, 9);
    // CB-CMD-3: one JT for each inspire action.
    expect(short(4, { charger: { dice: 1, inspires: 1 } })).toBeCloseTo(1 / 6, 9);
    const { means } = oddsFor(chargeCalculation, { distance: 5 });
    expect(means.contact).toBeCloseTo(infantry((pips) => pips >= 5) / 36, 9);
  });

  it('CB-MOV-7 a six tires the charger before the combat', () => {
    // 4 against 3, or 3 against 3 in a throw of six.
    const wins = (difference: number): number =>
      D6.faces.flatMap((a) => D6.faces.map((b) => a - b + difference)).filter((d) => d >= 2).length / 36;
    const { means } = oddsFor(chargeCalculation, { distance: 2 });
    expect(means['charger wins']).toBeCloseTo((5 * wins(1) + wins(0)) / 6, 9);
    expect(means['charged wins']).toBeCloseTo((5 * wins(-1) + wins(0)) / 6, 9);
    expect(means.contact).toBeCloseTo(1, 9);
    const { means: one } = oddsFor(chargeCalculation, { distance: 2, charger: { dice: 1 } });
    expect(one['charger wins']).toBeCloseTo(wins(1), 9);
  });

  it('CB-MOV-8 difficult terrain disorders who moves, not who stands', () => {
    const dps = (input: object) => {
      const { means } = oddsFor(chargeCalculation, { distance: 2, ...input });
      return [means['charger’s DP at the end'], means['charged unit’s DP at the end']];
    };
    const [red, blue] = dps({ charger: { dice: 1 } });
    expect(dps({ charger: { dice: 1, difficult: true } })[0]).toBeGreaterThan(red! + 0.5);
    expect(dps({ charger: { dice: 1 }, charged: { difficult: true } })[1]).toBe(blue);
  });

  it('CB-MOR-8 CB-AFT-8 the DPs at the end are those of a burst through too', () => {
    const [red, blue] = [
      { type: 'SyCh', stands: 2 },
      { type: 'HI', grade: 'C', morale: 'average' },
    ];
    const { means } = oddsFor(chargeCalculation, { charger: red, charged: blue, distance: 1 });
    const fight = oddsFor(combatCalculation, { red, blue }).means;
    expect(means['charged unit’s DP at the end']).toBeCloseTo(fight['DP gained by blue']!, 9);
    expect(fight['DP gained by blue']).toBeGreaterThan(1.9);
  });

  it('CB-CHG-3 javelinmen who come from afar strike unformed', () => {
    const rows = (distance: number): string[] =>
      lines(prepare(chargeCalculation, { charger: { type: 'Jav' }, distance }).tallies[3]!.tally);
    expect(rows(1)).toEqual(['CB-CBT-1 combat factor +2', 'CB-CBT-5 coming on +1']);
    expect(rows(2)).toEqual(['CB-CBT-1 combat factor +2', 'CB-CBT-5 coming on +1', 'CB-CBT-6 unformed -2']);
    const wins = (distance: number) =>
      oddsFor(chargeCalculation, { charger: { type: 'Jav', dice: 1 }, distance }).means['charger wins']!;
    expect(wins(2)).toBeLessThan(wins(1));
  });

  it('CB-RSP-4 CB-MOR-7 cavalry counter-charges infantry, which is caught charging', () => {
    const input = { charged: { type: 'HC' }, distance: 5 };
    const { tallies, dice, notes } = prepare(chargeCalculation, input);
    expect(notes).toEqual(['the charged unit may counter-charge or stand']);
    expect(dice).toEqual([
      ...['1 AvD and 1D6 for the charge', '2 AvD and 1D6 for the counter-charge'],
      ...['1D6 for the charger in combat', '1D6 for the charged unit in combat'],
    ]);
    expect(tallies.map(({ heading, tally: { total } }) => `${heading} ${total}`)).toEqual([
      ...['charge at the farthest 11', 'counter-charge at the farthest 16', 'charger for morale 2'],
      ...['charged for morale 0', 'charger adds, before new DPs 4', 'charged adds, before new DPs 4'],
    ]);
    const stood = prepare(chargeCalculation, { ...input, response: 'stand' });
    expect(stood.tallies.map(({ tally: { total } }) => total)).toEqual([11, 0, 0, 4, 3]);
    // They start so near that they always meet; the horse may fall short only if it stands.
    expect(oddsFor(chargeCalculation, input).means.contact).toBeCloseTo(1, 9);
    expect(oddsFor(chargeCalculation, { ...input, response: 'stand' }).means.contact).toBeLessThan(1);
    const own = { charger: { type: 'HC' }, charged: { charging: true }, distance: 5 };
    expect(prepare(chargeCalculation, own).tallies[3]!.tally.total).toBe(2);
    expect(prepare(chargeCalculation, own).dice[1]).toBe('1 AvD and 1D6 for the counter-charge');
  });

  it('CB-SEQ-6 (R) who charge each other meet halfway', () => {
    const rest = { charger: { type: 'Jav', dice: 1 }, charged: { type: 'HC', dice: 1 } };
    // 2 JT apart each goes 1 JT, and javelinmen keep their ranks.
    const unmoved = oddsFor(chargeCalculation, { ...rest, distance: 2 }).means['charged wins']!;
    const moved = oddsFor(chargeCalculation, { ...rest, distance: 2.5 }).means['charged wins']!;
    expect(moved).toBeGreaterThan(unmoved);
  });

  it('CB-MOR-9 charged from behind the flank, CB-MOR-3 CB-MOR-4 beasts', () => {
    const morale = (input: object): string[] =>
      prepare(chargeCalculation, input)
        .tallies.slice(1, 3)
        .flatMap(({ tally }) => lines(tally));
    const strikes = 'behind the flank';
    expect(morale({ strikes })).toEqual(['CB-MOR-9 charged from behind the flank +1']);
    expect(morale({ strikes: 'flank' })).toEqual([]);
    expect(morale({ strikes, charged: { inCombat: true } })).toEqual([
      'CB-MOR-9 in combat, phalanx or cataphracts charged from behind the flank +2',
    ]);
    expect(morale({ charger: { type: 'HC' }, charged: { type: 'El' } })).toEqual([
      'CB-MOR-3 cavalry near elephants +2',
    ]);
    expect(morale({ charger: { type: 'HC', elephants: true }, charged: { type: 'El' } })).toEqual([
      'CB-MOR-3 cavalry used to elephants near elephants +1',
    ]);
    const horse = { type: 'HC', elephants: true };
    expect(morale({ charger: { type: 'El' }, charged: horse, response: 'stand' })).toEqual([
      'CB-MOR-3 cavalry used to elephants near elephants +1',
    ]);
    expect(morale({ charger: { type: 'Cam' }, charged: { type: 'HC' }, response: 'stand' })).toEqual([
      'CB-MOR-4 cavalry near camels +1',
    ]);
    const dps = (input: object): number => oddsFor(chargeCalculation, { distance: 2, ...input }).means['charger wins']!;
    expect(dps({ strikes })).toBeGreaterThan(dps({ strikes: 'flank' }));
  });

  it('CB-RES-3 cavalry in the flank of infantry is not repelled', () => {
    const found = (strikes: string): string =>
      texts(chargeCalculation, { charger: { type: 'HC' }, strikes, distance: 2 }).join('\n');
    expect(found('front')).toContain('charger success: 1 DP, retires');
    expect(found('flank')).not.toContain('charger success: 1 DP, retires');
  });

  it('CB-RSP-2 CB-MOR-5 CB-AFT-7 evaders', () => {
    const input = { charger: { type: 'HC', dice: 2 }, charged: { type: 'Sk' }, distance: 2 };
    // Two average dice against an average die and a D6 with half a JT twice for each: 2 JT and 2 more.
    const chases = AVERAGE_DIE.faces.flatMap((a) => AVERAGE_DIE.faces.map((b) => a + b));
    const flees = AVERAGE_DIE.faces.flatMap((a) => D6.faces.map((b) => a + b + 2));
    const caught = chases.flatMap((c) => flees.filter((f) => c >= f + 2)).length / 36 ** 2;
    const { rows, means } = oddsFor(chargeCalculation, input);
    expect(rows.map(({ text }) => text)).toEqual(['evades, is caught, loses a stand and breaks', 'evades']);
    expect(rows[0]!.chance).toBeCloseTo(caught, 9);
    expect(means['charged breaks']).toBeCloseTo(caught, 9);
    expect(means['charged unit’s DP at the end']).toBeCloseTo(5 * caught + (1 - caught), 9);
    const weak = { ...input, charged: { type: 'Sk', dp: 5, casualties: 3 } };
    expect(texts(chargeCalculation, weak)).toContain('evades, and is destroyed');
    expect(texts(chargeCalculation, { ...input, charged: { type: 'Sk', dp: 5, casualties: 4 } })).toEqual([
      'evades, and is destroyed',
    ]);
    expect(prepare(chargeCalculation, input).tallies.map(({ heading }) => heading)).toEqual([
      'charge at the farthest',
      'evasion at the farthest',
    ]);
  });

  it('CB-RSP-1 the shaken of poor morale break', () => {
    const input = { charged: { grade: 'C', dp: 5 } };
    expect(because(chargeCalculation, input)).toBe('automatic CB-RSP-1 the charged unit may break');
    expectTable(chargeCalculation, input, 1, [['breaks before the charge', 1]]);
    const { means } = oddsFor(chargeCalculation, { charged: { morale: 'poor', dp: 5 } });
    expect([means['charged breaks'], means['charged unit’s DP at the end'], means.contact]).toEqual([1, 5, 0]);
    const { tallies, dice } = prepare(chargeCalculation, input);
    expect([tallies, dice]).toEqual([[], ['none']]);
  });

  it('CB-MOR-10 CB-SPT-1 who is lost to the shock does not fight', () => {
    const input = { charged: { type: 'El', stands: 1 }, strikes: 'behind the flank', distance: 2 };
    const { rows, means } = oddsFor(chargeCalculation, input);
    const lost = rows.find(({ text }) => text === 'charged lost before they fight');
    // One stand: gone by every critical hit.
    expect(lost!.chance).toBeCloseTo(1 / 3, 9);
    expect(means.contact).toBeCloseTo(2 / 3, 9);
    const horse = { charger: { type: 'HC', dp: 4, casualties: 4 }, charged: { type: 'El' }, distance: 2 };
    expect(texts(chargeCalculation, horse)).toEqual(['charger lost before they fight']);
    expect(oddsFor(chargeCalculation, horse).means['charger lost']).toBeCloseTo(1, 9);
  });

  it.each<[string, object, object]>([
    ['War', {}, {}],
    ['War', { grade: 'C' }, { type: 'El', numbers: 4 }],
    ['El', { stands: 2, breed: 'indian' }, { type: 'El', stands: 3 }],
    ['War', { ranks: 3, ground: true }, { type: 'Pike', dp: 3, casualties: 2, stands: 5 }],
    ['Leg', { grade: 'A', numbers: 9 }, { grade: 'C', dp: 4, casualties: 4, fortified: true }],
  ])('CB-CBT-2 a charge of %s that cannot fail or tire is a combat', (type, more, blue) => {
    const red = { type, ...more };
    const charge = oddsFor(chargeCalculation, { charger: { ...red, dice: 1 }, charged: blue, distance: 2 });
    const combat = oddsFor(combatCalculation, { red, blue });
    const named = (text: string): string => text.replace('charger', 'red').replace('charged', 'blue');
    expect(charge.rows.map(({ text }) => named(text))).toEqual(combat.rows.map(({ text }) => text));
    for (const [i, { chance }] of charge.rows.entries()) expect(chance).toBeCloseTo(combat.rows[i]!.chance, 9);
    for (const [own, other] of [
      ...[['charger wins', 'red wins'] as const, ['charged wins', 'blue wins'] as const],
      ...[['charger lost', 'red lost'] as const, ['charged lost', 'blue lost'] as const],
      ['charged breaks', 'blue breaks'] as const,
    ])
      expect(charge.means[own]).toBeCloseTo(combat.means[other]!, 9);
    expect(charge.means.contact).toBeCloseTo(1, 9);
  });

  it('CB-SPT-1 special troops take no DPs of moving', () => {
    const { means } = oddsFor(chargeCalculation, { charger: { type: 'El', stands: 3 } });
    expect(means['charger’s DP at the end']).toBe(0);
    expect(means['charged unit’s DP at the end']).toBeGreaterThan(0);
  });

  it('CB-SPT-1 CB-CBT-1 the dice are those that can be thrown, and say whose they are', () => {
    const onFlank = { charger: { dice: 1 }, charged: { type: 'El' }, strikes: 'behind the flank', distance: 2 };
    const prepared = prepare(chargeCalculation, onFlank);
    expect(prepared.dice).toEqual([
      ...['1 AvD for the charge', '1D6 for the morale of the charged unit, each a critical hit on 1 or 2'],
      ...['1D6 for each critical hit', '1D6 for the charger in combat', '1D6 for the charged unit in combat'],
      '1D6 for each DP of the charged unit in combat, a critical hit on 1 or 2',
    ]);
    const { dice } = takeDice(chargeCalculation, prepared, [3, 6, 1, 1, 6]);
    expect(dice.map(({ label, unit }) => [label, unit])).toEqual([
      ['charge move', 'the charger'],
      ['critical hits', 'the charged unit'],
      ['combat, charger', undefined],
      ['combat, charged', undefined],
      ['critical hits', 'the charged unit'],
    ]);
    expect(prepare(chargeCalculation, { charged: { type: 'LI' }, response: 'evade' }).dice).toEqual([
      ...['1 AvD and 1D6 for the charge', '1 AvD and 1D6 for the evasion'],
    ]);
  });

  it('CB-CHG-5 a spontaneous advance must charge', () => {
    const stands = 'the charged unit may stand';
    expect(prepare(chargeCalculation, { charger: { spontaneous: true } }).notes).toEqual(['it must charge', stands]);
    expect(prepare(chargeCalculation, {}).notes).toEqual([stands]);
  });

  it.each<[object, string]>([
    [{ charger: { dp: 5 } }, 'impossible CB-CHG-1 it is shaken'],
    [{ charger: { formedUp: true } }, 'impossible CB-CHG-1 it has formed up this turn'],
    [
      { charger: { formation: 'unformed' } },
      'impossible CB-CHG-2 unformed, it may charge only special troops, shaken or unformed enemy',
    ],
    [{ charger: { formation: 'unformed', spontaneous: true } }, 'roll'],
    [{ charger: { spontaneous: true, dice: 2 } }, 'roll'],
    [
      { charger: { spontaneous: true, dice: 1 } },
      'impossible CB-CTL-6 a spontaneous advance charges with all its dice',
    ],
    [{ charger: { dice: 1 } }, 'roll'],
    [
      { charger: { type: 'HC' }, charged: { type: 'HC', held: true }, response: 'counter-charge' },
      'impossible CB-RSP-4 the charged unit may stand',
    ],
    [{ charger: { formation: 'unformed' }, charged: { dp: 5 } }, 'roll'],
    [{ charger: { formation: 'unformed' }, charged: { formation: 'unformed' } }, 'roll'],
    [
      { charger: { type: 'HC' }, charged: { type: 'Hop' } },
      'impossible CB-CHG-4 cavalry does not charge the front of a stationary phalanx in good order',
    ],
    [{ charger: { type: 'HC' }, charged: { type: 'Hop' }, strikes: 'flank' }, 'roll'],
    [{ charger: { type: 'HC' }, charged: { type: 'Hop', charging: true } }, 'roll'],
    [{ charger: { type: 'HC' }, charged: { type: 'Hop', moved: true } }, 'roll'],
    [{ charger: { type: 'HC' }, charged: { type: 'Hop', formedUp: true } }, 'roll'],
    [{ distance: 5.5 }, 'impossible CB-SEQ-6 the target is too far off'],
    [{ charger: { type: 'HC' }, distance: 16 }, 'roll'],
    [{ charger: { type: 'HC', dice: 1 }, distance: 16 }, 'roll'],
    [{ charger: { type: 'HC' }, distance: 16.5 }, 'impossible CB-SEQ-6 the target is too far off'],
    [{ charger: { dice: 3 } }, 'impossible CB-MOV-1 it does not throw so many dice'],
    [{ charged: { type: 'HC', dice: 3 } }, 'roll'],
    [{ charged: { type: 'Cat', dice: 3 } }, 'impossible CB-MOV-2 it does not throw so many dice'],
    [{ charged: { type: 'Cat', dice: 3 }, response: 'stand' }, 'roll'],
    [{ response: 'evade' }, 'impossible CB-RSP-5 the charged unit may stand'],
    [{ charged: { type: 'Sk' }, response: 'stand' }, 'impossible CB-RSP-2 the charged unit may evade'],
    [{ charged: { type: 'Sk', inDifficult: true }, response: 'stand' }, 'roll'],
    [{ charged: { type: 'Sk', obstacle: true }, response: 'stand' }, 'roll'],
    [{ charged: { type: 'Sk', fortified: true }, response: 'stand' }, 'roll'],
    [{ charged: { type: 'Sk', inCombat: true }, response: 'evade' }, 'impossible CB-RSP-5 the charged unit may stand'],
    [
      { charged: { type: 'HC', formedUp: true }, response: 'counter-charge' },
      'impossible CB-RSP-4 the charged unit may stand',
    ],
    [{ charged: { casualties: 5 } }, 'impossible CB-UNIT-3 it has lost too many stands to be there'],
    [{ charger: { casualties: 5 } }, 'impossible CB-UNIT-3 it has lost too many stands to be there'],
    [{ charger: { formation: 'quincunx' } }, 'impossible CB-UNIT-7 only a legion forms a quincunx'],
  ])('CB-CHG-1 %o: %s', (input, wanted) => expect(because(chargeCalculation, input)).toBe(wanted));

  it('CB-CBT-7 the ruling reaches the combat', () => {
    const total = (shakenInsteadOfDps: boolean): number =>
      prepare(chargeCalculation, { charged: { dp: 5 }, shakenInsteadOfDps }).tallies[4]!.tally.total;
    expect([total(true), total(false)]).toEqual([3 - 5, 3 - 5 - 4]);
  });
});

const common = { elephants: bit, difficult: bit, dice: fc.constantFrom(1, 2) };
const chargeInput = fc.record({
  charger: unitInput({ ...common, spontaneous: bit }),
  charged: unitInput({ ...common, dp: upTo(5), inDifficult: bit, inCombat: bit, obstacle: bit }),
  distance: fc.constantFrom(1, 2, 3.5, 5),
  strikes: fc.constantFrom('front', 'flank', 'behind the flank'),
  response: fc.option(fc.constantFrom(...RESPONSES), { nil: undefined }),
});

test.prop([chargeInput], { numRuns: 25 })('CB-SEQ-6 odds of charges are those of all throws', (input) => {
  expectWhole(chargeCalculation, input);
});
