import { automatic, type Calculation, flag, type Prepared, ROLL, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { MOST_ZONES, rollRide, rollValiant } from '../chapters/general-rolls.ts';
import { afterRide } from './next.ts';

const input = z.strictObject({
  zones: whole('Zones to ride', 'zones the general wants to ride', 0, MOST_ZONES, 2),
  valiant: flag('Valiant assault', 'he has the valiant gift and means to assault at once'),
});

interface PreparedRide extends Prepared {
  readonly zones: number;
  readonly valiant: boolean;
}

export interface RideOutcome {
  readonly zones: number;
  readonly arrives: boolean;
  readonly assaults: boolean;
}

export const rideCalculation: Calculation<z.infer<typeof input>, PreparedRide, RideOutcome> = {
  id: 'general',
  title: 'A general rides, and a valiant one assaults at once',
  clauses: ['CK-GEN-4', 'CK-GEN-2'],
  input,
  prepare: ({ zones, valiant }) => ({
    zones,
    valiant,
    verdict: zones > 0 || valiant ? ROLL : automatic('CK-GEN-4', 'he stays where he is'),
    tallies: [],
    dice: [
      ...(zones > 0 ? [`up to ${zones}D6, each zone on 2 or more; he stops at the first failure`] : []),
      ...(valiant ? ['1D6 once he is there: he assaults at once on 4 or more'] : []),
    ],
  }),
  resolve({ zones: wanted, valiant }, dice) {
    let zones = 0;
    while (zones < wanted && rollRide(dice, {})) zones++;
    const arrives = zones === wanted;
    return { zones, arrives, assaults: arrives && valiant && rollValiant(dice, {}) };
  },
  describe: ({ zones, arrives, assaults }) =>
    `${arrives ? 'arrives' : `stops after ${zones} ${zones === 1 ? 'zone' : 'zones'}`}${assaults ? ' and assaults at once' : ''}`,
  rank: ({ zones, assaults }) => -(2 * zones + (assaults ? 1 : 0)),
  measures: ({ zones, assaults }) => ({ zones, 'assaults at once': assaults }),
  next: afterRide,
};
