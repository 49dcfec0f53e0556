import { type Direction, directionTo, directionToward, type Hex, neighbour, OFF } from '@acies/hexes';
import { ask, call, done, listed, type Procedure, procedure } from '@acies/kernel';
import { reason } from '@acies/kernel/odds';
import { GONE } from '../../board/board.ts';
import { disorder, face, lose, loseLeaderOf } from '../../board/change.ts';
import { isOver } from '../../board/ending.ts';
import { factsOf, type HexContext, isLocked, isPresent, placeOf, sideOf, standOf, whoIs } from '../../board/look.ts';
import {
  type FighterOutcome,
  otherRole,
  prepareMelee,
  ROLES,
  type Role,
  resolveMelee,
} from '../../sheet/chapters/melee.ts';
import { pursuitOf, rollPursuit } from '../../sheet/chapters/pursuit-die.ts';
import { haltsEntering, mayAttack, mayEnter, mayHoldBeaten, mostHexes } from '../../sheet/terrain.ts';
import { comesFromBehind, joinContact, upsetAttacking } from '../charge/charge.ts';
import { retreat, retreatHexes } from '../charge/retreat.ts';
import { isOpenTo, mayGoOnInto, travel } from '../moving/movement.ts';
import { meleeSituation } from './melee-situation.ts';
import { attackSupport, defenceSupport, type Supported, type Supports } from './supports.ts';

export interface Melee extends Supported {
  /** Brought on by a pursuit: there is no further one after it (HX-PUR-2). */
  readonly further: boolean;
  winner?: number;
  loser?: number;
  margin?: number;
  /** Where the loser stood, and where the winner, who may have fallen in winning. */
  ground?: Hex;
  from?: Hex;
  stays?: 'retreat' | 'hold' | undefined;
  pursues?: boolean | undefined;
}

export const holdDecision = listed<HexContext, Melee, 'retreat' | 'hold'>('hold-village', {
  question: (g, m) => `Beaten in the village: shall ${factsOf(g, m.loser!).name} go?`,
  options(_, __, out) {
    out.add('retreat');
    out.add('hold');
  },
  label(g, m, choice) {
    if (choice === 'retreat') return 'retreat';
    return standOf(g, m.loser!).sp === 1
      ? 'stay and lose its last SP: it is destroyed'
      : 'hold the village and lose 1 SP more';
  },
  about: (_, m) => [m.loser!],
  shows: (_, m) => ({ pieces: [m.loser!] }),
});

export const pursuitDecision = listed<HexContext, Melee, boolean>('pursue', {
  question: (g, m) => `Won: shall ${factsOf(g, m.winner!).name} pursue?`,
  options(_, __, out) {
    out.add(true);
    out.add(false);
  },
  label: (_, __, choice) => (choice ? 'pursue' : 'stay'),
  about: (_, m) => [m.winner!],
  shows: (_, m, choice) => (choice ? { pieces: [m.winner!], cell: m.ground! } : { pieces: [m.winner!] }),
});

/** One melee of two main stands, with the retreat and the pursuit that follow. */
export const melee: Procedure<HexContext, Melee, void> = procedure('melee', {
  supportAttack: (g, m) => ask(sideOf(g, m.attacker), attackSupport, 'attackSupport'),
  supportDefence: (g, m) => ask(sideOf(g, m.defender), defenceSupport, 'defenceSupport'),
  fight: (g, m) => {
    fight(g, m);
    return m.winner === undefined || isOver(g) ? done(undefined) : undefined;
  },
  stay: (g, m) =>
    isPresent(g, m.loser!) && mayHoldBeaten(placeOf(g, m.loser!))
      ? ask(sideOf(g, m.loser!), holdDecision, 'stays')
      : undefined,
  withdraw: (g, m) => {
    if (!isPresent(g, m.loser!)) return undefined;
    if (m.stays === 'hold') return hold(g, m.loser!);
    return call(retreat, {
      stand: m.loser!,
      from: m.from!,
      left: retreatHexes(g, m.loser!, m.margin!),
    });
  },
  pursuit: (g, m) => {
    if (m.further || isOver(g) || !canFollow(g, m.winner!, m.ground!)) return done(undefined);
    const kind = pursuitOf(factsOf(g, m.winner!));
    if (kind === 'cannot') return done(undefined);
    if (kind === 'may') return ask(sideOf(g, m.winner!), pursuitDecision, 'pursues');
    m.pursues = true;
    return undefined;
  },
  chase: (g, m) => {
    if (!m.pursues) return done(undefined);
    const caught = pursue(g, m.winner!, m.ground!);
    return caught === GONE || !g.setting.rulings.furtherMelee
      ? done(undefined)
      : call(melee, { attacker: m.winner!, defender: caught, fresh: true, further: true });
  },
});

