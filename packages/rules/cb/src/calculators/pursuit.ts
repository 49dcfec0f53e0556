import { type Calculation, impossible, type Prepared, ROLL, type Verdict } from '@acies/kernel';
import { type Condition, diceCount } from '@acies/rules-disorder';
import { z } from 'zod';
import { FLIGHTS, type Flight, freeHack, type Hacked, isCaught, meetsNewEnemy } from '../catching.ts';
import type { Formation } from '../formations.ts';
import type { Sufferer } from '../losses.ts';
import { type MoveKind, moveDice } from '../move-kinds.ts';
import { farthest, type PreparedMove, prepareMove, rollMove } from '../moving.ts';
import { isDestroyed, standsAllowed } from '../strength.ts';
import { isCavalry, isLightInfantry, isSpecial, type TroopId, unitKind } from '../troops.ts';
import {
  armouredField,
  casualtiesField,
  conditionFrom,
  dpField,
  flag,
  formationField,
  formationFrom,
  throws,
  troopField,
  whole,
} from './fields.ts';
import { afterPursuit } from './next-moves.ts';

const input = z.strictObject({
  chaser: z
    .strictObject({
      type: troopField('HC'),
      armoured: armouredField,
      formation: formationField,
      dp: dpField,
      inspires: whole('inspire actions spent on its charge, if it charged an evader', 0, 3, 0),
      hasFoughtOn: flag('it has had a combat with new enemy in pursuit this turn'),
    })
    .prefault({})
    .describe('the unit that pursues, or whose charge is evaded'),
  fugitive: z
    .strictObject({
      type: troopField('HI'),
      armoured: armouredField,
      stands: whole('stands that it began with', 1, 12, 6),
      dp: dpField,
      casualties: casualtiesField,
      flight: z.enum(FLIGHTS).default('break').describe('how it flees'),
    })
    .prefault({})
    .describe('the unit that flees'),
  gap: throws('javelin throws between them before they move; none after combat', 30, 0),
  newEnemy: z
    .strictObject({
      type: troopField('Pike'),
      formation: formationField,
      dp: dpField,
      distance: throws('javelin throws from the pursuer', 30, 5),
      frontal: flag('the pursuer comes at its front', true),
    })
    .optional()
    .describe('other enemy in the way of a pursuer'),
});

export type PursuitInput = z.infer<typeof input>;

const KINDS: Readonly<Record<Flight, readonly [flees: MoveKind, chases: MoveKind]>> = {
  break: ['rout', 'pursue'],
  retire: ['retire', 'pursue'],
  evade: ['evade', 'charge'],
};

interface Runner {
  readonly type: TroopId;
  readonly armoured?: boolean | undefined;
  readonly formation: Formation;
}

/** With every die there is. */
function moveOf({ type, armoured, formation }: Runner, kind: MoveKind, inspireActions: number): PreparedMove {
  const most = moveDice({ type, formation, kind })[0];
  const unit = unitKind(type, { armoured });
  const dice = most ? diceCount(most) : 0;
  return prepareMove({ unit, formation, kind, dice, inspireActions, difficult: false, beyondBow: false });
}

const ENDS = ['caught', 'charge', 'halt short', 'gets away'] as const;

export interface PursuitOutcome {
  readonly end: (typeof ENDS)[number];
  readonly hacked: Hacked | undefined;
}

interface PreparedPursuit extends Prepared {
  readonly given: PursuitInput;
  readonly flees: PreparedMove;
  readonly chases: PreparedMove;
  readonly before: Condition;
  readonly unit: Sufferer;
}

function verdictOn({ chaser, fugitive }: PursuitInput): Verdict {
  const { type, stands, casualties, flight } = fugitive;
  const { least, most } = standsAllowed(type);
  if (chaser.type === 'Art') return impossible('CB-CHG-1', 'artillery neither charges nor pursues');
  if (isSpecial(type)) return impossible('CB-SPT-2', 'special troops do not flee: they rampage or are destroyed');
  if (flight === 'evade' && !isLightInfantry(type) && !isCavalry(type))
    return impossible('CB-RSP-5', 'only light infantry and cavalry evade');
  if (stands < least || stands > most) return impossible('CB-UNIT-2', `such a unit has ${least} to ${most} stands`);
  if (isDestroyed(type, stands, casualties)) return impossible('CB-UNIT-3', 'it has lost too many stands to be there');
  return ROLL;
}

