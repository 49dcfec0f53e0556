import { type Factor, factor, given, type Tally, tally, when } from '@acies/kernel/odds';
import { type Condition, type OddsStep, outnumbered } from '@acies/rules-disorder';
import { type Formation, isFormed } from '../formations.ts';
import type { Rulings } from '../rulings.ts';
import {
  isCavalry,
  isInfantry,
  isLightInfantry,
  isMissileTroops,
  isPhalanxType,
  isSpecial,
  MORALE_VALUE,
  type UnitKind,
} from '../troops.ts';

/** CB-CBT-5: how a unit has come to fight. A counter-charge is a charge; who fights on where he stood is standing. */
export const MOTIONS = ['standing', 'charging', 'following up', 'pursuing'] as const;
export type Motion = (typeof MOTIONS)[number];

/** CB-CBT-10: the first round of a contact, and every later one. */
export const ROUNDS = ['charge', 'melee'] as const;
export type Round = (typeof ROUNDS)[number];

/** Who came at whom when two met: the unit itself, its enemy, or both at each other. */
export type Onset = 'own' | 'enemy' | 'both';

/** One unit against one enemy, with all that its score and its result depend on. */
export interface Fighter extends Condition {
  readonly unit: UnitKind;
  readonly formation: Formation;
  readonly motion: Motion;
  /** The round of combat, which both who are in contact are in. */
  readonly round: Round;
  /** It meets this enemy with its front. */
  readonly frontal: boolean;
  /** Which of the two came at the other. */
  readonly onset: Onset;
  /** It has the advantage of ground. */
  readonly ground: boolean;
  /** It defends a fortification. */
  readonly fortified: boolean;
  /** CB-RES-1, CB-RES-3: it defends another obstacle. */
  readonly obstacle: boolean;
  /** CB-CBT-10: see isDeeper. */
  readonly deeper: boolean;
  /** CB-CMD-3: inspire actions spent on it this turn. */
  readonly inspires: number;
  /** CB-CBT-10, CB-CBT-11: stands that count on its side against this enemy. */
  readonly numbers: number;
}

export type CombatRulings = Pick<Rulings, 'shakenInsteadOfDps'>;

/** A fighter seen against an enemy. */
export interface Bout {
  readonly own: Fighter;
  readonly enemy: Fighter;
  readonly rulings: CombatRulings;
}

/** CB-CBT-7: the most that DPs cost. */
const MOST_DISORDER = 4;

const isRushing = ({ motion }: Fighter): boolean => motion === 'charging' || motion === 'pursuing';

/** CB-CBT-3: one for each action only where it carries a charge or a pursuit. */
const inspiration = ({ own }: Bout): number | undefined =>
  (isRushing(own) ? own.inspires : Math.min(1, own.inspires)) || undefined;

const isIndianOnAfrican = ({ own, enemy }: Bout): boolean =>
  own.unit.type === 'El' && enemy.unit.type === 'El' && own.unit.breed === 'indian' && enemy.unit.breed === 'african';

const comesOn = ({ own }: Bout): boolean => own.motion !== 'standing' && !(own.unit.type === 'Pike' && own.dp > 0);

const facesSpecial = ({ enemy }: Bout): boolean => isSpecial(enemy.unit.type);

/** CB-CBT-6: cavalry on unformed infantry, but not cataphracts on light infantry. */
const ridesDown = ({ own, enemy }: Bout): boolean =>
  isCavalry(own.unit.type) &&
  isInfantry(enemy.unit.type) &&
  !isFormed(enemy.formation) &&
  !(own.unit.type === 'Cat' && isLightInfantry(enemy.unit.type));

const isPelting = ({ own: { unit } }: Bout): boolean => unit.type === 'Sk' || isMissileTroops(unit);

/** CB-CBT-9: (R) a phalanx here is whoever is armed for it, for one in its ranks could not be unformed. */
const starred = ({ own }: Bout): boolean => own.round === 'charge' || isPhalanxType(own.unit.type);

const isLoose = (bout: Bout): boolean =>
  starred(bout) && !isFormed(bout.own.formation) && !(isLightInfantry(bout.own.unit.type) && facesSpecial(bout));

const dpsCount = (bout: Bout): boolean => starred(bout) && !(bout.own.shaken && bout.rulings.shakenInsteadOfDps);

const OUTNUMBERED: OddsStep = { ratio: 1, label: 'outnumbered', value: -1 };
const TWO_TO_ONE: OddsStep = { ratio: 2, label: 'outnumbered 2:1', value: -2 };
const THREE_TO_ONE: OddsStep = { ratio: 3, label: 'outnumbered 3:1', value: -3 };

const byNumbers = (...steps: readonly OddsStep[]): Factor<Bout> =>
  outnumbered('CB-CBT-8', steps, ({ own, enemy }) => ({ own: own.numbers, enemy: enemy.numbers }));

const COMBAT_FACTORS: readonly Factor<Bout>[] = [
  factor('CB-CBT-1', 'combat factor', ({ own }) => own.unit.combat),
  factor('CB-CBT-1', 'morale', ({ own }) => MORALE_VALUE[own.unit.morale] || undefined),
  factor('CB-CBT-3', 'inspired', inspiration),
  when('CB-CBT-4', 'advantage of ground', 1, ({ own }) => own.ground),
  when('CB-CBT-4', 'defending a fortification', 1, ({ own }) => own.fortified),
  when('CB-CBT-4', 'deeper formation', 1, ({ own }) => own.deeper),
  when('CB-CBT-4', 'Indian against African elephants', 1, isIndianOnAfrican),
  when('CB-CBT-4', 'armoured in melee', 1, (b) => b.own.unit.armoured && b.own.round === 'melee' && !facesSpecial(b)),
  when('CB-CBT-5', 'coming on', 1, comesOn),
  when('CB-CBT-6', 'cavalry against unformed infantry', 2, ridesDown),
  when('CB-CBT-6', 'unformed', -2, isLoose),
  when('CB-CBT-6', 'skirmishers or missile troops against special troops', 1, (b) => isPelting(b) && facesSpecial(b)),
  given(
    dpsCount,
    factor('CB-CBT-7', 'DPs', ({ own }) => -Math.min(own.dp, MOST_DISORDER) || undefined),
  ),
  when('CB-CBT-7', 'shaken', -5, ({ own }) => own.shaken),
  factor('CB-CBT-7', 'casualties', ({ own }) => -own.casualties || undefined),
  given(({ own }) => !isSpecial(own.unit.type), byNumbers(OUTNUMBERED, TWO_TO_ONE, THREE_TO_ONE)),
  given(({ own }) => isSpecial(own.unit.type), byNumbers(OUTNUMBERED)),
];

/** What a unit adds to its die against an enemy, in the order of the sheet. */
export const combatTally = (bout: Bout): Tally => tally(COMBAT_FACTORS, bout);
