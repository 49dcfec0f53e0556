import { type ClockContext, factsOf, unitOf } from '../board/look.ts';
import { meleeChances, prepareMelee } from '../sheet/chapters/melee.ts';
import { type Fighter, givesSupport } from '../sheet/chapters/melee-factors.ts';
import type { Judgement } from './judgement.ts';
import type { Weights } from './weights.ts';
import { lossWorth, worthOf } from './worth.ts';

/** A unit and what has become of it as one number. */
export function stateOf(g: ClockContext, id: number): number {
  const { dmz, hadDmz, fought } = unitOf(g, id);
  return ((3 * id + dmz) * 2 + (hadDmz ? 1 : 0)) * 2 + (fought ? 1 : 0);
}

const MOST_STATES = 10_000;

/**
 * What it is worth to a unit to charge an enemy in front, each with a friend beside it where friends give support. The units and
 * what has become of them say all that counts at a glance, so it is worked out once.
 */
export function matchup({ matchups: known, weights }: Judgement, g: ClockContext, id: number, enemy: number): number {
  let table = known.get(g.setting);
  if (!table) known.set(g.setting, (table = new Map()));
  const key = stateOf(g, id) * MOST_STATES + stateOf(g, enemy);
  const before = table.get(key);
  if (before !== undefined) return before;
  const fresh = workOut(weights, g, id, enemy);
  table.set(key, fresh);
  return fresh;
}

function workOut(weights: Weights, g: ClockContext, id: number, enemy: number): number {
  const prepared = prepareMelee(
    { attacker: fighter(g, id, true), defender: fighter(g, enemy, false) },
    g.setting.rulings,
  );
  const { attacker, defender } = meleeChances(prepared);
  const gain = lossWorth(weights, defender, unitOf(g, enemy).dmz) * worthOf(weights, g, enemy);
  return gain - weights.ownLosses * lossWorth(weights, attacker, unitOf(g, id).dmz) * worthOf(weights, g, id);
}

export function fighter(g: ClockContext, id: number, charging: boolean): Fighter {
  const { kind } = factsOf(g, id);
  const { dmz, hadDmz, fought } = unitOf(g, id);
  return {
    unit: kind,
    dmz,
    hadDmz,
    leaderFactor: 0,
    charging,
    charged: !charging,
    stationary: !charging,
    inRough: false,
    inDenseWoods: false,
    uphill: false,
    defendsBank: false,
    attacked: 'front',
    column: false,
    supports: givesSupport(kind.type) ? 1 : 0,
    firstCombat: !fought,
    canRetreat: true,
  };
}
