import type { DiceAsked, GameFacts, LogEntry, TableState } from '@acies/session/protocol';
import { describe, expect, it } from 'vitest';
import { heardOf, newsSince } from './spoken.ts';

const facts = { armies: { red: 'Rome', blue: 'Gauls' } } as GameFacts;
/** Only what is spoken of. */
const stateOf = (news: Partial<TableState>): TableState => ({ at: 2, ...news }) as TableState;
const event = (text: string, at = 2): LogEntry => ({ at, kind: 'event', text }) as LogEntry;
const asking = (side: 'red' | 'blue', question: string) => ({ side, question }) as TableState['asked'];
const dice: DiceAsked = {
  ...{ die: 'd6', faces: [1, 2, 3, 4, 5, 6], count: 2, label: 'melee', clause: 'X-1', side: 'red' },
  ...{ unit: 'Triarii', thrown: 0, mayGoBack: false },
};
const START = heardOf(facts, stateOf({ at: 1 }), [event('long ago', 1)]);
const news = (state: Partial<TableState>, log: readonly LogEntry[] = [], before = START): string =>
  newsSince(before, facts, stateOf(state), log);

describe('what is said of the battle', () => {
  it('is what has just happened, the last of it, and not what was before', () => {
    const log = [event('long ago', 1), ...['one', 'two', 'three', 'four'].map((text) => event(text))];
    expect(news({}, log)).toBe('two. three. four');
  });

  it('is which dice are waited for, though a question is open behind them', () => {
    const asked = asking('blue', 'Where to?');
    expect(news({ dice, asked })).toBe('Throw 2d6 for red, Triarii: melee');
    expect(news({ asked })).toBe('Gauls (blue) to decide. Where to?');
  });

  it('is how it ended', () => {
    const ended = (winner: 'blue' | null) => ({
      result: { winner, reason: 'night falls' } as TableState['result'],
    });
    expect(news(ended('blue'))).toBe('The battle is over. Victory: Gauls (blue): night falls');
    expect(news(ended(null))).toBe('The battle is over. A draw: night falls');
  });

  it('is not said twice: neither what happened before more dice, nor who decides', () => {
    const log = [event('long ago', 1), event('a charge')];
    const once = heardOf(facts, stateOf({ dice }), log);
    expect(news({ dice: { ...dice, thrown: 1, count: 1 } }, log, once)).toBe('Throw 1d6 for red, Triarii: melee');
    const asked = heardOf(facts, stateOf({ asked: asking('red', 'Where to?') }), log);
    expect(news({ asked: asking('red', 'Where to?') }, log, asked)).toBe('');
    expect(news({ at: 3, asked: asking('red', 'Whom?') }, [...log, event('it goes', 3)], asked)).toBe('it goes. Whom?');
    expect(news({ at: 3, asked: asking('blue', 'Where to?') }, log, asked)).toBe('Gauls (blue) to decide. Where to?');
  });

  it('is only the question again when something was taken back', () => {
    const log = [event('long ago', 1), event('a charge')];
    const before = heardOf(facts, stateOf({ at: 2, asked: asking('red', 'Whom?') }), log);
    expect(news({ at: 1, asked: asking('red', 'Where to?') }, log, before)).toBe('Rome (red) to decide. Where to?');
  });
});
