import { countAtLeast, D6, type Dice, type Reading } from '@acies/kernel';
import { type Factor, impossible, ROLL, row, type Tally, tally, type Verdict, when } from '@acies/kernel/odds';
import {
  type Condition,
  type DiceLoss,
  type Disordered,
  gainDisorder,
  shootingDice,
  type Who,
} from '@acies/rules-disorder';
import { type Formation, isFormed } from '../formations.ts';
import { type Rulings, USUAL_RULINGS } from '../rulings.ts';
import { isChariots, isMissileTroops, rangeOf, SHORT_RANGE, type UnitKind } from '../troops.ts';

/** One unit shoots at one target. */
export interface ShootingSituation {
  readonly unit: UnitKind;
  /** Stands of the front rank that shoot. */
  readonly stands: number;
  /** CB-SHO-5: stands of the second rank, who shoot if bowmen. */
  readonly secondRank: number;
  /** It does not move this turn. */
  readonly stationary: boolean;
  readonly dp: number;
  /** Javelin throws to the target. */
  readonly distance: number;
  readonly target: Pick<UnitKind, 'type' | 'armoured'>;
  readonly targetFormation: Formation;
  readonly inCover: boolean;
  readonly rulings?: Pick<Rulings, 'dpBeforeHalving'>;
}

/** CB-SHO-1, CB-SHO-5: dice of the stands that shoot. */
const START: readonly Factor<ShootingSituation>[] = [
  ({ unit, stands }) => (unit.type === 'Bow' ? row('CB-SHO-1', 'front rank of bowmen', stands * 2) : undefined),
  ({ unit, stands, stationary }) =>
    isMissileTroops(unit) && stationary ? row('CB-SHO-1', 'stationary missile troops', stands * 2) : undefined,
  ({ stands }, total) => (total === 0 ? row('CB-SHO-1', 'stands', stands) : undefined),
  ({ unit, secondRank }) =>
    unit.type === 'Bow' && secondRank > 0 ? row('CB-SHO-5', 'second rank of bowmen', secondRank) : undefined,
];

const HALVINGS: readonly (DiceLoss & { readonly holds: (s: ShootingSituation) => boolean })[] = [
  { clause: 'CB-SHO-2', label: 'half at a target in cover', holds: ({ inCover }) => inCover },
  { clause: 'CB-SHO-2', label: 'half for rabble', holds: ({ unit }) => unit.type === 'Rab' },
];

/** CB-SHO-1, CB-SHO-2, CB-SHO-3: the dice of a volley; (R) halved once though both reasons hold. */
function diceOf(situation: ShootingSituation): Tally {
  const { dp, rulings = USUAL_RULINGS } = situation;
  return shootingDice({
    start: tally(START, situation).rows,
    dp,
    dpLoss: { clause: 'CB-SHO-3', label: 'DPs' },
    halvings: HALVINGS.filter(({ holds }) => holds(situation)).slice(0, 1),
    dpFirst: rulings.dpBeforeHalving,
  });
}

/** CB-SHO-4: what is added to each die. */
const HIT_FACTORS: readonly Factor<ShootingSituation>[] = [
  when(
    'CB-SHO-4',
    'artillery at formed troops',
    2,
    ({ unit, targetFormation }) => unit.type === 'Art' && isFormed(targetFormation),
  ),
  when(
    'CB-SHO-4',
    'short range at unarmoured troops',
    1,
    ({ unit, distance, target }) => unit.type !== 'Art' && distance <= SHORT_RANGE && !target.armoured,
  ),
  when('CB-SHO-4', 'at elephants or chariots', 1, ({ target: { type } }) => type === 'El' || isChariots(type)),
];

export interface PreparedShooting {
  readonly verdict: Verdict;
  /** How many dice. */
  readonly tally: Tally;
  /** CB-SHO-4: what is added to each. */
  readonly toHit: Tally;
}

function verdictOn({ unit, distance }: ShootingSituation, dice: number): Verdict {
  const range = rangeOf(unit);
  if (range === 0) return impossible('CB-UNIT-1', 'it has no missiles');
  if (distance > range) return impossible('CB-UNIT-1', `its range is ${range} JT`);
  return dice > 0 ? ROLL : impossible('CB-SHO-3', 'its DPs leave it no dice');
}

export function prepareShooting(situation: ShootingSituation): PreparedShooting {
  const dice = diceOf(situation);
  return { verdict: verdictOn(situation, dice.total), tally: dice, toHit: tally(HIT_FACTORS, situation) };
}

/** CB-SHO-4. */
export const HITS_ON = 6;
const READINGS: readonly Reading[] = [0, 1, 2, 3].map((added) => countAtLeast(D6, HITS_ON - added));

/** CB-SHO-4: the hits of a volley. */
export const rollShooting = (
  { verdict, tally: { total }, toHit }: PreparedShooting,
  dice: Dice,
  who: Who = {},
): number =>
  verdict.kind === 'roll'
    ? dice.pool(total, READINGS[toHit.total]!, { clause: 'CB-SHO-1', label: 'shooting', ...who })
    : 0;

/** CB-SHO-5: each hit is a DP, until the target is shaken. Special troops take theirs by `rollCriticals`. */
export const takeHits = (target: Condition, hits: number): Disordered => gainDisorder(target, hits, 'shooting');
