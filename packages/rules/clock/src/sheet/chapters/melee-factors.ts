import { type Factor, factor, firstOf, row, type Tally, tally, when, worstOf } from '@acies/kernel/odds';
import type { Rulings } from '../rulings.ts';
import { isProven } from '../traits.ts';
import { isHorse, isMounted, TROOPS, type TroopId, type UnitKind } from '../troops.ts';

/** MC-MEL-4: where a unit is attacked, and by whom; with several attackers the worst. */
export const ATTACKED = ['front', 'flank', 'flank by light horse', 'rear', 'rear by light horse'] as const;
export type Attacked = (typeof ATTACKED)[number];

/** One side's unit in a melee, with all that its score and its fate depend on. */
export interface Fighter {
  readonly unit: UnitKind;
  readonly dmz: number;
  /** It has had a DMZ before, whether or not it still has. */
  readonly hadDmz: boolean;
  /** Combat factor of the leader with it; 0 without one. */
  readonly leaderFactor: number;
  /** It charged this half turn, or an enemy charged it. */
  readonly charging: boolean;
  readonly charged: boolean;
  /** It has not moved this turn. */
  readonly stationary: boolean;
  readonly inRough: boolean;
  readonly inDenseWoods: boolean;
  /** It stands uphill of the enemy, or charges down a slope. */
  readonly uphill: boolean;
  readonly defendsBank: boolean;
  readonly attacked: Attacked;
  /** MC-MOV-7: in a column of three or more. */
  readonly column: boolean;
  /** Units in line on its flanks that can give support: 0, 1 or 2. */
  readonly supports: number;
  /** This is the first round of combat that it fights in the battle. */
  readonly firstCombat: boolean;
  /** There is room a base depth behind it. */
  readonly canRetreat: boolean;
}

/** A fighter seen against the other one. */
export interface Bout {
  readonly own: Fighter;
  readonly enemy: Fighter;
  readonly rulings: Pick<Rulings, 'pilaAgainstArmour' | 'spearsInRough'>;
}

/** MC-MEL-3, MC-ORD-3: who supports a unit beside it. */
export const givesSupport = (type: TroopId): boolean => type !== 'Sk' && type !== 'Camp' && !isMounted(type);

const FLANK = -1;
const FLANK_BY_LIGHT_HORSE = -2;
const PENALTIES: Readonly<Record<Attacked, number>> = {
  front: 0,
  flank: FLANK,
  'flank by light horse': FLANK_BY_LIGHT_HORSE,
  rear: -2,
  'rear by light horse': -4,
};

/** MC-MEL-11: of several attacks the one that costs most; a rear attack rather than one that costs as much. */
export const worstAttack = (attacks: readonly Attacked[]): Attacked =>
  attacks.reduce(
    (worst, next) =>
      PENALTIES[next] < PENALTIES[worst] || (PENALTIES[next] === PENALTIES[worst] && next === 'rear') ? next : worst,
    'front',
  );

const is = ({ own }: Bout, ...types: readonly TroopId[]): boolean => types.includes(own.unit.type);
const charges = (bout: Bout, ...types: readonly TroopId[]): boolean => bout.own.charging && is(bout, ...types);

const attacked: Factor<Bout> = ({ own }) =>
  own.attacked === 'front' ? undefined : row('MC-MEL-4', `attacked in ${own.attacked}`, PENALTIES[own.attacked]);

/** MC-MOV-7 (R): a column is in flank to whomever it fights. */
const inColumn: Factor<Bout> = factor('MC-MOV-7', 'in column, counts as flanked', ({ own, enemy }) => {
  if (!own.column) return undefined;
  return enemy.unit.type === 'LH' ? FLANK_BY_LIGHT_HORSE : FLANK;
});

const isFlanked = ({ own }: Bout): boolean => own.attacked !== 'front' || own.column;

/** MC-MEL-7: what rough terrain costs; the scythed chariots' own line replaces that of the mounted. */
const rough = firstOf<Bout>(
  when('MC-MEL-7', 'archers, spears or light artillery in rough terrain', -1, (b) => {
    return b.rulings.spearsInRough && is(b, 'Arch', 'Spear', 'Art');
  }),
  when('MC-MEL-7', 'scythed chariots in rough terrain', -3, (b) => is(b, 'SCh')),
  when('MC-MEL-7', 'mounted in rough terrain', -2, (b) => isMounted(b.own.unit.type) && !is(b, 'LH')),
  when('MC-MEL-7', 'pikes in rough terrain', -4, (b) => is(b, 'Pike')),
);

