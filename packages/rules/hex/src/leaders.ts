import { type Direction, type Hex, neighbour, OFF } from '@acies/hexes';
import type { Side } from '@acies/kernel';
import { GONE } from './board.ts';
import { LEADER_RIDE } from './changes.ts';
import { type HexTable, hasLeader, inEnemyZone, sideOf, standOf } from './table.ts';

/** HX-LDR-1: calls back for each stand a side's leaders may ride to. */
export function eachRide(g: HexTable, side: Side, visit: (leader: number, to: number) => void): void {
  for (const { id, side: own } of g.field.leaders) {
    const leader = g.board.leaders[id]!;
    if (own !== side || leader.stand === GONE || leader.rode) continue;
    for (const hex of ridingDistance(g, side, standOf(g, leader.stand).hex)) {
      const to = g.board.at[hex]!;
      if (to !== GONE && sideOf(g, to) === side && !hasLeader(g, to)) visit(id, to);
    }
  }
}

/** Hexes within his ride, round enemies and their zones. */
function ridingDistance(g: HexTable, side: Side, start: Hex): Hex[] {
  const seen = new Set<Hex>([start]);
  let edge = [start];
  for (let ridden = 0; ridden < LEADER_RIDE; ridden++) {
    const next: Hex[] = [];
    for (const hex of edge) {
      for (let dir = 0; dir < 6; dir++) {
        const to = neighbour(g.field.grid, hex, dir as Direction);
        if (to === OFF || seen.has(to)) continue;
        const other = g.board.at[to]!;
        const friendly = other !== GONE && sideOf(g, other) === side;
        if (other !== GONE && !friendly) continue;
        if (!friendly && inEnemyZone(g, to, side)) continue;
        seen.add(to);
        next.push(to);
      }
    }
    edge = next;
  }
  seen.delete(start);
  return [...seen];
}

export function ride(g: HexTable, leader: number, to: number): void {
  const own = g.board.leaders[leader]!;
  own.stand = to;
  own.rode = true;
  g.tell?.({ type: 'rode', clauses: ['HX-LDR-1'], leader, to });
}
