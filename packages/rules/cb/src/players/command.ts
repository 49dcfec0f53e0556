import { type Json, samePlain } from '@acies/kernel';
import type { Question, Weighed } from '@acies/players';
import { bestFirst } from '@acies/players';
import type { Box } from '@acies/table';
import { GONE } from '../board/board.ts';
import {
  boxOf,
  type CbContext,
  factsOf,
  isInContact,
  isRouting,
  isWithin,
  leaderBox,
  leaderState,
  leaderWith,
  presentOf,
  unitOf,
} from '../board/look.ts';
import { JT, type OrderGiven } from '../board/setting.ts';
import type { CommandChoice, Commanding } from '../play/command/command.ts';
import type { Ordering } from '../play/command/ordering.ts';
import { LEADER_MOVE } from '../sheet/chapters/leader-risk.ts';
import { isSpecial } from '../sheet/troops.ts';
import { gapOf } from './outlook.ts';
import { dpCost, leaderCost, worthOf } from './worth.ts';

/** CB-CBT-3: what a first and a further word is worth to one who charges, and to one who stands in a fight. */
const INSPIRED = { charge: [0.14, 0.12, 0.1], fight: [0.12, 0, 0] } as const;
/** What it costs that who is steadied stays halted, with enemies about. */
const HALTED = 0.25;
/** What it is worth to be near a unit, and how near, in javelin throws. */
const COMPANY = 0.02;
const COMPANY_REACH = 5;
/** From so far off a fight this turn is to be reckoned with. */
const FIGHT_FROM = 6 * JT;

/** What a leader looks at while he plans his actions. */
interface Situation {
  readonly g: CbContext;
  readonly own: readonly number[];
  readonly leader: number;
  readonly may: ReadonlySet<CommandChoice['do']>;
  readonly gap: ReadonlyMap<number, number>;
  /** What it may cost to be with a unit. */
  readonly risk: ReadonlyMap<number, number>;
}

/** How likely a unit with so many DPs is to be lost this turn if it fights. */
const BREAKS = [0.03, 0.05, 0.09, 0.15, 0.25, 0.4];

const isNear = (g: CbContext, from: Box, to: number, throws: number): boolean => isWithin(from, boxOf(g, to), throws);

function situationOf({ g, side, options }: Question<CbContext, Commanding, CommandChoice>, leader: number): Situation {
  const own = presentOf(g, side).filter((id) => !isRouting(g, id));
  const facts = g.setting.leaders[leader]!;
  const gap = new Map(own.map((id) => [id, gapOf(g, id)]));
  const fights = (id: number): boolean => isInContact(g, id) || gap.get(id)! <= FIGHT_FROM;
  return {
    ...{ g, own, leader, gap },
    may: new Set(options!.map((option) => option.do)),
    risk: new Map(own.map((id) => [id, fights(id) ? BREAKS[unitOf(g, id).dp]! * leaderCost(g, id, facts) : 0])),
  };
}

/** What the next word of inspiration is worth to a unit that has had so many. */
function inspireWorth({ g, gap }: Situation, id: number, had: number): number {
  const worth = worthOf(g, id);
  if (isInContact(g, id)) return worth * (INSPIRED.fight[had] ?? 0);
  if (gap.get(id)! > FIGHT_FROM || unitOf(g, id).shaken) return 0;
  return 0.7 * worth * (INSPIRED.charge[had] ?? 0);
}

/** CB-CMD-2: a DP is gone, but the unit stays where it is. */
function steadyWorth({ g, gap }: Situation, id: number, had: number): number {
  const { dp, shaken } = unitOf(g, id);
  if (dp <= had || isInContact(g, id) || isSpecial(factsOf(g, id).kind.type)) return 0;
  const halted = had > 0 || shaken ? 0 : worthOf(g, id) * (gap.get(id)! <= 2 * FIGHT_FROM ? HALTED : HALTED / 4);
  return -dpCost(g, id, -had - 1) + dpCost(g, id, -had) - halted;
}

interface Plan {
  readonly worth: number;
  readonly first: CommandChoice;
}

interface Place {
  readonly unit: number;
  readonly inspires: number;
  readonly steadies: number;
}

