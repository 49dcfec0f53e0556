import { number } from '../../strings.ts';
import type { DiceAsked, GameFacts, LogEntry, TableState } from '../protocol.ts';
import { tb } from '../strings.ts';
import { sideName } from './names.ts';

/** Of what has just happened so much is said: the rest stands in the log. */
const LAST = 3;

/** What changed, for who hears the page: the last that happened, then what is to be done, or how it ended. */
export function spokenOf(facts: GameFacts, state: TableState, log: readonly LogEntry[]): string {
  const last = log.filter(({ at, kind }) => at === state.at && kind === 'event').slice(-LAST);
  return [...last.map(({ text }) => text), wantedNow(facts, state)].filter(Boolean).join('. ');
}

function wantedNow(facts: GameFacts, { dice, asked, result }: TableState): string | undefined {
  if (dice) return diceWords(dice);
  if (asked) return `${tb.decides(sideName(facts.armies, asked.side))}. ${asked.question}`;
  if (!result) return undefined;
  const won = result.winner ? tb.wins(sideName(facts.armies, result.winner)) : tb.draw;
  return `${tb.over}. ${won}: ${result.reason}`;
}

/** Which dice are to be thrown, by whom and for what. */
export function diceWords({ side, unit, label, count, die }: DiceAsked): string {
  const who = [side && tb[side], unit].filter(Boolean).join(', ');
  return tb.throwDice(`${number(count)}${die}`, [who, label].filter(Boolean).join(': '));
}
