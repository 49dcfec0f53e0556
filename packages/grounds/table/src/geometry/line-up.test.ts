import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { headings, MOVEMENTS, placeFrom } from '../testing.ts';
import type { Box } from './box.ts';
import { bodiesOf, isBeside, isInRank, isJoined, isOnRight, sameHeading } from './line-up.ts';

const UNIT: Box = { x: 10_000, y: 10_000, heading: 0, width: 4000, depth: 2000 };
const at = (x: number, y: number, heading = 0): Box => ({ ...UNIT, x: UNIT.x + x, y: UNIT.y + y, heading });

describe('in line', () => {
  it('is with the front corners together and the same heading', () => {
    expect([4000, 4060, 4061, 3940, 3939].map((x) => isOnRight(UNIT, at(x, 0)))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect([isOnRight(UNIT, at(-4000, 0)), isBeside(UNIT, at(-4000, 0))]).toEqual([false, true]);
    expect([isBeside(UNIT, at(4000, 61)), isBeside(UNIT, at(4000, 0, 1800))]).toEqual([false, false]);
  });

  it('allows a degree', () => {
    expect([10, 11, 3590, 3589].map((heading) => sameHeading(UNIT, at(0, 0, heading)))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('ranks stand one behind the other', () => {
    expect([isInRank(UNIT, at(0, 2000)), isInRank(at(0, 2000), UNIT), isInRank(UNIT, at(0, 2000, 1800))]).toEqual([
      true,
      true,
      false,
    ]);
    expect([isJoined(UNIT, at(0, 2000)), isJoined(UNIT, at(4000, 0)), isJoined(UNIT, at(4000, 2000))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('bodiesOf', () => {
  /** Units on a crooked grid of files and ranks, some a little out of place, so that bodies of all shapes come up. */
  const armies = fc
    .tuple(
      headings,
      fc.array(
        fc.record({
          file: fc.integer({ min: 0, max: 4 }),
          rank: fc.integer({ min: 0, max: 3 }),
          off: fc.constantFrom(0, 0, 0, 40, 300),
          turn: fc.constantFrom(0, 0, 0, 8, 30),
        }),
        { maxLength: 14 },
      ),
    )
    .map(([heading, places]) =>
      places.map(({ file, rank, off, turn }): Box => {
        const p = placeFrom({ ...UNIT, heading }, -rank * UNIT.depth, file * UNIT.width + off);
        return { ...UNIT, x: Math.round(p.x), y: Math.round(p.y), heading: (heading + turn) % 3600 };
      }),
    );

  /** Names that spread from unit to unit until nothing changes. */
  function closure(boxes: readonly Box[]): number[][] {
    const names = boxes.map((_, i) => i);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [i, a] of boxes.entries())
        for (const [j, b] of boxes.entries())
          if (i !== j && isJoined(a, b) && names[i]! < names[j]!) {
            names[j] = names[i]!;
            changed = true;
          }
    }
    return [...new Set(names)].sort((a, b) => a - b).map((name) => names.flatMap((n, i) => (n === name ? [i] : [])));
  }

  test.prop([armies], { numRuns: 300 })('are all that hang together', (army) => {
    expect(bodiesOf(army)).toEqual(closure(army));
    for (const { box } of MOVEMENTS) expect(bodiesOf(army.map(box))).toEqual(closure(army));
  });

  it('of nobody are none', () => {
    expect(bodiesOf([])).toEqual([]);
    expect(bodiesOf([at(8000, 0), UNIT, at(4000, 0), at(0, 2000), at(0, 9000)])).toEqual([[0, 1, 2, 3], [4]]);
  });
});
