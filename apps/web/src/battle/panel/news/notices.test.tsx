import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Battle, BattleClient } from '../../client.ts';
import { tb } from '../../strings.ts';
import { Notices } from './notices.tsx';

test('what is stuck can be tried again; any other refusal is only put away', () => {
  const told = (isStuck: boolean): string =>
    renderToStaticMarkup(
      <Notices client={{} as BattleClient} battle={{ refused: 'there is no room', isStuck } as Battle} />,
    );
  expect([told(true), told(false)].map((one) => one.includes(tb.tryAgain))).toEqual([true, false]);
});
