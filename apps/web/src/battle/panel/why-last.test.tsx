import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BattleClient } from '../client.ts';
import type { LogEntry, TableState } from '../protocol.ts';
import { tb } from '../strings.ts';
import { WhyLast } from './why-last.tsx';

const entry = (at: number, kind: LogEntry['kind'], text: string): LogEntry => ({
  ...{ at, kind, text, turn: 1, side: 'blue', weight: 'plain', clauses: [], tallies: [], dice: [] },
});
const LOG = [entry(6, 'choice', 'stay'), entry(7, 'choice', 'march'), entry(7, 'event', 'the Nervii march')];

const shown = (state: Partial<TableState>): string =>
  renderToStaticMarkup(
    <WhyLast
      client={{} as BattleClient}
      facts={{ armies: { red: 'Romans', blue: 'Nervii' } }}
      state={{ at: 7, revision: 9, explains: 'centurion', waits: undefined, ...state }}
      log={LOG}
    />,
  );

test('names the computer’s last choice and offers to say why', () => {
  const words = shown({}).replace(/<[^>]*>/g, '');
  expect(words).toBe(`Nervii (blue): march ${tb.why}`);
});

test.each([
  ['what it came from cannot be told', { explains: undefined }],
  ['somebody goes on without a person', { waits: { side: 'blue', by: 'centurion' } }],
  ['the last choice is not shown yet', { at: 8 }],
] as const)('is not there where %s', (_, state) => expect(shown(state)).toBe(''));
