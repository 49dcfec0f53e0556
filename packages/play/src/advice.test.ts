import { beginMatch, makeMove } from '@acies/kernel/match';
import { expect, test } from 'vitest';
import { inWords } from './advice.ts';
import { openBook } from './book.ts';
import { looksAtNothing, opinionOf } from './computer.ts';
import { Registry } from './registry.ts';
import { SHIPPED } from './shipped.ts';

const ruleSets = new Registry(SHIPPED);

test('what was tried out is told with its trials', async () => {
  const book = await openBook(ruleSets, 'hex');
  const match = beginMatch(book.engine, book.battles[0]!, { seed: 7 });
  const question = match.engine.legal(match.game)[0]!;
  const choice = question.options![0]!;
  expect(inWords(question, { choice, worth: 51, trials: 9 })).toMatchObject({
    label: question.label(choice),
    trials: 9,
  });
  expect(inWords(question, { choice, worth: 1 })).not.toHaveProperty('trials');
  expect(inWords(question, { choice, worth: 1, untried: 'alone' })).toMatchObject({ untried: 'alone' });
});

test('who has come to something has it before all else he looked at, his mistakes too', async () => {
  const book = await openBook(ruleSets, 'hex');
  let match = beginMatch(book.engine, book.battles[0]!, { seed: 7 });
  const reasons = new Set<string | undefined>();
  for (let i = 0; i < 40; i++) {
    const { side } = match.engine.legal(match.game)[0]!;
    const { choice, weighed } = opinionOf(match, book.players.recruit!, side, 7);
    const [first] = weighed();
    expect(first!.choice).toEqual(choice);
    reasons.add(first!.words);
    match = makeMove(match, { side, choice });
  }
  expect([...reasons]).toEqual(expect.arrayContaining(['hesitates', 'takes the next best for the best']));
});

test('who chooses at random looks at nothing', async () => {
  const { random, recruit, centurion, legate } = (await openBook(ruleSets, 'hex')).players;
  expect([random, recruit, centurion, legate].map((player) => looksAtNothing(player!))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
