import type { Calculation, Prepared } from '@acies/kernel';
import { z } from 'zod';
import { PATHS, type PreparedShot, prepareShot, resolveShot, type ShotOutcome } from '../firing.ts';
import { MISSILES, TROOPS } from '../troops.ts';
import { flag, placeFields, placeFrom, startField, strengthField, strengthFrom, troopField, whole } from './fields.ts';
import { describeMorale } from './morale.ts';
import { afterFiring } from './next.ts';

const input = z.strictObject({
  shooter: z
    .strictObject({
      type: troopField('Shot'),
      sp: strengthField,
      missiles: z.enum(MISSILES).optional().describe('the type’s unless given'),
      disordered: flag('disordered'),
      bounds: whole('bounds moved this turn', 0, 6, 0),
      inVillage: flag('shoots from a village'),
    })
    .prefault({}),
  target: z
    .strictObject({
      type: troopField('HI'),
      start: startField,
      sp: strengthField,
      commander: flag('a leader is with the stand'),
      disordered: flag('disordered'),
      evading: flag('has evaded this turn'),
      ...placeFields,
    })
    .prefault({}),
  range: whole('distance in hexes', 1, 5, 2),
  coverAddsUp: flag('the ruling worstCover is switched off: lines about target and cover add up'),
  path: z
    .enum(PATHS)
    .default('direct')
    .describe('straight, over friends, or Roman archers over legion, Roman archers or Aux'),
});

export type FiringInput = z.infer<typeof input>;

interface PreparedFiring extends Prepared {
  readonly shot: PreparedShot;
}

export const firingCalculation: Calculation<FiringInput, PreparedFiring, ShotOutcome> = {
  id: 'firing',
  title: 'Firing, with the target’s morale test',
  clauses: ['HX-FIR-1', 'HX-FIR-2', 'HX-FIR-3', 'HX-FIR-4', 'HX-FIR-5', 'HX-FIR-6', 'HX-UNIT-3', 'HX-TER-5'],
  input,
  prepare({ shooter, target, range, path, coverAddsUp }) {
    const troop = TROOPS[shooter.type];
    const { start, sp } = strengthFrom(target);
    const shot = prepareShot({
      shooter: {
        family: troop.family,
        missiles: shooter.missiles ?? troop.missiles,
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
    });
    return {
      shot,
      verdict: shot.verdict,
      tallies: [{ heading: 'shooting dice', tally: shot.tally, unit: 'D6' }],
      dice: [`${Math.max(0, shot.tally.total)}D6, hits on 6 or double 5`, '1D6 for the target’s morale, if hit'],
    };
  },
  resolve: ({ shot }, dice) => resolveShot(shot, dice),
  describe: (outcome) => (outcome.hits === 0 ? 'no hit' : `hit, target ${describeMorale(outcome)}`),
  rank: ({ hits, loss, passed, leaderLost }) => (hits === 0 ? -1 : loss * 4 + (passed ? 0 : 2) + (leaderLost ? 1 : 0)),
  measures: ({ hits, loss }) => ({ hits, 'SP lost': loss }),
  next: afterFiring,
};
