import {
  automatic,
  type BySide,
  type Calculation,
  impossible,
  type Prepared,
  ROLL,
  SIDES,
  type Verdict,
} from '@acies/kernel';
import { hasWon } from '@acies/rules-disorder';
import { chargeBar, formationAfterCharge, mustCharge } from '../charge-rules.ts';
import { prepareCombat } from '../combat.ts';
import { moraleTally } from '../morale.ts';
import { farthest, type PreparedMove } from '../moving.ts';
import type { Response } from '../responses.ts';
import { COURSE_ENDS, type Course, type CourseOutcome, runCourse, strikers } from './charge-course.ts';
import { type Declared, declaredBy, type Input, input } from './charge-input.ts';
import { fightRank, fightWords } from './combat.ts';
import { unlessFaulty } from './fields.ts';
import { fighterFault } from './fighter-fields.ts';
import { afterCharge } from './next-charge.ts';

interface PreparedCharge extends Prepared {
  readonly course: Course;
}

const NAMES: Readonly<BySide<string>> = { red: 'charger', blue: 'charged' };

const mayWords = (options: readonly Response[]): string => `the charged unit may ${options.join(' or ')}`;

function verdictOn({ course, responses, facts, holdsBack }: Declared): Verdict {
  const { fighters, stands, moves, response } = course;
  const because = chargeBar(facts);
  if (because) return { kind: 'impossible', because };
  const fault = fighterFault(fighters.red, stands.red) ?? fighterFault(fighters.blue, stands.blue);
  if (fault) return fault;
  if (holdsBack) return impossible('CB-CTL-6', 'a spontaneous advance charges with all its dice');
  if (moves.red.verdict.kind === 'impossible') return moves.red.verdict;
  if (!responses.options.includes(response)) return impossible(responses.clause, mayWords(responses.options));
  const runs = response === 'evade' || response === 'counter-charge';
  if (runs && moves.blue.verdict.kind === 'impossible') return moves.blue.verdict;
  return response === 'break' ? automatic(responses.clause, mayWords(responses.options)) : ROLL;
}

/** What each adds if it strikes with no DP from fatigue or morale. */
function talliesOf(course: Course): Prepared['tallies'] {
  const { fighters, distance, moves, causes, rulings, response } = course;
  const reach = (heading: string, move: PreparedMove) => ({ heading, tally: farthest(move), unit: 'JT' });
  if (response === 'break') return [];
  const charge = reach('charge at the farthest', moves.red);
  if (response === 'evade') return [charge, reach('evasion at the farthest', moves.blue)];
  const { red, blue } = fighters;
  const formations = { red: formationAfterCharge(red.unit.type, red.formation, distance), blue: blue.formation };
  const combat = prepareCombat(strikers(course, { conditions: fighters, formations }), rulings);
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

function courseWords({ end, fight, destroyed }: CourseOutcome): string {
  if (fight) return fightWords(fight, NAMES);
  if (end === 'lost before it')
    return `${SIDES.filter((side) => destroyed[side])
      .map((side) => NAMES[side])
      .join(' and ')} lost before they fight`;
  if (end === 'falls short') return 'the charge falls short';
  if (destroyed.blue) return 'evades, and is destroyed';
  if (end === 'caught') return 'evades, is caught, loses a stand and breaks';
  return end === 'evades' ? 'evades' : 'breaks before the charge';
}

export const chargeCalculation: Calculation<Input, PreparedCharge, CourseOutcome> = {
  id: 'charge',
  title: 'A charge from its declaration to the result of its combat',
  clauses: [
    ...[
      'CB-SEQ-6',
      'CB-CTL-6',
      'CB-CHG-1',
      'CB-CHG-2',
      'CB-CHG-3',
      'CB-CHG-4',
      'CB-CHG-5',
      'CB-CMD-3',
      'CB-RSP-1',
      'CB-RSP-2',
      'CB-RSP-3',
    ],
    ...['CB-RSP-4', 'CB-RSP-5', 'CB-RSP-6', 'CB-MOR-3', 'CB-MOR-4', 'CB-MOR-5', 'CB-MOR-7', 'CB-MOR-9', 'CB-MOR-10'],
    ...['CB-MOV-1', 'CB-MOV-2', 'CB-MOV-5', 'CB-MOV-7', 'CB-MOV-8', 'CB-CBT-1', 'CB-CBT-2', 'CB-CBT-5', 'CB-AFT-7'],
  ],
  input,
  prepare(given) {
    const declared = declaredBy(given);
    const { course, responses, facts } = declared;
    const { red, blue } = course.fighters;
    return {
      course,
      verdict: unlessFaulty(verdictOn(declared), red, blue),
      tallies: talliesOf(course),
      dice: [
        ...(mustCharge(facts) ? ['it must charge'] : []),
        mayWords(responses.options),
        course.response === 'break' ? 'none' : `it does: ${course.response}`,
      ],
    };
  },
  resolve: ({ course }, dice) => runCourse(course, dice),
  describe: courseWords,
  rank: (outcome) => COURSE_ENDS.indexOf(outcome.end) * 100 + (outcome.fight ? fightRank(outcome.fight) : 0),
  measures: ({ end, fight, after, destroyed }) => ({
    contact: end === 'combat' ? 1 : 0,
    'charger wins': fight && hasWon(fight.bands.red) ? 1 : 0,
    'charged wins': fight && hasWon(fight.bands.blue) ? 1 : 0,
    'charged breaks': end === 'breaks' || end === 'caught' || fight?.fates.blue.moves.includes('break') ? 1 : 0,
    'charger lost': destroyed.red ? 1 : 0,
    'charged lost': destroyed.blue ? 1 : 0,
    'charger DP with fatigue': after.red.dp,
    'charged DP with fatigue': after.blue.dp,
  }),
  next: afterCharge,
};
