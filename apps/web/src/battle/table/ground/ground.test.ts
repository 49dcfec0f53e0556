import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInside } from '../geometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import { drawGround } from './drawing.ts';
import { edgeKey, edgesOf, rimOf } from './hills.ts';
import { jointsOf } from './joints.ts';
import { LOOKS, type Look, looksOf, riseOf } from './looks.ts';
import { ruled, strewn } from './scatter.ts';
import { chance } from './seed.ts';
import { throughCell } from './water.ts';

const square = (x: number, y = 0) => [
  { x, y },
  { x: x + 100, y },
  { x: x + 100, y: y + 100 },
  { x, y: y + 100 },
];

describe('how ground looks', () => {
  it.each([
    ['woods', ['trees']],
    ['wooded hill', ['hill', 'trees']],
    ['rough hill', ['hill', 'stones']],
    ['swamp', ['marsh']],
    ['defences', ['wall']],
    ['river', ['water']],
    ['impassable', ['crags']],
    ['open', []],
    ['quicksand', undefined],
  ])('%s', (ground, looks) => {
    expect(looksOf(ground)).toEqual(looks);
  });

  it('hills rise once or twice', () => {
    expect(['open', 'hill', 'higher hill'].map(riseOf)).toEqual([0, 1, 2]);
  });
});

describe('decoration', () => {
  it('is by chance, spread evenly, and the same every time', () => {
    const all = Array.from({ length: 4000 }, (_, i) => chance(i % 63, Math.floor(i / 63), 1));
    expect(all).toEqual(Array.from({ length: 4000 }, (_, i) => chance(i % 63, Math.floor(i / 63), 1)));
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth++) {
      const share = all.filter((value) => Math.floor(value * 10) === tenth).length / all.length;
      expect(Math.abs(share - 0.1)).toBeLessThan(0.03);
    }
    expect(chance(3, 4, 1)).not.toBe(chance(3, 4, 2));
    expect(chance(3, 4)).not.toBe(chance(4, 3));
  });

  it('of two plots side by side is that of one plot', () => {
    const places = (all: readonly { x: number; y: number }[]) => all.map(({ x, y }) => `${x} ${y}`).sort();
    const wide = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 200, y: 100 },
      { x: 0, y: 100 },
    ];
    const both = [...strewn(square(0), 13), ...strewn(square(100), 13)];
    expect(both.length).toBeGreaterThan(80);
    expect(places(both)).toEqual(places(strewn(wide, 13)));
    expect(both.every((spot) => isInside(wide, spot))).toBe(true);
  });

  it('lines lie within their outline, at their angle', () => {
    const lines = ruled(square(0), 10, 0);
    expect(lines).toHaveLength(10);
    for (const [a, b] of lines) expect([a.y - b.y, Math.abs(b.x - a.x)]).toEqual([0, 100]);
    for (const [a, b] of ruled(square(0), 10, 45)) expect(b.y - a.y).toBeCloseTo(b.x - a.x);
  });

  it('a rim is what no two plots share, and knows its inside', () => {
    const rim = rimOf([square(0), square(100)]);
    expect(rim).toHaveLength(6);
    expect(rim.some(({ from, to }) => from.x === 100 && to.x === 100)).toBe(false);
    for (const { from, to, inward } of [...edgesOf(square(0)), ...edgesOf(square(0).reverse())])
      expect(isInside(square(0), { x: (from.x + to.x) / 2 + inward.x, y: (from.y + to.y) / 2 + inward.y })).toBe(true);
  });
});

