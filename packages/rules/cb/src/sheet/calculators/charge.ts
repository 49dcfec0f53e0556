import { SIDES } from '@acies/kernel';
import { automatic, type Calculation, impossible, type Prepared, ROLL, type Verdict } from '@acies/kernel/odds';
import { hasWon } from '@acies/rules-disorder';
import { moraleTally } from '../chapters/morale.ts';
import { farthest, type PreparedMove } from '../chapters/moving.ts';
import { chargeBar, mustCharge } from '../combat/charge-rules.ts';
import type { Response } from '../combat/responses.ts';
import { COURSE_ENDS, type Course, type CourseOutcome, NAMES, runCourse } from './charge-course.ts';
import { chargeDice, combatOf } from './charge-dice.ts';
import { type Declared, declaredBy, filledCharge, type Input, input } from './charge-input.ts';
import { COMBAT_CLAUSES, described, fightRank, fightWords } from './combat.ts';
import { unlessFaulty } from './fields.ts';
import { fighterFault } from './fighter-fields.ts';
import { afterCharge } from './next-charge.ts';

interface PreparedCharge extends Prepared {
  readonly course: Course;
}

const mayWords = (options: readonly Response[]): string => `the charged unit may ${options.join(' or ')}`;

function verdictOn({ course, responses, facts, holdsBack }: Declared): Verdict {
  const { fighters, moves, response } = course;
  const because = chargeBar(facts);
  if (because) return { kind: 'impossible', because };
  const fault = fighterFault(fighters.red) ?? fighterFault(fighters.blue);
  if (fault) return fault;
  if (holdsBack) return impossible('CB-CTL-6', 'a spontaneous advance charges with all its dice');
  if (moves.red.verdict.kind === 'impossible') return moves.red.verdict;
  if (!responses.options.includes(response)) return impossible(responses.clause, mayWords(responses.options));
  const runs = response === 'evade' || response === 'counter-charge';
  if (runs && moves.blue.verdict.kind === 'impossible') return moves.blue.verdict;
  return response === 'break' ? automatic(responses.clause, mayWords(responses.options)) : ROLL;
}

/** How far they come, what the contact is to each, and what each then adds. */
function talliesOf(course: Course): Prepared['tallies'] {
  const { moves, causes, response } = course;
  const reach = (heading: string, move: PreparedMove) => ({ heading, tally: farthest(move), unit: 'JT' });
  if (response === 'break') return [];
  const charge = reach('charge at the farthest', moves.red);
  if (response === 'evade') return [charge, reach('evasion at the farthest', moves.blue)];
  const combat = combatOf(course);
  return [
    charge,
    ...(response === 'counter-charge' ? [reach('counter-charge at the farthest', moves.blue)] : []),
    ...SIDES.map((side) => ({ heading: `${NAMES[side]} for morale`, tally: moraleTally(causes[side]), unit: 'DP' })),
    ...SIDES.map((side) => ({
      heading: `${NAMES[side]} adds, before new DPs`,
      tally: combat.tallies[side],
      unit: `to the ${combat.dice[side].name}`,
    })),
  ];
}

function courseWords({ end, fight, lost }: CourseOutcome): string {
  if (fight) return fightWords(fight, NAMES);
  if (end === 'lost before it')
    return `${SIDES.filter((side) => lost[side])
      .map((side) => NAMES[side])
      .join(' and ')} lost before they fight`;
  if (end === 'falls short') return 'the charge falls short';
  if (lost.blue) return 'evades, and is destroyed';
  if (end === 'caught') return 'evades, is caught, loses a stand and breaks';
  return end === 'evades' ? 'evades' : 'breaks before the charge';
}

/** Those of the way to the combat. */
const OWN_CLAUSES: readonly string[] = [
  ...['CB-SEQ-6', 'CB-CTL-6', 'CB-CHG-2', 'CB-CHG-3', 'CB-CHG-4', 'CB-CHG-5', 'CB-CMD-3'],
  ...['CB-RSP-1', 'CB-RSP-2', 'CB-RSP-3', 'CB-RSP-4', 'CB-RSP-5', 'CB-RSP-6'],
  ...['CB-MOV-1', 'CB-MOV-2', 'CB-MOV-3', 'CB-MOV-5', 'CB-MOV-7', 'CB-MOV-8', 'CB-MOV-10'],
  ...['CB-MOR-3', 'CB-MOR-4', 'CB-MOR-5', 'CB-MOR-7', 'CB-MOR-9', 'CB-MOR-10', 'CB-AFT-7'],
];

export const chargeCalculation: Calculation<Input, PreparedCharge, CourseOutcome> = {
  id: 'charge',
  title: 'A charge from its declaration to the result of its combat',
  clauses: [...OWN_CLAUSES, ...COMBAT_CLAUSES],
  input,
  filledIn: filledCharge,
  prepare(given) {
    const declared = declaredBy(given);
    const { course, responses, facts } = declared;
    return {
      course,
      verdict: unlessFaulty(verdictOn(declared), ...described(course.fighters, course.stands)),
      tallies: talliesOf(course),
      dice: chargeDice(course),
      notes: [...(mustCharge(facts) ? ['it must charge'] : []), mayWords(responses.options)],
    };
  },
  resolve: ({ course }, dice) => runCourse(course, dice),
  describe: courseWords,
  rank: (outcome) => COURSE_ENDS.indexOf(outcome.end) * 100 + (outcome.fight ? fightRank(outcome.fight) : 0),
  measures: ({ end, fight, after, lost }) => ({
    contact: end === 'combat',
    'charger wins': fight !== undefined && hasWon(fight.bands.red),
    'charged wins': fight !== undefined && hasWon(fight.bands.blue),
    'charged breaks': end === 'breaks' || end === 'caught' || fight?.fates.blue.moves.includes('break') === true,
    'charger lost': lost.red,
    'charged lost': lost.blue,
    'charger’s DP at the end': after.red.dp,
    'charged unit’s DP at the end': after.blue.dp,
  }),
  next: afterCharge,
};
