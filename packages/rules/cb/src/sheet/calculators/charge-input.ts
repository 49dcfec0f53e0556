import type { BySide } from '@acies/kernel';
import { flag } from '@acies/kernel/odds';
import { diceCount } from '@acies/rules-disorder';
import { z } from 'zod';
import { type MoraleCause, moraleOfBeasts, moraleOfCharge } from '../chapters/morale.ts';
import type { MoveKind } from '../chapters/move-kinds.ts';
import { farthest, type PreparedMove, prepareMove } from '../chapters/moving.ts';
import type { ChargeFacts } from '../combat/charge-rules.ts';
import type { Fighter } from '../combat/combat-factors.ts';
import { RESPONSES, type Response, type Responses, responsesTo } from '../combat/responses.ts';
import { allDice } from './all-dice.ts';
import type { Course } from './charge-course.ts';
import { standsOf, throws } from './fields.ts';
import { type FighterInput, fighterFields, fighterFrom, filledFighter } from './fighter-fields.ts';

const STRIKES = ['front', 'flank', 'behind the flank'] as const;

const common = {
  formedUp: flag('Has formed up', 'it has formed up this turn'),
  elephants: flag('Used to elephants', 'its army has elephants'),
  difficult: flag('Difficult ground on its way', 'difficult terrain on its way'),
};

const diceField = (title: string, about: string) =>
  z
    .number()
    .int()
    .min(1)
    .max(3)
    .optional()
    .meta({ title, description: `how many dice it ${about} with; all unless given` });

export const input = z.strictObject({
  charger: z
    .strictObject({
      ...fighterFields('War'),
      ...{ ...common, dice: diceField('Dice to charge with', 'charges') },
      spontaneous: flag('Spontaneous advance', 'it is in spontaneous advance'),
    })
    .prefault({})
    .meta({ title: 'Charger', description: 'the unit that charges' }),
  charged: z
    .strictObject({
      ...{ ...fighterFields('HI'), ...common, dice: diceField('Dice of a counter-charge', 'counter-charges') },
      inDifficult: flag('In difficult terrain', 'it stands in difficult terrain'),
      inCombat: flag('In combat', 'it is in combat already'),
      held: flag('Held', 'a leader steadies it, or a control test has halted it'),
      charging: flag('Charging', 'it has declared a charge at the charger itself'),
      moved: flag('Has moved', 'it has moved, turned, formed or fought this turn, and so is not stationary'),
    })
    .prefault({})
    .meta({ title: 'Charged', description: 'the unit that is charged' }),
  distance: throws('Distance in JT', 'javelin throws between them', 20, 3),
  strikes: z.enum(STRIKES).default('front').meta({ title: 'Strikes in', description: 'where the charge strikes' }),
  response: z
    .enum(RESPONSES)
    .optional()
    .meta({ title: 'Response', description: 'what the charged unit does; the first that it may, unless given' }),
  shakenInsteadOfDps: flag(
    'Shaken in place of disorder',
    'the ruling shakenInsteadOfDps: shaken costs 5 in place of DPs',
    true,
  ),
});

export type Input = z.infer<typeof input>;

/** CB-MOV-1, CB-MOV-2: the dice of a charge are chosen, those of an evasion are all there are. */
function moveOf(
  { unit, formation, inspires }: Fighter,
  kind: MoveKind,
  { dice, difficult }: { readonly dice?: number | undefined; readonly difficult: boolean },
): PreparedMove {
  const all = allDice(unit.type, formation, kind);
  const chosen = kind === 'charge' ? (dice ?? all) : all;
  return prepareMove({ unit, formation, kind, dice: chosen, difficult, beyondBow: false, inspireActions: inspires });
}

/** CB-CHG-4. */
const isStationary = ({ charging, moved, formedUp }: Input['charged']): boolean => !(charging || moved || formedUp);

const factsOf = (given: Input, red: Fighter, blue: Fighter, reach: number): ChargeFacts => ({
  ...{ kind: 'declared', type: red.unit.type, formation: red.formation, shaken: red.shaken },
  ...{ formedUp: given.charger.formedUp },
  ...{ spontaneous: given.charger.spontaneous, pursuing: false, distance: given.distance, reach },
  target: {
    ...{ type: blue.unit.type, formation: blue.formation, shaken: blue.shaken },
    ...{ stationary: isStationary(given.charged), frontal: given.strikes === 'front' },
  },
});

