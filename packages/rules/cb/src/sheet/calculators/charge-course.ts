import { type BySide, bySide, type Dice, otherSide, SIDES } from '@acies/kernel';
import { apart } from '@acies/kernel/odds';
import { becomeShaken, type Condition, gainDisorder, type Who } from '@acies/rules-disorder';
import { freeHack, isCaught } from '../chapters/catching.ts';
import { type Losses, rollMorale } from '../chapters/losses.ts';
import { type MoraleCause, moraleTally } from '../chapters/morale.ts';
import { type PreparedMove, rollMove } from '../chapters/moving.ts';
import { formationAfterCharge } from '../combat/charge-rules.ts';
import { prepareCombat, rollCombat } from '../combat/combat.ts';
import type { CombatRulings, Fighter } from '../combat/combat-factors.ts';
import { burstThroughBy, rollFates } from '../combat/combat-fates.ts';
import type { Response } from '../combat/responses.ts';
import type { Formation } from '../formations.ts';
import { isSpecial } from '../troops.ts';
import type { Fight } from './combat.ts';
import { inDepth } from './fighter-fields.ts';

/** A charge, red's, before its dice: both as they stand, with all that befalls them on contact. */
export interface Course {
  readonly response: Response;
  readonly distance: number;
  readonly fighters: Readonly<BySide<Fighter>>;
  readonly stands: Readonly<BySide<number>>;
  readonly ranks: Readonly<BySide<number>>;
  /** Red's charge; blue's counter-charge or evasion. */
  readonly moves: Readonly<BySide<PreparedMove>>;
  /** On contact. */
  readonly causes: Readonly<BySide<readonly MoraleCause[]>>;
  readonly rulings: CombatRulings;
}

export const COURSE_ENDS = ['combat', 'lost before it', 'falls short', 'caught', 'evades', 'breaks'] as const;

export interface CourseOutcome {
  readonly end: (typeof COURSE_ENDS)[number];
  readonly fight: Fight | undefined;
  /** Both as the charge leaves them. */
  readonly after: Readonly<BySide<Condition>>;
  /** Lost to its army: destroyed, or running amok. */
  readonly lost: Readonly<BySide<boolean>>;
  readonly rampages: Readonly<BySide<boolean>>;
  /** As they struck, if they did. */
  readonly formations: Readonly<BySide<Formation>>;
}

interface Approach {
  readonly contact: boolean;
  readonly caught: boolean;
  readonly conditions: Readonly<BySide<Condition>>;
  readonly formations: Readonly<BySide<Formation>>;
}

/** Whose dice they are. */
const WHO: Readonly<BySide<Who>> = { red: { unit: 'the charger' }, blue: { unit: 'the charged unit' } };
export const NAMES: Readonly<BySide<string>> = { red: 'charger', blue: 'charged' };

const conditionOf = ({ dp, shaken, casualties }: Condition): Condition => ({ dp, shaken, casualties });

/** CB-MOV-7, CB-MOV-8, CB-SPT-1: DPs of a move, which special troops do not feel. */
function tired(fighter: Fighter, { terrain }: PreparedMove, fatigue: number): Condition {
  const dps = isSpecial(fighter.unit.type) ? 0 : terrain.total + fatigue;
  return conditionOf(gainDisorder(fighter, dps, 'movement'));
}

/** CB-SEQ-6: charge and response are moved. (R) Who charge each other meet halfway, or as near it as both can come. */
function approach({ response, distance, fighters, moves }: Course, dice: Dice): Approach {
  const red = rollMove(moves.red, dice, WHO.red);
  const blue = response === 'stand' ? undefined : rollMove(moves.blue, dice, WHO.blue);
  const [chased, other] = [red.distance.total, blue?.distance.total ?? 0];
  const meets = response === 'counter-charge';
  const contact = response !== 'evade' && chased + other >= distance;
  const met = meets ? Math.min(chased, Math.max(distance / 2, distance - other)) : distance;
  const gone = { red: contact ? met : chased, blue: contact ? distance - met : other };
  return {
    contact,
    caught: response === 'evade' && isCaught({ gap: distance, fled: other, chased }),
    conditions: {
      red: tired(fighters.red, moves.red, red.fatigue),
      blue: blue ? tired(fighters.blue, moves.blue, blue.fatigue) : conditionOf(fighters.blue),
    },
    formations: bySide((side) => {
      const { unit, formation } = fighters[side];
      return side === 'red' || meets ? formationAfterCharge(unit.type, formation, gone[side]) : formation;
    }),
  };
}

