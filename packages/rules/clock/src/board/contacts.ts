import type { Contact } from './board.ts';
import { type ClockContext, contactsOf, unitOf } from './look.ts';

/** Whether a unit faces the enemy of a contact: the attacker always does. */
export const faces = (contact: Contact, id: number): boolean => contact.attacker === id || contact.faced;

/** The other unit of a contact. */
export const enemyIn = ({ attacker, defender }: Contact, id: number): number => (attacker === id ? defender : attacker);

export const areInContact = (g: ClockContext, one: number, other: number): boolean =>
  contactsOf(g, one).some((contact) => enemyIn(contact, one) === other);

/** MC-MEL-11: each unit fights once; of several attackers the one whom the defender faces. */
function openOf(contacts: readonly Contact[], hasFought: (id: number) => boolean): Contact[] {
  const open = contacts.filter(({ attacker, defender }) => !hasFought(attacker) && !hasFought(defender));
  const faced = open.filter((contact) => contact.faced);
  return faced.length > 0 ? faced : open;
}

/** The contacts of which one is fought next, as they arose. */
export const openContacts = (g: ClockContext): Contact[] => openOf(g.board.contacts, (id) => unitOf(g, id).hasFought);

/** MC-MEL-11: the contact in which a unit will fight this half turn, if all before it stay as they are and nobody chooses another order. */
export function contactToFight(g: ClockContext, id: number): Contact | undefined {
  const fought = new Set(g.board.units.flatMap(({ hasFought }, one) => (hasFought ? [one] : [])));
  for (;;) {
    const [next] = openOf(g.board.contacts, (one) => fought.has(one));
    if (!next || next.attacker === id || next.defender === id) return next;
    fought.add(next.attacker).add(next.defender);
  }
}
