import { distance, type Hex, inFront, screened, sees } from '@acies/hexes';
import type { Side } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import { GONE } from '../../board/board.ts';
import { disorder, lose, loseLeaderOf } from '../../board/change.ts';
import {
  enemiesOf,
  factsOf,
  type HexContext,
  hasLeader,
  isLocked,
  isPresent,
  placeOf,
  standOf,
  whoIs,
} from '../../board/look.ts';
import {
  type PreparedShot,
  prepareShot,
  resolveShot,
  type ShotPath,
  type ShotSituation,
  shootsOverhead,
} from '../../sheet/chapters/firing.ts';
import { isFrontAllRound } from '../../sheet/terrain.ts';
import { isFootBowman } from '../../sheet/troops.ts';

/** How a shot passes the stands between, or undefined where it cannot. */
function shotPath(g: HexContext, shooter: number, from: Hex, to: Hex): ShotPath | undefined {
  const { grid, stands } = g.setting;
  const { at } = g.board;
  if (!screened(grid, from, to, (hex) => at[hex] !== GONE)) return 'direct';
  const { side, family, missiles, roman } = factsOf(g, shooter);
  if (!shootsOverhead(family, missiles)) return undefined;
  if (screened(grid, from, to, (hex) => at[hex] !== GONE && stands[at[hex]!]!.side !== side)) return undefined;
  const archers = roman && isFootBowman(family, missiles);
  const overOthers = screened(grid, from, to, (hex) => at[hex] !== GONE && !isRomanLine(g, side, at[hex]!));
  return archers && !overOthers ? 'roman' : 'overhead';
}

/** HX-FIR-4: over whom Roman archers shoot more easily. */
function isRomanLine(g: HexContext, side: Side, id: number): boolean {
  const { side: own, type, family, roman, missiles } = factsOf(g, id);
  if (own !== side) return false;
  return type === 'Leg' || family === 'Aux' || (roman && isFootBowman(family, missiles));
}

/** HX-TER-5: stands in a village shoot in any direction, others to their front. */
const bears = (g: HexContext, shooter: number, to: Hex): boolean => {
  const { hex, facing } = standOf(g, shooter);
  return isFrontAllRound(placeOf(g, shooter)) || inFront(g.setting.grid, hex, facing, to);
};

/** Whether a hex is within range, arc and sight of a stand, whoever stands between. */
export function couldShootAt(g: HexContext, shooter: number, hex: Hex): boolean {
  const { range } = factsOf(g, shooter);
  if (range === 0) return false;
  const own = standOf(g, shooter).hex;
  return distance(g.setting.grid, own, hex) <= range && bears(g, shooter, hex) && sees(g.setting.sight, own, hex);
}

function shotSituation(g: HexContext, shooter: number, target: number, path: ShotPath): ShotSituation {
  const own = standOf(g, shooter);
  const facts = factsOf(g, shooter);
  const other = standOf(g, target);
  const { family, start } = factsOf(g, target);
  return {
    shooter: {
      family: facts.family,
      missiles: facts.missiles,
      rangeDice: facts.rangeDice,
      sp: own.sp,
      disordered: own.disordered,
      bounds: own.bounds,
      inVillage: placeOf(g, shooter).terrain === 'village',
    },
    target: {
      family,
      place: placeOf(g, target),
      evading: other.evaded,
      start,
      lost: start - other.sp,
      commander: hasLeader(g, target),
      disordered: other.disordered,
    },
    range: distance(g.setting.grid, own.hex, other.hex),
    path,
    coverAddsUp: !g.setting.rulings.worstCover,
    passCosts: !g.setting.rulings.freePass,
  };
}

/** Why a stand may not shoot at all now; undefined if it may. */
export function whyNoShooting(g: HexContext, shooter: number): Reason | undefined {
  const stand = standOf(g, shooter);
  const { range, family } = factsOf(g, shooter);
  if (range === 0) return reason('HX-UNIT-3', 'it has no missiles');
  if (stand.fired) return reason('HX-FIR-6', 'it has shot this turn');
  if (stand.charged) return reason('HX-SEQ-1', 'it charged this turn');
  if (family === 'Art' && stand.bounds > 0) return reason('HX-FIR-5', 'artillery cannot move and fire');
  if (isLocked(g, shooter)) return reason('HX-FIR-6', 'it is in contact');
  return undefined;
}

/** Why a stand that may shoot cannot shoot at this target; undefined if it can. */
export function whyNotAt(g: HexContext, shooter: number, target: number): Reason | undefined {
  const { grid, sight } = g.setting;
  const own = standOf(g, shooter);
  const { hex } = standOf(g, target);
  const away = distance(grid, own.hex, hex);
  const { range } = factsOf(g, shooter);
  if (away > range) return reason('HX-UNIT-3', `it is at ${away}H, the range is ${range}H`);
  if (!bears(g, shooter, hex)) return reason('HX-FIR-6', 'it is not to the front');
  if (!sees(sight, own.hex, hex)) return reason('HX-TER-6', 'it cannot be seen');
  const path = shotPath(g, shooter, own.hex, hex);
  if (path === undefined) return reason('HX-FIR-4', 'other stands are in the way');
  const { verdict } = prepareShot(shotSituation(g, shooter, target, path));
  return verdict.kind === 'impossible' ? verdict.because : undefined;
}

/** The shot at a target that is known to be allowed. */
export function shotAt(g: HexContext, shooter: number, target: number): PreparedShot {
  const path = shotPath(g, shooter, standOf(g, shooter).hex, standOf(g, target).hex) ?? 'direct';
  return prepareShot(shotSituation(g, shooter, target, path));
}

/** Calls back for each target a stand may shoot at now. */
export function eachTarget(g: HexContext, shooter: number, visit: (target: number) => void): void {
  if (whyNoShooting(g, shooter) !== undefined) return;
  for (const target of enemiesOf(g, shooter)) {
    if (
      isPresent(g, target) &&
      couldShootAt(g, shooter, standOf(g, target).hex) &&
      whyNotAt(g, shooter, target) === undefined
    )
      visit(target);
  }
}

/** Shoots, and does to the target what comes of it. */
export function shoot(g: HexContext, shooter: number, target: number, prepared = shotAt(g, shooter, target)): void {
  standOf(g, shooter).fired = true;
  const outcome = resolveShot(prepared, g.dice, whoIs(g, shooter), whoIs(g, target));
  g.tell?.({ type: 'shot', clauses: ['HX-FIR-1'], stand: shooter, target, tally: prepared.tally, outcome });
  if (outcome.hits === 0) return;
  disorder(g, target, reason('HX-MOR-2', 'hit by shooting'));
  if (outcome.leaderLost) loseLeaderOf(g, target);
  lose(g, target, outcome.loss, 'HX-MOR-2');
}
