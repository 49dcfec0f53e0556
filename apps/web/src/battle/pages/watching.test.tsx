import type { GameFacts } from '@acies/session/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tb } from '../strings.ts';
import { StandsStill } from './watching.tsx';

const words = (red: string, at: number): string =>
  renderToStaticMarkup(
    <StandsStill
      facts={{ armies: { red: 'Romans', blue: 'Nervii' }, players: { red, blue: 'legate' } } as GameFacts}
      side="blue"
      at={at}
      onPlay={() => undefined}
    />,
  ).replace(/<[^>]*>/g, '');

const PAUSED = `${tb.goOn}${tb.paused('Nervii (blue), the legate')}`;

test.each([
  ['a battle that nobody has watched yet waits to be played', 'centurion', 0, `${tb.watch}${tb.watchMeans}`],
  ['one that is watched is paused', 'centurion', 1, PAUSED],
  ['so is one that a person plays, from its beginning', 'human', 0, PAUSED],
] as const)('%s', (_, red, at, said) => expect(words(red, at)).toBe(said));
