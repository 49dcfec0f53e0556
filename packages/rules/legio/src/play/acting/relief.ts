import { place } from '../../board/change.ts';
import { boxOf, factsOf, type LegioContext, unitOf } from '../../board/look.ts';
import { supportersOf } from '../../board/supports.ts';
import { isFreeRelief, type Relieved } from '../../sheet/combat/after-combat.ts';
import { passedThrough } from '../moving/passing.ts';

/** LG-AFT-1 (R): supporters in hand, of the same front and depth, who could take the place of a halted unit. */
export const relieversOf = (g: LegioContext, id: number): number[] =>
  unitOf(g, id).halted && unitOf(g, id).control === 'free'
    ? supportersOf(g, id).filter((other) => {
        const { moved, rests, control } = unitOf(g, other);
        const [a, b] = [boxOf(g, id), boxOf(g, other)];
        return a.width === b.width && a.depth === b.depth && !moved && !rests && control === 'free';
      })
    : [];

/** LG-AFT-1: two units change places; if it is not free, each passes through the other on the move (LG-MAN-8). */
export function relieve(g: LegioContext, front: number, rear: number): void {
  const pair = [front, rear] as const;
  const asRelieved = (id: number): Relieved => ({ unit: factsOf(g, id).kind, formation: unitOf(g, id).formation });
  const [a, b] = [asRelieved(front), asRelieved(rear)];
  const [ahead, behind] = [boxOf(g, front), boxOf(g, rear)];
  place(g, front, behind, 'relief', 'LG-AFT-1');
  place(g, rear, ahead, 'relief', 'LG-AFT-1');
  for (const id of pair) unitOf(g, id).moved = true;
  if (isFreeRelief(a, b)) return;
  passedThrough(g, front, b.formation);
  passedThrough(g, rear, a.formation);
}
