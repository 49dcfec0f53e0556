import { describe, expect, it } from 'vitest';
import type { DiceAsked, GameFacts, LogEntry, TableState } from '../protocol.ts';
import { spokenOf } from './spoken.ts';

const facts = { armies: { red: 'Rome', blue: 'Gauls' } } as GameFacts;
/** Only what is spoken of. */
const stateOf = (news: Partial<TableState>): TableState => ({ at: 2, ...news }) as TableState;
const event = (text: string, at = 2): LogEntry => ({ at, kind: 'event', text }) as LogEntry;
const dice: DiceAsked = {
  ...{ die: 'd6', faces: [1, 2, 3, 4, 5, 6], count: 2, label: 'melee', clause: 'X-1', side: 'red' },
  ...{ unit: 'Triarii', thrown: 0, mayGoBack: false },
};

describe('what is said of the battle', () => {
  it('is what has just happened, the last of it, and not what was before', () => {
    const log = [event('long ago', 1), ...['one', 'two', 'three', 'four'].map((text) => event(text))];
    expect(spokenOf(facts, stateOf({}), log)).toBe('two. three. four');
  });

  it('is which dice are waited for, though a question is open behind them', () => {
    const asked = { side: 'blue', question: 'Where to?' } as TableState['asked'];
    expect(spokenOf(facts, stateOf({ dice, asked }), [])).toBe('Throw 2d6 for red, Triarii: melee');
    expect(spokenOf(facts, stateOf({ asked }), [])).toBe('Gauls (blue) decides. Where to?');
  });

  it('is how it ended', () => {
    const ended = (winner: 'blue' | null) =>
      stateOf({ result: { winner, reason: 'night falls' } as TableState['result'] });
    expect(spokenOf(facts, ended('blue'), [])).toBe('The battle is over. Gauls (blue) wins: night falls');
    expect(spokenOf(facts, ended(null), [])).toBe('The battle is over. A draw: night falls');
  });
});
