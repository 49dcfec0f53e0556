import { type Calculation, impossible, type Prepared, ROLL } from '@acies/kernel/odds';
import { z } from 'zod';
import { type PursuitSituation, pursuitOf, rollPursuit } from '../chapters/pursuit-die.ts';
import { TROOPS, type TroopId } from '../troops.ts';
import { troopField } from './fields.ts';
import { afterPursuit } from './next.ts';

const input = z.strictObject({
  type: troopField('WB'),
  impact: z.number().int().min(0).max(6).optional().meta({ title: 'Impact', description: 'the type’s unless given' }),
  impetuous: z.boolean().optional().meta({ title: 'Impetuous', description: 'must pursue; the type’s unless given' }),
  move: z
    .number()
    .int()
    .min(0)
    .max(6)
    .optional()
    .meta({ title: 'Move in hexes', description: 'move in hexes; the type’s unless given' }),
});

export type PursuitInput = z.infer<typeof input>;

const figuresOf = (type: TroopId, { impact, impetuous, move }: Omit<PursuitInput, 'type'>) => ({
  impact: impact ?? TROOPS[type].impact,
  impetuous: impetuous ?? TROOPS[type].impetuous,
  move: move ?? TROOPS[type].move,
});

interface PreparedPursuit extends Prepared {
  readonly situation: PursuitSituation;
}

export const pursuitCalculation: Calculation<PursuitInput, PreparedPursuit, number> = {
  id: 'pursuit',
  title: 'Pursuit',
  clauses: ['HX-PUR-1', 'HX-PUR-2'],
  input,
  filledIn: ({ type, ...given }) => ({ type, ...figuresOf(type, given) }),
  prepare({ type, ...given }) {
    const situation = { ...TROOPS[type], ...figuresOf(type, given) };
    const kind = pursuitOf(situation);
    return {
      situation,
      verdict: kind === 'cannot' ? impossible('HX-PUR-1', 'only stands with a positive impact pursue') : ROLL,
      tallies: [],
      dice: [kind === 'must' ? '1D6, compulsory' : '1D6, if the owner chooses to pursue'],
    };
  },
  resolve: ({ situation }, dice) => rollPursuit(situation, dice),
  describe: (hexes) => (hexes === 0 ? 'stays' : `pursues ${hexes}H`),
  rank: (hexes) => hexes,
  measures: (hexes) => ({ hexes }),
  next: afterPursuit,
};
