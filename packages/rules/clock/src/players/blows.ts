import { type ClockContext, factsOf, unitOf } from '../board/look.ts';
import { rallySituation } from '../play/fighting/rallying.ts';
import { meleeChances, prepareMelee } from '../sheet/chapters/melee.ts';
import type { Fighter } from '../sheet/chapters/melee-factors.ts';
import { prepareNerve, rallyChance } from '../sheet/chapters/rally.ts';
import type { Judgement } from './judgement.ts';
import { fighter, stateOf } from './matchup.ts';
import type { Weights } from './weights.ts';
import { countsForClock, lossWorth, worthOf } from './worth.ts';

/** A charge of one unit at another, with so many beside either to support it. */
export interface Blow {
  readonly by: number;
  readonly at: number;
  readonly met: 'front' | 'flank' | 'rear';
  readonly supports: number;
  readonly supported: number;
}

const METS = { front: 0, flank: 1, rear: 2 };
const MOST_SUPPORTS = 3;
const WAYS = 3 * MOST_SUPPORTS ** 2;

/** What a charge is worth to who makes it: the half turn, and what each may lose. Units of each state against each other are worked out once. */
export function blowWorth({ blows: known, weights }: Judgement, g: ClockContext, blow: Blow): number {
  let table = known.get(g.setting);
  if (!table) known.set(g.setting, (table = new Map()));
  const by = stateOf(g, blow.by);
  let blows = table.get(by);
  if (!blows) table.set(by, (blows = new Map()));
  const way = (METS[blow.met] * MOST_SUPPORTS + blow.supports) * MOST_SUPPORTS + blow.supported;
  const key = stateOf(g, blow.at) * WAYS + way;
  const before = blows.get(key);
  if (before !== undefined) return before;
  const fresh = workOut(weights, g, blow);
  blows.set(key, fresh);
  return fresh;
}

function workOut(weights: Weights, g: ClockContext, blow: Blow): number {
  const { by, at } = blow;
  const situation = {
    attacker: { ...fighter(g, by, true), supports: blow.supports },
    defender: { ...fighter(g, at, false), supports: blow.supported, attacked: attackedBy(g, blow) },
  };
  const { attacker, defender } = meleeChances(prepareMelee(situation, g.setting.rulings));
  const gain = lossWorth(weights, defender, unitOf(g, at).dmz) * worthOf(weights, g, at);
  const loss = lossWorth(weights, attacker, unitOf(g, by).dmz) * worthOf(weights, g, by);
  const halfTurn = countsForClock(g, by, at) ? weights.halfTurn * (attacker.wins - defender.wins) : 0;
  // Leaders ride about: nerve is reckoned without one.
  const nerve = { ...rallySituation(g, by), leaderFactor: 0 };
  return rallyChance(prepareNerve(nerve, factsOf(g, at).kind)) * (gain - loss + halfTurn);
}

function attackedBy(g: ClockContext, { by, met }: Blow): Fighter['attacked'] {
  if (met === 'front') return 'front';
  return factsOf(g, by).kind.type === 'LH' ? `${met} by light horse` : met;
}
