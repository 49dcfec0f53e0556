import { frontageOf, ranksOf, touchedBy } from '@acies/rules-disorder';
import { type Box, centreOf, crosses, isHigher, type Line } from '@acies/table';
import type { Contact } from '../../board/board.ts';
import {
  blockOf,
  boxOf,
  type CbContext,
  conditionOf,
  factsOf,
  inspiresOf,
  opponentOf,
  sideOf,
  unitOf,
  whoIs,
} from '../../board/look.ts';
import { combatDie, prepareBout } from '../../sheet/combat/combat.ts';
import type { Fighter, Onset } from '../../sheet/combat/combat-factors.ts';
import { isDeeper, numbersOf } from '../../sheet/combat/combat-numbers.ts';
import type { Combatant, Pair } from '../../sheet/combat/combat-round.ts';

/** CB-CBT-10: a unit’s stands on one enemy, and those that overlap him. */
const standsOn = (g: CbContext, id: number, enemy: number) =>
  frontageOf(boxOf(g, id), [boxOf(g, enemy)], factsOf(g, id).stand.width);

/** CB-CBT-11: all friends of a unit’s side on one enemy. */
const friendsOn = (g: CbContext, contacts: readonly Contact[], id: number, enemy: number): number[] => [
  ...new Set(
    contacts
      .filter(({ attacker, defender }) => attacker === enemy || defender === enemy)
      .map((contact) => opponentOf(contact, enemy))
      .filter((other) => sideOf(g, other) === sideOf(g, id)),
  ),
];

/** Whether a unit meets an enemy with its front: who came does, and who was struck there. */
const isFrontal = ({ attacker, met }: Contact, id: number): boolean => attacker === id || met === 'front';

const onsetOf = ({ attacker, mutual }: Contact, id: number): Onset => {
  if (mutual) return 'both';
  return attacker === id ? 'own' : 'enemy';
};

/** CB-CBT-10: ranks where an enemy touches a unit: the most of any file that he touches. */
function ranksAt(g: CbContext, id: number, enemy: number): number {
  const block = blockOf(g, id);
  const { files } = touchedBy(boxOf(g, id), boxOf(g, enemy), factsOf(g, id).stand.width);
  const short = block.stands % block.files;
  // The short last rank stands in the middle.
  const first = Math.floor((block.files - short) / 2);
  const isDeep = (file: number): boolean => short === 0 || (file >= first && file < first + short);
  return files.some(isDeep) ? ranksOf(block) : ranksOf(block) - 1;
}

const depthOf = (g: CbContext, contact: Contact, id: number) => ({
  formation: unitOf(g, id).formation,
  ranks: ranksAt(g, id, opponentOf(contact, id)),
  frontal: isFrontal(contact, id),
});

const isBetween = (lines: readonly Line[], a: Box, b: Box): boolean =>
  lines.some((line) => crosses(line, centreOf(a), centreOf(b)));

/** CB-CBT-1 to CB-CBT-11: a unit against one enemy, among all who are in contact. */
export function fighterIn(g: CbContext, contacts: readonly Contact[], contact: Contact, id: number): Fighter {
  const enemy = opponentOf(contact, id);
  const { motion, formation } = unitOf(g, id);
  const [own, other] = [boxOf(g, id), boxOf(g, enemy)];
  // Who came at the other does not defend, however long they have fought.
  const defends = contact.defender === id && motion === 'standing';
  const { obstacle, major, fortification } = g.setting.lines;
  // What is added stands before what is spread: that is copied many times faster than the other way round.
  return {
    unit: factsOf(g, id).kind,
    formation,
    motion,
    round: contact.fresh ? 'charge' : 'melee',
    frontal: isFrontal(contact, id),
    onset: onsetOf(contact, id),
    ground: g.setting.hills.some((hill) => isHigher(hill, centreOf(own), centreOf(other))),
    fortified: defends && isBetween(fortification, own, other),
    obstacle: defends && isBetween([...obstacle, ...major], own, other),
    deeper: isDeeper(depthOf(g, contact, id), depthOf(g, contact, enemy)),
    inspires: inspiresOf(g, id),
    numbers: numbersOf(friendsOn(g, contacts, id, enemy).map((friend) => standsOn(g, friend, enemy))),
    ...conditionOf(g, id),
  };
}

/** Two enemies as they face each other. */
export interface Facing {
  readonly contact: Contact;
  readonly fighters: readonly [Fighter, Fighter];
}

/** CB-CBT-11: all who fight this round, pair by pair; friends who have fought already count in numbers. */
export const facingsIn = (g: CbContext, contacts: readonly Contact[]): Facing[] =>
  contacts.map((contact) => ({
    contact,
    fighters: [
      fighterIn(g, g.board.contacts, contact, contact.attacker),
      fighterIn(g, g.board.contacts, contact, contact.defender),
    ],
  }));

export const pairOf = (g: CbContext, { contact, fighters: [a, b] }: Facing): Pair => ({
  units: [contact.attacker, contact.defender],
  tallies: [prepareBout(a, b, g.setting.rulings), prepareBout(b, a, g.setting.rulings)],
});

export const combatantOf = (g: CbContext, id: number): Combatant => ({
  id,
  die: combatDie(factsOf(g, id).kind),
  who: whoIs(g, id),
});