/** A unit that has declared a charge of its own meets the other so. */
function responsesOf({ charged }: Input, red: Fighter, blue: Fighter): Responses {
  if (charged.charging) return { clause: 'CB-SEQ-6', options: ['counter-charge'] };
  const { inCombat, formedUp, held, inDifficult } = charged;
  return responsesTo({
    ...{ unit: blue.unit, formation: blue.formation, shaken: blue.shaken, inCombat, formedUp, held, inDifficult },
    behindObstacle: blue.obstacle || blue.fortified,
    chargers: [{ type: red.unit.type, formation: red.formation }],
  });
}

/** CB-MOR-3, CB-MOR-4, CB-MOR-7, CB-MOR-9: what the contact is to each. */
function causesOf(given: Input, red: Fighter, blue: Fighter): Readonly<BySide<readonly MoraleCause[]>> {
  const beasts = (own: Fighter, other: Fighter, elephants: boolean): MoraleCause[] => {
    const cause = moraleOfBeasts(own.unit.type, other.unit.type, elephants);
    return cause ? [cause] : [];
  };
  const meets = blue.motion === 'charging';
  const on = (target: Fighter, charger: Fighter, more: { fromBehindFlank: boolean; inCombat: boolean }) =>
    moraleOfCharge({
      ...{ charger: charger.unit.type, target: target.unit.type, formation: target.formation, ...more },
      charging: target.motion === 'charging',
    });
  const behind = given.strikes === 'behind the flank';
  return {
    red: [
      ...beasts(red, blue, given.charger.elephants),
      ...(meets ? on(red, blue, { fromBehindFlank: false, inCombat: false }) : []),
    ],
    blue: [
      ...beasts(blue, red, given.charged.elephants),
      ...on(blue, red, { fromBehindFlank: behind, inCombat: given.charged.inCombat }),
    ],
  };
}

/** A charge as the form describes it. */
export interface Declared {
  readonly course: Course;
  readonly responses: Responses;
  readonly facts: ChargeFacts;
  /** CB-CTL-6: it is in spontaneous advance, and would throw fewer than all its dice. */
  readonly holdsBack: boolean;
}

export function declaredBy(given: Input): Declared {
  const fighterOf = (one: FighterInput, motion: Fighter['motion'], frontal: boolean): Fighter =>
    fighterFrom(one, { motion, round: 'charge', frontal });
  const red = fighterOf(given.charger, 'charging', true);
  const still = fighterOf(given.charged, 'standing', given.strikes === 'front');
  const responses = responsesOf(given, red, still);
  const response: Response = given.response ?? responses.options[0]!;
  const blue: Fighter = response === 'counter-charge' ? { ...still, motion: 'charging' } : still;
  const charge = moveOf(red, 'charge', given.charger);
  const all = moveOf(red, 'charge', { difficult: false });
  const course: Course = {
    ...{
      response,
      distance: given.distance,
      fighters: { red, blue },
      rulings: { shakenInsteadOfDps: given.shakenInsteadOfDps },
    },
    stands: { red: standsOf(given.charger), blue: standsOf(given.charged) },
    ranks: { red: given.charger.ranks, blue: given.charged.ranks },
    moves: { red: charge, blue: moveOf(blue, response === 'evade' ? 'evade' : 'charge', given.charged) },
    causes: causesOf(given, red, blue),
  };
  return {
    course,
    responses,
    facts: factsOf(given, red, still, farthest(all).total),
    holdsBack: given.charger.spontaneous && diceCount(charge.dice) < diceCount(all.dice),
  };
}

/** What is left open of a charge, as the classes and the rest of it have it. */
export function filledCharge(given: Input): Input {
  const { fighters, response } = declaredBy(given).course;
  const filled = <F extends Input['charger'] | Input['charged']>(one: F, { motion, round, frontal }: Fighter): F => {
    const fighter = filledFighter(one, { motion, round, frontal });
    return { ...fighter, dice: one.dice ?? (allDice(one.type, fighter.formation!, 'charge') || undefined) };
  };
  return {
    ...{ ...given, response },
    charger: filled(given.charger, fighters.red),
    charged: filled(given.charged, fighters.blue),
  };
}
