import { automatic, type Calculation, diceWords, impossible, type Prepared, ROLL, type Verdict } from '@acies/kernel';
import { SHAKEN_AT } from '@acies/rules-disorder';
import { z } from 'zod';
import { chargeBar } from '../charge-rules.ts';
import { EVADE_RESULTS, type PreparedEvade, prepareEvade, rollEvade } from '../evading.ts';
import { isFormed } from '../formations.ts';
import { RESPONSES, type Response, type Responses, responsesTo } from '../responses.ts';
import { unitKind } from '../troops.ts';
import {
  casualtiesField,
  dpField,
  flag,
  formationField,
  formationFrom,
  gradeField,
  inspiredField,
  troopField,
  unlessFaulty,
} from './fields.ts';
import { afterCharge } from './next-charge.ts';

const input = z.strictObject({
  charger: z
    .strictObject({
      type: troopField('WB'),
      formation: formationField,
      dp: dpField,
      chariots: flag('chariots'),
      pursuing: flag('it runs into the unit in pursuit of another'),
    })
    .prefault({})
    .describe('the unit that charges'),
  charged: z
    .strictObject({
      type: troopField('Jav'),
      grade: gradeField,
      formation: formationField,
      dp: dpField,
      casualties: casualtiesField,
      inspired: inspiredField,
      inDifficult: flag('in difficult terrain'),
      behindObstacle: flag('behind an obstacle'),
      exposed: flag('it is struck in an exposed flank or the rear'),
    })
    .prefault({})
    .describe('the unit that is charged'),
  response: z.enum(RESPONSES).optional().describe('what it does; it evades if it may, unless given'),
});

export type ChargeInput = z.infer<typeof input>;

interface PreparedCharge extends Prepared {
  readonly evade: PreparedEvade;
  readonly response: Response;
}

/** What comes of the charge before contact, the evade test included. */
const ENDS = ['counter-charges', 'stands', ...EVADE_RESULTS] as const;
type End = (typeof ENDS)[number];

const UNTESTED: Readonly<Record<Exclude<Response, 'evade'>, End>> = {
  break: 'breaks',
  stand: 'stands',
  'counter-charge': 'counter-charges',
};

const WORDS: Readonly<Record<End, string>> = {
  'counter-charges': 'counter-charges',
  stands: 'stands to receive the charge',
  evades: 'evades, a full fast move',
  shaken: 'shaken, receives the charge at the halt',
  breaks: 'breaks',
};

export interface ChargeOutcome {
  readonly end: End;
}

/** LG-CHG-1, LG-CHG-2: why this unit may not charge that one, so far as the form tells. */
const barOn = ({ charger, charged }: ChargeInput) =>
  chargeBar({
    unit: charger,
    formation: formationFrom(charger.type, charger.formation),
    shaken: charger.dp === SHAKEN_AT,
    pursuing: charger.pursuing,
    targetUnformed: !isFormed(formationFrom(charged.type, charged.formation)),
    targetExposed: charged.exposed,
    inJavelinRange: true,
    ...{ resting: false, formedUp: false, shotOver: false, halted: false },
  });

const mayWords = (options: readonly Response[]): string =>
  options.length > 1
    ? `it may ${options.join(' or ')}`
    : `it must ${options[0] === 'evade' ? 'try to evade' : options[0]}`;

function verdictOn(given: ChargeInput, { clause, options }: Responses, response: Response): Verdict {
  const because = barOn(given);
  if (because) return { kind: 'impossible', because };
  if (!options.includes(response)) return impossible(clause, mayWords(options));
  return response === 'evade' ? ROLL : automatic(clause, mayWords(options));
}

export const chargeCalculation: Calculation<ChargeInput, PreparedCharge, ChargeOutcome> = {
  id: 'charge',
  title: 'The responses to a charge',
  clauses: [
    ...['LG-CHG-1', 'LG-CHG-2', 'LG-RSP-1', 'LG-RSP-2', 'LG-RSP-3', 'LG-RSP-4', 'LG-RSP-5', 'LG-RSP-6', 'LG-RSP-7'],
  ],
  input,
  prepare(given) {
    const { type, chariots, pursuing } = given.charger;
    const { formation, dp, grade, casualties, inspired, inDifficult, behindObstacle } = given.charged;
    const [unit, charger] = [unitKind(given.charged.type, { grade }), unitKind(type, { chariots })];
    const shaken = dp === SHAKEN_AT;
    const drawnUp = formationFrom(unit.type, formation);
    const responses = responsesTo({
      ...{ unit, shaken, inDifficult, behindObstacle, chargers: [{ unit: charger, pursuing }] },
      formation: drawnUp,
    });
    const chargers = { unit: charger, formation: formationFrom(type, given.charger.formation) };
    const { options } = responses;
    const response = given.response ?? (options.includes('evade') ? 'evade' : options[0]!);
    const evade = prepareEvade({ grade, dp, shaken, casualties, inspired });
    const tests = response === 'evade';
    return {
      ...{ evade, response },
      verdict: unlessFaulty(verdictOn(given, responses, response), { unit, formation: drawnUp }, chargers),
      tallies: tests ? [{ heading: 'evade test', tally: evade.tally, unit: `to the ${evade.die.name}` }] : [],
      dice: [
        mayWords(options),
        tests ? `${diceWords(1, evade.die)}, evades on ${1 - evade.tally.total} or more` : 'none',
      ],
    };
  },
  resolve: ({ evade, response }, dice) => ({
    end: response === 'evade' ? rollEvade(evade, dice) : UNTESTED[response],
  }),
  describe: ({ end }) => WORDS[end],
  rank: ({ end }) => ENDS.indexOf(end),
  measures: ({ end }) => ({ evades: end === 'evades' ? 1 : 0, breaks: end === 'breaks' ? 1 : 0 }),
  next: afterCharge,
};
