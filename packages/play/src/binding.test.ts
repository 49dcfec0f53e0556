import type { Json } from '@acies/kernel';
import { beginMatch, makeMove } from '@acies/kernel/match';
import type { Battle } from '@acies/players/module';
import { expect, test } from 'vitest';
import { bindingOf } from './binding.ts';
import { type Book, openBook } from './book.ts';
import { computerChoice } from './computer.ts';
import { Registry } from './registry.ts';
import { SHIPPED } from './shipped.ts';

const ruleSets = new Registry(SHIPPED);

const PEOPLE = { red: 'human', blue: 'human' };

test('a choice that throws nothing can be taken back, one that throws dice cannot', async () => {
  const book = await openBook(ruleSets, 'hex');
  let match = beginMatch(book.engine, book.first, { seed: 7 }, PEOPLE);
  const found = new Set<string>();
  for (let i = 0; i < 200 && found.size < 2 && !match.game.result; i++) {
    const { side } = match.engine.legal(match.game)[0]!;
    const choice = computerChoice(match, book.players.random!, side, 1);
    const before = JSON.stringify(match.game);
    const binding = bindingOf(match, { side, choice });
    expect(JSON.stringify(match.game)).toBe(before);
    const next = makeMove(match, { side, choice });
    expect(binding === 'dice').toBe(next.game.dice.throws !== match.game.dice.throws);
    found.add(binding);
    match = next;
  }
  expect([...found].toSorted()).toEqual(['dice', 'nothing']);
});

test('a choice that shows what was hidden cannot be taken back', async () => {
  const book = await openBook(ruleSets, 'clock');
  const ambush = { do: 'reveal' };
  const found = new Map<string, string>();
  let match = beginMatch(book.engine, withAmbush(book), { seed: 3 }, PEOPLE);
  for (let i = 0; i < 40 && !found.has('reveal'); i++) {
    const question = match.engine.legal(match.game)[0]!;
    const { side } = question;
    const choices: readonly Json[] = question.options ?? question.suggestions();
    const springs = choices.find((choice) => (choice as typeof ambush)?.do === ambush.do);
    if (springs) found.set('reveal', bindingOf(match, { side, choice: springs }));
    match = makeMove(match, { side, choice: question.pass ?? choices[0]! });
  }
  expect(found.get('reveal')).toBe('shown');
});

/** The first battle in which somebody lies in ambush. */
const withAmbush = ({ battles }: Book): Battle => battles.find((battle) => JSON.stringify(battle).includes('ambush'))!;
