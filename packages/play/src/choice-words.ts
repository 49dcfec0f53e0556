import type { LiveGame } from '@acies/kernel';
import { type Match, SeededDice, seedOf } from '@acies/kernel/match';
import { talliesIn } from '@acies/kernel/odds';

const openAt = (match: Match, index: number): LiveGame =>
  match.engine.open(match.moves[index]!.before, new SeededDice(seedOf(0)));

/** A choice that was made, in words; its fellow options need not be listed for that. */
export function choiceInWords(match: Match, index: number): string {
  const { side, choice } = match.moves[index]!;
  const live = openAt(match, index);
  return live.decisionOf(live.pendingOf(side)!).label(live.g, live.locals, choice);
}

/** More are an army: who of it acts is then said by the choice itself. */
const MOST_NAMED = 3;

/** The units that act by a choice, or that it was asked of; none where they are many. */
export function whoActs(match: Match, index: number): string[] {
  const { side, choice } = match.moves[index]!;
  const live = openAt(match, index);
  const { g, locals } = live;
  const decision = live.decisionOf(live.pendingOf(side)!);
  const shown = decision.shows?.(g, locals, choice, side).pieces ?? [];
  const ids = shown.length > 0 ? shown : (decision.about?.(g, locals, side) ?? []);
  if (ids.length === 0 || ids.length > MOST_NAMED) return [];
  const scene = match.engine.rules.picture?.scene(g);
  const all = [...(scene?.pieces ?? []), ...(scene?.trays.flatMap(({ pieces }) => pieces) ?? [])];
  return ids.flatMap((id) => all.find((piece) => piece.id === id)?.name ?? []);
}

/** So many results are told at most, beside what belongs in every report. */
const MOST_RESULTS = 2;

/** What came of some choices: what was reckoned out with dice, and what of weight it led to; else whatever happened last. */
export function whatCameOf({ engine: { rules }, moves, game }: Match, from: number, to: number): string[] {
  const events = moves.slice(from, to).flatMap((move) => move.events);
  const words = (event: (typeof events)[number]): string => rules.tellInWords(game.setup, event);
  const key = events.filter((event) => rules.weigh(event) === 'key');
  // What the next turn begins with is no longer what the choice was about, nor what follows from a unit's end.
  const end = events.findIndex((event) => rules.weigh(event) !== 'plain');
  const own = (end < 0 ? events : events.slice(0, end)).filter(
    (event) => event.type !== 'dice' && event.type !== 'choice' && words(event) !== '',
  );
  const reckoned = own.filter((event) => talliesIn(event).length > 0).slice(-MOST_RESULTS);
  const told = [...reckoned, ...key];
  return [...new Set((told.length > 0 ? told : own.slice(-1)).map(words))];
}
