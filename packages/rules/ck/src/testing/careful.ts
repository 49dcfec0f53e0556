import type { Dice, DiceEvent, Json } from '@acies/kernel';
import { SeededDice, seedOf } from '@acies/kernel/match';
import { scriptedDice } from '@acies/kernel/testing';
import { type CkContext, factsOf } from '../board/look.ts';
import { pursuitLossDecision } from '../play/fight/pursuit.ts';
import { type Hits, placeDecision } from '../play/hits.ts';
import { standDecision } from '../play/moving/assault.ts';
import { wayDecision } from '../play/moving/fall-back.ts';
import { giveWayDecision } from '../play/moving/give-way.ts';
import { awardDecision, goDecision } from '../play/outcome.ts';
import { fallsBackDecision } from '../play/throws/morale-tests.ts';
import { rerollDecision, type Throw, worthAgain } from '../play/throws/throws.ts';
import type { CkStage } from './stage.ts';

/** Decisions that belong to a throw, a volley or a fight under way. */
const WITHIN = [
  ...[standDecision, rerollDecision, placeDecision, pursuitLossDecision],
  ...[goDecision, awardDecision, wayDecision, giveWayDecision, fallsBackDecision],
].map(({ name }) => name);

/** CK-FGT-9: the owner has hits on who saves best, the opponent on who saves worst. */
function placeOf(g: CkContext, { side, fight }: Hits, asked: string, options: readonly Json[]): Json {
  const score = (id: Json): number => factsOf(g, id as number)[fight ? 'savesFights' : 'savesShots'];
  const better = (a: Json, b: Json): boolean => (asked === side ? score(b) < score(a) : score(b) > score(a));
  return options.reduce((best, option) => (better(best, option) ? option : best));
}

/**
 * Chooses, and goes on with seeded dice and two careful players to the end of what was begun: what may be thrown again is
 * thrown again when that pays. Returns the dice that fell, up to those for the clauses that
 * end it, by the clauses they fell for.
 */
export function playCarefully(
  s: CkStage,
  choice: unknown,
  seed: number,
  ends = ['CK-SEQ-1'],
): (...clauses: string[]) => number[] {
  const thrown: DiceEvent[] = [];
  const dice = new SeededDice(seedOf(seed), (event) => thrown.push(event));
  const live = s.engine.open(s.game, dice, (event) => s.events.push(event));
  live.choose(s.game.pending[0]!, choice as Json);
  for (;;) {
    const pending = s.game.pending[0];
    if (!pending || !WITHIN.includes(pending.decision)) break;
    const options = s.options;
    const locals: unknown = live.locals;
    if (pending.decision === 'reroll') live.choose(pending, worthAgain(locals as Throw));
    else if (pending.decision === 'place-hit')
      live.choose(pending, placeOf(s.g, locals as Hits, pending.side, options));
    else live.choose(pending, options[0]!);
  }
  const fellFor = (event: DiceEvent, clauses: readonly string[]): boolean =>
    event.clauses.some((id) => clauses.includes(id));
  const end = thrown.findIndex((event) => fellFor(event, ends));
  const within = end < 0 ? thrown : thrown.slice(0, end);
  return (...clauses) => within.filter((event) => fellFor(event, clauses)).flatMap(({ faces }) => [...faces]);
}

/** Runs a resolver on dice that fell elsewhere; they must be just those it wants. */
export function fed<T>(faces: readonly number[], run: (dice: Dice) => T): T {
  const dice = scriptedDice(faces);
  const outcome = run(dice);
  dice.assertUsedUp();
  return outcome;
}

export const killedOf = (s: CkStage, name: string): boolean =>
  s.told('general hit').some(({ general, killed }) => killed && s.g.setting.generals[general]!.name === name);
