import { AVERAGE_DIE, D6 } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { because, oddsFor, prepare, texts } from '../../testing/calculating.ts';
import { pursuitCalculation } from './pursuit.ts';

describe('CB-AFT-7 tables of pursuits', () => {
  const pool = (...dice: (readonly number[])[]): number[] =>
    dice.reduce<number[]>((sums, faces) => sums.flatMap((sum) => faces.map((face) => sum + face)), [0]);
  const A = AVERAGE_DIE.faces;
  const caughtIn = (chases: number[], flees: number[], gap: number): number =>
    chases.flatMap((c) => flees.filter((f) => c >= f + gap)).length / (chases.length * flees.length);

  it.each([0, 2.5, 6])('CB-AFT-7 CB-MOV-4 cavalry after routing infantry %f JT off', (gap) => {
    const { rows, means } = oddsFor(pursuitCalculation, { gap });
    const caught = caughtIn(pool(A, A, D6.faces), pool(A, D6.faces), gap);
    expect(rows.map(({ text }) => text)).toEqual(['caught: loses a stand', 'gets away']);
    expect(means.caught).toBeCloseTo(caught, 9);
    expect(rows[0]!.chance).toBeCloseTo(caught, 9);
  });

  it('CB-AFT-7 CB-MOV-5 who retires runs half a JT a die farther, and breaks if caught', () => {
    const { rows, means } = oddsFor(pursuitCalculation, { fugitive: { flight: 'retire' } });
    expect(rows[0]!.text).toBe('caught: loses a stand and breaks');
    const flees = pool(A, D6.faces).map((pips) => pips + 1);
    expect(means.caught).toBeCloseTo(caughtIn(pool(A, A, D6.faces), flees, 0), 9);
  });

  it('CB-AFT-7 CB-CMD-3 chargers after evaders', () => {
    const fugitive = { type: 'LC', flight: 'evade' };
    const flees = pool(A, A, D6.faces).map((pips) => pips + 3);
    const caught = (chaser: object): number => oddsFor(pursuitCalculation, { chaser, fugitive, gap: 1 }).means.caught!;
    expect(caught({})).toBeCloseTo(caughtIn(pool(A, A, D6.faces), flees, 1), 9);
    expect(caught({ inspires: 2 })).toBeCloseTo(caughtIn(pool(A, A, D6.faces), flees, -1), 9);
    expect(caught({ type: 'Leg', formation: 'unformed' })).toBeCloseTo(caughtIn(pool(A, D6.faces), flees, 1), 9);
  });

  it('CB-MOV-3 light chargers run farther unformed, pursuers as if they were', () => {
    const caught = (flight: string, formation?: string): number => {
      const chaser = { type: 'LC', formation };
      return oddsFor(pursuitCalculation, { chaser, fugitive: { type: 'LC', flight } }).means.caught!;
    };
    expect(caught('evade')).toBeGreaterThan(caught('evade', 'line'));
    expect(caught('retire')).toBe(caught('retire', 'line'));
  });

  it('CB-UNIT-3 CB-MOV-3 destroyed below half; armour slows light troops', () => {
    const { rows, means } = oddsFor(pursuitCalculation, { fugitive: { casualties: 4 } });
    expect(rows[0]!.text).toBe('caught: destroyed');
    expect(means.destroyed).toBe(means.caught);
    const caught = (armoured: boolean) =>
      oddsFor(pursuitCalculation, { fugitive: { type: 'Sk', armoured } }).means.caught!;
    expect(caught(true)).toBeGreaterThan(caught(false));
    const chased = (armoured: boolean) =>
      oddsFor(pursuitCalculation, { chaser: { type: 'LC', armoured } }).means.caught!;
    expect(chased(true)).toBeLessThan(chased(false));
  });

  it('CB-AFT-7 new enemy in the way', () => {
    const met = (newEnemy: object, chaser: object = {}, fugitive: object = {}): string[] =>
      texts(pursuitCalculation, { gap: 30, newEnemy: { type: 'Pike', ...newEnemy }, chaser, fugitive });
    const CHARGES = 'gets away; the pursuer charges new enemy';
    const HALTS = 'gets away; the pursuer halts 1 JT short of new enemy';
    expect(met({ type: 'HI' })).toEqual([CHARGES]);
    expect(met({ type: 'HI', distance: 17 })).toEqual(['gets away']);
    expect(met({ type: 'HI', distance: 16 })).toEqual([CHARGES, 'gets away']);
    expect(met({})).toEqual([HALTS]);
    expect(met({ frontal: false })).toEqual([CHARGES]);
    expect(met({ stationary: false })).toEqual([CHARGES]);
    expect(met({ dp: 5 })).toEqual([CHARGES]);
    expect(met({ formation: 'unformed' })).toEqual([CHARGES]);
    expect(met({ type: 'HI' }, { dp: 5 })).toEqual([HALTS]);
    expect(met({ type: 'HI' }, { hasFoughtOn: true })).toEqual([HALTS]);
    expect(met({ type: 'HI' }, {}, { type: 'Sk', flight: 'evade' })).toEqual(['gets away']);
  });

  it.each<[object, string]>([
    [{ chaser: { type: 'Art' } }, 'impossible CB-CHG-1 artillery neither charges nor pursues'],
    [
      { fugitive: { type: 'El', stands: 2 } },
      'impossible CB-SPT-2 special troops do not flee: they rampage or are destroyed',
    ],
    [{ fugitive: { flight: 'evade' } }, 'impossible CB-RSP-5 only light infantry and cavalry evade'],
    [{ fugitive: { flight: 'evade', type: 'Bow' } }, 'roll'],
    [{ fugitive: { flight: 'evade', type: 'Cam' } }, 'roll'],
    [{ fugitive: { stands: 4 } }, 'roll'],
    [{ fugitive: { stands: 12 }, chaser: { inspires: 0 }, gap: 30 }, 'roll'],
    [{ fugitive: { stands: 3 } }, 'impossible CB-UNIT-2 such a unit has 4 to 12 stands'],
    [{ fugitive: { casualties: 5 } }, 'impossible CB-UNIT-3 it has lost too many stands to be there'],
    [{ chaser: { type: 'El', dp: 1 } }, 'impossible CB-SPT-1 special troops hold no DPs'],
    [{ newEnemy: { type: 'El', dp: 1 } }, 'impossible CB-SPT-1 special troops hold no DPs'],
    [
      { chaser: { formation: 'quincunx' } },
      'impossible CB-UNIT-2 only legionaries and heavy infantry are lines of a legion',
    ],
    [{ chaser: { type: 'Leg', formation: 'quincunx' } }, 'roll'],
    [
      { newEnemy: { type: 'War', formation: 'quincunx' } },
      'impossible CB-UNIT-2 only legionaries and heavy infantry are lines of a legion',
    ],
  ])('CB-AFT-7 %o: %s', (input, wanted) => expect(because(pursuitCalculation, input)).toBe(wanted));

  it('CB-AFT-7 both moves are shown', () => {
    const { tallies, dice } = prepare(pursuitCalculation, { gap: 2 });
    expect(tallies.map(({ heading, tally: { total } }) => `${heading} ${total}`)).toEqual([
      'it flees at the farthest 11',
      'it is chased at the farthest 16',
    ]);
    expect(dice).toEqual([
      '1 AvD and 1D6 for the flight, 2 AvD and 1D6 for the pursuit; caught if it is chased 2 JT farther than it flees, or more',
    ]);
    expect(prepare(pursuitCalculation, {}).dice).toEqual([
      '1 AvD and 1D6 for the flight, 2 AvD and 1D6 for the pursuit; caught if it is chased as far as it flees, or more',
    ]);
  });
});
