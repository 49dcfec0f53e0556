import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { DIRECTION_NAMES, DIRECTIONS, type Direction, directionNamed } from './direction.ts';
import { drawMap, parseMap } from './drawing.ts';
import { arcOfNeighbour, turn } from './facing.ts';
import { directionTo, type Grid, type Hex, makeGrid, neighbour, OFF } from './grid.ts';
import { hexNamed, nameOf } from './name.ts';
import { BLOCKED, entryAt, type Going, MAX_ALLOWANCE, makeReachList, pathTo, type ReachList, reach } from './reach.ts';
import { directions, grids, hexesOf, mirrored, mirroredDirection } from './testing.ts';

const OPEN: Going = { enter: () => 1, stops: () => false };

const poseName = (grid: Grid, hex: Hex, facing: Direction) => `${nameOf(grid, hex)} ${DIRECTION_NAMES[facing]}`;

function costsOf(grid: Grid, list: ReachList): Record<string, number> {
  const costs: Record<string, number> = {};
  for (let i = 0; i < list.count; i++) costs[poseName(grid, list.hexes[i]!, list.facings[i]!)] = list.costs[i]!;
  return costs;
}

interface State {
  readonly hex: Hex;
  readonly facing: Direction;
  readonly cost: number;
  readonly turned: number;
  readonly stepped: boolean;
  readonly stopped: boolean;
}

/** One side or one step at a time, cheapest first, with nothing left out of the state. */
function naiveCosts(
  grid: Grid,
  start: Hex,
  facing: Direction,
  allowance: number,
  going: Going,
): Record<string, number> {
  const costs: Record<string, number> = {};
  const done = new Set<string>();
  const open: State[] = [{ hex: start, facing, cost: 0, turned: 0, stepped: false, stopped: false }];
  while (open.length > 0) {
    const state = open.sort((a, b) => b.cost - a.cost).pop()!;
    const key = [state.hex, state.facing, state.turned, state.stepped].join();
    if (state.cost > allowance || done.has(key)) continue;
    done.add(key);
    costs[poseName(grid, state.hex, state.facing)] ??= state.cost;
    if (state.stopped) continue;
    if (state.turned < 2)
      for (const sides of [1, -1]) {
        const price = !state.stepped && state.turned === 0 ? 0 : 1;
        open.push({ ...state, facing: turn(state.facing, sides), cost: state.cost + price, turned: state.turned + 1 });
      }
    for (const dir of DIRECTIONS) {
      const hex = neighbour(grid, state.hex, dir);
      if (hex === OFF || arcOfNeighbour(state.facing, dir) !== 'front') continue;
      const price = going.enter(hex, state.hex, dir);
      if (price === BLOCKED) continue;
      open.push({ ...state, hex, cost: state.cost + price, turned: 0, stepped: true, stopped: going.stops(hex) });
    }
  }
  delete costs[poseName(grid, start, facing)];
  return costs;
}

/** Any ground: costs by the side crossed and the hex entered, and hexes that stop. */
const cases = fc
  .record({
    grid: grids,
    at: fc.nat(),
    facing: directions,
    allowance: fc.integer({ min: 0, max: 6 }),
    prices: fc.array(fc.constantFrom(1, 1, 1, 1, 2, 3, BLOCKED), { minLength: 81 * 6, maxLength: 81 * 6 }),
    halts: fc.array(fc.constantFrom(false, false, false, true), { minLength: 81, maxLength: 81 }),
  })
  .map(({ at, prices, halts, ...rest }) => {
    const going: Going = { enter: (_, from, dir) => prices[from * 6 + dir]!, stops: (hex) => halts[hex]! };
    return { ...rest, start: at % rest.grid.count, going };
  });

