import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { drawMap, parseMap } from './drawing.ts';
import { distance, type Grid, type Hex } from './grid.ts';
import { lineBetween } from './line.ts';
import { hexNamed } from './name.ts';
import { isEdge, makeSight, type Relief, sees } from './sight.ts';
import { grids, hexesOf, mirrored } from './testing.ts';

/** `w` is a wood, a digit a height, anything else open ground. */
const reliefOf = (cells: readonly string[]): Relief => ({
  heights: cells.map((cell) => (/\d/.test(cell) ? Number(cell) : 0)),
  cover: cells.map((cell) => (cell === 'w' ? 1 : 0)),
});

const draw = (grid: Grid, cellText: (hex: Hex) => string) => drawMap(grid, cellText, { cellWidth: 1, labels: false });

/** The second drawing is the first with `@` where the viewer stands and `#` on all he does not see. */
function expectSeen(viewer: string, ground: string, seen: string): void {
  const { grid, cells } = parseMap(ground);
  const sight = makeSight(grid, reliefOf(cells));
  const from = hexNamed(grid, viewer)!;
  const expected = parseMap(seen);
  expect(draw(grid, (hex) => (hex === from ? '@' : sees(sight, from, hex) ? cells[hex]! : '#'))).toBe(
    draw(expected.grid, (hex) => expected.cells[hex]!),
  );
}

describe('woods', () => {
  it('are seen into but not through', () => {
    expectSeen(
      'C1',
      `
      . . . . . . .
       . . . . . . .
      . . w . . . .
       . . . . . . .
      . . . . . . .
      `,
      `
      . . . . . . .
       . . . # # # #
      @ . w # # # #
       . . . # # # #
      . . . . . . .
      `,
    );
  });

  it('hide from those inside all but their neighbours and the way out', () => {
    expectSeen('A3', '. w w w w .', '# w @ w # #');
    expectSeen('A2', '. w w w w .', '. @ w # # #');
  });
});

describe('a line along hexsides', () => {
  it('is clear if one side is', () => {
    expectSeen(
      'A2',
      `
      . . .
       w . .
      . . .
      `,
      `
      . @ .
       w . .
      # . .
      `,
    );
  });

  it('is blocked if both sides are', () => {
    expectSeen(
      'A2',
      `
      . . .
       w w .
      . . .
      `,
      `
      . @ .
       w w .
      # # #
      `,
    );
  });

  it('takes one side as a whole, and does not weave', () => {
    expectSeen(
      'A3',
      `
      . . . . .
       . w . . .
      . . . . .
       . . w . .
      . . . . .
      `,
      `
      . . @ . .
       . w . . .
      # # . . .
       # # w . .
      # # # # .
      `,
    );
  });

  it('does not run outside the map', () => {
    expectSeen(
      'A1',
      `
      . .
       w .
      . .
      `,
      `
      @ .
       w .
      # #
      `,
    );
  });
});

describe('HX-TER-6 hills', () => {
  const hill = `
    . . . . . . . .
     . . 1 1 1 . . .
    . . 1 1 1 1 . .
     . . 1 1 1 . . .
    . . . . . . . .
  `;

  it('show only their first hex from below, and hide what is behind', () => {
    expectSeen(
      'C1',
      hill,
      `
      . . . . # # # #
       . . 1 # # # # #
      @ . 1 # # # # #
       . . 1 # # # # #
      . . . . # # # #
      `,
    );
  });

  it('show all of the plateau from an edge, and the ground before that edge', () => {
    expectSeen(
      'C3',
      hill,
      `
      . . . # # # # #
       . . 1 1 1 # # #
      . . @ 1 1 1 # #
       . . 1 1 1 # # #
      . . . # # # # #
      `,
    );
  });

  it('hide all lower ground from the middle', () => {
    expectSeen(
      'C4',
      hill,
      `
      # # # # # # # #
       # # 1 1 1 # # #
      # # 1 @ 1 1 # #
       # # 1 1 1 # # #
      # # # # # # # #
      `,
    );
  });

  it('block only those who are not higher', () => {
    expectSeen('A1', '. . 1 . . .', '@ . 1 # # #');
    expectSeen('A1', '1 . 1 . . .', '@ . 1 # # #');
    expectSeen('A1', '2 . 1 . . .', '@ . 1 . . .');
    expectSeen('A1', '1 . 1 . 1 2', '@ . 1 # 1 2');
    expectSeen('A1', '1 . 2 . 1 2', '@ . 2 # # #');
  });

  it('show each step of a slope from below', () => {
    expectSeen('A1', '. . 1 2 3 3 4', '@ . 1 2 3 # 4');
    expectSeen('A1', '. 1 . 1 2', '@ 1 # # 2');
  });

  it('show another hill of the same height only from edge to edge', () => {
    const twoHills = `
      1 1 1 . 1 1 1
       1 1 1 . 1 1 1
      1 1 1 . 1 1 1
    `;
    expectSeen(
      'B3',
      twoHills,
      `
      1 1 1 . 1 # #
       1 1 @ . 1 # #
      1 1 1 . 1 # #
      `,
    );
    expectSeen(
      'B2',
      twoHills,
      `
      1 1 1 # # # #
       1 @ 1 # # # #
      1 1 1 # # # #
      `,
    );
  });

  it('are seen from the middle of a lower one only by way of the plateau', () => {
    expectSeen('A1', '1 1 1 2', '@ 1 1 2');
    expectSeen('A1', '1 1 . 2', '@ 1 # #');
    expectSeen('A2', '1 1 . 2', '1 @ . 2');
  });

  it('count woods on them as woods', () => {
    expectSeen('A1', '. w 1', '@ w #');
  });
});

