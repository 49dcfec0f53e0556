import { type Calculation, type Prepared, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { type CatchingOutcome, type PreparedCatching, prepareCatching, rollCatching } from '../chapters/catching.ts';
import { afterPursuit } from './next.ts';

const input = z.strictObject({
  inContact: whole('Pursuing stands', 'stands of the pursuers in contact', 1, 14, 4),
  stands: whole('Stands left', 'stands that the routers have left', 1, 12, 5),
});

interface PreparedCalculation extends Prepared {
  readonly catching: PreparedCatching;
}

function catchingWords({ casualties, destroyed }: CatchingOutcome): string {
  if (destroyed) return 'destroyed';
  if (casualties === 0) return 'no casualty';
  return casualties === 1 ? '1 casualty' : `${casualties} casualties`;
}

export const pursuitCalculation: Calculation<z.infer<typeof input>, PreparedCalculation, CatchingOutcome> = {
  id: 'pursuit',
  title: 'Routers whom pursuers have caught',
  clauses: ['LG-AFT-6', 'LG-UNIT-4'],
  input,
  prepare(given) {
    const catching = prepareCatching(given);
    const { verdict, tally } = catching;
    return {
      ...{ catching, verdict },
      tallies: [{ heading: 'dice', tally, unit: 'D6' }],
      dice: [`${tally.total}D6, each 3 or more a casualty`],
    };
  },
  resolve: ({ catching }, dice) => rollCatching(catching, dice),
  describe: catchingWords,
  rank: ({ casualties }) => casualties,
  measures: ({ casualties, destroyed }) => ({ casualties, destroyed }),
  next: afterPursuit,
};
