import { countAtLeast, D6, type Dice, type Reading } from '@acies/kernel';
import { impossible, ROLL, row, type Tally, tally, type Verdict, when } from '@acies/kernel/odds';
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
import { isLightInfantry, rangeOf, type UnitKind } from '../troops.ts';

/** One unit shoots at one target. */
export interface ShootingSituation {
  readonly unit: UnitKind;
  /** Stands that shoot. */
  readonly stands: number;
  readonly dp: number;
  /** It has shot before in this battle. */
  readonly shotBefore: boolean;
  /** Paces to the target. */
  readonly distance: number;
  readonly target: UnitKind;
  readonly targetFormation: Formation;
  readonly inCover: boolean;
  readonly rulings?: Pick<Rulings, 'dpBeforeHalving' | 'halvedOnce'>;
}

/** LG-UNIT-2: a shieldwall throws once a battle; LG-UNIT-7: archers behind it have more to shoot with. */
export const hasOneShot = ({ type, rearArchers }: UnitKind): boolean => type === 'SW' && !rearArchers;

const HALVINGS: readonly (DiceLoss & { readonly holds: (s: ShootingSituation) => boolean })[] = [
  {
    ...{ clause: 'LG-SHO-2', label: 'half at unformed light infantry' },
    holds: ({ target, targetFormation }) => isLightInfantry(target.type) && !isFormed(targetFormation),
  },
  { clause: 'LG-SHO-2', label: 'half at troops in cover', holds: ({ inCover }) => inCover },
  { clause: 'LG-SHO-2', label: 'half at armoured troops', holds: ({ target }) => target.armoured },
];

/** LG-SHO-1, LG-SHO-2: the dice of a volley. */
function diceOf(situation: ShootingSituation): Tally {
  const { stands, dp, rulings = USUAL_RULINGS } = situation;
  const reasons = HALVINGS.filter(({ holds }) => holds(situation));
  return shootingDice({
    start: [row('LG-SHO-1', 'stands', stands)],
    dp,
    dpLoss: { clause: 'LG-SHO-1', label: 'DPs' },
    halvings: rulings.halvedOnce ? reasons.slice(0, 1) : reasons,
    dpFirst: rulings.dpBeforeHalving,
  });
}

/** LG-SHO-3: what is added to each die. */
const HIT_FACTORS = [
  when(
    'LG-SHO-3',
    'artillery at formed troops or elephants',
    1,
    ({ unit, target, targetFormation }: ShootingSituation) =>
      unit.type === 'Art' && (isFormed(targetFormation) || target.type === 'El'),
  ),
];

export interface PreparedShooting {
  readonly verdict: Verdict;
  /** How many dice. */
  readonly tally: Tally;
  /** LG-SHO-3: what is added to each. */
  readonly toHit: Tally;
}

function verdictOn({ unit, shotBefore, distance }: ShootingSituation, dice: number): Verdict {
  const range = rangeOf(unit);
  if (range === 0) return impossible('LG-UNIT-2', 'it has no missiles');
  if (distance > range) return impossible('LG-UNIT-2', `its range is ${range} paces`);
  if (shotBefore && hasOneShot(unit)) return impossible('LG-UNIT-2', 'its one shot is gone');
  return dice > 0 ? ROLL : impossible('LG-SHO-1', 'its DPs leave it no dice');
}

export function prepareShooting(situation: ShootingSituation): PreparedShooting {
  const dice = diceOf(situation);
  return { verdict: verdictOn(situation, dice.total), tally: dice, toHit: tally(HIT_FACTORS, situation) };
}

/** LG-SHO-3. */
const HITS_ON = 6;
const READINGS: readonly Reading[] = [countAtLeast(D6, HITS_ON), countAtLeast(D6, HITS_ON - 1)];

/** LG-SHO-3: the hits of a volley. */
export const rollShooting = (
  { verdict, tally: { total }, toHit }: PreparedShooting,
  dice: Dice,
  who: Who = {},
): number =>
  verdict.kind === 'roll'
    ? dice.pool(total, READINGS[toHit.total]!, { clause: 'LG-SHO-1', label: 'shooting', ...who })
    : 0;

/** LG-SHO-4: each hit is a DP, until the target is shaken. */
export const takeHits = (target: Condition, hits: number): Disordered => gainDisorder(target, hits, 'shooting');
