import type { AnyEvent, DiceEvent, RuleSet } from '@acies/kernel';
import type { Match } from '@acies/kernel/match';
import { talliesIn } from '@acies/kernel/odds';
import { choiceInWords } from '@acies/play';
import type { LogEntry } from '../protocol/index.ts';

/** The log of a match from a choice on; 0 begins with the opening. */
export function logFrom(match: Match, from: number): LogEntry[] {
  const opening = from === 0 ? entriesOf(match, match.opening, 0) : [];
  const later = match.moves
    .slice(Math.max(0, from - 1))
    .flatMap((_, i) => entriesOfMove(match, Math.max(0, from - 1) + i));
  return [...opening, ...later];
}

/** What one choice came to: the choice itself, then what happened. */
function entriesOfMove(match: Match, index: number): LogEntry[] {
  const move = match.moves[index]!;
  const choice: LogEntry = {
    ...PLAIN,
    at: index + 1,
    turn: match.engine.rules.turnOf(move.before.board),
    kind: 'choice',
    side: move.side,
    text: choiceInWords(match, index),
  };
  return [choice, ...entriesOf(match, move.events, index + 1)];
}

const PLAIN = { weight: 'plain', clauses: [], tallies: [], dice: [] } as const;

function entriesOf(match: Match, events: readonly AnyEvent[], at: number): LogEntry[] {
  const { rules } = match.engine;
  const turnAt = (choices: number): number => rules.turnOf((match.moves[choices]?.before ?? match.game).board);
  let turn = turnAt(Math.max(0, at - 1));
  let thrown: DiceEvent[] = [];
  return events.flatMap((event) => {
    const before = thrown;
    // Dice belong to what is told next.
    thrown = event.type === 'dice' ? [...thrown, event as DiceEvent] : [];
    const text = rules.tellInWords(match.game.setup, event, before);
    if (text === '' || event.type === 'choice') return [];
    if (rules.weigh(event) === 'turn') turn = Math.min(turn + 1, turnAt(at));
    return [entryOf(rules, event, text, before, { at, turn })];
  });
}

function entryOf(
  rules: RuleSet,
  event: AnyEvent,
  text: string,
  thrown: readonly DiceEvent[],
  when: { readonly at: number; readonly turn: number },
): LogEntry {
  const dice = event.type === 'dice' ? [event as DiceEvent] : thrown;
  return {
    ...when,
    kind: event.type === 'dice' ? 'dice' : 'event',
    weight: rules.weigh(event),
    side: 'side' in event ? event.side : undefined,
    text,
    clauses: [...new Set(event.clauses)],
    tallies: talliesIn(event).map(({ heading, tally }) => ({ heading, ...tally })),
    dice: dice.map(({ die, faces, label, unit }) => ({ die, faces, label, ...(unit !== undefined && { unit }) })),
  };
}
