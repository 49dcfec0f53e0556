/** What is measured of any rule set: whole battles played in place, and copies of a battle. */

import { type AnyEvent, type Draw, Engine, type Game, type Json, type LiveGame, type Pending } from '@acies/kernel';
import { type Player, questionFor } from '@acies/players';
import type { Contender } from './contender.ts';
import type { Battles } from './rule-sets.ts';
import { Sfc32 } from './sfc32.ts';

/** Answers an open decision. */
type Choose = (live: LiveGame, pending: Pending, draw: Draw) => Json;

/** Draws one choice by the decision's own sampler, where it has one, and lists the options only where it has none. */
const bySample: Choose = (live, pending, draw) => {
  const decision = live.decisionOf(pending);
  if (decision.sample) return decision.sample(live.g, live.locals, draw, pending.side);
  const options = live.options(pending);
  return options.at(draw(options.count));
};

/** All options, or all sensible choices of an open decision, which has no list. */
function choicesOf(live: LiveGame, pending: Pending): readonly Json[] {
  const decision = live.decisionOf(pending);
  return decision.kind === 'listed'
    ? live.options(pending).toArray()
    : (decision.suggest?.(live.g, live.locals, pending.side) ?? []);
}

/** Battles between players who choose at random. */
export const randomBattles = (battles: Battles, { logged }: { readonly logged: boolean }): Contender =>
  wholeBattles(battles, bySample, logged);

/** Battles between players who first list all that they could choose; how much that is, a decision, is the branching. */
export function listedBattles(battles: Battles): Contender {
  let choices = 0;
  const byList: Choose = (live, pending, draw) => {
    const all = choicesOf(live, pending);
    choices += all.length;
    return all.length > 0 ? all[draw(all.length)] : bySample(live, pending, draw);
  };
  const { run } = wholeBattles(battles, byList, false);
  return {
    run() {
      choices = 0;
      return { ...run(), choices };
    },
  };
}

/** Battles of a computer player against itself. */
export const playerBattles = (battles: Battles, player: Player): Contender =>
  wholeBattles(battles, (live, pending, draw) => player.choose(questionFor(live, pending, draw)), false);

function wholeBattles({ rules, setups }: Battles, choose: Choose, logged: boolean): Contender {
  const engine = new Engine(rules);
  let seed = 0;
  return {
    run() {
      seed++;
      const { game } = engine.start(setups[seed % setups.length], seed);
      const log: AnyEvent[] = [];
      const { live } = engine.live(game, logged ? (event) => log.push(event) : undefined);
      return { battles: 1, decisions: playOn(live, choose, seed, MOST_DECISIONS) };
    },
  };
}

/** A battle that does not end is a fault of the rules, and is better said than waited for. */
const MOST_DECISIONS = 1_000_000;

/** Plays to the end or for so many decisions; how many there were. */
function playOn(live: LiveGame, choose: Choose, seed: number, most: number): number {
  const source = new Sfc32(seed);
  const draw: Draw = (below) => source.below(below);
  let decisions = 0;
  while (!live.over && decisions < most) {
    const pending = live.game.pending.find(isOpen)!;
    live.choose(pending, choose(live, pending, draw));
    decisions++;
  }
  if (decisions === MOST_DECISIONS) throw new Error(`a battle of ${live.game.rules} does not come to an end`);
  return decisions;
}

const isOpen = (pending: Pending): boolean => pending.answer === undefined;

const COPIES = 100;
const HALF_WAY = 200;

/** Copies of a battle that has been going on for a while, by the engine or by the platform's own means. */
export function battleCopies({ rules, setups }: Battles, by: 'engine' | 'structuredClone'): Contender {
  const engine = new Engine(rules);
  const { game } = engine.start(setups[0], 1);
  const { live, settle } = engine.live(game);
  playOn(live, bySample, 1, HALF_WAY);
  settle();
  const copy = by === 'engine' ? (from: Game) => engine.copy(from) : (from: Game) => structuredClone(from);
  const kept: Game[] = [];
  return {
    run() {
      // They are kept for a while, so that no compiler can leave a copy out.
      for (let i = 0; i < COPIES; i++) kept[i] = copy(game);
      return { copies: COPIES };
    },
  };
}
