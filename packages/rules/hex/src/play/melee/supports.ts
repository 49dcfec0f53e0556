import { type Direction, neighbour, OFF } from '@acies/hexes';
import { listed } from '@acies/kernel';
import { type Contact, GONE } from '../../board/board.ts';
import {
  contactsOf,
  factsOf,
  type HexContext,
  hasInFront,
  isPresent,
  placeOf,
  sideOf,
  standOf,
} from '../../board/look.ts';
import type { Role } from '../../sheet/chapters/melee.ts';
import { mayAttack } from '../../sheet/terrain.ts';
import { shortList } from '../../sheet/words.ts';

/** The two main stands of a melee. */
export type Mains = { readonly attacker: number; readonly defender: number };

/** A melee whose supports are being chosen. */
export interface Supported extends Mains {
  readonly fresh: boolean;
  attackSupport?: readonly number[] | undefined;
  defenceSupport?: readonly number[] | undefined;
}

/** Who lends each of them a die. */
export type Supports = Readonly<Record<Role, readonly number[]>>;

/** HX-MEL-7: at most this many supports count. */
const MOST_SUPPORTS = 2;

/** In contact with someone other than this enemy, and so a main stand elsewhere. */
const isMainElsewhere = (g: HexContext, id: number, enemy: number): boolean =>
  contactsOf(g, id).some(({ attacker, defender }) => attacker !== enemy && defender !== enemy);

/** HX-MEL-7: artillery lends no die, nor does a stand to an attack that it could not make itself (HX-TER-3). */
function lendsDie(g: HexContext, id: number, enemy: number, role: Role): boolean {
  const { family } = factsOf(g, id);
  return family !== 'Art' && (role === 'defender' || mayAttack(family, placeOf(g, id), placeOf(g, enemy)));
}

/** HX-MEL-7: whether a stand may support the main stand of its side in this role against this enemy. */
const maySupport = (g: HexContext, id: number, enemy: number, role: Role): boolean =>
  hasInFront(g, id, standOf(g, enemy).hex) &&
  !standOf(g, id).main &&
  !standOf(g, id).supported &&
  !isMainElsewhere(g, id, enemy) &&
  lendsDie(g, id, enemy, role);

const enemyIn = ({ attacker, defender }: Mains, role: Role): number => (role === 'attacker' ? defender : attacker);

/** HX-MEL-7: who may support a main stand. */
export function supportersOf(g: HexContext, mains: Mains, role: Role): number[] {
  const main = mains[role];
  const enemy = enemyIn(mains, role);
  const supporters: number[] = [];
  for (let dir = 0; dir < 6; dir++) {
    const beside = neighbour(g.setting.grid, standOf(g, enemy).hex, dir as Direction);
    const id = beside === OFF ? GONE : g.board.at[beside]!;
    if (id === GONE || id === main || sideOf(g, id) !== sideOf(g, main)) continue;
    if (maySupport(g, id, enemy, role)) supporters.push(id);
  }
  return supporters;
}

/** Supports as they are before anybody has chosen: the first who may. */
export const usualSupports = (g: HexContext, mains: Mains): Supports => ({
  attacker: supportersOf(g, mains, 'attacker').slice(0, MOST_SUPPORTS),
  defender: supportersOf(g, mains, 'defender').slice(0, MOST_SUPPORTS),
});

/** A melee that is still to be fought this turn. */
export const isOpen = (g: HexContext, contact: Contact): boolean =>
  !contact.fought && isPresent(g, contact.attacker) && isPresent(g, contact.defender);

/** HX-MEL-7: the other melees still to be fought that a stand could support this turn. */
export const supportedElsewhere = (g: HexContext, id: number, { attacker, defender }: Mains): Contact[] =>
  g.board.contacts.filter((other) => {
    if (!isOpen(g, other)) return false;
    if ([other.attacker, other.defender].some((one) => one === attacker || one === defender || one === id))
      return false;
    const role = sideOf(g, other.attacker) === sideOf(g, id) ? 'attacker' : 'defender';
    return maySupport(g, id, enemyIn(other, role), role);
  });

/**
 * HX-MEL-7: calls back for each way in which the owner may have a main stand supported. Only who could support another melee may be
 * kept for it; of more than two he takes two. The most come first.
 */
function eachChoice(g: HexContext, mains: Mains, role: Role, visit: (chosen: readonly number[]) => void): void {
  const supporters = supportersOf(g, mains, role);
  const bound = supporters.filter((id) => supportedElsewhere(g, id, mains).length === 0);
  for (let size = Math.min(MOST_SUPPORTS, supporters.length); size >= 0; size--)
    for (const chosen of choicesOf(supporters, size))
      if (size === MOST_SUPPORTS || bound.every((id) => chosen.includes(id))) visit(chosen);
}

/** All ways of taking so many of them, two at most. */
function choicesOf(ids: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  if (size === 1) return ids.map((id) => [id]);
  return ids.flatMap((id, i) => ids.slice(i + 1).map((other) => [id, other]));
}

const supportDecision = (name: string, role: Role) =>
  listed<HexContext, Supported, readonly number[]>(name, {
    question: (g, m) => `Who supports ${factsOf(g, m[role]).name} against ${factsOf(g, enemyIn(m, role)).name}?`,
    options(g, m, out) {
      eachChoice(g, m, role, (chosen) => out.add(chosen));
    },
    label: (g, _, ids) =>
      ids.length === 0 ? 'nobody: kept for another melee' : shortList(ids.map((id) => factsOf(g, id).name)),
    about: (_, m) => [m[role], enemyIn(m, role)],
    shows: (_, m, ids) => ({ pieces: [...ids], targets: [enemyIn(m, role)] }),
  });

export const attackSupport = supportDecision('support-attacker', 'attacker');
export const defenceSupport = supportDecision('support-defender', 'defender');
