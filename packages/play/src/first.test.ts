import { type Json, type OpenQuestion, type Result, SIDES } from '@acies/kernel';
import { beginMatch, type Match, makeMove } from '@acies/kernel/match';
import type { Lesson } from '@acies/players/module';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Book, battleCalled, bestPlayer, choicesOf, computerChoice, kindOf, openBook } from './index.ts';
import { preferredOf } from './preferred.ts';
import { Registry } from './registry.ts';
import { SHIPPED } from './shipped.ts';

const ruleSets = new Registry(SHIPPED);

const GAMES = 20;
/** Nobody learns from a battle that goes on for longer. */
const MOST_CHOICES = 200;

/** A first game as the computer plays it for both, and what a person in red would have seen of it. */
interface Played {
  readonly result: Result;
  readonly turns: number;
  /** How often red was asked each decision. */
  readonly asked: ReadonlyMap<string, number>;
  /** The clauses that whatever was told rests on. */
  readonly told: ReadonlySet<string>;
  /** The lessons that had an option to point at. */
  readonly pointed: ReadonlySet<string>;
}

function playFirst(book: Book, seed: number): Played {
  const player = book.players[bestPlayer(book)]!;
  const asked = new Map<string, number>();
  const pointed = new Set<string>();
  let match: Match = beginMatch(book.engine, book.rules.parseSetup(book.first), { seed });
  while (match.game.result === null) {
    const question = book.engine.legal(match.game)[0]!;
    const { side, decision } = question;
    if (side === 'red') {
      asked.set(decision, (asked.get(decision) ?? 0) + 1);
      for (const lesson of pointingAt(book, question)) pointed.add(lesson.id);
    }
    match = makeMove(match, { side, choice: computerChoice(match, player, side, seed) });
    expect(match.moves.length).toBeLessThan(MOST_CHOICES);
  }
  const events = [...match.opening, ...match.moves.flatMap((move) => move.events)];
  const told = new Set(
    events.flatMap((event) => (book.rules.tellInWords(match.game.setup, event, []) === '' ? [] : event.clauses)),
  );
  const turns = book.rules.turnOf(match.game.board);
  return { result: match.game.result!, turns, asked, told, pointed };
}

const describeOption = (question: OpenQuestion, choice: Json): { kind: string; label: string } => {
  const label = question.label(choice);
  return { label, kind: kindOf(choice, label) };
};

function pointingAt({ lessons }: Book, question: OpenQuestion): readonly Lesson[] {
  const options = choicesOf(question).map((choice) => describeOption(question, choice));
  return lessons.filter(
    (lesson) => isAsked(lesson) && lesson.when.asked === question.decision && preferredOf(lesson, options).length > 0,
  );
}

const isAsked = (lesson: Lesson): lesson is Lesson & { when: { asked: string } } => 'asked' in lesson.when;

/** Whether a lesson would have been given in a game. */
function isGiven(lessons: readonly Lesson[], { when, id }: Lesson, { asked, told }: Played): boolean {
  if ('begin' in when) return true;
  if ('told' in when) return told.has(when.told);
  const before = lessons.slice(
    0,
    lessons.findIndex((one) => one.id === id),
  );
  const nth = 1 + before.filter((one) => isAsked(one) && one.when.asked === when.asked).length;
  return (asked.get(when.asked) ?? 0) >= nth;
}

describe.each(ruleSets.ids)('the first game of %s', (id) => {
  let book: Book;
  let games: readonly Played[];
  beforeAll(async () => {
    book = await openBook(ruleSets, id);
    games = Array.from({ length: GAMES }, (_, i) => playFirst(book, i + 1));
  });

  it('is found by its name and stands apart from the battles to choose from', () => {
    expect(battleCalled(book, 'first')).toBe(book.first);
    expect(book.battles.map((battle) => battle.id)).not.toContain('first');
  });

  it('is small', () => {
    for (const side of SIDES) {
      const { length } = unitsOf(book.first)[side];
      expect(length).toBeGreaterThanOrEqual(3);
      expect(length).toBeLessThanOrEqual(5);
    }
  });

  it('is over when it says', () => {
    const { turns, halfTurns, clockEnds } = book.first as Partial<Record<'turns' | 'halfTurns' | 'clockEnds', number>>;
    // A battle clock moves by at least one in each side's turn.
    const limit = turns ?? halfTurns ?? Math.ceil(clockEnds! / 2);
    expect(limit).toBeLessThanOrEqual(12);
    for (const game of games) expect(game.turns).toBeLessThanOrEqual(limit);
  });

  it('can be won by either side', () => {
    expect(new Set(games.map(({ result }) => result.winner))).toEqual(expect.toSatisfy(hasBoth));
  });

  it('gives every lesson in some game', () => {
    const dead = book.lessons.filter((lesson) => !games.some((game) => isGiven(book.lessons, lesson, game)));
    expect(dead.map((lesson) => lesson.id)).toEqual([]);
  });

  it('gives most of its lessons in every game', () => {
    for (const game of games) {
      const given = book.lessons.filter((lesson) => isGiven(book.lessons, lesson, game));
      expect(given.length / book.lessons.length).toBeGreaterThan(0.6);
    }
  });

  it('points at options that there are', () => {
    const pointing = book.lessons.filter(({ prefer }) => prefer);
    const lost = pointing.filter((lesson) => !games.some(({ pointed }) => pointed.has(lesson.id)));
    expect(pointing.length).toBeGreaterThan(3);
    expect(lost.map((lesson) => lesson.id)).toEqual([]);
  });

  it('has lessons of their own names, of a few sentences, that lead to clauses there are', () => {
    const known = new Set(book.rules.clauses.map((clause) => clause.id));
    expect(new Set(book.lessons.map((lesson) => lesson.id)).size).toBe(book.lessons.length);
    expect(book.lessons[0]!.when).toEqual({ begin: true });
    for (const { text, clauses, when } of book.lessons) {
      const sentences = text.split(/[.?!](?= |$)/).filter(Boolean).length;
      expect(sentences, text).toBeGreaterThanOrEqual(2);
      expect(sentences, text).toBeLessThanOrEqual(4);
      expect(clauses.length, text).toBeGreaterThan(0);
      for (const clause of [...clauses, ...('told' in when ? [when.told] : [])]) expect(known).toContain(clause);
    }
  });
});

const hasBoth = (winners: ReadonlySet<unknown>): boolean => SIDES.every((side) => winners.has(side));

const unitsOf = (battle: unknown): Record<'red' | 'blue', readonly unknown[]> => {
  const { armies } = battle as { armies: Record<'red' | 'blue', { units?: unknown[]; stands?: unknown[] }> };
  return { red: armies.red.units ?? armies.red.stands!, blue: armies.blue.units ?? armies.blue.stands! };
};
