import { type Direction, distance, type Hex, sees } from '@acies/hexes';
import type { Side } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import { disorders, SIGHT_CAP, takeMoraleTest } from '../sheet/chapters/morale.ts';
import { disorderedEntering } from '../sheet/terrain.ts';
import { GONE } from './board.ts';
import { factsOf, type HexContext, hasLeader, isPresent, leaderWith, standOf, whoIs } from './look.ts';

/** How far a leader rides from a stand that is destroyed, and by his own will (HX-LDR-1). */
export const LEADER_RIDE = 4;

export function disorder(g: HexContext, id: number, because: Reason): void {
  const stand = standOf(g, id);
  if (stand.disordered) return;
  stand.disordered = true;
  g.tell?.({ type: 'disordered', clauses: [because.clause], stand: id, because });
}

/** Puts a stand into a hex, with what the terrain does to it. */
export function enter(g: HexContext, id: number, hex: Hex): void {
  const stand = standOf(g, id);
  const from = g.setting.places[stand.hex]!;
  const to = g.setting.places[hex]!;
  g.board.at[stand.hex] = GONE;
  g.board.at[hex] = id;
  stand.hex = hex;
  const clause = disorderedEntering(factsOf(g, id).family, from, to);
  if (clause !== undefined) disorder(g, id, reason(clause, 'the ground'));
}

export function face(g: HexContext, id: number, facing: Direction): void {
  const stand = standOf(g, id);
  if (stand.facing === facing) return;
  stand.facing = facing;
  g.tell?.({ type: 'turned', clauses: ['HX-UNIT-1'], stand: id, facing });
}

/** Contacts end when a stand leaves or is gone. */
export function breakContacts(g: HexContext, id: number): void {
  const { board } = g;
  if (board.contacts.some((contact) => contact.attacker === id || contact.defender === id))
    board.contacts = board.contacts.filter((contact) => contact.attacker !== id && contact.defender !== id);
}

/** Takes SP from a stand; with none left it is destroyed. */
export function lose(g: HexContext, id: number, sp: number, clause: string): void {
  if (sp <= 0) return;
  const stand = standOf(g, id);
  const loss = Math.min(sp, stand.sp);
  stand.sp -= loss;
  g.tell?.({ type: 'lost', clauses: [clause], stand: id, sp: loss });
  if (stand.sp === 0) destroy(g, id);
}

/** HX-MOR-4: the stand is gone, and friends who see it are shaken. */
function destroy(g: HexContext, id: number): void {
  const { hex } = standOf(g, id);
  remove(g, id, false);
  if (g.setting.rulings.shaken) shakeFriends(g, factsOf(g, id).side, hex);
}

/** HX-MEL-6: a stand that retreats off the map is lost. */
export const leaveMap = (g: HexContext, id: number): void => remove(g, id, true);

function remove(g: HexContext, id: number, off: boolean): void {
  const stand = standOf(g, id);
  const { hex } = stand;
  g.board.at[hex] = GONE;
  stand.hex = GONE;
  breakContacts(g, id);
  g.tell?.({ type: 'destroyed', clauses: [off ? 'HX-MEL-6' : 'HX-MOR-4'], stand: id, off });
  const leader = leaderWith(g, id);
  if (leader >= 0) rescueLeader(g, leader, hex);
}

/** HX-LDR-1: he joins the nearest friend within 4H that has no leader, or is lost. */
function rescueLeader(g: HexContext, leader: number, from: Hex): void {
  const { side } = g.setting.leaders[leader]!;
  let nearest = GONE;
  let least = LEADER_RIDE + 1;
  for (const id of g.setting.idsOf[side]) {
    if (!isPresent(g, id) || hasLeader(g, id)) continue;
    const away = distance(g.setting.grid, from, standOf(g, id).hex);
    if (away < least) {
      least = away;
      nearest = id;
    }
  }
  if (nearest === GONE) loseLeader(g, leader);
  else {
    g.board.leaders[leader]!.stand = nearest;
    g.tell?.({ type: 'rode', clauses: ['HX-LDR-1'], leader, to: nearest });
  }
}

function loseLeader(g: HexContext, leader: number): void {
  g.board.leaders[leader]!.stand = GONE;
  g.tell?.({ type: 'leader lost', clauses: ['HX-LDR-1'], leader });
}

export function loseLeaderOf(g: HexContext, stand: number): void {
  const leader = leaderWith(g, stand);
  if (leader >= 0) loseLeader(g, leader);
}

/** How near a friend must be to be shaken by a destroyed stand. */
const SHAKEN_WITHIN = 2;

function shakeFriends(g: HexContext, side: Side, hex: Hex): void {
  const { grid, sight, idsOf } = g.setting;
  for (const id of idsOf[side]) {
    if (!isPresent(g, id)) continue;
    const stand = standOf(g, id);
    if (distance(grid, stand.hex, hex) > SHAKEN_WITHIN || !sees(sight, stand.hex, hex)) continue;
    const { start } = factsOf(g, id);
    const situation = {
      start,
      lost: start - stand.sp,
      commander: hasLeader(g, id),
      disordered: stand.disordered,
      hits: 1,
    };
    const test = takeMoraleTest(situation, SIGHT_CAP, g.dice, whoIs(g, id));
    g.tell?.({ type: 'shaken', clauses: ['HX-MOR-4'], stand: id, passed: test.passed });
    if (disorders(situation.hits, SIGHT_CAP, test.passed))
      disorder(g, id, reason('HX-MOR-4', 'a friend was destroyed'));
    if (test.leaderLost) loseLeaderOf(g, id);
  }
}
