import { type Factor, factor, given, type Tally, tally, when } from '@acies/kernel/odds';
import { type Condition, type OddsStep, outnumbered } from '@acies/rules-disorder';
import type { Formation } from '../formations.ts';
import type { Rulings } from '../rulings.ts';
import { combatValue, GRADES, isCavalry, isLightInfantry, type TroopId, type UnitKind } from '../troops.ts';

/**
 * LG-CBT-3: how a unit has come to fight. A counter-charge is a charge; pursuers who run into new enemy are still pursuing;
 * who fights on where he stood is standing, whoever charged.
 */
export const MOTIONS = ['standing', 'charging', 'pursuing', 'following up'] as const;
export type Motion = (typeof MOTIONS)[number];

/** One side's unit in a combat, with all that its score depends on. */
export interface Fighter extends Condition {
  readonly unit: UnitKind;
  readonly motion: Motion;
  readonly formation: Formation;
  /** It has the advantage of ground. */
  readonly ground: boolean;
  /** It defends a fortification. */
  readonly fortified: boolean;
  readonly supported: boolean;
  /** A leader inspires it. */
  readonly inspired: boolean;
  /** LG-CBT-6: stands that count on its side of the combat. */
  readonly numbers: number;
}

export type CombatRulings = Pick<Rulings, 'shakenInsteadOfDps' | 'fourToOne'>;

/** A fighter seen against the other one. */
export interface Bout {
  readonly own: Fighter;
  readonly enemy: Fighter;
  readonly rulings: CombatRulings;
}

/** LG-CBT-4: the most that DPs and casualties cost together. */
const MOST_DISORDER = 4;

const gradesHigher = ({ own, enemy }: Bout): number =>
  GRADES.indexOf(enemy.unit.grade) - GRADES.indexOf(own.unit.grade);

const presses = ({ own }: Bout, ...motions: readonly Motion[]): boolean => motions.includes(own.motion);
const comesOn = (bout: Bout): boolean => !presses(bout, 'standing');
const holdsBack = (type: TroopId): boolean => isLightInfantry(type) || type === 'SW';
const rushes = (type: TroopId): boolean => type === 'WB' || type === 'El' || isCavalry(type);

/** LG-CBT-4 (R): what being shaken costs takes the place of DPs, though not of casualties. */
const countedDps = ({ own, rulings }: Bout): number => (own.shaken && rulings.shakenInsteadOfDps ? 0 : own.dp);

const OUTNUMBERED: OddsStep = { ratio: 1, label: 'outnumbered', value: -1 };
const TWO_TO_ONE: OddsStep = { ratio: 2, label: 'outnumbered 2:1', value: -2 };
const FOUR_TO_ONE: OddsStep = { ratio: 4, label: 'outnumbered 4:1', value: -3 };

/** LG-CBT-5; LG-CBT-6: elephants never count as outnumbered. */
const byNumbers =
  (...steps: readonly OddsStep[]): Factor<Bout> =>
  (bout, total) =>
    bout.own.unit.type === 'El' ? undefined : counted(steps)(bout, total);
const counted = (steps: readonly OddsStep[]): Factor<Bout> =>
  outnumbered('LG-CBT-5', steps, ({ own, enemy }) => ({ own: own.numbers, enemy: enemy.numbers }));

const COMBAT_FACTORS: readonly Factor<Bout>[] = [
  factor('LG-CBT-1', 'combat value', ({ own }) => combatValue(own.unit)),
  factor('LG-CBT-2', 'quality grades higher', (b) => (gradesHigher(b) > 0 ? gradesHigher(b) : undefined)),
  when('LG-CBT-2', 'advantage of ground', 1, ({ own }) => own.ground),
  when('LG-CBT-2', 'defending a fortification', 1, ({ own }) => own.fortified),
  when('LG-CBT-2', 'supported', 1, ({ own }) => own.supported && !own.unit.attachedLights),
  when('LG-UNIT-7', 'supported by its attached light infantry', 1, ({ own }) => own.unit.attachedLights),
  when('LG-CBT-3', 'javelinmen coming on', 1, (b) => b.own.unit.type === 'Jav' && comesOn(b)),
  when('LG-CBT-3', 'light infantry or shieldwall in pursuit or following up', 1, (b) => {
    return holdsBack(b.own.unit.type) && presses(b, 'pursuing', 'following up');
  }),
  when('LG-CBT-3', 'warband, cavalry or elephants coming on', 2, (b) => rushes(b.own.unit.type) && comesOn(b)),
  when('LG-CBT-2', 'armoured', 1, ({ own }) => own.unit.armoured),
  when('LG-CBT-2', 'leader inspiring', 1, ({ own }) => own.inspired),
  factor('LG-CBT-4', 'DPs', (bout) => -countedDps(bout) || undefined),
  factor('LG-CBT-4', 'casualties', ({ own }) => -own.casualties || undefined),
  factor(
    'LG-CBT-4',
    'DPs and casualties cost at most 4',
    (bout) => Math.max(0, countedDps(bout) + bout.own.casualties - MOST_DISORDER) || undefined,
  ),
  when('LG-CBT-4', 'shaken', -5, ({ own }) => own.shaken),
  when('LG-CBT-4', 'in column', -2, ({ own }) => own.formation === 'column'),
  when('LG-CBT-4', 'unformed', -2, ({ own }) => own.formation === 'unformed'),
  given(({ rulings }) => rulings.fourToOne, byNumbers(OUTNUMBERED, TWO_TO_ONE, FOUR_TO_ONE)),
  given(({ rulings }) => !rulings.fourToOne, byNumbers(OUTNUMBERED, TWO_TO_ONE)),
];

/** What a unit adds to its die, in the order of the sheet. */
export const combatTally = (bout: Bout): Tally => tally(COMBAT_FACTORS, bout);
