import { automatic, type Calculation, flag, type Prepared, type Verdict, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { type Passing, passesFreely, passingTally } from '../chapters/passing.ts';
import {
  formationField,
  formationFrom,
  kindFrom,
  legionField,
  troopField,
  unlessFaulty,
  withFormation,
} from './fields.ts';

const unitFields = (stationary: boolean) =>
  z.strictObject({
    type: troopField('HI'),
    formation: formationField,
    legion: legionField,
    stationary: flag('Stationary', 'it has not moved, turned, formed or fought this turn', stationary),
    routing: flag('Routing', 'it is routing'),
    ranks: whole('Ranks', 'how many stands deep it is', 1, 12, 1),
  });

const input = z.strictObject({
  mover: unitFields(false).prefault({}).meta({ title: 'Passing', description: 'the unit that passes through' }),
  stander: unitFields(true)
    .prefault({})
    .meta({ title: 'Passed through', description: 'the friends that it passes through' }),
  parallel: flag('Parallel', 'the two are parallel', true),
  sameLegion: flag('Same legion', 'if both are of a legion, of the same', true),
});

interface PreparedPassage extends Prepared {
  readonly mover: number;
  readonly stander: number;
}

interface PassageOutcome {
  readonly mover: number;
  readonly stander: number;
}

type Unit = z.infer<ReturnType<typeof unitFields>>;

const passingFrom = ({ type, formation, legion, ...rest }: Unit, passes: boolean) => ({
  ...rest,
  passes,
  unit: kindFrom(type, { legion }),
  formation: formationFrom(type, formation),
});

const verdictOn = (a: Passing, b: Passing, parallel: boolean): Verdict =>
  passesFreely(a, b, parallel)
    ? automatic(
        passesFreely(a, { ...b, unit: { ...b.unit, legion: undefined } }, parallel) ? 'CB-PASS-1' : 'CB-PASS-2',
        'they pass freely',
      )
    : automatic('CB-PASS-3', 'it costs the formed');

export const passageCalculation: Calculation<z.infer<typeof input>, PreparedPassage, PassageOutcome> = {
  id: 'passage',
  title: 'A passage of lines',
  clauses: ['CB-PASS-1', 'CB-PASS-2', 'CB-PASS-3', 'CB-UNIT-2', 'CB-UNIT-7'],
  input,
  filledIn: ({ mover, stander, ...rest }) => ({
    ...rest,
    mover: withFormation(mover),
    stander: withFormation(stander),
  }),
  prepare({ mover: moving, stander: standing, parallel, sameLegion }) {
    const mover = passingFrom(moving, true);
    const other = passingFrom(standing, false);
    const stander = sameLegion || !standing.legion ? other : { ...other, unit: { ...other.unit, legion: 'another' } };
    const ofMover = passingTally(mover, stander, parallel);
    const ofStander = passingTally(stander, mover, parallel);
    return {
      ...{ mover: ofMover.total, stander: ofStander.total, dice: ['none'] },
      verdict: unlessFaulty(verdictOn(mover, stander, parallel), mover, stander),
      tallies: [
        { heading: 'on the unit that passes', tally: ofMover, unit: 'DP' },
        { heading: 'on the unit passed through', tally: ofStander, unit: 'DP' },
      ],
    };
  },
  resolve: ({ mover, stander }) => ({ mover, stander }),
  describe: ({ mover, stander }) => `${mover} DP on who passes, ${stander} DP on who is passed through`,
  measures: ({ mover, stander }) => ({ 'DP on who passes': mover, 'DP on who is passed through': stander }),
};
