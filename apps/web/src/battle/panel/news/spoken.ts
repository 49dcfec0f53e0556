import type { DiceAsked, GameFacts, LogEntry, TableState } from '@acies/session/protocol';
import { number } from '../../../strings.ts';
import { tb } from '../../strings.ts';
import { sideName } from '../names.ts';

/** Of what has just happened so much is said: the rest stands in the log. */
const LAST = 3;

/** What who hears the page has been told. */
export interface Heard {
  /** How many choices had been made, and lines of the log there were. */
  readonly at: number;
  readonly lines: number;
  /** What was to be done then, and who was to do it. */
  readonly wanted: string;
  readonly decider: string;
}

/** What is known to who has just come to the page: it is read with it. */
export function heardOf(facts: GameFacts, state: TableState, log: readonly LogEntry[]): Heard {
  const decider = state.asked && !state.dice ? tb.decides(sideName(facts.armies, state.asked.side)) : '';
  return { at: state.at, lines: log.length, wanted: wantedNow(facts, state) ?? '', decider };
}

/**
 * What changed since it was last told, for who hears the page: the last that happened, then what is to be done, or how it
 * ended. Nothing is told twice, and what was taken back is not told again.
 */
export function newsSince(before: Heard, facts: GameFacts, state: TableState, log: readonly LogEntry[]): string {
  const now = heardOf(facts, state, log);
  const isOnward = state.at >= before.at;
  const happened = isOnward ? log.slice(before.lines).filter(({ kind }) => kind === 'event') : [];
  const who = now.decider !== before.decider || !isOnward ? now.decider : '';
  const what = now.wanted !== before.wanted || who !== '' ? now.wanted : '';
  return [...happened.slice(-LAST).map(({ text }) => text), who, what].filter(Boolean).join('. ');
}

function wantedNow(facts: GameFacts, { dice, asked, result }: TableState): string | undefined {
  if (dice) return diceWords(dice);
  if (asked) return asked.question;
  if (!result) return undefined;
  const won = result.winner ? tb.wins(sideName(facts.armies, result.winner)) : tb.draw;
  return `${tb.over}. ${won}: ${result.reason}`;
}

/** Which dice are to be thrown, by whom and for what. */
export function diceWords({ side, unit, label, count, die }: DiceAsked): string {
  const who = [side && tb[side], unit].filter(Boolean).join(', ');
  return tb.throwDice(tb.someDice(number(count), die), [who, label].filter(Boolean).join(': '));
}
