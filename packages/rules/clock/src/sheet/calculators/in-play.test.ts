import type { Dice } from '@acies/kernel';
import type { Calculation, Prepared } from '@acies/kernel/odds';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../board/setup.ts';
import { lines } from '../../testing/fighters.ts';
import { type ClockStage, type StageOptions, stage } from '../../testing/stage.ts';
import { playSeeded, situation } from '../../testing/turns.ts';
import { meleeChances, prepareMelee } from '../chapters/melee.ts';
import { fireCalculation } from './fire.ts';
import { meleeCalculation } from './melee.ts';
import { nerveCalculation, rallyCalculation } from './rally.ts';

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const SEEDS = Array.from({ length: 120 }, (_, i) => i + 1);
const prepare = <I, P extends Prepared>(calculation: Calculation<I, P>, input: object): P =>
  calculation.prepare(calculation.input.parse(input));

/** Runs a resolver on dice that fell elsewhere; they must be just those it wants. */
function fed<T>(faces: readonly number[], run: (dice: Dice) => T): T {
  const dice = scriptedDice(faces);
  const outcome = run(dice);
  dice.assertUsedUp();
  return outcome;
}

describe('MC-FIRE-1 fire in play is what the calculator makes of the same die', () => {
  const shot = (face: number, options: StageOptions = {}): ClockStage =>
    stage(
      {
        red: ['a Arch 29 30 0 veteran', 'b Arch 31 30 0', 'c Arch 33 30 0 veteran'],
        blue: ['x HH 31 24 180 heavyArmour', 'y MF 60 5 180'],
      },
      { dmz: { x: 1 }, dice: [face], ...options },
    );
  const input = { firers: 3, proven: 2, target: { type: 'HH', heavyArmour: true, dmz: 1 } };

  it.each(FACES)('MC-FIRE-1 MC-FIRE-2 MC-FIRE-3 a %i', (face) => {
    const s = shot(face);
    const prepared = prepare(fireCalculation, input);
    const { dmz, fate, how } = fed([face], (dice) => fireCalculation.resolve(prepared, dice));
    expect(lines(s.told('fire')[0]!.tally)).toEqual(lines(prepared.tallies[0]!.tally));
    expect(s.at('x')).toBe(fate === 'destroyed' ? 'gone' : '31 24 180');
    expect([s.unit('x').dmz, s.told('destroyed')[0]?.how ?? null]).toEqual([dmz, how]);
  });

  it.each(FACES)('MC-MEL-2 a %i where fire makes retreat', (face) => {
    const s = shot(face, { rulings: { steadyUnderFire: false } });
    const prepared = prepare(fireCalculation, { ...input, steadyUnderFire: false });
    const { fate } = fed([face], (dice) => fireCalculation.resolve(prepared, dice));
    expect(s.at('x')).toBe({ unhurt: '31 24 180', stands: '', retreats: '31 22.4 180', destroyed: 'gone' }[fate]);
  });
});

interface Bout {
  readonly red: readonly string[];
  readonly blue: readonly string[];
  readonly options?: StageOptions;
  readonly order?: string;
  readonly input: object;
}

const HILL: Setup['terrain'] = [
  {
    id: 'h',
    kind: 'hill',
    points: [
      [20, 10],
      [40, 10],
      [40, 25],
      [20, 25],
    ],
  },
];

const BOUTS: Readonly<Record<string, Bout>> = {
  'a warband with its general charges legionaries on a hill': {
    red: ['a WB 30 30 0', 'b MF 28 30 0'],
    blue: ['x Leg 30 25 180 veteran heavyArmour', 'x2 Leg 31.6 25 180', 'y MF 60 5 180'],
    options: { terrain: HILL, leaders: { red: ['Max general a'] } },
    order: 'a: advance 6',
    input: {
      attacker: { type: 'WB', leader: 'general', charging: true },
      defender: { type: 'Leg', combat: 'veteran', heavyArmour: true, uphill: true, supports: 1 },
    },
  },
  'light horse charge a pike phalanx in flank': {
    red: ['a LH 30 30 90', 'b MF 60 40 0'],
    blue: ['x Pike 36 30.8 180', 'x2 Pike 37.6 30.8 180', 'y MF 60 5 180'],
    options: { leaders: { blue: ['Max subordinate x'] }, dmz: { x: 1 } },
    order: 'a: advance 8',
    input: {
      attacker: { type: 'LH', charging: true },
      defender: {
        type: 'Pike',
        dmz: 1,
        hadDmz: true,
        attacked: 'flank by light horse',
        leader: 'subordinate',
        friendInReach: true,
        canRetreat: false,
      },
    },
  },
  'spears and heavy horse in contact from before': {
    red: ['a Spear 30 25 0', 'a2 Spear 28.4 25 0', 'b MF 60 40 0'],
    blue: ['x HH 30 25 180', 'y MF 60 5 180'],
    options: { contacts: ['x a'], fought: ['a', 'x'], dmz: { x: 2 }, leaders: { blue: ['Max general x'] } },
    input: {
      attacker: {
        type: 'HH',
        charging: false,
        firstCombat: false,
        dmz: 2,
        hadDmz: true,
        leader: 'general',
        friendInReach: false,
      },
      defender: { type: 'Spear', supports: 1, firstCombat: false },
    },
  },
};