describe('reach', () => {
  test.prop([cases], { numRuns: 300 })('agrees with a naive search', ({ grid, start, facing, allowance, going }) => {
    const list = reach(grid, start, facing, allowance, going, makeReachList(grid));
    expect(costsOf(grid, list)).toEqual(naiveCosts(grid, start, facing, allowance, going));
  });

  test.prop([cases])('lists each pose once, and finds its entry', ({ grid, start, facing, allowance, going }) => {
    const list = reach(grid, start, facing, allowance, going, makeReachList(grid));
    expect(Object.keys(costsOf(grid, list))).toHaveLength(list.count);
    for (let i = 0; i < list.count; i++) expect(entryAt(list, list.hexes[i]!, list.facings[i]!)).toBe(i);
    expect(entryAt(list, start, facing)).toBe(-1);
    const found = hexesOf(grid).flatMap((hex) => DIRECTIONS.filter((dir) => entryAt(list, hex, dir) !== -1));
    expect(found).toHaveLength(list.count);
  });

  test.prop([cases])('gives paths that can be walked for the cost', ({ grid, start, facing, allowance, going }) => {
    const list = reach(grid, start, facing, allowance, going, makeReachList(grid));
    for (let i = 0; i < list.count; i++) {
      const path = pathTo(list, i);
      expect(path.at(-1) ?? start).toBe(list.hexes[i]);
      const steps = path.map((hex, n) => ({ hex, from: path[n - 1] ?? start }));
      const onPath: Going = {
        enter: (hex, from, dir) =>
          steps.some((step) => step.hex === hex && step.from === from) ? going.enter(hex, from, dir) : BLOCKED,
        stops: going.stops,
      };
      expect(naiveCosts(grid, start, facing, allowance, onPath)[poseName(grid, list.hexes[i]!, list.facings[i]!)]).toBe(
        list.costs[i],
      );
    }
  });

  test.prop([cases])('keeps to the symmetry of the map', ({ grid, start, facing, allowance, going }) => {
    const flip = (hex: Hex) => mirrored(grid, hex);
    const flipDirection = (dir: Direction) => mirroredDirection(grid, dir);
    const flipped: Going = {
      enter: (hex, from, dir) => going.enter(flip(hex), flip(from), flipDirection(dir)),
      stops: (hex) => going.stops(flip(hex)),
    };
    const list = reach(grid, start, facing, allowance, going, makeReachList(grid));
    const other = reach(grid, flip(start), flipDirection(facing), allowance, flipped, makeReachList(grid));
    expect(other.count).toBe(list.count);
    for (let i = 0; i < list.count; i++) {
      const entry = entryAt(other, flip(list.hexes[i]!), flipDirection(list.facings[i]!));
      expect(other.costs[entry]).toBe(list.costs[i]);
    }
  });

  test.prop([cases, cases])('leaves nothing behind in a list used again', (first, second) => {
    const { grid } = first;
    const list = makeReachList(grid);
    reach(grid, second.start % grid.count, second.facing, second.allowance, second.going, list);
    reach(grid, first.start, first.facing, first.allowance, first.going, list);
    const fresh = reach(grid, first.start, first.facing, first.allowance, first.going, makeReachList(grid));
    expect(costsOf(grid, list)).toEqual(costsOf(grid, fresh));
  });

  test.prop([cases])('tells the going the side it crosses', ({ grid, start, facing, allowance, going }) => {
    const checked: Going = {
      enter: (hex, from, dir) => {
        expect(directionTo(grid, from, hex)).toBe(dir);
        return going.enter(hex, from, dir);
      },
      stops: going.stops,
    };
    reach(grid, start, facing, allowance, checked, makeReachList(grid));
  });
});

