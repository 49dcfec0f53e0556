import { materialOf, type Random, randomFrom, spoilt } from '@acies/fuzz';
import { BadInput, type Game, type Json } from '@acies/kernel';
import { isObeyed } from '@acies/kernel/input';
import type { Book } from '@acies/play';
import { describe, expect, test } from 'vitest';
import { openBook } from '../../catalogue.ts';
import { answerIn, Foul } from './child.ts';
import { decisionOf, type ToldDecision } from './messages.ts';
import { choiceIn } from './player.ts';

const seed = Number(process.env.FC_SEED ?? 1);
const CASES = 600;
const CLOCK = { limit: 1000, used: 0 };
const FOULS = /^(it did not answer decision 7|it chose |its answer is |it answered what cannot be read: )/;

/** What comes of a line that a bot writes: a choice that can be made, or a foul in words that stand in a line. */
function outcomeOf(book: Book, game: Game, line: (decision: ToldDecision) => string): 'choice' | 'foul' {
  const question = book.engine.legal(game)[0]!;
  const decision = decisionOf(question, 7, CLOCK);
  let choice: Json;
  try {
    choice = choiceIn(answerIn(line(decision)), decision, question);
  } catch (fault) {
    if (!(fault instanceof Foul)) throw fault;
    expect(fault.message).toMatch(FOULS);
    expect(isObeyed(fault.message)).toBe(false);
    // Whatever fails while an answer is read counts as a foul; but the fault is to be the answer's, and not our own.
    expect(fault.cause === undefined || fault.cause instanceof BadInput, String(fault.cause)).toBe(true);
    return 'foul';
  }
  book.engine.apply(game, { side: question.side, choice });
  return 'choice';
}

/** As a bot writes it, by number or with a choice of its own. */
const soundAnswer = (random: Random, { id, options }: ToldDecision): object => {
  const option = random.below(options.length);
  return random.percent(50) ? { type: 'choice', id, option } : { type: 'choice', id, choice: options[option]!.choice };
};

describe.each(['hex', 'clock', 'cb'])('what a bot of the %s rules writes', (rules) => {
  test('is a choice or a foul, however it is spoilt', async () => {
    const book = await openBook(rules);
    const { positions } = materialOf(book);
    const counts = { choice: 0, foul: 0 };
    for (let n = 0; n < CASES; n++) {
      const random = randomFrom(seed * CASES + n);
      const line = (decision: ToldDecision): string => spoilt(random, soundAnswer(random, decision));
      counts[outcomeOf(book, random.pick(positions), line)]++;
    }
    // It gets past every check, and is stopped.
    expect(counts.choice).toBeGreaterThan(CASES / 50);
    expect(counts.foul).toBeGreaterThan(CASES / 2);
  });

  test.each(['-1', '0.5', '1e308', '1e999', '-0.5', '"0"', '"length"', 'null', '[0]', '{}', 'true', '4294967296'])(
    'is a foul where the option is %s',
    async (option) => {
      const book = await openBook(rules);
      const [first] = materialOf(book).positions;
      expect(outcomeOf(book, first!, () => `{"type":"choice","id":7,"option":${option}}`)).toBe('foul');
    },
  );

  test.each(['"7"', '8', '7.5', 'null', '[7]', '1e999'])('is a foul where the id is %s', async (id) => {
    const book = await openBook(rules);
    const [first] = materialOf(book).positions;
    expect(outcomeOf(book, first!, () => `{"type":"choice","id":${id},"option":0}`)).toBe('foul');
    expect(outcomeOf(book, first!, () => `{"type":"choice","id":7,"option":0}`)).toBe('choice');
  });
});