describe.each(Object.entries(BOUTS))('MC-MEL-1 %s', (_, { red, blue, options, order, input }) => {
  const begin = (): ClockStage => {
    const s = stage({ red, blue }, options);
    return order === undefined ? s : s.order(order);
  };

  it('MC-MEL-1 MC-LDR-1 the same dice bring the same end in play and in the calculator', () => {
    const prepared = prepare(meleeCalculation, input);
    const ends = new Set<string>();
    for (const seed of SEEDS) {
      const s = begin();
      const faces = playSeeded(s, seed)('MC-MEL-1', 'MC-LDR-1');
      const { leader, ...outcome } = fed(faces, (dice) => meleeCalculation.resolve(prepared, dice));
      const [melee] = s.told('melee');
      expect(melee!.outcome, `seed ${seed}`).toEqual(outcome);
      expect(s.told('leader')[0]?.fate ?? null, `seed ${seed}`).toBe(leader);
      expect([melee!.tallies.attacker, melee!.tallies.defender].map(lines)).toEqual(
        prepared.tallies.map(({ tally }) => lines(tally)),
      );
      ends.add(`${outcome.winner} ${outcome.loss?.how}`);
    }
    expect(ends.size).toBeGreaterThan(3);
  });
});

describe('MC-MEL-1 what an order foretells is what is then fought', () => {
  const whole = (chance: number): string => `${Math.round(100 * chance)}%`;
  const CHARGES: readonly (readonly [string, readonly string[], readonly string[], string, StageOptions])[] = [
    ['in front', ['a WB 30 30 0'], ['x Leg 30 25 180'], 'a: advance 6', {}],
    [
      'in flank, which costs the support and the stand behind',
      ['a MH 30 30 90'],
      ['x Spear 36 30.8 180', 'x2 Spear 37.6 30.8 180'],
      'a: advance 8',
      {},
    ],
    ['down off a hill', ['a MF 30 24 180'], ['x Spear 30 29 0'], 'a: advance 6', { terrain: HILL }],
  ];

  it.each(CHARGES)('MC-MEL-1 MC-MOV-10 a charge %s', (_, red, blue, order, options) => {
    const s = stage({ red, blue: [...blue, 'y MF 60 5 180'] }, options);
    const foretold = s.question.preview(s.question.parse(order)!);
    s.order(order);
    const { attacker, defender } = meleeChances(prepareMelee(situation(s)));
    expect(foretold).toMatch(
      new RegExp(`wins ${whole(attacker.wins)}, loses ${whole(defender.wins)}, destroys ${whole(defender.destroyed)}$`),
    );
  });
});

describe('MC-RAL-1 MC-RAL-3 tests in play are what the calculators make of the same die', () => {
  it.each(FACES)('MC-RAL-1 MC-RAL-2 rallying with a %i', (face) => {
    const s = stage(
      { red: ['a Spear 30 40 0 rally=inexperienced', 'b MF 40 40 0'], blue: ['x MF 60 5 180'] },
      { dmz: { a: 2 }, leaders: { red: ['Max subordinate a'] }, dice: [face] },
    );
    const input = { type: 'Spear', dmz: 2, rally: 'inexperienced', leader: 'subordinate' };
    const prepared = prepare(rallyCalculation, input);
    const { passed } = fed([face], (dice) => rallyCalculation.resolve(prepared, dice));
    expect([s.told('rally')[0]!.rallied, s.unit('a').dmz]).toEqual([passed, passed ? 0 : 2]);
    expect(lines(s.told('rally')[0]!.tally)).toEqual(lines(prepared.tallies[1]!.tally));
  });

  it.each(FACES)('MC-RAL-3 charging elephants with a %i', (face) => {
    const s = stage(
      { red: ['a WB 30 30 0', 'b MF 40 40 0'], blue: ['x El 30 25 180', 'y MF 60 5 180'] },
      { leaders: { red: ['Max general a'] } },
    ).order('a: advance 6', face);
    const prepared = prepare(nerveCalculation, { type: 'WB', leader: 'general', enemy: 'El' });
    const { passed } = fed([face], (dice) => nerveCalculation.resolve(prepared, dice));
    expect([s.told('nerve')[0]!.dares, s.board.contacts.length]).toEqual([passed, passed ? 1 : 0]);
    expect(lines(s.told('nerve')[0]!.tally)).toEqual(lines(prepared.tallies[1]!.tally));
  });
});