const DONE: CommandChoice = { do: 'nothing' };

/** What it is worth to be in a place in the end: near units, though it may be dangerous. */
function companyWorth({ g, risk, leader, own }: Situation, { unit }: Place): number {
  const box = unit === GONE ? leaderBox(g, leader) : boxOf(g, unit);
  let worth = unit === GONE ? -0.1 : -risk.get(unit)!;
  for (const id of own) if (isNear(g, box, id, COMPANY_REACH)) worth += COMPANY * worthOf(g, id);
  return worth;
}

/** The best use of so many actions, from where he is; `seen` takes in what was considered to begin with. */
function plan(s: Situation, place: Place, actions: number, companies: Map<number, number>, seen?: Plan[]): Plan {
  const { g } = s;
  const { unit, inspires, steadies } = place;
  if (!companies.has(unit)) companies.set(unit, companyWorth(s, place));
  let best: Plan = { worth: companies.get(unit)!, first: DONE };
  seen?.push(best);
  if (actions === 0) return best;
  const consider = (gain: number, first: CommandChoice, then: Place): void => {
    if (gain <= 0 && first.do !== 'ride') return;
    const worth = gain + plan(s, then, actions - 1, companies).worth;
    seen?.push({ worth, first });
    if (worth > best.worth + 1e-9) best = { worth, first };
  };
  if (unit !== GONE) {
    if (s.may.has('inspire') && steadies === 0)
      consider(inspireWorth(s, unit, inspires), { do: 'inspire' }, { ...place, inspires: inspires + 1 });
    if (inspires === 0)
      consider(steadyWorth(s, unit, steadies), { do: 'steady' }, { ...place, steadies: steadies + 1 });
  }
  const from = unit === GONE ? leaderBox(g, s.leader) : boxOf(g, unit);
  if (inspires === 0 && steadies === 0)
    for (const to of s.own)
      if (to !== unit && !leaderWith(g, to) && isNear(g, from, to, LEADER_MOVE))
        consider(-0.01, { do: 'ride', to }, { unit: to, inspires: 0, steadies: 0 });
  return best;
}

/** What he could begin with, by the best that may come of it. */
export function weighCommands(question: Question<CbContext, Commanding, CommandChoice>): Weighed[] {
  const { g, locals, options } = question;
  const leader = locals.waiting[0]!;
  const { unit, inspires } = leaderState(g, leader);
  const s = situationOf(question, leader);
  const seen: Plan[] = [];
  // Steadied DPs are gone from the unit already.
  const best = plan(s, { unit, inspires, steadies: 0 }, locals.actions, new Map(), seen);
  const isOffered = ({ first }: Plan): boolean => options!.some((option) => samePlain(option, first));
  const chosen = isOffered(best) ? best : { first: DONE, worth: best.worth };
  const alone = best.first.do === 'nothing' && unit === GONE ? rejoin(question, s) : undefined;
  const choice = alone ?? chosen.first;
  return [{ choice, worth: chosen.worth }, ...othersOf(choice, seen.filter(isOffered))];
}

const othersOf = (choice: Json, seen: readonly Plan[]): Weighed[] =>
  bestFirst(seen.map(({ first, worth }) => ({ choice: first, worth }))).filter((one) => !samePlain(one.choice, choice));

/** A leader alone rides toward the nearest of his units. */
function rejoin(
  { g, options }: Question<CbContext, Commanding, CommandChoice>,
  { leader }: Situation,
): CommandChoice | undefined {
  const rides = options!.filter((option) => option.do === 'ride');
  const { x, y } = leaderState(g, leader);
  const away = ({ to }: { to: number }): number => (unitOf(g, to).x - x) ** 2 + (unitOf(g, to).y - y) ** 2;
  return rides.length === 0 ? undefined : rides.reduce((a, b) => (away(b) < away(a) ? b : a));
}

/** CB-CMD-5: orders stay as they were given; if there must be another, it is to attack. */
export const orderWorth = (_: Question<CbContext, Ordering>, order: OrderGiven): number =>
  order.do === 'attack' ? 1 : order.do === 'skirmish' ? 0.5 : 0;
