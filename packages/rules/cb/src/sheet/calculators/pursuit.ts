import { type Calculation, impossible, type Prepared, ROLL, type Verdict } from '@acies/kernel/odds';
import { type Condition, moveDiceWords } from '@acies/rules-disorder';
import { type Flight, freeHack, type Hacked, isCaught, meetsNewEnemy } from '../chapters/catching.ts';
import type { Sufferer } from '../chapters/losses.ts';
import type { MoveKind } from '../chapters/move-kinds.ts';
import { farthest, type PreparedMove, prepareMove, rollMove } from '../chapters/moving.ts';
import type { Formation } from '../formations.ts';
import { isCavalry, isLightInfantry, isSpecial, type TroopId, unitKind } from '../troops.ts';
import { allDice } from './all-dice.ts';
import { conditionFrom, formationFrom, kindDrawnUp, standsOf, unlessFaulty } from './fields.ts';
import { afterPursuit } from './next-moves.ts';
import { filledIn, input, newEnemyIn, type PursuitInput } from './pursuit-input.ts';

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
  const unit = unitKind(type, { armoured });
  const dice = allDice(type, formation, kind);
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
  const { type, flight } = fugitive;
  if (chaser.type === 'Art') return impossible('CB-CHG-1', 'artillery neither charges nor pursues');
  if (isSpecial(type)) return impossible('CB-SPT-2', 'special troops do not flee: they rampage or are destroyed');
  if (flight === 'evade' && !isLightInfantry(type) && !isCavalry(type))
    return impossible('CB-RSP-5', 'only light infantry and cavalry evade');
  return ROLL;
}

/** Chaser, fugitive and new enemy, as the form describes them. */
function describedIn(given: PursuitInput) {
  const { chaser, fugitive } = given;
  const newEnemy = newEnemyIn(given);
  const drawnUp = (one: Pick<PursuitInput['chaser'], 'formation' | 'dp'> & { readonly type: TroopId }) => {
    const formation = formationFrom(one.type, one.formation);
    return { unit: kindDrawnUp(one.type, formation), formation, dp: one.dp };
  };
  const { type, dp, casualties } = fugitive;
  const fleeing = { unit: unitKind(type), dp, casualties, stands: standsOf(fugitive) };
  return [drawnUp(chaser), fleeing, ...(newEnemy ? [drawnUp(newEnemy)] : [])];
}

/** CB-AFT-7: what a pursuer does to new enemy whom it reaches; who charges an evader runs after nobody else. */
function newEnemyMet(given: PursuitInput, chased: number): PursuitOutcome['end'] {
  const { chaser, fugitive } = given;
  const newEnemy = newEnemyIn(given);
  if (!newEnemy || fugitive.flight === 'evade' || chased < newEnemy.distance) return 'gets away';
  const { type, dp, frontal, stationary } = newEnemy;
  const target = { type, formation: formationFrom(type, newEnemy.formation), stationary, frontal };
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
  clauses: [
    ...['CB-AFT-5', 'CB-AFT-6', 'CB-AFT-7', 'CB-MOV-4', 'CB-MOV-5', 'CB-RSP-6', 'CB-CMD-3', 'CB-UNIT-3'],
    ...[
      'CB-CHG-1',
      'CB-MOV-1',
      'CB-MOV-2',
      'CB-MOV-3',
      'CB-MOV-10',
      'CB-RSP-5',
      'CB-SPT-1',
      'CB-SPT-2',
      'CB-UNIT-2',
      'CB-UNIT-7',
    ],
  ],
  input,
  filledIn,
  prepare(given) {
    const { chaser, fugitive } = given;
    const [fleeing, chasing] = KINDS[fugitive.flight];
    const flees = moveOf({ ...fugitive, formation: 'unformed' }, fleeing, 0);
    const formation = formationFrom(chaser.type, chaser.formation);
    const chases = moveOf({ ...chaser, formation }, chasing, chaser.inspires);
    return {
      ...{ given, flees, chases, verdict: unlessFaulty(verdictOn(given), ...describedIn(given)) },
      before: conditionFrom(fugitive.dp, fugitive.casualties),
      unit: { type: fugitive.type, stands: standsOf(fugitive) },
      tallies: [
        { heading: 'it flees at the farthest', tally: farthest(flees), unit: 'JT' },
        { heading: 'it is chased at the farthest', tally: farthest(chases), unit: 'JT' },
      ],
      dice: [
        `${moveDiceWords(flees.dice)} for the flight, ${moveDiceWords(chases.dice)} for the pursuit; caught if it is chased ${given.gap > 0 ? `${given.gap} JT farther than` : 'as far as'} it flees, or more`,
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
  measures: ({ end, hacked }) => ({ caught: end === 'caught', destroyed: hacked?.destroyed === true }),
  next: afterPursuit,
};