/** Both as they strike. */
export function strikers({ fighters, ranks }: Course, states: Pick<Approach, 'conditions' | 'formations'>) {
  const changed = bySide((side) => ({
    ...{ ...fighters[side], ...states.conditions[side], formation: states.formations[side] },
  }));
  return bySide((side) => inDepth(changed[side], ranks[side], changed[otherSide(side)], ranks[otherSide(side)]));
}

const NOBODY: Readonly<BySide<boolean>> = { red: false, blue: false };

const rampagesOf = (losses: Readonly<BySide<Losses>>) => bySide((side) => losses[side].rampages);
const lostOf = (losses: Readonly<BySide<Losses>>) => bySide((side) => losses[side].destroyed || losses[side].rampages);

/** CB-MOR-5, CB-AFT-7: an evader takes its DP, and is cut down and broken if caught. */
function evaded(course: Course, { caught, conditions, formations }: Approach, dice: Dice): CourseOutcome {
  const { unit } = course.fighters.blue;
  const stands = course.stands.blue;
  const shock = moraleTally(['evaded']).total;
  const losses = rollMorale(conditions.blue, { type: unit.type, stands }, shock, 0, dice, WHO.blue);
  const fled = caught ? freeHack(losses, unit.type, stands, 'evade') : losses;
  return {
    ...{ end: caught ? 'caught' : 'evades', fight: undefined, formations, rampages: NOBODY },
    after: { red: conditions.red, blue: conditionOf(fled) },
    lost: { red: false, blue: losses.destroyed || fled.destroyed },
  };
}

/** CB-MOR-10: the shocks of the contact, and then the combat. */
function collide(course: Course, { conditions, formations }: Approach, dice: Dice): CourseOutcome {
  const { fighters, stands, causes, rulings } = course;
  const losses: Readonly<BySide<Losses>> = bySide((side) => {
    const unit = { type: fighters[side].unit.type, stands: stands[side] };
    return rollMorale(conditions[side], unit, moraleTally(causes[side]).total, 0, dice, WHO[side]);
  });
  const shaken = bySide((side) => conditionOf(losses[side]));
  const lost = lostOf(losses);
  if (SIDES.some((side) => lost[side]))
    return { end: 'lost before it', fight: undefined, after: shaken, lost, rampages: rampagesOf(losses), formations };
  const combat = prepareCombat(strikers(course, { conditions: shaken, formations }), rulings);
  const { bands } = rollCombat(combat, dice, undefined, NAMES);
  const fates = rollFates(bands, combat.situation, stands, dice, WHO);
  const moraleStands = bySide((side) => losses[side].standsLost);
  const ends = burstThroughBy(fates, combat.situation, stands, moraleStands);
  return {
    ...{ end: 'combat', fight: { bands, fates, ends }, after: bySide((side) => conditionOf(ends[side])) },
    ...{ lost: lostOf(ends), rampages: rampagesOf(fates), formations },
  };
}

/** CB-SEQ-6, CB-SEQ-7: a charge from its response to the result of its combat. */
export function runCourse(course: Course, dice: Dice): CourseOutcome {
  const before = bySide((side) => conditionOf(course.fighters[side]));
  if (course.response === 'break')
    return {
      end: 'breaks',
      fight: undefined,
      after: { ...before, blue: becomeShaken(before.blue) },
      ...{ lost: NOBODY, rampages: NOBODY, formations: bySide((side) => course.fighters[side].formation) },
    };
  const come = apart(dice, course, 'approach', (own) => approach(course, own), JSON.stringify);
  if (course.response === 'evade') return evaded(course, come, dice);
  const { contact, conditions, formations } = come;
  if (!contact)
    return { end: 'falls short', fight: undefined, after: conditions, lost: NOBODY, rampages: NOBODY, formations };
  return apart(dice, course, JSON.stringify(come), (own) => collide(course, come, own), JSON.stringify);
}
