import { otherSide, type Side } from '@acies/kernel';
import { type CkTable, ckRules, GONE, generalIn, halvesIn, POINTS } from '@acies/rules-ck';
import { weighing } from '../legate/value.ts';
import { GENERAL_HALVES, groundPoints } from './ground.ts';
import { prospects } from './position.ts';

/** What a side has, counted once. */
interface Army {
  readonly strain: number;
  readonly slain: number;
  readonly ground: number;
  readonly prospects: number;
  readonly winning: number;
  readonly markers: number;
  readonly sound: number;
}

function armyOf(g: CkTable, side: Side): Army {
  const units = g.field.idsOf[side].filter((id) => g.board.units[id]!.zone >= 0);
  return {
    strain: ckRules.strain(g, side),
    slain: slainBy(g, side),
    prospects: prospects(g, side),
    winning: units.filter((id) => g.board.units[id]!.winning).length,
    sound: units.filter((id) => 2 * g.board.units[id]!.halves > g.field.units[id]!.start).length,
    ...held(g, side),
  };
}

/** CK-END-1: points for units and generals that the enemy has lost. */
function slainBy({ field, board }: CkTable, side: Side): number {
  const enemy = otherSide(side);
  const units = field.idsOf[enemy].filter((id) => board.units[id]!.zone === GONE).length;
  const generals = field.generalsOf[enemy].filter((id) => board.generals[id] === GONE).length;
  return POINTS.unit * units + POINTS.general * generals;
}

function held(g: CkTable, side: Side): { ground: number; markers: number } {
  let [ground, markers] = [0, 0];
  for (let zone = 0; zone < g.field.grid.count; zone++) {
    const halves = halvesIn(g, zone, side);
    if (halves === 0) continue;
    markers += g.board.markers[zone]!;
    ground += groundPoints(g, side, zone, halves + (generalIn(g, zone, side) ? GENERAL_HALVES : 0));
  }
  return { ground, markers };
}

/** Ground counts when the clock runs out, and an army that is nearly broken is in haste. */
function features(g: CkTable): number[] {
  const [red, blue] = [armyOf(g, 'red'), armyOf(g, 'blue')];
  const late = Math.min(1, g.board.clock / g.field.clockEnds);
  const slain = red.slain - blue.slain;
  const ground = red.ground - blue.ground;
  return [
    blue.strain - red.strain,
    blue.strain ** 4 - red.strain ** 4,
    slain,
    late * slain,
    ground,
    late * late * ground,
    red.prospects - blue.prospects,
    red.winning - blue.winning,
    blue.markers - red.markers,
    red.sound - blue.sound,
  ];
}

export const value = weighing(features, [-2.2, 6.42, 0.155, 0.089, 0.0875, 0.118, 0.0678, 0.025, 0.113, 0.154]);