describe('isEdge', () => {
  it('is the rim of a plateau, the edge of the map apart', () => {
    const { grid, cells } = parseMap(`
      1 1 . .
       1 1 2 .
      1 1 2 .
       1 1 1 .
    `);
    expect(draw(grid, (hex) => (isEdge(grid, reliefOf(cells), hex) ? 'e' : '-'))).toBe(
      ['- e - -', ' - e e -', '- - e -', ' - - e -'].join('\n'),
    );
  });
});

describe('sight', () => {
  const grounds = grids.chain((grid) =>
    fc.record({
      grid: fc.constant(grid),
      heights: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: grid.count, maxLength: grid.count }),
      cover: fc.array(fc.constantFrom(0, 0, 0, 1), { minLength: grid.count, maxLength: grid.count }),
    }),
  );

  test.prop([grounds])('goes both ways, and always to oneself and one’s neighbours', ({ grid, ...relief }) => {
    const sight = makeSight(grid, relief);
    for (const a of hexesOf(grid))
      for (const b of hexesOf(grid)) {
        expect(sees(sight, a, b)).toBe(sees(sight, b, a));
        if (distance(grid, a, b) <= 1) expect(sees(sight, a, b)).toBe(true);
      }
  });

  test.prop([grounds])('is what the rules say, one after the other', ({ grid, ...relief }) => {
    const { heights, cover } = relief;
    const sight = makeSight(grid, relief);
    const isInterior = (hex: Hex) => heights[hex]! > 0 && !isEdge(grid, relief, hex);
    const clear = (a: Hex, b: Hex, between: Hex[]): boolean => {
      const [low, high] = heights[a]! <= heights[b]! ? [a, b] : [b, a];
      if (between.some((hex) => cover[hex] === 1)) return false;
      if (between.some((hex) => heights[hex]! > heights[high]!)) return false;
      const isBelow = heights[low]! < heights[high]!;
      if (isBelow && between.some((hex) => heights[hex]! >= heights[high]!)) return false;
      const leaves = (from: Hex, to: Hex) => [...between, to].some((hex) => heights[hex]! < heights[from]!);
      return !(isInterior(a) && leaves(a, b)) && !(isInterior(b) && leaves(b, a));
    };
    for (const a of hexesOf(grid))
      for (const b of hexesOf(grid)) {
        if (distance(grid, a, b) <= 1) continue;
        const expected = ([0, 1] as const).some((side) => clear(a, b, lineBetween(grid, a, b, side)));
        expect(sees(sight, a, b)).toBe(expected);
      }
  });

  test.prop([grounds])('keeps to the symmetry of the map', ({ grid, heights, cover }) => {
    const flip = (hex: Hex) => mirrored(grid, hex);
    const sight = makeSight(grid, { heights, cover });
    const flipped = makeSight(grid, {
      heights: hexesOf(grid).map((hex) => heights[flip(hex)]!),
      cover: hexesOf(grid).map((hex) => cover[flip(hex)]!),
    });
    for (const a of hexesOf(grid))
      for (const b of hexesOf(grid)) expect(sees(flipped, flip(a), flip(b))).toBe(sees(sight, a, b));
  });
});
