import type { LogEntry, TableState } from '@acies/session/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BattleClient } from '../../client.ts';
import { tb } from '../../strings.ts';
import { WhyLast } from './why-last.tsx';

const entry = (at: number, kind: LogEntry['kind'], text: string): LogEntry => ({
  ...{ at, kind, text, turn: 1, side: 'blue', weight: 'plain', clauses: [], tallies: [], dice: [] },
});
const LOG = [entry(6, 'choice', 'stay'), entry(7, 'choice', 'march'), entry(7, 'event', 'the Nervii march')];

const shown = (state: Partial<TableState>, named?: number): string =>
  renderToStaticMarkup(
    <WhyLast
      client={{} as BattleClient}
      facts={{ armies: { red: 'Romans', blue: 'Nervii' } }}
      state={{ revision: 9, explained: [7], waits: undefined, ...state }}
      log={LOG}
      named={named}
    />,
  ).replace(/<[^>]*>/g, '');

test('names the computer’s last choice and offers to say why', () =>
  expect(shown({})).toBe(`Nervii (blue): march ${tb.why}`));

test('of several names the last, and says how many there are', () =>
  expect(shown({ explained: [6, 7] })).toBe(`Nervii (blue): march ${tb.whyAll('2')}`));

test('does not name again what a notice names', () => {
  expect(shown({}, 7)).toBe(tb.why);
  expect(shown({}, 6)).toBe(`Nervii (blue): march ${tb.why}`);
});

test.each([
  ['what it came from cannot be told', { explained: [] }],
  ['somebody goes on without a person', { waits: { side: 'blue', by: 'centurion' } }],
  ['the choice is not shown yet', { explained: [8] }],
] as const)('is not there where %s', (_, state) => expect(shown(state)).toBe(''));
