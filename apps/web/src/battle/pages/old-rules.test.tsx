import { HUMAN } from '@acies/play';
import type { KeptUnder } from '@acies/session/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tb } from '../strings.ts';
import { isOfOtherRules, OldRules } from './old-rules.tsx';

const KEPT: KeptUnder = {
  ...{ id: 'one', rules: 'hex', version: '1', versionNow: '2', title: 'Gaza', isOver: false },
  ...{ count: 31, turn: 4, played: 0 },
  armies: { red: 'Romans', blue: '' },
  players: { red: HUMAN, blue: 'centurion' },
};
const shown = (kept: Partial<KeptUnder> = {}): string => renderToStaticMarkup(<OldRules kept={{ ...KEPT, ...kept }} />);

test('a kept game of other rules says which, and all that is known without playing it', () => {
  const page = shown();
  expect(page).toContain('>Gaza</h1>');
  expect(page).toMatch(/Played under version 1 of [A-Z]/);
  expect(page).toContain('plays by version 2 of these rules');
  const values = [...page.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, value]) => value);
  const when = new Date(0).toLocaleString();
  expect(values).toEqual(['Romans against blue', 'You, Romans, against the centurion', '4', '31', when]);
  expect(shown({ isOver: true })).toContain(`4: ${tb.over}`);
});

test('it can be saved', () => expect(shown()).toContain(`<button type="button">${tb.save}</button>`));

test.each([
  ['of older rules', '2', true],
  ['of the rules of now', '1', false],
  ['of rules that there are not', undefined, false],
])('a game %s: %s', (_, versionNow, isOther) => expect(isOfOtherRules({ ...KEPT, versionNow })).toBe(isOther));