/** HX-TER-5: beaten defenders stay for one extra loss, and the contact goes on. */
function hold(g: HexContext, id: number): void {
  lose(g, id, 1, 'HX-TER-5');
  if (isPresent(g, id)) g.tell?.({ type: 'held', clauses: ['HX-TER-5'], stand: id });
}

function fight(g: HexContext, m: Melee): void {
  const idOf: Record<Role, number> = { attacker: m.attacker, defender: m.defender };
  const supports: Supports = { attacker: m.attackSupport!, defender: m.defenceSupport! };
  // What disorders a mounted attacker disorders those who lend him a die.
  for (const id of supports.attacker) upsetAttacking(g, id, m.defender);
  for (const id of [...supports.attacker, ...supports.defender]) standOf(g, id).supported = true;
  const prepared = prepareMelee(meleeSituation(g, m.attacker, m.defender, m.fresh, supports));
  let thrown = prepared.dice;
  const who = { attacker: whoIs(g, m.attacker), defender: whoIs(g, m.defender) };
  const outcome = resolveMelee(prepared, g.dice, who, (dice) => {
    thrown = dice;
  });
  g.tell?.({
    type: 'melee',
    clauses: ['HX-MEL-1', 'HX-MEL-6'],
    attacker: m.attacker,
    defender: m.defender,
    tallies: {
      attacker: { pila: prepared.pila.attacker, dice: thrown.attacker },
      defender: { pila: prepared.pila.defender, dice: thrown.defender },
    },
    supports: [...supports.attacker, ...supports.defender],
    outcome,
  });
  standOf(g, m.attacker).main = true;
  standOf(g, m.defender).main = true;
  for (const contact of g.board.contacts) {
    const mains = [m.attacker, m.defender];
    if (!mains.includes(contact.attacker) && !mains.includes(contact.defender)) continue;
    contact.fought = true;
    contact.fresh = false;
  }
  if (outcome.winner !== null) {
    const loser = otherRole(outcome.winner);
    m.winner = idOf[outcome.winner];
    m.loser = idOf[loser];
    m.margin = outcome.margin;
    m.ground = standOf(g, m.loser).hex;
    m.from = standOf(g, m.winner).hex;
    for (const id of supports[loser]) disorder(g, id, reason('HX-MEL-7', 'supported the losing side'));
  }
  for (const role of ROLES) suffer(g, idOf[role], outcome[role]);
}

function suffer(g: HexContext, id: number, share: FighterOutcome): void {
  if (share.disordered) disorder(g, id, reason('HX-MOR-2', 'hit in melee'));
  if (share.leaderLost) loseLeaderOf(g, id);
  lose(g, id, share.loss, 'HX-MOR-2');
}

/** Whether a winner is free to go, and the ground the loser held is open to it; defences stop a pursuit (HX-TER-3). */
const canFollow = (g: HexContext, id: number, ground: Hex): boolean =>
  isPresent(g, id) && !isLocked(g, id) && isOpenTo(g, id, standOf(g, id).hex, ground, GONE);

/** HX-PUR-1, HX-PUR-2: goes straight on through the ground the loser held; the enemy it runs into, or GONE. */
function pursue(g: HexContext, id: number, ground: Hex): number {
  const { grid, places } = g.setting;
  const stand = standOf(g, id);
  const { family } = factsOf(g, id);
  const hexes = rollPursuit(factsOf(g, id), g.dice, whoIs(g, id));
  g.tell?.({ type: 'pursuit', clauses: ['HX-PUR-1'], stand: id, hexes });
  const dir = directionTo(grid, stand.hex, ground) as Direction;
  const start = stand.hex;
  const way = [start];
  for (let left = Math.min(hexes, mostHexes(family, places[start]!)); left > 0; left--) {
    const next = neighbour(grid, stand.hex, dir);
    if (next === OFF || !mayGoOnInto(g, id, way, next) || places[next]!.defences !== places[stand.hex]!.defences) break;
    const other = g.board.at[next]!;
    if (other !== GONE) return runInto(g, id, other, start);
    if (!mayEnter(family, places[next]!)) break;
    travel(g, id, [next], dir, 'pursue');
    way.push(next);
    if (haltsEntering(family, places[next]!)) break;
  }
  return GONE;
}

function runInto(g: HexContext, id: number, other: number, start: Hex): number {
  if (sideOf(g, other) === sideOf(g, id) || !mayAttack(factsOf(g, id).family, placeOf(g, id), placeOf(g, other)))
    return GONE;
  const stand = standOf(g, id);
  face(g, id, directionToward(g.setting.grid, stand.hex, standOf(g, other).hex));
  if (comesFromBehind(g, other, start, stand.hex))
    disorder(g, other, reason('HX-MEL-4', 'charged from behind its front'));
  upsetAttacking(g, id, other);
  joinContact(g, id, other, start);
  // Switched off, the ruling leaves this contact for the next turn.
  if (!g.setting.rulings.furtherMelee) g.board.contacts.at(-1)!.fought = true;
  return other;
}
