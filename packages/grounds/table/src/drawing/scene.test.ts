import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { isIn } from '../geometry/area.ts';
import { type Box, bearingOf, pointFrom } from '../geometry/box.ts';
import { rangeBetween } from '../geometry/contact.ts';
import { boxes, crowdedBoxes } from '../testing.ts';
import { arcOutline, aroundOutline, freeMoveOutline, moveOutline } from './scene-overlays.ts';
import { boxFromMiddle, drawnArea, drawnLine, drawnPose, drawnWay } from './scene-pose.ts';
import { lieOf, relationsOf } from './scene-relations.ts';

const at = (x: number, y: number, heading = 0): Box => ({ x, y, heading, width: 4000, depth: 4000 });

describe('drawn places', () => {
  it('go by the middle', () => {
    expect(drawnPose(at(1000, 2000, 900))).toEqual({ x: -1000, y: 2000, heading: 900, width: 4000, depth: 4000 });
    expect(drawnWay(at(0, 0), [at(0, -500)])).toEqual([
      { x: 0, y: 2000 },
      { x: 0, y: 1500 },
    ]);
  });

  test.prop([boxes])('lead back to the box', (box) => {
    const { x, y, heading, width, depth } = drawnPose(box);
    const back = boxFromMiddle({ x, y }, heading, width, depth);
    expect(Math.abs(back.x - box.x) + Math.abs(back.y - box.y)).toBeLessThanOrEqual(2);
  });

  it('know areas from lines', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 5, y: 5 },
      { x: 0, y: 9 },
    ];
    expect(drawnArea('woods', 'the copse', { points })).toEqual({
      ground: 'woods',
      name: 'the copse',
      outline: points,
    });
    expect(drawnLine('water', 'stream', { points })).toMatchObject({ isLine: true, outline: points });
  });
});

describe('relations', () => {
  const box = at(50_000, 50_000);

  it.each<[string, Box]>([
    ['ahead', at(50_000, 40_000)],
    ['ahead', at(59_000, 40_000)],
    ['ahead right', at(61_000, 44_000)],
    ['ahead left', at(39_000, 44_000)],
    ['left', at(40_000, 50_000)],
    ['right', at(60_000, 50_000)],
    ['behind', at(50_000, 60_000)],
  ])('sees who is %s', (lie, other) => {
    expect(lieOf(box, other)).toBe(lie);
  });

  const say = (length: number): string => `${Math.round(length / 1000)} paces`;
  const around = { enemies: [], friends: [], table: { width: 100_000, height: 100_000 }, cover: 3000, say };

  it('tells the nearest enemies by direction, with the edge that one looks at', () => {
    const enemies = [
      { name: 'Pikes', box: at(50_000, 40_000, 1800) },
      { name: 'Far pikes', box: at(50_000, 30_000, 1800) },
      { name: 'Horse', box: at(40_000, 50_000, 900) },
      { name: 'Camels', box: at(50_000, 64_000, 0) },
    ];
    expect(relationsOf(box, { ...around, enemies }).slice(0, -2)).toEqual([
      'Horse on its left flank at 8 paces',
      'Front to Pikes at 10 paces',
      'Camels behind it at 10 paces',
    ]);
    const aslant = (heading: number): string =>
      relationsOf(box, { ...around, enemies: [{ name: 'Pikes', box: at(50_000, 40_000, heading) }] })[0]!;
    expect(aslant(900)).toBe('Front to the right flank of Pikes at 8 paces');
    expect(aslant(2700)).toBe('Front to the left flank of Pikes at 8 paces');
    expect(aslant(0)).toBe('Front to the rear of Pikes at 6 paces');
    const touching = [{ name: 'Pikes', box: at(50_000, 50_000, 1800) }];
    expect(relationsOf(box, { ...around, enemies: touching })[0]).toBe('Front to Pikes, touching');
  });

  it('tells which flank is covered, by whom', () => {
    const friends = [{ name: 'Hastati', box: at(54_000, 50_000) }];
    expect(relationsOf(box, { ...around, friends })).toEqual(['Left flank open', 'Right flank covered by Hastati']);
    const near = [{ name: 'Hastati', box: at(44_000, 51_000, 200) }];
    expect(relationsOf(box, { ...around, friends: near })[0]).toMatch(/^Left flank covered by Hastati at [12] paces$/);
    for (const no of [at(42_000, 50_000), at(44_000, 51_000, 900), at(45_000, 60_000)])
      expect(relationsOf(box, { ...around, friends: [{ name: 'Hastati', box: no }] })[0]).toBe('Left flank open');
  });

  it.each([
    [at(4000, 50_000), 'Left'],
    [at(96_000, 50_000), 'Right'],
    [at(50_000, 4000, 900), 'Left'],
    [at(50_000, 96_000, 900), 'Right'],
  ])('tells the edge of the table', (stand, side) => {
    const words = relationsOf(stand, around);
    expect(words).toContain(`${side} flank at the edge of the table`);
    expect(words.filter((text) => text.endsWith('open'))).toHaveLength(1);
  });
});

describe('overlays', () => {
  test.prop([crowdedBoxes, crowdedBoxes])('the arc holds who is in range and arc', (box, spot) => {
    const dot = { ...spot, width: 2, depth: 2 };
    const { ahead, aside } = bearingOf(box, dot);
    const beyond = Math.abs(aside) - box.width / 2;
    const range = rangeBetween(box, dot);
    const isThere = isIn({ points: arcOutline(box, 0, 9000, 450) }, dot);
    // Points near the edge may go either way: circles are drawn with corners.
    if (ahead > 20 && beyond < 0.98 * ahead && range < 8950) expect(isThere).toBe(true);
    if (ahead < -20 || beyond > 1.02 * ahead + 20 || range > 9020) expect(isThere).toBe(false);
  });

  it('the arc opens to either side of its corners', () => {
    const arc = { points: arcOutline(at(0, 0), 0, 9000, 450) };
    for (const side of [-1, 1]) {
      expect(isIn(arc, { x: side * (2000 + 4900), y: -5000 })).toBe(true);
      expect(isIn(arc, { x: side * (2000 + 5100), y: -5000 })).toBe(false);
    }
  });

  it('a band leaves out what is nearer', () => {
    const band = { points: arcOutline(at(0, 0), 3000, 9000, 450) };
    expect(isIn(band, { x: 0, y: -2900 })).toBe(false);
    expect(isIn(band, { x: 0, y: -3100 })).toBe(true);
    expect(isIn(band, { x: 0, y: -9100 })).toBe(false);
  });

  test.prop([crowdedBoxes, crowdedBoxes])('all round holds who is near', (box, spot) => {
    const dot = { ...spot, width: 2, depth: 2 };
    const range = rangeBetween(box, dot);
    if (Math.abs(range - 5000) > 50) expect(isIn({ points: aroundOutline(box, 5000) }, dot)).toBe(range < 5000);
  });

  it('a move leads ahead, or any way', () => {
    const box = at(0, 0);
    const ahead = { points: moveOutline(box, 9000) };
    expect(isIn(ahead, pointFrom(box, 8900, 0))).toBe(true);
    expect(isIn(ahead, pointFrom(box, 9100, 0))).toBe(false);
    expect(isIn(ahead, pointFrom(box, -6000, 0))).toBe(false);
    const free = { points: freeMoveOutline(box, 9000) };
    expect(isIn(free, { x: 0, y: 2000 + 8900 })).toBe(true);
    expect(isIn(free, { x: 0, y: 2000 + 9100 })).toBe(false);
  });
});
