import {
  type Engine,
  type Game,
  type Json,
  type LiveGame,
  type Pending,
  type SetupBase,
  type Side,
  samePlain,
} from '@acies/kernel';
import { hashGame } from '@acies/kernel/match';
import type { Chooser } from './choosers.ts';
import { checkTyped } from './mistyped.ts';

/** A record that plays a battle again: what a crash found by fuzzing is stored as. */
export interface BattleCase {
  readonly rules: string;
  readonly setup: SetupBase;
  readonly seed: number;
  readonly choices: [Side, Json][];
}

export interface PlayedBattle extends BattleCase {
  readonly game: Game;
  readonly turns: number;
}

/** Something in a battle went wrong; the case plays it again. */
export class BattleFault extends Error {
  readonly battle: BattleCase;
  constructor(message: string, battle: BattleCase) {
    super(`${message} (${battle.rules}, seed ${battle.seed}, after choice ${battle.choices.length})`);
    this.name = 'BattleFault';
    this.battle = battle;
  }
}

/** Odds and reasons are slow to work out, so they are looked at now and then. */
const WORDS_EVERY = 97;
const TYPED_EVERY = 41;

/** No battle takes so many decisions; one that does never ends. */
const MOST_DECISIONS = 20_000;

/**
 * Plays a battle to its end and checks the promises every rule set makes: it terminates, options are never empty, the
 * board is always sound, and a game that goes through JSON at every decision is the same game.
 */
export function playThrough(engine: Engine, setup: SetupBase, seed: number, chooser: Chooser): PlayedBattle {
  const choices: [Side, Json][] = [];
  const record: BattleCase = { rules: engine.rules.id, setup, seed, choices };
  const check = (holds: boolean, message: string): void => {
    if (!holds) throw new BattleFault(message, record);
  };
  const guarded = <T>(act: () => T): T => {
    try {
      return act();
    } catch (fault) {
      throw fault instanceof BattleFault ? fault : new BattleFault(String((fault as Error).stack ?? fault), record);
    }
  };
  let live = openLive(engine, guarded(() => engine.start(setup, seed)).game);
  while (!live.live.over) {
    check(choices.length < MOST_DECISIONS, 'the battle does not end');
    const pending = live.live.game.pending.find((one) => one.answer === undefined);
    check(pending !== undefined, 'nobody has to decide, and the battle is not over');
    guarded(() => checkQuestion(live.live, pending!, check));
    if (choices.length % WORDS_EVERY === 0) guarded(() => checkWords(live.live, pending!, check));
    if (choices.length % TYPED_EVERY === 0) guarded(() => checkTyped(live.live, pending!, check));
    const choice = guarded(() => chooser(live.live, pending!));
    choices.push([pending!.side, choice]);
    guarded(() => live.live.choose(pending!, choice));
    live.settle();
    const broken = engine.rules.brokenInvariants(live.live.g);
    check(broken.length === 0, broken.join('; '));
    live = openLive(engine, throughJson(live.live.game));
  }
  const { game } = live.live;
  check(game.result !== null, 'the battle is over without a result');
  return { ...record, game, turns: engine.rules.turnOf(game.board) };
}

const openLive = (engine: Engine, game: Game): { live: LiveGame; settle(): void } => engine.live(game);

/** The setup is shared, never copied; everything else must survive as text. */
const throughJson = (game: Game): Game => {
  const { setup, ...rest } = game;
  return { ...(JSON.parse(JSON.stringify(rest)) as Omit<Game, 'setup'>), setup } as Game;
};

function checkQuestion(live: LiveGame, pending: Pending, check: (holds: boolean, message: string) => void): void {
  const decision = live.decisionOf(pending);
  check(decision.question(live.g, live.locals, pending.side) !== '', `${decision.name} asks nothing`);
  if (decision.pass !== undefined) check(mayPass(live, pending), `${decision.name} does not let one pass`);
  if (decision.kind !== 'listed') return;
  const options = live.options(pending).toArray();
  check(options.length > 1, `${decision.name} was asked with ${options.length} options`);
  check(
    new Set(options.map((option) => JSON.stringify(option))).size === options.length,
    `${decision.name} lists an option twice`,
  );
}

/** The choice that does nothing may always be made. */
function mayPass(live: LiveGame, pending: Pending): boolean {
  const decision = live.decisionOf(pending);
  const { pass } = decision;
  if (decision.kind === 'open') return pass !== undefined && !decision.check(live.g, live.locals, pass, pending.side);
  return live
    .options(pending)
    .toArray()
    .some((option) => samePlain(option, pass));
}

/** What clients show: labels of their own for every option, odds and reasons without holes. */
function checkWords(live: LiveGame, pending: Pending, check: (holds: boolean, message: string) => void): void {
  const decision = live.decisionOf(pending);
  const { g, locals } = live;
  const options = decision.kind === 'listed' ? live.options(pending).toArray() : [];
  const before = JSON.stringify(live.game.board);
  const labels = options.map((option) => decision.label(g, locals, option));
  check(new Set(labels).size === labels.length, `${decision.name} words two options alike: ${labels.join(' | ')}`);
  const odds = options.map((option) => decision.preview?.(g, locals, option) ?? '-');
  const reasons = (decision.excluded?.(g, locals, pending.side) ?? []).map(
    ({ what, clause, text }) => `${what} ${clause} ${text}`,
  );
  for (const text of [...labels, ...odds, ...reasons])
    check(text !== '' && !/undefined|NaN|\[object/.test(text), `${decision.name} says "${text}"`);
  check(JSON.stringify(live.game.board) === before, `${decision.name} changes the board by being looked at`);
}

/** Plays the choices of a case again without any round trip, in place: another path to the same end. */
export function playAgain(engine: Engine, { setup, seed, choices }: BattleCase): Game {
  const { game } = engine.start(setup, seed);
  const { live, settle } = engine.live(game);
  for (const [side, choice] of choices) live.choose(live.pendingOf(side)!, choice);
  settle();
  return game;
}

/** Plays a battle’s choices again through the pure functions, each choice checked. */
export function applyAgain(engine: Engine, { setup, seed, choices }: BattleCase): Game {
  let { game } = engine.start(setup, seed);
  for (const [side, choice] of choices) ({ game } = engine.apply(game, { side, choice }));
  return game;
}

export const sameGame = (a: Game, b: Game): boolean => hashGame(a) === hashGame(b);
