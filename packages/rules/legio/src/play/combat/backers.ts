import { listed, SIDES } from '@acies/kernel';
import { hasWon, isFree, movedShown } from '@acies/rules-disorder';
import { afterStep, type Box } from '@acies/table';
import { GONE } from '../../board/board.ts';
import { place } from '../../board/change.ts';
import {
  bodiesOf,
  boxOf,
  factsOf,
  isInContact,
  isPresent,
  isRouting,
  type LegioContext,
  nameOf,
  unitOf,
} from '../../board/look.ts';
import { FALL_BACK, pursue } from './after-moves.ts';
import { type Fought, fledFrom, moveOf, type Settling } from './settling.ts';

/** LG-AFT-7: a friend behind who supported a victor, and may go along with him. */
export interface Backer {
  readonly unit: number;
  readonly lead: number;
  readonly move: 'follow up' | 'pursue';
  /** Whom the victor goes after, if he pursues. */
  readonly fled: readonly number[];
}

export interface Backing extends Settling {
  backers: Backer[];
  along?: 'go along' | 'halt' | undefined;
}

/** LG-AFT-7: those who supported victors that have followed up or pursue. */
export const backersOf = (g: LegioContext, a: Settling): Backer[] =>
  a.fights.flatMap((fought) => SIDES.flatMap((side) => backerIn(g, a, fought, side) ?? []));

function backerIn(g: LegioContext, a: Settling, fought: Fought, side: (typeof SIDES)[number]): Backer | undefined {
  const [unit, lead] = [fought.backers[side], fought.leads[side]];
  if (unit === GONE || !hasWon(fought.bands[side]) || !isPresent(g, lead)) return undefined;
  const move = moveOf(a, lead);
  return move === 'follow up' || move === 'pursue' ? { unit, lead, move, fled: fledFrom(g, a, lead) } : undefined;
}

/** Whether it can still be asked: others may have come upon it in the meantime. */
export const isFreeToGo = (g: LegioContext, { unit }: Backer): boolean =>
  isPresent(g, unit) && !isRouting(g, unit) && !isInContact(g, unit);

/** LG-AFT-2, LG-AFT-7 (R): as far forward as he who fell back went; undefined without room. */
function forward(g: LegioContext, unit: number): Box | undefined {
  const to = afterStep(boxOf(g, unit), { do: 'advance', distance: FALL_BACK });
  return isFree(bodiesOf(g), unit, to) ? to : undefined;
}

/** LG-AFT-7 (R): artillery goes along with nobody. */
function mayGoAlong(g: LegioContext, { unit, move, fled }: Backer): boolean {
  if (factsOf(g, unit).kind.type === 'Art') return false;
  return move === 'pursue' ? fled.some((enemy) => isPresent(g, enemy)) : forward(g, unit) !== undefined;
}

const doesWhat = ({ move }: Backer): string => (move === 'pursue' ? 'pursues' : 'follows up');

export const alongDecision = listed<LegioContext, Backing, 'go along' | 'halt'>('along', {
  question: (g, { backers: [first] }) =>
    `${nameOf(g, first!.lead)} ${doesWhat(first!)}: does ${nameOf(g, first!.unit)}, in support, go along?`,
  options(g, { backers: [first] }, out) {
    out.add('halt');
    if (mayGoAlong(g, first!)) out.add('go along');
  },
  label: (_, { backers: [first] }, choice) => (choice === 'halt' ? 'halt' : first!.move),
  preview: (g, { backers: [first] }, choice) => {
    if (choice === 'halt') return g.setting.rulings.supportsHaltFreely ? undefined : 'halted next turn';
    return first!.move === 'pursue' ? 'unformed' : undefined;
  },
  about: (_, { backers }) => backers.slice(0, 1).map(({ unit }) => unit),
  shows(g, { backers: [first] }, choice) {
    const { unit, move, fled } = first!;
    const to = choice === 'go along' && move === 'follow up' ? forward(g, unit) : undefined;
    if (to) return movedShown(unit, boxOf(g, unit), to);
    return choice === 'halt' ? { pieces: [unit] } : { pieces: [unit], targets: fled.filter((id) => isPresent(g, id)) };
  },
});

/** LG-AFT-7: a supporter goes along or halts; (R) that costs him nothing next turn, for he has not fought. */
export function goAlong(g: LegioContext, a: Backing): void {
  const { unit, move, fled } = a.backers.shift()!;
  g.tell?.({ type: 'after', clauses: ['LG-AFT-7'], unit, move: a.along === 'halt' ? 'halt' : move });
  if (a.along === 'halt') {
    if (!g.setting.rulings.supportsHaltFreely) unitOf(g, unit).haltsNext = true;
  } else if (move === 'pursue') {
    const met = pursue(g, unit, fled);
    if (met) a.pursuits.push(met);
  } else {
    place(g, unit, forward(g, unit)!, 'follow up', 'LG-AFT-7');
    unitOf(g, unit).comesOn = true;
  }
}
