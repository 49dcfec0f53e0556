import { beginMatch, type Match, makeMove, rewind } from '@acies/kernel/match';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Book, openBook } from './book.ts';
import { computerChoice } from './computer.ts';
import { balanceOf, gameAfter, luckOf, luckOfAll } from './luck.ts';
import { Registry } from './registry.ts';
import { reportOf } from './report.ts';
import { SHIPPED } from './shipped.ts';
import { splitOf } from './split.ts';
import { strokesOf } from './strokes.ts';
import { reckoningOf, turningPoints } from './turning.ts';

const ruleSets = new Registry(SHIPPED);

let book: Book;
let played: Match;
beforeAll(async () => {
  book = await openBook(ruleSets, 'ck');
  played = beginMatch(book.engine, book.battles[0]!, { seed: 3 });
  while (played.game.result === null) {
    const { side } = played.engine.legal(played.game)[0]!;
    played = makeMove(played, { side, choice: computerChoice(played, book.players.random!, side, 1) });
  }
});

const thrownFor = (i: number): number =>
  (played.moves[i + 1]?.before ?? played.game).dice.throws - played.moves[i]!.before.dice.throws;

/** The last choice of the stroke that begins with a choice counted from 1. */
const lastOf = (at: number): number => strokesOf(played).find(({ from }) => from === at - 1)!.to - 1;

describe('luck', () => {
  test('is nothing where no die was thrown, however far the balance moved', () => {
    const still = strokesOf(played).flatMap(({ from, to }) => (to === from + 1 && thrownFor(from) === 0 ? [from] : []));
    expect(still.length).toBeGreaterThan(0);
    expect(new Set(still.map((i) => luckOf(played, i)))).toEqual(new Set([0]));
  });

  test('is the same when it is worked out again, and leaves the match alone', () => {
    const before = JSON.stringify(played.game);
    const index = played.moves.findIndex((_, i) => luckOf(played, i) !== 0);
    expect(luckOf(played, index)).toBe(luckOf(played, index));
    expect(JSON.stringify(played.game)).toBe(before);
  });

  test('where nothing came of the dice is what is missing to the average', () => {
    const { from, to } = strokesOf(played).find(({ to: end }) => Math.abs(luckOf(played, end - 1)) > 0.02)!;
    const { before } = played.moves[from]!;
    const average = balanceOf(played, gameAfter(played, to)) - luckOf(played, to - 1);
    const without = { ...played, moves: played.moves.slice(0, from + 1), game: { ...before, dice: played.game.dice } };
    expect(luckOf(without, from)).toBeCloseTo(balanceOf(played, before) - average, 10);
  });

  test('is told where all that the dice led to has been seen, and not before', () => {
    const stroke = strokesOf(played).find(({ from, to }) => to - from > 1 && luckOf(played, to - 1) !== 0)!;
    for (let i = stroke.from; i < stroke.to - 1; i++) expect(luckOf(played, i)).toBe(0);
    const broken = rewind(played, stroke.to - 1);
    expect(strokesOf(broken).at(-1)).toMatchObject({ from: stroke.from, isSettled: false });
    expect(luckOf(broken, stroke.to - 2)).toBe(0);
  });
});

