import { type Direction, directionTo, distance, type Hex, neighbour, OFF, sidesBetween } from '@acies/hexes';
import type { Context, Purpose, Side } from '@acies/kernel';
import { isFrontAllRound, type Place } from '../sheet/terrain.ts';
import { type Board, type Contact, GONE, type Stand } from './board.ts';
import type { HexEvent } from './events.ts';
import type { Setting, StandFacts } from './setting.ts';
import type { Setup } from './setup.ts';

/** What every step of the rules is given. */
export interface HexContext extends Context<Setup, Board, HexEvent> {
  readonly setting: Setting;
}

export const standOf = (g: HexContext, id: number): Stand => g.board.stands[id]!;
export const factsOf = (g: HexContext, id: number): StandFacts => g.setting.stands[id]!;
export const sideOf = (g: HexContext, id: number): Side => g.setting.stands[id]!.side;
export const placeOf = (g: HexContext, id: number): Place => g.setting.places[g.board.stands[id]!.hex]!;
export const isPresent = (g: HexContext, id: number): boolean => g.board.stands[id]!.hex !== GONE;

/** Who throws, for the log and for real dice. */
export const whoIs = (g: HexContext, id: number): Omit<Purpose, 'clause' | 'label'> => {
  const { side, name } = g.setting.stands[id]!;
  return { side, unit: name };
};

export const leaderWith = (g: HexContext, stand: number): number =>
  g.board.leaders.findIndex((leader) => leader.stand === stand);
export const hasLeader = (g: HexContext, stand: number): boolean => leaderWith(g, stand) >= 0;

/** HX-ORD-2: a living leader of its side within his range. */
export function inLeaderRange(g: HexContext, stand: number): boolean {
  const { side } = factsOf(g, stand);
  for (const leader of g.setting.leaders) {
    if (leader.side === side && isWithinRangeOf(g, leader.id, stand)) return true;
  }
  return false;
}

export function isWithinRangeOf(g: HexContext, leader: number, stand: number): boolean {
  const ride = g.board.leaders[leader]!.stand;
  if (ride === GONE) return false;
  return distance(g.setting.grid, standOf(g, ride).hex, standOf(g, stand).hex) <= g.setting.leaders[leader]!.range;
}

/** HX-UNIT-1, HX-TER-5: whether a neighbouring hex is one of a stand's three front hexes, or of all six in a village. */
export function hasInFront(g: HexContext, id: number, hex: Hex): boolean {
  const dir = directionTo(g.setting.grid, standOf(g, id).hex, hex);
  return dir !== OFF && isFrontSide(g, id, dir as Direction);
}

const isFrontSide = (g: HexContext, id: number, dir: Direction): boolean =>
  sidesBetween(g.board.stands[id]!.facing, dir) <= 1 || isFrontAllRound(placeOf(g, id));

/** HX-SEQ-4: whether a hex lies in the zone of control of an enemy of this side. */
export function inEnemyZone(g: HexContext, hex: Hex, side: Side): boolean {
  const { grid, stands } = g.setting;
  const { at } = g.board;
  for (let dir = 0; dir < 6; dir++) {
    const next = grid.neighbours[hex * 6 + dir]!;
    if (next === OFF) continue;
    const id = at[next]!;
    if (id === GONE || stands[id]!.side === side) continue;
    const back = ((dir + 3) % 6) as Direction;
    if (isFrontSide(g, id, back)) return true;
  }
  return false;
}

export const contactsOf = (g: HexContext, id: number): Contact[] =>
  g.board.contacts.filter((contact) => contact.attacker === id || contact.defender === id);

export function isLocked(g: HexContext, id: number): boolean {
  for (const contact of g.board.contacts) if (contact.attacker === id || contact.defender === id) return true;
  return false;
}

/** The stand in a neighbouring hex, or GONE. */
export function standBeside(g: HexContext, hex: Hex, dir: Direction): number {
  const next = neighbour(g.setting.grid, hex, dir);
  return next === OFF ? GONE : g.board.at[next]!;
}

/** The stands of the other side, present or gone. */
export const enemiesOf = (g: HexContext, id: number): readonly number[] =>
  g.setting.idsOf[factsOf(g, id).side === 'red' ? 'blue' : 'red'];
