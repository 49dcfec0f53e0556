import { automatic, type Calculation, flag, impossible, type Prepared, type Verdict } from '@acies/kernel/odds';
import { SHAKEN_AT } from '@acies/rules-disorder';
import { z } from 'zod';
import { EVADE_RESULTS, type PreparedEvade, prepareEvade } from '../chapters/evading.ts';
import { chargeBar } from '../combat/charge-rules.ts';
import { RESPONSES, type Response, type Responses, responsesTo } from '../combat/responses.ts';
import { type Formation, isFormed } from '../formations.ts';
import { unitKind } from '../troops.ts';
import { EVADE_WORDS, evadeTest, resolveEvade } from './evade-test.ts';
import {
  casualtiesField,
  dpField,
  formationField,
  formationFrom,
  gradeField,
  inspiredField,
  troopField,
  unlessFaulty,
  withFormation,
} from './fields.ts';
import { afterCharge } from './next-charge.ts';

const input = z.strictObject({
  charger: z
    .strictObject({
      type: troopField('WB'),
      formation: formationField,
      dp: dpField,
      chariots: flag('Chariots', 'it fights from chariots'),
      pursuing: flag('In pursuit', 'it runs into the unit in pursuit of another'),
    })
    .prefault({})
    .meta({ title: 'Charger', description: 'the unit that charges' }),
  charged: z
    .strictObject({
      type: troopField('Jav'),
      grade: gradeField,
      formation: formationField,
      dp: dpField,
      casualties: casualtiesField,
      inspired: inspiredField,
      inDifficult: flag('In difficult terrain', 'it stands in difficult terrain'),
      behindObstacle: flag('Behind an obstacle', 'it stands behind an obstacle'),
      exposed: flag('Flank or rear exposed', 'it is struck in an exposed flank or the rear'),
    })
    .prefault({})
    .meta({ title: 'Charged', description: 'the unit that is charged' }),
  response: z
    .enum(RESPONSES)
    .optional()
    .meta({ title: 'Response', description: 'what it does; it evades if it may, unless given' }),
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
  ...EVADE_WORDS,
};

export interface ChargeOutcome {
  readonly end: End;
}

/** LG-AFT-6: pursuers are unformed. */
const chargerFormation = ({ type, formation, pursuing }: ChargeInput['charger']): Formation =>
  formation ?? (pursuing ? 'unformed' : formationFrom(type, undefined));

/** LG-CHG-1, LG-CHG-2: why this unit may not charge that one, so far as the form tells. */
const barOn = ({ charger, charged }: ChargeInput) =>
  chargeBar({
    unit: charger,
    formation: chargerFormation(charger),
    shaken: charger.dp === SHAKEN_AT,
    pursuing: charger.pursuing,
    targetUnformed: !isFormed(formationFrom(charged.type, charged.formation)),
    targetExposed: charged.exposed,
    inJavelinRange: true,
    ...{ resting: false, formedUp: false, shotOver: false, halted: false },
  });

/** What the charged unit may do. */
function responsesOf({ charger, charged }: ChargeInput): Responses {
  const { type, grade, formation, dp, inDifficult, behindObstacle } = charged;
  return responsesTo({
    ...{ unit: unitKind(type, { grade }), shaken: dp === SHAKEN_AT, inDifficult, behindObstacle },
    chargers: [{ unit: unitKind(charger.type, { chariots: charger.chariots }), pursuing: charger.pursuing }],
    formation: formationFrom(type, formation),
  });
}

const responseTo = ({ response }: ChargeInput, options: readonly Response[]): Response =>
  response ?? (options.includes('evade') ? 'evade' : options[0]!);

const mayWords = (options: readonly Response[]): string =>
  options.length > 1
    ? `it may ${options.join(' or ')}`
    : `it must ${options[0] === 'evade' ? 'try to evade' : options[0]}`;

function verdictOn(given: ChargeInput, { clause, options }: Responses, response: Response, test: Verdict): Verdict {
  const because = barOn(given);
  if (because) return { kind: 'impossible', because };
  if (!options.includes(response)) return impossible(clause, mayWords(options));
  return response === 'evade' ? test : automatic(clause, mayWords(options));
}

export const chargeCalculation: Calculation<ChargeInput, PreparedCharge, ChargeOutcome> = {
  id: 'charge',
  title: 'The responses to a charge',
  clauses: [
    ...['LG-CHG-1', 'LG-CHG-2', 'LG-RSP-1', 'LG-RSP-2', 'LG-RSP-3', 'LG-RSP-4', 'LG-RSP-5', 'LG-RSP-6', 'LG-RSP-7'],
    ...['LG-MAN-1', 'LG-MAN-3', 'LG-UNIT-3', 'LG-UNIT-6', 'LG-AFT-6'],
  ],
  input,
  filledIn: (given) => ({
    charger: { ...given.charger, formation: chargerFormation(given.charger) },
    charged: withFormation(given.charged),
    response: responseTo(given, responsesOf(given).options),
  }),
  prepare(given) {
    const { type, chariots } = given.charger;
    const { formation, dp, grade, casualties, inspired } = given.charged;
    const unit = unitKind(given.charged.type, { grade });
    const shaken = dp === SHAKEN_AT;
    const drawnUp = formationFrom(unit.type, formation);
    const responses = responsesOf(given);
    const chargers = { unit: unitKind(type, { chariots }), formation: chargerFormation(given.charger) };
    const { options } = responses;
    const response = responseTo(given, options);
    const evade = prepareEvade({ grade, dp, shaken, casualties, inspired });
    const tests = response === 'evade';
    const test = evadeTest(evade);
    return {
      ...{ evade, response },
      verdict: unlessFaulty(
        verdictOn(given, responses, response, test.verdict),
        { unit, formation: drawnUp },
        chargers,
      ),
      tallies: tests ? [{ heading: 'evade test', tally: evade.tally, unit: `to the ${evade.die.name}` }] : [],
      dice: tests ? test.dice : ['none'],
      notes: tests ? [mayWords(options)] : [],
    };
  },
  resolve: ({ evade, response }, dice) => ({
    end: response === 'evade' ? resolveEvade(evade, dice) : UNTESTED[response],
  }),
  describe: ({ end }) => WORDS[end],
  rank: ({ end }) => ENDS.indexOf(end),
  measures: ({ end }) => ({ evades: end === 'evades', breaks: end === 'breaks' }),
  next: afterCharge,
};