const inRough: Factor<Bout> = (b, total) => (b.own.inRough || b.own.inDenseWoods ? rough(b, total) : undefined);

/** Skirmishers have no penalty that woods could double. */
const inDenseWoods: Factor<Bout> = (b, total) => {
  const penalty = b.own.inDenseWoods ? rough(b, total) : undefined;
  return penalty && row('MC-MEL-7', 'doubled in dense woods', penalty.value);
};

const throwsByHand = ({ own }: Bout): boolean => own.unit.handThrown && (own.charging || own.charged);
const throwsPila = ({ own }: Bout): boolean => own.unit.pila && own.firstCombat;
const against = (b: Bout, holds: (type: TroopId) => boolean, ...types: readonly TroopId[]): boolean =>
  is(b, ...types) && holds(b.enemy.unit.type);

const MELEE_FACTORS: readonly Factor<Bout>[] = [
  factor('MC-MEL-1', 'combat factor', ({ own }) => TROOPS[own.unit.type].combat),
  factor('MC-MEL-3', 'support', (b) => (is(b, 'Camp') ? undefined : Math.min(2, b.own.supports) || undefined)),
  worstOf(attacked, inColumn),
  when('MC-MEL-4', 'phalanx attacked in flank or rear', -1, (b) => b.own.unit.phalanx && isFlanked(b)),
  when('MC-MEL-5', 'pikes, warband or heavy horse charging', 1, (b) => charges(b, 'Pike', 'WB', 'HH')),
  when('MC-MEL-5', 'wild charge', 1, ({ own }) => own.charging && own.unit.wildCharge),
  when('MC-MEL-5', 'elephants charging', 3, (b) => charges(b, 'El')),
  when('MC-MEL-5', 'scythed chariots charging', 6, (b) => charges(b, 'SCh')),
  inRough,
  inDenseWoods,
  when('MC-MEL-8', 'uphill, or charging down a slope', 1, ({ own }) => own.uphill),
  when('MC-MEL-8', 'defending a stream’s bank', 1, ({ own }) => own.defendsBank),
  when('MC-MEL-9', 'hand-thrown missiles', 1, throwsByHand),
  when('MC-MEL-9', 'pila, first round of combat', 2, throwsPila),
  when('MC-MEL-9', 'shieldwall, stationary', 1, ({ own }) => own.unit.shieldwall && own.stationary),
  when('MC-MEL-9', 'phalanx', 1, ({ own }) => own.unit.phalanx),
  when('MC-MEL-9', 'spears against mounted', 1, (b) => against(b, isMounted, 'Spear')),
  when('MC-MEL-9', 'pikes against mounted', 2, (b) => against(b, isMounted, 'Pike')),
  when('MC-MEL-9', 'camels or elephants against horse', 2, (b) => against(b, isHorse, 'Cam', 'El')),
  when('MC-MEL-10', 'inexperienced', -1, ({ own }) => own.unit.combat === 'inexperienced'),
  when('MC-MEL-10', 'veteran or elite', 1, ({ own }) => isProven(own.unit.combat)),
  when('MC-MEL-10', 'tribal, no DMZ yet', 1, ({ own }) => own.unit.tribal && !own.hadDmz && own.dmz === 0),
  factor('MC-MEL-10', 'DMZ', ({ own }) => (own.dmz > 0 ? -own.dmz : undefined)),
  factor('MC-MEL-10', 'leader', ({ own }) => own.leaderFactor || undefined),
  when('MC-MEL-9', 'missiles against heavy armour', -1, (b) => {
    return b.rulings.pilaAgainstArmour && b.enemy.unit.heavyArmour && (throwsByHand(b) || throwsPila(b));
  }),
];

/** What a unit adds to its die, in the order of the sheet. */
export const meleeTally = (bout: Bout): Tally => tally(MELEE_FACTORS, bout);
