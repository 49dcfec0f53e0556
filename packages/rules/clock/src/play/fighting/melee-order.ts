import { listed } from '@acies/kernel';
import { percent } from '@acies/kernel/odds';
import { afterStep, cornersOf, overlapOf, TOUCH } from '@acies/table';
import type { Contact } from '../../board/board.ts';
import { openContacts } from '../../board/contacts.ts';
import { boxOf, type ClockContext, factsOf, sideOf } from '../../board/look.ts';
import { meleeChances, prepareMelee } from '../../sheet/chapters/melee.ts';
import type { Fighting } from './fighting.ts';
import { meleeSituation } from './melee-situation.ts';
import { retreatOf } from './retreat.ts';

/** A melee by who fights it. */
export type MeleeChoice = { readonly attacker: number; readonly defender: number };

export const meleeOf = ({ attacker, defender }: Contact): MeleeChoice => ({ attacker, defender });

export const contactOf = (g: ClockContext, { attacker, defender }: MeleeChoice): Contact =>
  g.board.contacts.find((contact) => contact.attacker === attacker && contact.defender === defender)!;

type Ground = ReturnType<typeof cornersOf>;

/** What a melee may come to stand on: where both stand, a base depth before and behind them, and where they would retreat to. */
const groundsOf = (g: ClockContext, { attacker, defender }: Contact): Ground[] =>
  [attacker, defender].flatMap((id) => {
    const box = boxOf(g, id);
    const steps = (['advance', 'back'] as const).map((way) => afterStep(box, { do: way, distance: box.depth }));
    const beyond = retreatOf(g, id);
    return [box, ...steps, ...(beyond ? [beyond] : [])].map(cornersOf);
  });

/** Melees that share a unit share the ground it stands on. */
const meet = (one: readonly Ground[], other: readonly Ground[]): boolean =>
  one.some((ground) => other.some((theirs) => overlapOf(ground, theirs) > TOUCH));

/**
 * MC-MEL-11 (R): the melees of which any may be fought next: the one whose contact arose first, with all that share a unit
 * with it or could reach the same ground, and all that do so with these. The others are fought in their own turn.
 */
export function meleesToChoose(g: ClockContext): Contact[] {
  const open = openContacts(g);
  if (open.length < 2) return open;
  const grounds = new Map(open.map((contact) => [contact, groundsOf(g, contact)]));
  const chosen = new Set(open.slice(0, 1));
  for (const one of chosen)
    for (const other of open) if (meet(grounds.get(one)!, grounds.get(other)!)) chosen.add(other);
  return open.filter((contact) => chosen.has(contact));
}

/** Of a melee, who is of the side that chooses, and who is not. */
const sidesOf = (g: ClockContext, { attacker, defender }: MeleeChoice): readonly [own: number, enemy: number] =>
  sideOf(g, attacker) === g.board.side ? [attacker, defender] : [defender, attacker];

/** MC-MEL-11 (R): the active side chooses the order of melees, where it could matter. */
export const meleeDecision = listed<ClockContext, Fighting, MeleeChoice>('melee', {
  question: () => 'Which melee is fought next?',
  options(g, _, out) {
    for (const contact of meleesToChoose(g)) out.add(meleeOf(contact));
  },
  label: (g, _, choice) => {
    const [own, enemy] = sidesOf(g, choice);
    return `${factsOf(g, own).name} against ${factsOf(g, enemy).name}`;
  },
  preview: (g, _, choice) => {
    const [own] = sidesOf(g, choice);
    const chances = meleeChances(prepareMelee(meleeSituation(g, contactOf(g, choice)), g.setting.rulings));
    const [won, lost] =
      own === choice.attacker ? [chances.attacker, chances.defender] : [chances.defender, chances.attacker];
    return `wins ${percent(won.wins)}, loses ${percent(lost.wins)}`;
  },
  about: (g) => [...new Set(meleesToChoose(g).map((contact) => sidesOf(g, contact)[0]))],
  shows: (g, _, choice) => {
    const [own, enemy] = sidesOf(g, choice);
    return { pieces: [own], targets: [enemy] };
  },
});
