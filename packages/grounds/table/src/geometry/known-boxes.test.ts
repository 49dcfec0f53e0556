import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { boxes } from '../testing.ts';
import { cornersOf, StandingBox } from './box.ts';
import { KnownBoxes, KnownGround, KnownIds } from './known-boxes.ts';

describe('a standing box', () => {
  test.prop([boxes])('has the corners of any other, and always the same', (box) => {
    const standing = new StandingBox(box.x, box.y, box.heading, box.width, box.depth);
    expect(cornersOf(standing)).toEqual(cornersOf(box));
    expect(cornersOf(standing)).toBe(cornersOf(standing));
  });

  test.prop([boxes])('has the least whole bounds that hold its corners', (box) => {
    const { left, top, right, bottom } = new StandingBox(box.x, box.y, box.heading, box.width, box.depth);
    const corners = cornersOf(box);
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    // Added to nothing, no zero keeps a sign.
    const least = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))].map((n) => 0 + n);
    const most = [Math.ceil(Math.max(...xs)), Math.ceil(Math.max(...ys))].map((n) => 0 + n);
    expect([left, top, right, bottom]).toStrictEqual([...least, ...most]);
  });

  it('is written like any other', () => {
    const box = { x: 1, y: 2, heading: 3, width: 4, depth: 5 };
    const standing = new StandingBox(1, 2, 3, 4, 5);
    expect(cornersOf(standing)).toHaveLength(4);
    expect(JSON.parse(JSON.stringify(standing))).toEqual(box);
    expect({ ...standing }).toStrictEqual(box);
  });
});

describe('known boxes', () => {
  const PLACE = [10, 20, 30, 40, 50] as const;

  it('are kept for as long as nothing changes', () => {
    const known = new KnownBoxes();
    const first = known.at(3, ...PLACE);
    expect(first).toMatchObject({ x: 10, y: 20, heading: 30, width: 40, depth: 50 });
    expect(known.at(3, ...PLACE)).toBe(first);
    expect(known.at(0, ...PLACE)).not.toBe(first);
    expect(known.at(3, ...PLACE)).toBe(first);
  });

  it.each([0, 1, 2, 3, 4])('are made anew when figure %i does', (changed) => {
    const known = new KnownBoxes();
    const first = known.at(3, ...PLACE);
    const changes = PLACE.map((n, i) => (i === changed ? n + 1 : n));
    const [x, y, heading, width, depth] = changes as [number, number, number, number, number];
    expect(known.at(3, x, y, heading, width, depth)).toMatchObject({ x, y, heading, width, depth });
    expect(first).toMatchObject({ x: 10, y: 20, heading: 30, width: 40, depth: 50 });
  });
});

describe('known ground', () => {
  const [a, b, c] = [1, 2, 3].map((x) => new StandingBox(x, 0, 0, 10, 10)) as [StandingBox, StandingBox, StandingBox];

  it('is worked out once for each question, also where the answer is nothing', () => {
    const ground = new KnownGround<string | undefined>();
    const asked: string[] = [];
    const of = (key: string, answer: string | undefined) =>
      ground.of([a, b], key, () => {
        asked.push(key);
        return answer;
      });
    expect([of('one', 'far'), of('two', undefined), of('one', 'near'), of('two', 'near')]).toEqual([
      ...['far', undefined],
      ...['far', undefined],
    ]);
    expect(asked).toEqual(['one', 'two']);
  });

  it.each([
    ['somebody stands elsewhere', [a, c]],
    ['somebody has come', [a, b, c]],
    ['somebody has gone', [a]],
  ])('is forgotten when %s', (_, boxes) => {
    const ground = new KnownGround<number>();
    expect(ground.of([a, b], 'one', () => 1)).toBe(1);
    expect(ground.of(boxes, 'one', () => 2)).toBe(2);
    expect(ground.of([a, b], 'one', () => 3)).toBe(3);
  });
});

describe('known ids', () => {
  const standing = (...who: number[]) =>
    Array.from({ length: 8 }, (_, id) => ({ where: who.includes(id) ? 'table' : 'gone' }));

  it('are those on the table now, and the same list while they are the same', () => {
    const known = new KnownIds();
    const all = [4, 5, 6, 7];
    const of = (...who: number[]) => known.of(all, standing(...who));
    for (const who of [[], [4, 5, 6, 7], [5, 6, 7], [5, 6], [4, 5, 6], [7], []]) {
      expect(of(...who)).toEqual(who);
      expect(of(...who)).toBe(of(...who));
    }
  });

  it('without one of them are the same list too while they are the same', () => {
    const known = new KnownIds();
    const all = [4, 5, 6, 7];
    const but = (one: number, ...who: number[]) => known.but(one, all, standing(...who));
    expect([but(5, 4, 5, 6), but(4, 4, 5, 6), but(7, 4, 5, 6)]).toEqual([
      [4, 6],
      [5, 6],
      [4, 5, 6],
    ]);
    expect(but(5, 4, 5, 6)).toBe(but(5, 4, 5, 6));
    expect(but(5, 5, 6, 7)).toEqual([6, 7]);
  });

  it('leave a list that somebody still goes through as it was', () => {
    const known = new KnownIds();
    const before = known.of([1, 2, 3], standing(1, 2, 3));
    known.of([1, 2, 3], standing(1, 3));
    expect(before).toEqual([1, 2, 3]);
  });
});
