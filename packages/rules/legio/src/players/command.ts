import { samePlain } from '@acies/kernel';
import type { Question, Weighed } from '@acies/players';
import { bestFirst } from '@acies/players';
import {
  boxOf,
  factsOf,
  isInContact,
  isRouting,
  isWithin,
  type LegioContext,
  leaderState,
  leaderWith,
  presentOf,
  unitOf,
} from '../board/look.ts';
import { type OrderGiven, PACE } from '../board/setting.ts';
import type { CommandChoice, Commanding } from '../play/command/command.ts';
import { looseOf } from '../play/command/command-reach.ts';
import type { Ordering } from '../play/command/ordering.ts';
import { LEADER_MOVE, MESSENGER_MOVE } from '../sheet/chapters/leader-risk.ts';
import { BOW, isSpecial } from '../sheet/troops.ts';
import { obeyChance } from './control.ts';
import { gapOf } from './outlook.ts';
import { dpCost, leaderCost, worthOf } from './worth.ts';

/** What the orders of a unit are worth that it might not carry out. */
const ORDERS = 0.2;
/** LG-CBT-2: what a leader’s word is worth in a fight; LG-LDR-1: he may be killed. */
const INSPIRED = 0.16;
const COMPANY = 0.02;
/** From so far off a fight this turn is to be reckoned with. */
const FIGHT_FROM = 100 * PACE;

/** What a leader looks at while he plans his points. */
interface Situation {
  readonly g: LegioContext;
  readonly own: readonly number[];
  readonly leader: number;
  /** What it is worth to have a unit in hand. */
  readonly control: ReadonlyMap<number, number>;
  /** What it may cost to be with a unit. */
  readonly risk: ReadonlyMap<number, number>;
  /** What the first and any further word of inspiration is worth to a unit. */
  readonly inspire: ReadonlyMap<number, readonly [number, number]>;
}

function inspireWorth(g: LegioContext, id: number): readonly [number, number] {
  if (isSpecial(factsOf(g, id).kind.type)) return [0, 0];
  const near = isInContact(g, id) ? 1 : gapOf(g, id) <= FIGHT_FROM ? 0.6 : 0;
  const { dp } = unitOf(g, id);
  const rested = near === 0 && dp >= 2 ? dpCost(g, id, -1) * -1 : 0;
  return [near * INSPIRED * worthOf(g, id) + rested, rested];
}

/** How likely a unit with so many DPs is to break this turn if it fights. */
const BREAKS = [0.02, 0.04, 0.08, 0.15, 0.25, 0.4];

const riskAt = (g: LegioContext, id: number, rank: Parameters<typeof leaderCost>[2]): number =>
  isInContact(g, id) || gapOf(g, id) <= FIGHT_FROM ? BREAKS[unitOf(g, id).dp]! * leaderCost(g, id, rank) : 0;

function situationOf(g: LegioContext, side: Question['side'], leader: number): Situation {
  const own = presentOf(g, side).filter((id) => !isRouting(g, id));
  const { rank } = g.setting.leaders[leader]!;
  return {
    ...{ g, own, leader },
    control: new Map(looseOf(g, leader).map((id) => [id, ORDERS * worthOf(g, id) * (1 - obeyChance(g, id, 0))])),
    risk: new Map(own.map((id) => [id, riskAt(g, id, rank)])),
    inspire: new Map(own.map((id) => [id, inspireWorth(g, id)])),
  };
}

interface Plan {
  readonly worth: number;
  readonly first: CommandChoice;
}

const isNear = (g: LegioContext, from: number, to: number, paces: number): boolean =>
  isWithin(boxOf(g, from), boxOf(g, to), paces);

const DONE: CommandChoice = { do: 'nothing' };

/** Where he is, what he has done so far, and what he has left. */
interface Standing {
  readonly at: number;
  readonly points: number;
  /** Those in hand already need no more. */
  readonly inHand: ReadonlySet<number>;
  readonly inspired: number;
}

/** The best use of his points; `seen` takes in what was considered to begin with. */
function plan(s: Situation, { at, points, inHand, inspired }: Standing, seen?: Plan[]): Plan {
  const { g, control, inspire } = s;
  const near = [...control.keys()].filter((id) => isNear(g, at, id, BOW));
  let best: Plan = { worth: COMPANY * near.length - s.risk.get(at)!, first: DONE };
  seen?.push(best);
  if (points === 0) return best;
  const rest = points - 1;
  const consider = (gain: number, first: CommandChoice, then: () => Plan): void => {
    if (gain <= 0 && first.do !== 'ride') return;
    const worth = gain + then().worth;
    seen?.push({ worth, first });
    if (worth > best.worth + 1e-9) best = { worth, first };
  };
  const reached = near.filter((id) => !inHand.has(id));
  const sum = reached.reduce((total, id) => total + control.get(id)!, 0);
  consider(sum, { do: 'control' }, () =>
    plan(s, { at, points: rest, inHand: new Set([...inHand, ...reached]), inspired }),
  );
  const word = inspire.get(at)?.[inspired === 0 ? 0 : 1] ?? 0;
  consider(word, { do: 'inspire' }, () => plan(s, { at, points: rest, inHand, inspired: inspired + 1 }));
  for (const [id, worth] of control)
    if (!inHand.has(id) && !near.includes(id) && isInCall(g, at, id))
      consider(worth, { do: 'messenger', to: id }, () =>
        plan(s, { at, points: rest, inHand: new Set([...inHand, id]), inspired }),
      );
  for (const to of s.own)
    if (to !== at && !leaderWith(g, to) && isNear(g, at, to, LEADER_MOVE))
      consider(-0.01, { do: 'ride', to }, () => plan(s, { at: to, points: rest, inHand, inspired: 0 }));
  return best;
}

/** LG-CMD-2: a messenger who arrives this turn. */
function isInCall(g: LegioContext, from: number, to: number): boolean {
  if (g.board.messengers.some((messenger) => messenger.to === to)) return false;
  const [a, b] = [unitOf(g, from), unitOf(g, to)];
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= (MESSENGER_MOVE * PACE) ** 2;
}

/** What he could begin with, by the best that may come of it. */
export function weighCommands({ g, side, locals, options }: Question<LegioContext, Commanding>): Weighed[] {
  const leader = locals.waiting[0]!;
  const { unit: at, inspires: inspired } = leaderState(g, leader);
  const seen: Plan[] = [];
  const standing = { at, points: locals.points, inHand: new Set<number>(), inspired };
  const best = asWeighed(plan(situationOf(g, side, leader), standing, seen));
  const others = bestFirst(seen.map(asWeighed)).filter(({ choice }) => !samePlain(choice, best.choice));
  const listens = options!.find((choice) => samePlain(choice, LISTEN));
  return listens === undefined ? [best, ...others] : [{ choice: listens, worth: best.worth + ORDERS }, best, ...others];
}

const LISTEN = { do: 'listen' };

/** LG-CMD-3: orders stay as they were given; if there must be another, it is to do as its leaders wish. */
export const orderWorth = (_: Question<LegioContext, Ordering>, order: OrderGiven): number =>
  order.do === 'free' ? 1 : order.do === 'attack' ? 0.5 : 0;

const asWeighed = ({ first, worth }: Plan): Weighed => ({ choice: first, worth });