describe('water', () => {
  const hex = (x: number, y: number) => [
    { x, y: y - 58 },
    { x: x + 50, y: y - 29 },
    { x: x + 50, y: y + 29 },
    { x, y: y + 58 },
    { x: x - 50, y: y + 29 },
    { x: x - 50, y: y - 29 },
  ];
  /** Two rows of three hexes, the lower half a hex to the right. */
  const [a, b, c, d, e, f] = [
    [50, 58],
    [150, 58],
    [250, 58],
    [100, 145],
    [200, 145],
    [300, 145],
  ].map(([x, y]) => hex(x!, y!));
  const all = [a!, b!, c!, d!, e!, f!];
  const key = (from: { x: number; y: number }, to: { x: number; y: number }) =>
    [`${from.x},${from.y}`, `${to.x},${to.y}`].sort().join(' ');

  it('runs along the hexside between two dry hexes to a hex that it does not touch', () => {
    // From the first above to the second below, which lie across the side of the second above and the first below.
    const joints = jointsOf([a!, e!], all);
    expect(joints.map(({ from, to }) => key(from, to))).toEqual([key({ x: 100, y: 87 }, { x: 150, y: 116 })]);
  });

  it('needs no joint where its hexes touch, nor where they are far apart', () => {
    expect(jointsOf([a!, b!, e!], all)).toEqual([]);
    expect(jointsOf([a!, f!], all)).toEqual([]);
  });

  const numbersIn = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);

  it('crosses a zone from side to side, and goes on in the next zone of water', () => {
    const ways = { shared: new Set<string>(), rim: new Set<string>(), corners: new Set<string>(), grain: 10 };
    const alone = numbersIn(throughCell(square(100, 100), ways));
    expect(Math.min(...alone)).toBeLessThan(100);
    expect(Math.max(...alone)).toBeGreaterThan(200);
    const side = edgeKey({ x: 200, y: 100 }, { x: 200, y: 200 });
    const doors = [square(100, 100), square(200, 100)].map((zone) =>
      [...throughCell(zone, { ...ways, shared: new Set([side]) }).matchAll(/M200 ([\d.]+)C/g)].map(([, y]) => y),
    );
    expect(doors[0]).toHaveLength(1);
    expect(doors[0]).toEqual(doors[1]);
  });

  it('comes in and goes out where its neighbours and the rim of the table are, and ends within its hex', () => {
    const cell = hex(150, 158);
    const ways = { shared: new Set<string>(), rim: new Set<string>(), corners: new Set<string>(), grain: 10 };
    const numbers = numbersIn(throughCell(cell, ways));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(104);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(211);
    const left = throughCell(cell, { ...ways, rim: new Set([edgeKey({ x: 100, y: 129 }, { x: 100, y: 187 })]) });
    expect(Math.min(...numbersIn(left))).toBeLessThan(60);
  });
});

describe('the whole ground', () => {
  it.each(Object.entries(SAMPLES))('%s is drawn alike every time, in a few paths without a fault', (_, make) => {
    const drawing = drawGround(make());
    expect(drawGround(make())).toEqual(drawing);
    expect(drawing.strokes.length).toBeLessThan(40);
    for (const { d } of drawing.strokes) expect(d).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawing.names).toHaveLength(make().cells.length + make().areas.length);
  });

  it('unknown ground is hatched, and no known ground is', () => {
    const looks = (ground: string) =>
      drawGround({
        width: 100,
        height: 100,
        cells: [],
        areas: [{ ground, name: ground, outline: square(0) }],
      }).strokes.map(({ look }) => look);
    expect(looks('tar pit')).toContain('unknown');
    expect(looks('woods')).toContain('trees-fill');
    expect(looks('woods')).not.toContain('unknown');
  });

  const WORDS: Readonly<Record<Look, string>> = {
    ...{ hill: 'higher hill', water: 'river', field: 'fields', marsh: 'marsh', stones: 'rough', crags: 'cliffs' },
    ...{ road: 'road', village: 'village', camp: 'camp', trees: 'forest', wall: 'rampart' },
  };
  const style = readFileSync(new URL('../../../styles/table-ground.css', import.meta.url), 'utf8');
  it.each(LOOKS)('%s is drawn as an area, as a line and in a cell, and has a style', (look) => {
    const ground = WORDS[look];
    expect(looksOf(ground)).toContain(look);
    const [name, outline] = ['somewhere', square(20, 20)];
    const table = { width: 200, height: 200, cells: [], areas: [] };
    for (const scene of [
      { ...table, areas: [{ ground, name, outline }] },
      { ...table, areas: [{ ground, name, outline, isLine: true as const }] },
      { ...table, cells: [{ id: 0, ground, name, outline, about: '' }] },
    ]) {
      const looks = drawGround(scene).strokes.map((stroke) => stroke.look);
      expect(looks.filter((one) => one !== 'grass')).not.toEqual([]);
      expect(looks.filter((one) => !new RegExp(`\\.g-${one}\\b`).test(style))).toEqual([]);
    }
  });
});