describe('strokes', () => {
  test('have every choice once, in order', () => {
    const ends = strokesOf(played).map(({ to }) => to);
    expect(strokesOf(played).map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(played.moves.length);
  });

  test('of several choices begin with a throw, and what follows is deeper in the rules', () => {
    const long = strokesOf(played).filter(({ from, to }) => to - from > 1);
    expect(long.length).toBeGreaterThan(5);
    for (const { from, to } of long) {
      expect(thrownFor(from)).toBeGreaterThan(0);
      const depth = (i: number): number => gameAfter(played, i).stack.length;
      for (let i = from + 1; i < to; i++) expect(depth(i)).toBeGreaterThan(depth(from));
    }
  });
});

describe('turning points', () => {
  test('are the choices with the greatest swings, in the order of play', () => {
    const swings = new Map(
      strokesOf(played).map(({ from, to }) => [
        from + 1,
        balanceOf(played, gameAfter(played, to)) - balanceOf(played, gameAfter(played, from)),
      ]),
    );
    const points = turningPoints(played);
    expect(points.length).toBeGreaterThan(1);
    expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted((a, b) => a - b));
    const greatest = [...swings.values()].map(Math.abs).toSorted((a, b) => b - a);
    expect(points.map(({ swing }) => Math.abs(swing)).toSorted((a, b) => b - a)).toEqual(
      greatest.slice(0, points.length),
    );
    for (const { at, swing, luck, side, text } of points) {
      expect(swing).toBe(swings.get(at));
      expect(luck).toBe(luckOf(played, lastOf(at)));
      expect(side).toBe(played.moves[at - 1]!.side);
      expect(text).not.toBe('');
    }
  });

  test('say who did it and what the dice came to', () => {
    const points = turningPoints(
      played,
      played.moves.map(() => 0),
    );
    const names = book.rules.roster(book.engine.look(played.game)).map(({ name }) => name);
    for (const { who, text, after } of points) {
      expect(after, text).not.toEqual([]);
      for (const name of who) {
        expect(names).toContain(name);
        expect(text).not.toContain(name);
      }
    }
    expect(points.filter(({ who }) => who.length > 0).length).toBeGreaterThan(1);
    expect(points.flatMap(({ after }) => after).join('. ')).toMatch(/hits to \d/);
  });

  test('have parts that come to the whole when they are rounded', () => {
    expect(splitOf({ swing: 0.097, luck: 0.0645 })).toEqual({ whole: 10, dice: 6, decision: 4 });
    expect(splitOf({ swing: -0.2, luck: 0.054 })).toEqual({ whole: 20, dice: -5, decision: 25 });
  });

  test('there are none while nothing has happened', () => {
    expect(turningPoints({ ...played, moves: [], game: played.moves[0]!.before })).toEqual([]);
  });

  test('take the luck that is known, and work out the rest', () => {
    const [first, second] = turningPoints(played);
    const known = played.moves.map((_, i) => (i === lastOf(first!.at) ? 0.25 : undefined));
    const again = turningPoints(played, known);
    expect(again[0]!.luck).toBe(0.25);
    expect(again[1]!.luck).toBe(second!.luck);
  });
});

describe('dice and decisions', () => {
  test('come to the whole way that the balance went', () => {
    const { dice, decisions } = reckoningOf(played, luckOfAll(played))!;
    const way = balanceOf(played, played.game) - balanceOf(played, played.moves[0]!.before);
    expect(dice.red - dice.blue + decisions.red - decisions.blue).toBeCloseTo(way, 10);
    expect(dice.red).toBeGreaterThan(0);
    expect(dice.blue).toBeGreaterThan(0);
  });

  test('are told apart by side', () => {
    const blueMove = strokesOf(played).find(({ from }) => played.moves[from]!.side === 'blue')!.to - 1;
    const luck = played.moves.map((_, i) => (i === blueMove ? -0.5 : 0));
    const plain = reckoningOf(
      played,
      played.moves.map(() => 0),
    )!;
    const lucky = reckoningOf(played, luck)!;
    expect(lucky.dice).toEqual({ red: 0, blue: 0.5 });
    // What the dice did for blue, its decision did not do.
    expect(lucky.decisions.blue).toBeCloseTo(plain.decisions.blue - 0.5, 10);
    expect(lucky.decisions.red).toBe(plain.decisions.red);
  });

  test('are not told while the luck of a choice is missing', () => {
    expect(reckoningOf(played, luckOfAll(played).slice(1))).toBeUndefined();
    expect(reportOf(book, played).reckoning).toBeUndefined();
    expect(reportOf(book, played, luckOfAll(played)).reckoning).toBeDefined();
  });
});
