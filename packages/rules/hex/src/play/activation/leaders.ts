import { type Direction, type Hex, neighbour, OFF } from '@acies/hexes';
import type { Side } from '@acies/kernel';
import { GONE } from '../../board/board.ts';
import { LEADER_RIDE } from '../../board/change.ts';
import { type HexContext, hasLeader, inEnemyZone, sideOf, standOf } from '../../board/look.ts';

/** HX-LDR-1: calls back for each stand a side's leaders may ride to. */
export function eachRide(g: HexContext, side: Side, visit: (leader: number, to: number) => void): void {
  for (const { id, side: own } of g.setting.leaders) {
    const leader = g.board.leaders[id]!;
    if (own !== side || leader.stand === GONE || leader.rode) continue;
    eachRidden(g, side, standOf(g, leader.stand).hex, (to) => {
      if (!hasLeader(g, to)) visit(id, to);
    });
  }
}

/** Hexes in the order they are ridden through, and how far each is by the way taken; scratch. */
const ridden: Hex[] = [];
const farBy: number[] = [];
/** By hex, the number of the ride that last came through. */
const ridesThrough: number[] = [];
let rides = 0;

/** Calls back for each friend within a leader's ride, round enemies and their zones. */
function eachRidden(g: HexContext, side: Side, start: Hex, visit: (stand: number) => void): void {
  const { grid } = g.setting;
  const { at } = g.board;
  rides++;
  ridesThrough[start] = rides;
  ridden[0] = start;
  farBy[0] = 0;
  let count = 1;
  for (let i = 0; i < count; i++) {
    const hex = ridden[i]!;
    if (farBy[i] === LEADER_RIDE) break;
    for (let dir = 0; dir < 6; dir++) {
      const to = neighbour(grid, hex, dir as Direction);
      if (to === OFF || ridesThrough[to] === rides) continue;
      const other = at[to]!;
      const zoned = inEnemyZone(g, to, side);
      if (other === GONE ? zoned : sideOf(g, other) !== side) continue;
      ridesThrough[to] = rides;
      if (other !== GONE) visit(other);
      // A friend in an enemy's zone can be joined, not passed.
      if (zoned) continue;
      farBy[count] = farBy[i]! + 1;
      ridden[count++] = to;
    }
  }
}

export function ride(g: HexContext, leader: number, to: number): void {
  const own = g.board.leaders[leader]!;
  own.stand = to;
  own.rode = true;
  g.tell?.({ type: 'rode', clauses: ['HX-LDR-1'], leader, to });
}
