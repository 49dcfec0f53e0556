import type { Attempt } from '@acies/kernel/picture';
import type { GameFacts, PageQuestion } from '@acies/session/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BattleClient } from '../../client.ts';
import { tb } from '../../strings.ts';
import { ArmedChoice } from './armed.tsx';
import { AskNoMore } from './ask-no-more.tsx';
import { Excluded } from './excluded.tsx';

const client = {} as BattleClient;
const dragged: Attempt = { choice: 1, label: 'advance 9', cost: '', shown: {}, preview: '', refused: undefined };
const tooFar: Attempt = { ...dragged, refused: { clause: 'XX-1', text: '3 too many' } };
const ignore = (): void => {};

it('what is refused cannot be done, but can still be pressed to hear why', () => {
  const drawn = (attempt: Attempt): string =>
    renderToStaticMarkup(
      <ArmedChoice {...{ client }} sheet="hex" armed={{ kind: 'attempt', attempt }} onDo={ignore} onLeave={ignore} />,
    );
  expect(drawn(tooFar)).toMatch(/aria-disabled="true"[^>]*>Do it/);
  expect(drawn(dragged)).toMatch(/aria-disabled="false"[^>]*>Do it/);
});

it('what was just dragged and refused is the first that is not allowed', () => {
  const drawn = (tried: Attempt | undefined): string =>
    renderToStaticMarkup(<Excluded {...{ client, tried }} sheet="hex" />);
  expect(drawn(tooFar)).toContain('<strong>advance 9</strong>: 3 too many');
  expect([drawn(dragged), drawn(undefined)].filter((words) => words.includes('advance 9'))).toEqual([]);
});

it('while armies are set up, one unit is nothing that could be asked again', () => {
  const facts = { rules: { turnName: 'turn' } } as GameFacts;
  const asked = { about: [4], options: [], side: 'red', decision: 'place' } as unknown as PageQuestion;
  const drawn = (turn: number): string =>
    renderToStaticMarkup(<AskNoMore {...{ client, facts, asked, turn }} nameOf={() => 'Pikes 4'} />);
  expect(drawn(0)).not.toContain('Pikes 4');
  expect(drawn(0)).toMatch(new RegExp(`checked=""/><span>${tb.scopeSetUp}`));
  expect(drawn(1)).toMatch(/checked=""\/><span>only Pikes 4/);
});
