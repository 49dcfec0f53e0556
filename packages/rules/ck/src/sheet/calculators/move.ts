import { type Calculation, flag, type Prepared } from '@acies/kernel/odds';
import { z } from 'zod';
import { type PreparedCrossing, prepareCrossing, rollCrossing } from '../chapters/crossing.ts';
import { SCENERY } from '../scenery.ts';
import { TROOP_IDS } from '../troops.ts';
import { qualityField } from './fields.ts';

const input = z.strictObject({
  type: z.enum(TROOP_IDS).default('CO').meta({ title: 'Troop type', description: 'what kind of troops it is' }),
  quality: qualityField,
  sideways: flag('Moves sideways', 'its move is sideways'),
  leaves: z.enum(SCENERY).default('open').meta({ title: 'Zone left', description: 'what covers the zone it leaves' }),
  enters: z
    .enum(SCENERY)
    .default('open')
    .meta({ title: 'Zone entered', description: 'what covers the zone it enters' }),
  watched: z
    .boolean()
    .default(true)
    .meta({ title: 'Enemy at hand', description: 'an opponent is on a face of the zone it enters, or it assaults' }),
});

interface PreparedMove extends Prepared {
  readonly crossing: PreparedCrossing;
}

interface MoveOutcome {
  readonly crosses: boolean;
}

export const moveCalculation: Calculation<z.infer<typeof input>, PreparedMove, MoveOutcome> = {
  id: 'move',
  title: 'A roll to move into the next zone, or to come up in time for an assault',
  clauses: ['CK-MOV-2', 'CK-MOV-3', 'CK-MOV-4', 'CK-MOV-5', 'CK-FGT-8'],
  input,
  prepare(given) {
    const crossing = prepareCrossing(given);
    const rolls = crossing.verdict.kind === 'roll';
    return {
      crossing,
      verdict: crossing.verdict,
      tallies: rolls ? [{ heading: 'score needed', tally: crossing.tally, unit: 'or more' }] : [],
      dice: rolls ? ['1D6; a 6 always succeeds'] : ['none'],
    };
  },
  resolve: ({ crossing }, dice) => ({ crosses: rollCrossing(crossing, dice, 'moving', {}) }),
  describe: ({ crosses }) => (crosses ? 'crosses' : 'fails: one zone of movement wasted, or late for the assault'),
  rank: ({ crosses }) => (crosses ? 0 : 1),
  measures: ({ crosses }) => ({ crosses }),
};
