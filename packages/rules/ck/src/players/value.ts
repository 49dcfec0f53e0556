import { otherSide, type Side } from '@acies/kernel';
import { weighing } from '@acies/players';
import type { CkContext } from '../board/look.ts';
import { GONE } from '../board/places.ts';
import { POINTS } from '../play/ending.ts';
import { ckRules } from '../rule-set.ts';
import { groundPoints } from './ground.ts';
import { bestChance } from './position.ts';
import { type Strengths, strengthsOf } from './strength.ts';

/** What a side has, counted once. */
interface Army {
  /** Half bases lost, of those that break it. */
  readonly strain: number;
  /** CK-END-1: points for what the enemy has lost, and for ground. */
  readonly slain: number;
  readonly ground: number;
  /** Casualty markers, which try its morale. */
  readonly markers: number;
  /** Fights that it could win if it assaulted wherever it can; only who moves next has any. */
  readonly hopes: number;
  readonly winning: number;
  /** Generals who have somebody to lead. */
  readonly leading: number;
}

function armyOf(g: CkContext, s: Strengths, side: Side): Army {
  const { setting, board } = g;
  const winning = setting.idsOf[side].filter((id) => board.units[id]!.zone >= 0 && board.units[id]!.winning);
  const leading = setting.generalsOf[side].filter((id) => s.units[side][board.generals[id]!]! > 0);
  return {
    strain: ckRules.strain(g, side),
    slain: slainBy(g, side),
    winning: winning.length,
    leading: leading.length,
    ...inZones(g, s, side),
  };
}

/** CK-END-1: points for units and generals that the enemy has lost. */
function slainBy({ setting, board }: CkContext, side: Side): number {
  const enemy = otherSide(side);
  const units = setting.idsOf[enemy].filter((id) => board.units[id]!.zone === GONE).length;
  const generals = setting.generalsOf[enemy].filter((id) => board.generals[id] === GONE).length;
  return POINTS.unit * units + POINTS.general * generals;
}

function inZones(g: CkContext, s: Strengths, side: Side): Pick<Army, 'ground' | 'markers' | 'hopes'> {
  let [ground, markers, hopes] = [0, 0, 0];
  const moves = g.board.side === side;
  for (let zone = 0; zone < g.setting.grid.count; zone++) {
    if (s.units[side][zone] === 0) continue;
    markers += g.board.markers[zone]!;
    ground += groundPoints(g, side, zone, s.halves[side][zone]!);
    if (moves) hopes += bestChance(g, s, side, zone);
  }
  return { ground, markers, hopes };
}

/** Points count when the clock runs out, and an army that is nearly broken is in haste. */
function features(g: CkContext): number[] {
  const s = strengthsOf(g);
  const [red, blue] = [armyOf(g, s, 'red'), armyOf(g, s, 'blue')];
  const late = Math.min(1, g.board.clock / g.setting.clockEnds) ** 2;
  return [
    blue.strain - red.strain,
    blue.strain ** 4 - red.strain ** 4,
    late * (red.slain - blue.slain),
    late * (red.ground - blue.ground),
    blue.markers - red.markers,
    red.hopes - blue.hopes,
    red.winning - blue.winning,
    red.leading - blue.leading,
  ];
}

export const value = weighing(features, [2.7, 2.5, 0.135, 0.083, 0.1, 0.264, 0.039, 0.75]);
