import { type Direction, directionToward, type Hex, neighbour, OFF, opposite, turn } from '@acies/hexes';
import { GONE } from '../../board/board.ts';
import { factsOf, type HexContext, sideOf, standOf } from '../../board/look.ts';
import { farthestPursuit } from '../../sheet/chapters/pursuit-die.ts';
import { mayEnter } from '../../sheet/terrain.ts';
import { hexesBeaten } from '../../sheet/troops.ts';
import type { Mains } from './supports.ts';

/** A margin by which the beaten go farthest (HX-MEL-6). */
const BADLY = 2;

/** All hexes that come of a melee could touch: where its stands are, go back to, push friends to, and pursue to. */
export function hexesTouched(g: HexContext, { attacker, defender }: Mains): ReadonlySet<Hex> {
  const hexes = new Set<Hex>();
  for (const [winner, loser] of [
    [attacker, defender],
    [defender, attacker],
  ] as const) {
    addRetreat(g, loser, standOf(g, winner).hex, hexes);
    addPursuit(g, winner, standOf(g, loser).hex, hexes);
  }
  return hexes;
}

/** HX-MEL-6: hex by hex one of the three away from the winner; friends met are pushed on. */
function addRetreat(g: HexContext, loser: number, from: Hex, hexes: Set<Hex>): void {
  const { grid, places } = g.setting;
  const { family } = factsOf(g, loser);
  let reached = new Set([standOf(g, loser).hex]);
  for (const hex of reached) hexes.add(hex);
  for (let left = hexesBeaten(family, BADLY); left > 0; left--) {
    const next = new Set<Hex>();
    for (const hex of reached)
      for (const dir of threeWays(opposite(directionToward(grid, hex, from)))) {
        const back = neighbour(grid, hex, dir);
        if (back === OFF || !mayEnter(family, places[back]!)) continue;
        const other = g.board.at[back]!;
        if (other !== GONE && other !== loser && sideOf(g, other) !== sideOf(g, loser)) continue;
        next.add(back);
        hexes.add(back);
        if (other === GONE || other === loser) continue;
        for (const pushed of threeWays(dir)) {
          const to = neighbour(grid, back, pushed);
          if (to !== OFF) hexes.add(to);
        }
      }
    reached = next;
  }
}

const threeWays = (dir: Direction): Direction[] => [dir, turn(dir, 1), turn(dir, -1)];

/** HX-PUR-1, HX-PUR-2: straight on through the ground the loser held, and whoever is met there. */
function addPursuit(g: HexContext, winner: number, ground: Hex, hexes: Set<Hex>): void {
  const { grid } = g.setting;
  const dir = directionToward(grid, standOf(g, winner).hex, ground);
  let { hex } = standOf(g, winner);
  for (let left = farthestPursuit(factsOf(g, winner)); left > 0; left--) {
    hex = neighbour(grid, hex, dir);
    if (hex === OFF) return;
    hexes.add(hex);
  }
}
