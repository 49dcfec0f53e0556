import { listed } from '@acies/kernel';
import type { Contact } from '../../board/board.ts';
import { factsOf, type HexContext } from '../../board/look.ts';
import { hexesTouched } from './reach.ts';
import { isOpen, type Mains, supportersOf } from './supports.ts';

/** The procedure of all melees, of which one is chosen to be fought next. */
export interface Melees {
  chosen?: Mains | undefined;
  attacker?: number | undefined;
  defender?: number | undefined;
}

const share = (a: Mains, b: Mains): boolean =>
  [a.attacker, a.defender].some((stand) => stand === b.attacker || stand === b.defender);

/** Open contacts in bodies of those that hang together by stands they share, each in the order in which it arose. */
function bodiesOf(contacts: readonly Contact[]): Contact[][] {
  const loose = new Set(contacts);
  const bodies: Contact[][] = [];
  for (const first of contacts) {
    if (!loose.delete(first)) continue;
    const body = [first];
    for (const one of body)
      for (const other of contacts) if (loose.has(other) && share(one, other) && loose.delete(other)) body.push(other);
    bodies.push(body);
  }
  return bodies;
}

/** Whether one stand is in all of them: they are one melee, whose main stands their owners choose (HX-MEL-7). */
const isOneMelee = (body: readonly Contact[]): boolean =>
  [body[0]!.attacker, body[0]!.defender].some((id) => body.every((one) => one.attacker === id || one.defender === id));

/** The melees that are still to be fought, each by one of its contacts; those against one defender are one. */
function openMelees(g: HexContext): Mains[] {
  return bodiesOf(g.board.contacts.filter((contact) => isOpen(g, contact))).flatMap((body) =>
    isOneMelee(body)
      ? body.slice(0, 1)
      : body.filter((one, i) => body.findIndex((o) => o.defender === one.defender) === i),
  );
}

const supportersOfBoth = (g: HexContext, mains: Mains): number[] => [
  ...supportersOf(g, mains, 'attacker'),
  ...supportersOf(g, mains, 'defender'),
];

/**
 * Which melees share a stand with another, and so its hex, or one that could support both, or could reach hexes that another could:
 * only of these does the order matter.
 */
function entangled(g: HexContext, melees: readonly Mains[]): readonly boolean[] {
  const hexes = melees.map((melee) => hexesTouched(g, melee));
  const supporters = melees.map((melee) => supportersOfBoth(g, melee));
  const matters = (i: number, j: number): boolean =>
    supporters[i]!.some((id) => supporters[j]!.includes(id)) || [...hexes[i]!].some((hex) => hexes[j]!.has(hex));
  return melees.map((_, i) => melees.some((_, j) => i !== j && matters(i, j)));
}

/** HX-SEQ-1 (R): the melees of which one may be taken next: one where their order does not matter. */
function nextMelees(g: HexContext): Mains[] {
  const melees = openMelees(g);
  if (melees.length < 2) return melees;
  const matters = entangled(g, melees);
  return matters[0] ? melees.filter((_, i) => matters[i]) : melees.slice(0, 1);
}

const nameOf = (g: HexContext, { attacker, defender }: Mains): string =>
  `${factsOf(g, attacker).name} against ${factsOf(g, defender).name}`;

export const orderDecision = listed<HexContext, Melees, Mains>('melee-order', {
  question: () => 'Which melee is fought next?',
  options(g, _, out) {
    for (const { attacker, defender } of nextMelees(g)) out.add({ attacker, defender });
  },
  label: (g, _, mains) => nameOf(g, mains),
  about: (g) => [...new Set(nextMelees(g).flatMap(({ attacker, defender }) => [attacker, defender]))],
  shows: (_, __, { attacker, defender }) => ({ pieces: [attacker], targets: [defender] }),
});
