import type { Calculation, Prepared } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { fed, killedOf, playCarefully } from '../../testing/careful.ts';
import { lines, plain, type StageOptions, stage } from '../../testing/stage.ts';
import { fightCalculation, hitsCalculation } from './fight.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);
const prepare = <I, P extends Prepared>(calculation: Calculation<I, P>, input: object): P =>
  calculation.prepare(calculation.input.parse(input));

/** What is thrown for before the dice of a fight, and after. */
const CLASH = ['CK-SHO-1', 'CK-FGT-7', 'CK-GEN-6', 'CK-FGT-6'];
const AFTER = ['CK-GEN-1', 'CK-PUR-1', 'CK-OUT-3'];

interface Fight {
  readonly red: readonly string[];
  readonly blue: readonly string[];
  readonly map?: string;
  readonly options?: StageOptions;
  readonly to: string;
  /** The fight as the calculator takes it. */
  readonly input: { readonly assaulter: object; readonly target: object; readonly bothBows?: boolean };
  /** Nothing is thrown that changes the dice, so that the tallies can be compared as they are. */
  readonly settled?: boolean;
}

/** Units that are sure to bear the losses before the cavalry does come first: only who is still there is destroyed. */
const FIGHTS: readonly [string, Fight][] = [
  [
    'CK-FGT-3 CK-FGT-5 CK-GEN-1 rear support, generals with gifts, shock and winning markers',
    {
      red: ['a CO veteran C3 shock', 'b CO plain C3', 'c CO plain D3', 'd CO plain D3', 'e Sk plain E1'],
      blue: ['x CO elite B3', 'y Aux levy B3', 'z CO plain B3', 'w CO plain A1'],
      options: { generals: { red: ['Max C3 fight'], blue: ['Min B3'] }, winning: ['b', 'x'] },
      to: 'B3',
      input: {
        assaulter: {
          unit1: { type: 'CO', quality: 'veteran', shock: true },
          ...{ general: true, fightGift: true, rearSupport: true, closeOrderAround: 2, winning: 1 },
        },
        target: {
          unit1: { type: 'CO', quality: 'elite' },
          unit2: { type: 'Aux', quality: 'levy' },
          unit3: { type: 'CO' },
          ...{ general: true, winning: 1 },
        },
      },
      settled: true,
    },
  ],
  [
    'CK-FGT-7 CK-GEN-6 bows, pikes and erratic leaders',
    {
      red: ['a CO plain C3 pike', 'b CO plain C3 pike', 'd CO plain E1'],
      blue: ['x CO plain B3 bow', 'y CO levy B3 bow', 'z Aux plain B3 pike', 'w CO plain A1'],
      options: { generals: { red: ['Max C3 erratic'], blue: ['Min B3 erratic'] } },
      to: 'B3',
      input: {
        assaulter: {
          unit1: { type: 'CO', pike: true },
          unit2: { type: 'CO', pike: true },
          general: true,
          erratic: true,
        },
        target: {
          unit1: { type: 'CO', bow: true },
          unit2: { type: 'CO', quality: 'levy', bow: true },
          unit3: { type: 'Aux', pike: true },
          ...{ general: true, erratic: true },
        },
      },
    },
  ],
  [
    'CK-FGT-4 CK-FGT-8 CK-OUT-3 a flank on a hill with late units, cavalry on both sides',
    {
      red: ['a CO plain C3', 'b Aux veteran C3', 'c Cav plain C3', 'd CO plain E1', 'e CO plain E2'],
      blue: ['x CO plain C2', 'y CO plain C2', 'z Cav plain C2', 'w CO plain A1'],
      map: plain({ C2: '^' }),
      options: { halves: { y: 3 } },
      to: 'C2',
      input: {
        assaulter: { unit1: { type: 'CO' }, unit2: { type: 'Aux', quality: 'veteran' }, unit3: { type: 'Cav' } },
        target: { unit2: { type: 'CO', worn: true }, unit3: { type: 'Cav' }, met: 'flank', scenery: 'gentle hill' },
      },
      settled: true,
    },
  ],
  [
    'CK-FGT-7 bows of both sides, where the ruling is switched off',
    {
      red: ['a CO plain C3 bow', 'b CO plain C3', 'd CO plain E1'],
      blue: ['x Aux plain B3 bow', 'y CO plain B3', 'w CO plain A1'],
      // He assaults before anybody shoots.
      options: { rulings: { bowsOfTheAssaulted: false }, generals: { red: ['Max C3 valiant'] } },
      to: 'B3',
      input: {
        assaulter: { unit1: { type: 'CO', bow: true }, general: true },
        target: { unit1: { type: 'Aux', bow: true } },
        bothBows: true,
      },
    },
  ],
];

/** The assault in red's first turn: of a valiant general at once, or in the fights; nobody shoots on the way. */
function fightOut({ red, blue, map, options, to, input }: Fight, seed: number) {
  const s = stage(map ?? plain(), { red, blue }, options);
  if (s.asked !== 'red valiant') s.toFights();
  const choice = s.asked === 'red valiant' ? s.zone(to) : { do: 'assault', from: s.zone('C3'), to: s.zone(to) };
  const faces = playCarefully(s, choice, seed, ['CK-MOR-2', 'CK-SEQ-1']);
  const late = s.told('assault')[0]?.late.length;
  return { s, faces, told: s.told('fight')[0], given: { ...input, assaulter: { ...input.assaulter, late } } };
}

describe.each(FIGHTS)('%s', (name, fight) => {
  const clause = name.split(' ')[0]!;

  it(`${clause} the same dice bring the same hits, winner and losses as in the calculator`, () => {
    const winners = new Set<string>();
    for (const seed of SEEDS) {
      const { s, faces, told, given } = fightOut(fight, seed);
      // A valiant general may fail to assault, and three units may be late.
      if (!told) continue;
      const { hits, winner, margin } = told;
      const clash = fed(faces(...CLASH), (dice) => hitsCalculation.resolve(prepare(hitsCalculation, given), dice));
      expect(clash, `seed ${seed}`).toMatchObject({ hits, winner, margin });
      const outcome = fed(faces(...CLASH, ...AFTER), (dice) =>
        fightCalculation.resolve(prepare(fightCalculation, given), dice),
      );
      expect(outcome, `seed ${seed}`).toEqual({
        winner,
        margin: Math.min(2, margin),
        pursuitLosses: s.told('pursuit')[0]!.losses,
        destroyed: expect.any(Number),
        cavalryDestroyed: s.told('destroyed').filter(({ how }) => how === 'cavalry').length,
        generalKilled: { assaulter: killedOf(s, 'Max'), target: killedOf(s, 'Min') },
      });
      winners.add(winner);
    }
    expect(winners.size).toBe(2);
  });

  it(`${clause} the battle tells the tallies of the calculator`, () => {
    const { told: event, given } = SEEDS.map((seed) => fightOut(fight, seed)).find(({ told: each }) => each)!;
    const { tallies } = event!;
    const [assaulter, target] = prepare(hitsCalculation, given).tallies;
    const thrown = /pike effect|bow effect|erratic|at most|at least/;
    const told = (rows: string[]): string[] => (fight.settled ? rows : rows.filter((line) => !thrown.test(line)));
    expect(told(lines(tallies.assaulter))).toEqual(told(lines(assaulter!.tally)));
    expect(told(lines(tallies.target))).toEqual(told(lines(target!.tally)));
  });
});
