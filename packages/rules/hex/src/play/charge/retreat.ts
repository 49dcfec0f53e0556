import { type Direction, directionToward, type Hex, neighbour, OFF, opposite, turn } from '@acies/hexes';
import { again, ask, done, listed, procedure } from '@acies/kernel';
import { reason } from '@acies/kernel/odds';
import { GONE } from '../../board/board.ts';
import { breakContacts, disorder, face, leaveMap, lose } from '../../board/change.ts';
import { factsOf, type HexContext, isPresent, sideOf, standOf } from '../../board/look.ts';
import { nameHex } from '../../board/names.ts';
import { mayEnter } from '../../sheet/terrain.ts';
import { hexesBeaten } from '../../sheet/troops.ts';
import { travel } from '../moving/movement.ts';
import { ghostAt, showMove } from '../moving/shown-places.ts';

export interface Retreat {
  readonly stand: number;
  /** Where the winner stands. */
  readonly from: Hex;
  left: number;
  to?: RetreatChoice | undefined;
}

/** A direction, or off the map. */
export type RetreatChoice = { readonly dir: Direction };

/** HX-MEL-6: how far the loser goes. */
export const retreatHexes = (g: HexContext, id: number, margin: number): number =>
  hexesBeaten(factsOf(g, id).family, margin);

/** HX-MEL-6: the three directions away from the winner, straight back first; of those off the map one will do. */
function waysBack(g: HexContext, { stand, from }: Retreat): Direction[] {
  const { hex } = standOf(g, stand);
  const away = opposite(directionToward(g.setting.grid, hex, from));
  const ways = [away, turn(away, 1), turn(away, -1)].filter((dir) => isPassable(g, stand, dir));
  const off = ways.find((dir) => neighbour(g.setting.grid, hex, dir) === OFF);
  return ways.filter((dir) => dir === off || neighbour(g.setting.grid, hex, dir) !== OFF);
}

/** A hex of retreat is free, or off the map, or holds a friend who can be pushed on. */
function isPassable(g: HexContext, id: number, dir: Direction): boolean {
  const hex = neighbour(g.setting.grid, standOf(g, id).hex, dir);
  if (hex === OFF) return true;
  if (!mayEnter(factsOf(g, id).family, g.setting.places[hex]!)) return false;
  const other = g.board.at[hex]!;
  return other === GONE || (sideOf(g, other) === sideOf(g, id) && placeToPush(g, other, dir) !== undefined);
}

/** Where a friend in the way is displaced to: on in the same direction, or beside that. */
function placeToPush(g: HexContext, id: number, dir: Direction): Hex | undefined {
  const { hex } = standOf(g, id);
  for (const sides of [0, 1, -1]) {
    const next = neighbour(g.setting.grid, hex, turn(dir, sides));
    if (next !== OFF && g.board.at[next] === GONE && mayEnter(factsOf(g, id).family, g.setting.places[next]!))
      return next;
  }
  return undefined;
}

export const retreatDecision = listed<HexContext, Retreat, RetreatChoice>('retreat', {
  question: (g, r) => `${factsOf(g, r.stand).name} must fall back: which way?`,
  options(g, r, out) {
    for (const dir of waysBack(g, r)) out.add({ dir });
  },
  label(g, r, { dir }) {
    const hex = neighbour(g.setting.grid, standOf(g, r.stand).hex, dir);
    if (hex === OFF) return 'off the map';
    const friend = g.board.at[hex]!;
    return friend === GONE ? `to ${nameHex(g, hex)}` : `to ${nameHex(g, hex)}, pushing ${factsOf(g, friend).name} back`;
  },
  about: (_, r) => [r.stand],
  shows(g, { stand }, { dir }) {
    const { hex, facing } = standOf(g, stand);
    const to = neighbour(g.setting.grid, hex, dir);
    if (to === OFF) return { pieces: [stand] };
    const back = showMove(g, stand, [to], facing);
    const friend = g.board.at[to]!;
    if (friend === GONE) return back;
    const pushed = ghostAt(g, friend, placeToPush(g, friend, dir)!, standOf(g, friend).facing);
    return { ...back, targets: [friend], ghosts: [...back.ghosts!, pushed] };
  },
});

/** HX-MEL-6: the loser falls back hex by hex, facing the winner. */
export const retreat = procedure<HexContext, Retreat>('retreat', {
  begin: (g, r) => {
    face(g, r.stand, directionToward(g.setting.grid, standOf(g, r.stand).hex, r.from));
  },
  choose: (g, r) => {
    if (r.left === 0) return done(undefined);
    if (waysBack(g, r).length > 0) return ask(sideOf(g, r.stand), retreatDecision, 'to');
    g.tell?.({ type: 'blocked', clauses: ['HX-MEL-6'], stand: r.stand });
    lose(g, r.stand, 1, 'HX-MEL-6');
    return done(undefined);
  },
  go: (g, r) => {
    // A stand that cannot fall back at all stays in contact.
    breakContacts(g, r.stand);
    fallBack(g, r.stand, r.to!.dir);
    r.left--;
    return isPresent(g, r.stand) ? again('choose') : done(undefined);
  },
});

function fallBack(g: HexContext, id: number, dir: Direction): void {
  const stand = standOf(g, id);
  const hex = neighbour(g.setting.grid, stand.hex, dir);
  if (hex === OFF) {
    leaveMap(g, id);
    return;
  }
  const friend = g.board.at[hex]!;
  if (friend !== GONE) displace(g, friend, dir);
  travel(g, id, [hex], stand.facing, 'retreat');
}

function displace(g: HexContext, id: number, dir: Direction): void {
  breakContacts(g, id);
  travel(g, id, [placeToPush(g, id, dir)!], standOf(g, id).facing, 'displaced');
  disorder(g, id, reason('HX-MEL-6', 'pushed back by a retreating friend'));
}
