import { type Calculation, flag, type Prepared, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { PATHS, type PreparedShot, prepareShot, resolveShot, type ShotOutcome } from '../chapters/firing.ts';
import { FIRING_CAP } from '../chapters/morale.ts';
import { FARTHEST_SHOT, MISSILES, type Missiles, rangeDiceOf, TROOPS } from '../troops.ts';
import {
  passCostsField,
  placeFields,
  placeFrom,
  standFields,
  startField,
  strengthField,
  strengthFrom,
  troopField,
} from './fields.ts';
import { type MoraleCalculated, standAfter, testWords } from './morale.ts';
import { afterFiring } from './next.ts';
import { working } from './working.ts';

const input = z.strictObject({
  shooter: standFields({
    type: troopField('Shot'),
    start: startField,
    sp: strengthField,
    missiles: z.enum(MISSILES).optional().meta({ title: 'Missiles', description: 'the type’s unless given' }),
    disordered: flag('Disordered', 'its ranks are in disorder'),
    bounds: whole('Bounds moved', 'bounds moved this turn', 0, 6, 0),
    inVillage: flag('In a village', 'it shoots from a village'),
    rangeDice: z
      .number()
      .int()
      .min(-6)
      .max(6)
      .optional()
      .meta({ title: 'Dice for range', description: 'the army list’s range factor here; the type’s unless given' }),
  })
    .prefault({})
    .meta({ title: 'Shooter' }),
  target: standFields({
    type: troopField('HI'),
    start: startField,
    sp: strengthField,
    commander: flag('Leader with it', 'a leader is with the stand'),
    disordered: flag('Disordered', 'its ranks are in disorder'),
    evading: flag('Has evaded', 'has evaded this turn'),
    ...placeFields,
  })
    .prefault({})
    .meta({ title: 'Target' }),
  range: whole('Range in hexes', 'distance in hexes', 1, FARTHEST_SHOT, 2),
  coverAddsUp: flag('Cover adds up', 'the ruling worstCover is switched off: lines about target and cover add up'),
  passCosts: passCostsField,
  path: z
    .enum(PATHS)
    .default('direct')
    .meta({
      title: 'Line of shot',
      description: 'straight, over friends, or Roman archers over legion, Roman archers or Aux',
      words: { direct: 'straight', overhead: 'over friends', roman: 'Roman archers over Romans' },
    }),
});

export type FiringInput = z.infer<typeof input>;

const missilesOf = ({ type, missiles }: FiringInput['shooter']): Missiles => missiles ?? TROOPS[type].missiles;

interface PreparedFiring extends Prepared {
  readonly shot: PreparedShot;
}

export const firingCalculation: Calculation<FiringInput, PreparedFiring, ShotOutcome & MoraleCalculated> = {
  id: 'firing',
  title: 'Firing, with the target’s morale test',
  clauses: [
    ...['HX-FIR-1', 'HX-FIR-2', 'HX-FIR-3', 'HX-FIR-4', 'HX-FIR-5', 'HX-FIR-6', 'HX-UNIT-3', 'HX-TER-5'],
    ...['HX-MOR-1', 'HX-MOR-2', 'HX-MOR-3', 'HX-LDR-1'],
  ],
  input,
  filledIn: ({ shooter, target, ...rest }) => ({
    ...rest,
    shooter: {
      ...{ ...shooter, ...strengthFrom(shooter) },
      missiles: missilesOf(shooter),
      rangeDice: shooter.rangeDice ?? rangeDiceOf(TROOPS[shooter.type].family, missilesOf(shooter))[rest.range - 1],
    },
    target: { ...target, ...strengthFrom(target) },
  }),
  prepare({ shooter, target, range, path, coverAddsUp, passCosts }) {
    const troop = TROOPS[shooter.type];
    const { start, sp } = strengthFrom(target);
    const shot = prepareShot({
      shooter: {
        family: troop.family,
        missiles: missilesOf(shooter),
        rangeDice: shooter.rangeDice === undefined ? undefined : new Array<number>(range).fill(shooter.rangeDice),
        sp: strengthFrom(shooter).sp,
        disordered: shooter.disordered,
        bounds: shooter.bounds,
        inVillage: shooter.inVillage,
      },
      target: {
        family: TROOPS[target.type].family,
        place: placeFrom(target),
        evading: target.evading,
        start,
        lost: start - sp,
        commander: target.commander,
        disordered: target.disordered,
      },
      range,
      path,
      coverAddsUp,
      passCosts,
    });
    return {
      shot,
      verdict: shot.verdict,
      tallies: [{ heading: 'shooting dice', tally: shot.tally, unit: 'D6' }],
      dice: [`${Math.max(0, shot.tally.total)}D6, hits on 6 or double 5`, '1D6 for the target’s morale, if hit'],
    };
  },
  resolve({ shot }, dice) {
    const outcome = resolveShot(shot, dice, {}, { unit: 'the target' });
    return standAfter({ ...shot.situation.target, hits: outcome.hits }, FIRING_CAP, outcome);
  },
  describe: (outcome) => (outcome.hits === 0 ? 'no hit' : `hit, target ${testWords(outcome)}`),
  rank: ({ hits, loss, passed, leaderLost }) => (hits === 0 ? -1 : loss * 4 + (passed ? 0 : 2) + (leaderLost ? 1 : 0)),
  measures: ({ hits, loss }) => ({ hits, 'SP lost': loss }),
  working,
  next: afterFiring,
};
