import { backwards, canReach, isFree } from '@acies/rules-disorder';
import { ABOUT, type Box, bearingOf, centreOf, placed, pointFrom } from '@acies/table';
import { breakContacts, disorder, place } from '../../board/change.ts';
import { bodiesOf, boxOf, type CbContext, contactsOf, opponentOf, unitOf } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { blocked, FALL_BACK } from '../../sheet/combat/after-combat.ts';
import type { AfterMove } from '../../sheet/combat/combat-results.ts';
import { supportsOf } from '../moving/relief.ts';
import { prepareRetreat, type Retreat } from './retreating.ts';

/** CB-AFT-5: without room it stays. */
export function retire(
  g: CbContext,
  id: number,
  enemies: readonly number[],
  note: (move: AfterMove) => undefined,
): Retreat | undefined {
  const retreat = prepareRetreat(g, id, enemies);
  if (!retreat) return note(stay(g, id, 'retire'));
  note('retire');
  return retreat;
}

/** CB-AFT-6 (R): no room: it stays, as if halted, at a DP. */
function stay(g: CbContext, id: number, move: 'fall back' | 'retire'): 'halt' {
  const { clause, dp } = blocked(move, false);
  g.tell?.({ type: 'blocked', clauses: [clause], unit: id, surrenders: false });
  disorder(g, id, dp, 'combat', 'no room to go back', clause);
  return 'halt';
}

/** CB-AFT-3: 1 JT back, or behind the next line of its legion; whether there was room. */
export function fallBack(g: CbContext, id: number, through: boolean): boolean {
  const to = through ? throughSupports(g, id)?.to : behind(g, id);
  if (!to) {
    stay(g, id, 'fall back');
    return false;
  }
  breakContacts(g, id);
  place(g, id, to, 'fall back', 'CB-AFT-3');
  unitOf(g, id).moved = true;
  return true;
}

/** CB-AFT-3: straight back; (R) one struck in flank or rear alone goes back from that enemy, and turns to face him. */
export function behind(g: CbContext, id: number): Box | undefined {
  const contacts = contactsOf(g, id);
  const facing = contacts.length === 0 || contacts.some(({ attacker, met }) => attacker === id || met === 'front');
  if (facing) return backwards(bodiesOf(g), id, FALL_BACK * JT);
  const from = boxOf(g, opponentOf(contacts[0]!, id));
  const box = boxOf(g, id);
  const { aside } = bearingOf(from, centreOf(box));
  const to = placed(box, pointFrom(from, FALL_BACK * JT, aside), from.heading + ABOUT);
  return canReach(bodiesOf(g), id, to) ? to : undefined;
}

/** CB-AFT-3: the nearest support behind whom there is room: there, its front against his rear. */
export function throughSupports(g: CbContext, id: number): { readonly support: number; readonly to: Box } | undefined {
  const box = boxOf(g, id);
  for (const support of supportsOf(g, id)) {
    const other = boxOf(g, support);
    const { aside } = bearingOf(other, { x: box.x, y: box.y });
    const to = placed(box, pointFrom(other, -other.depth, aside));
    if (isFree(bodiesOf(g), id, to)) return { support, to };
  }
  return undefined;
}