/** CB-AFT-7: what a pursuer does to new enemy whom it reaches; who charges an evader runs after nobody else. */
function newEnemyMet({ chaser, fugitive, newEnemy }: PursuitInput, chased: number): PursuitOutcome['end'] {
  if (!newEnemy || fugitive.flight === 'evade' || chased < newEnemy.distance) return 'gets away';
  const { type, dp, frontal } = newEnemy;
  const target = { type, formation: formationFrom(type, newEnemy.formation), stationary: true, frontal };
  const shaken = conditionFrom(chaser.dp).shaken;
  return meetsNewEnemy(
    {
      ...{ kind: 'met in pursuit', type: chaser.type, formation: 'unformed', shaken, formedUp: false },
      ...{ spontaneous: false, pursuing: true },
      ...{ distance: newEnemy.distance, reach: chased, target: { ...target, shaken: conditionFrom(dp).shaken } },
    },
    chaser.hasFoughtOn,
  );
}

const hackWords = ({ destroyed, breaks }: Hacked): string =>
  destroyed ? 'destroyed' : breaks ? 'loses a stand and breaks' : 'loses a stand';

function pursuitWords({ end, hacked }: PursuitOutcome): string {
  if (hacked) return `caught: ${hackWords(hacked)}`;
  if (end === 'charge') return 'gets away; the pursuer charges new enemy';
  return end === 'halt short' ? 'gets away; the pursuer halts 1 JT short of new enemy' : 'gets away';
}

export const pursuitCalculation: Calculation<PursuitInput, PreparedPursuit, PursuitOutcome> = {
  id: 'pursuit',
  title: 'Whether a fleeing unit is caught, and what then',
  clauses: ['CB-AFT-5', 'CB-AFT-6', 'CB-AFT-7', 'CB-MOV-4', 'CB-MOV-5', 'CB-RSP-6', 'CB-CMD-3', 'CB-UNIT-3'],
  input,
  prepare(given) {
    const { chaser, fugitive } = given;
    const [fleeing, chasing] = KINDS[fugitive.flight];
    const flees = moveOf({ ...fugitive, formation: 'unformed' }, fleeing, 0);
    const formation = formationFrom(chaser.type, chaser.formation);
    const chases = moveOf({ ...chaser, formation }, chasing, chaser.inspires);
    return {
      ...{ given, flees, chases, verdict: verdictOn(given) },
      before: conditionFrom(fugitive.dp, fugitive.casualties),
      unit: { type: fugitive.type, stands: fugitive.stands },
      tallies: [
        { heading: 'it flees at the farthest', tally: farthest(flees), unit: 'JT' },
        { heading: 'it is chased at the farthest', tally: farthest(chases), unit: 'JT' },
      ],
      dice: [
        `all dice of both; caught if it is chased ${given.gap > 0 ? `${given.gap} JT farther than` : 'as far as'} it flees, or more`,
      ],
    };
  },
  resolve({ given, flees, chases, before, unit }, dice) {
    const fled = rollMove(flees, dice).distance.total;
    const chased = rollMove(chases, dice).distance.total;
    if (!isCaught({ gap: given.gap, fled, chased })) return { end: newEnemyMet(given, chased), hacked: undefined };
    return { end: 'caught', hacked: freeHack(before, unit.type, unit.stands, given.fugitive.flight) };
  },
  describe: pursuitWords,
  rank: ({ end }) => ENDS.indexOf(end),
  measures: ({ end, hacked }) => ({ caught: end === 'caught' ? 1 : 0, destroyed: hacked?.destroyed ? 1 : 0 }),
  next: afterPursuit,
};