describe('HX-UNIT-1 turning and stepping', () => {
  /** The least cost of ending on each hex in any facing, or with the one facing told. */
  function spent(start: string, facing: string, allowance: number, ground: string, ending?: string): string {
    const { grid, cells } = parseMap(ground);
    const from = hexNamed(grid, start)!;
    const going: Going = {
      enter: (hex) => (cells[hex] === 'x' ? BLOCKED : cells[hex] === '2' ? 2 : 1),
      stops: (hex) => cells[hex] === 's',
    };
    const list = reach(grid, from, directionNamed(facing)!, allowance, going, makeReachList(grid));
    return drawMap(
      grid,
      (hex) => {
        const entries = DIRECTIONS.filter((dir) => ending === undefined || dir === directionNamed(ending))
          .map((dir) => entryAt(list, hex, dir))
          .filter((entry) => entry !== -1);
        if (hex === from) return '@';
        return entries.length === 0 ? cells[hex]! : String(Math.min(...entries.map((entry) => list.costs[entry]!)));
      },
      { cellWidth: 1, labels: false },
    );
  }

  const map = (text: string) => {
    const { grid, cells } = parseMap(text);
    return drawMap(grid, (hex) => cells[hex]!, { cellWidth: 1, labels: false });
  };

  const plain = `
    . . . . .
     . . . . .
    . . . . .
     . . . . .
    . . . . .
  `;

  it('steps into the three front hexes, facing kept, with one side turned free', () => {
    expect(spent('C3', 'E', 1, plain, 'E')).toBe(
      map(`
        . . . . .
         . . 1 . .
        . . @ 1 .
         . . 1 . .
        . . . . .
      `),
    );
    expect(spent('C3', 'E', 1, plain)).toBe(
      map(`
        . . . . .
         . 1 1 . .
        . . @ 1 .
         . 1 1 . .
        . . . . .
      `),
    );
  });

  it('pays for every other side', () => {
    const grid = makeGrid(5, 5);
    const from = hexNamed(grid, 'C3')!;
    const turned = (allowance: number) => {
      const list = reach(grid, from, 0, allowance, OPEN, makeReachList(grid));
      return DIRECTIONS.map((dir) => list.costs[entryAt(list, from, dir)] ?? '-').join('');
    };
    expect(turned(0)).toBe('-0---0');
    expect(turned(1)).toBe('-01-10');
    expect(turned(2)).toBe('-01-10');
    expect(turned(3)).toBe('-01-10');
  });

  it('turns after stepping at full price', () => {
    const grid = makeGrid(5, 5);
    const list = reach(grid, hexNamed(grid, 'C1')!, 0, 3, OPEN, makeReachList(grid));
    const ahead = hexNamed(grid, 'C2')!;
    expect(DIRECTIONS.map((dir) => list.costs[entryAt(list, ahead, dir)])).toEqual([1, 1, 2, 3, 2, 1]);
  });

  it('stops where it must, and turns no more', () => {
    expect(spent('A1', 'E', 4, '. . s . .')).toBe('@ 1 2 . .');
    const { grid } = parseMap('. . s . .');
    const going: Going = { enter: () => 1, stops: (hex) => hex === 2 };
    const list = reach(grid, 0, 0, 4, going, makeReachList(grid));
    expect(DIRECTIONS.map((dir) => list.costs[entryAt(list, 2, dir)] ?? '-')).toEqual([2, 2, '-', '-', '-', 2]);
  });

  it('may leave a hex that would stop it if it starts there', () => {
    expect(spent('A1', 'E', 2, 's . . .')).toBe('@ 1 2 .');
  });

  it('goes round what is blocked, and pays what the ground costs', () => {
    expect(
      spent(
        'B1',
        'E',
        3,
        `
        . . . .
         . x . .
        . . 2 .
        `,
      ),
    ).toBe(
      map(`
        1 1 2 3
         @ x 3 .
        1 1 3 .
      `),
    );
  });

  it('takes a step that costs nothing for blocked', () => {
    const list = makeReachList(makeGrid(5, 1));
    reach(makeGrid(5, 1), 0, 0, 3, { enter: (hex) => (hex === 2 ? 0 : 1), stops: () => false }, list);
    expect([entryAt(list, 1, 0), entryAt(list, 2, 0)].map((entry) => entry !== -1)).toEqual([true, false]);
  });

  it('keeps the first found of ways equally cheap', () => {
    const grid = makeGrid(6, 5);
    const list = reach(grid, hexNamed(grid, 'C1')!, 0, 4, OPEN, makeReachList(grid));
    const way = (hex: string, facing: Direction) =>
      pathTo(list, entryAt(list, hexNamed(grid, hex)!, facing)).map((passed) => nameOf(grid, passed));
    expect(way('B3', 0)).toEqual(['C2', 'C3', 'B3']);
    expect(way('D3', 5)).toEqual(['D1', 'D2', 'D3']);
  });

  it('takes other turning rules', () => {
    const grid = makeGrid(5, 5);
    const list = makeReachList(grid);
    const turned = (options: { freeSides?: number; sidesPerHex?: number }) => {
      reach(grid, 12, 0, 1, OPEN, list, options);
      return DIRECTIONS.map((dir) => list.costs[entryAt(list, 12, dir)] ?? '-').join('');
    };
    expect(turned({ freeSides: 0 })).toBe('-1---1');
    expect(turned({ freeSides: 3, sidesPerHex: 3 })).toBe('-00000');
    expect(turned({ sidesPerHex: 1 })).toBe('-0---0');
    expect(turned({ sidesPerHex: 0 })).toBe('------');
    expect(list.count).toBe(3);
  });

  it('refuses a list of another grid and an allowance beyond its buffers', () => {
    const grid = makeGrid(5, 5);
    expect(() => reach(grid, 0, 0, 2, OPEN, makeReachList(makeGrid(4, 4)))).toThrow(RangeError);
    expect(() => reach(grid, 0, 0, MAX_ALLOWANCE + 1, OPEN, makeReachList(grid))).toThrow(RangeError);
    expect(reach(grid, 0, 0, MAX_ALLOWANCE, OPEN, makeReachList(grid)).count).toBe(149);
  });

  it('never turns more than two sides between steps', () => {
    const grid = makeGrid(1, 1);
    expect(reach(grid, 0, 0, 8, OPEN, makeReachList(grid)).count).toBe(4);
  });
});
