import { describe, expect, it } from 'vitest';
import { samplePiece } from '../testing/samples.ts';
import {
  armiesFraming,
  armiesOf,
  type Framing,
  framingBetween,
  framingFor,
  isOutgrown,
  resized,
  type Table,
  wholeFraming,
} from './framing.ts';

const VIEW = { width: 390, height: 380 };
const armies = { left: 2000, top: 1200, right: 5000, bottom: 3600 };
const TABLE: Table = { width: 7200, height: 4800, usual: 150, armies };
const seenIn = (view: Framing, x: number, y: number) => ({ x: x * view.k + view.x, y: y * view.k + view.y });

describe('the first view', () => {
  it('shows both armies larger than the whole table would, and all of them', () => {
    const view = armiesFraming(TABLE, VIEW);
    expect(view.k).toBeGreaterThan(wholeFraming(TABLE, VIEW).k * 1.5);
    expect(isOutgrown(view, TABLE, VIEW)).toBe(false);
    const [corner, other] = [seenIn(view, 2000, 1200), seenIn(view, 5000, 3600)];
    expect(Math.min(corner.x, corner.y, VIEW.width - other.x, VIEW.height - other.y)).toBeGreaterThan(0);
  });

  it('shows at least half of the table, and no piece too large', () => {
    const near = { ...TABLE, armies: { left: 100, top: 100, right: 300, bottom: 200 } };
    expect(armiesFraming(near, VIEW).k).toBeLessThanOrEqual(wholeFraming(TABLE, VIEW).k * 2.0001);
    expect(armiesFraming({ ...TABLE, usual: 1500 }, VIEW).k).toBe(wholeFraming(TABLE, VIEW).k);
  });

  it('cuts off no narrow strip of the table', () => {
    const nearly = { ...TABLE, armies: { left: 700, top: 450, right: 6900, bottom: 4500 } };
    expect(armiesFraming(nearly, VIEW)).toEqual(wholeFraming(TABLE, VIEW));
  });

  it('is the whole table as long as pieces are still put there', () => {
    const both = [samplePiece(1, 'red', { x: 50, y: 50 }), samplePiece(2, 'blue', { x: 90, y: 50 })];
    const { x: _x, y: _y, width: _w, depth: _d, heading: _h, files: _f, ranks: _r, ...left } = both[0]!;
    const tray = { side: 'red', name: 'To come', pieces: [{ ...left, id: 7 }] } as const;
    expect(armiesOf(both, [], new Set())).toEqual({
      left: 10,
      top: expect.closeTo(30),
      right: 130,
      bottom: 70,
    });
    expect(armiesOf(both, [tray], new Set())).toBeDefined();
    expect(armiesOf(both, [tray], new Set([7]))).toBeUndefined();
    expect(armiesOf(both.slice(1), [], new Set())).toBeUndefined();
    expect(armiesFraming({ ...TABLE, armies: undefined }, VIEW)).toEqual(wholeFraming(TABLE, VIEW));
  });

  it('is left as it is until an army leaves it or both could be seen much larger', () => {
    const view = armiesFraming(TABLE, VIEW);
    const with_ = (bounds: Partial<typeof armies>) => ({ ...TABLE, armies: { ...armies, ...bounds } });
    expect(isOutgrown(view, with_({ right: 4800 }), VIEW)).toBe(false);
    expect(isOutgrown(view, with_({ right: 7000 }), VIEW)).toBe(true);
    expect(isOutgrown(wholeFraming(TABLE, VIEW), TABLE, VIEW)).toBe(true);
  });
});

describe('a view of one’s own', () => {
  const own = { x: -700, y: -400, k: 0.24 };
  const middle = (view: Framing, { width, height }: typeof VIEW) => [
    (width / 2 - view.x) / view.k,
    (height / 2 - view.y) / view.k,
  ];

  it('keeps its middle and its scale when there is more or less room for it', () => {
    const low = { ...VIEW, height: 270 };
    const view = resized(own, TABLE, VIEW, low);
    expect(view.k).toBe(0.24);
    expect(middle(view, low)).toEqual(middle(own, VIEW).map((at) => expect.closeTo(at)));
  });

  it('does not leave part of the table out of sight where there is room for all of it', () => {
    const k = 0.05;
    const high = { ...VIEW, height: 490 };
    const view = resized({ x: 15, y: -10, k }, TABLE, VIEW, high);
    expect(middle(view, high)).toEqual([expect.closeTo(3600), expect.closeTo(2400)]);
  });
});

describe('the view of a piece that was chosen', () => {
  const small = { x: 3600, y: 2400, heading: 0, width: 150, depth: 150 };

  it('is so near that its handles can be grasped, with the piece in the middle', () => {
    const view = framingFor(small, true, wholeFraming(TABLE, VIEW), TABLE, VIEW);
    expect(view.k * 150).toBeCloseTo(36);
    const { x, y } = seenIn(view, 3600, 2400);
    expect([x, y]).toEqual([expect.closeTo(195), expect.closeTo(190)]);
  });

  it('need not be so near where it is only read, nor a narrow front be large', () => {
    const view = { x: 0, y: 0, k: 0.14 };
    expect(framingFor({ ...small, x: 1400, y: 1400 }, false, view, TABLE, VIEW)).toEqual(view);
    const narrow = { ...small, width: 60, depth: 400, x: 1400, y: 1400 };
    expect(framingFor(narrow, false, view, TABLE, VIEW)).toEqual(view);
    expect(framingFor(narrow, true, view, TABLE, VIEW).k * 60).toBeCloseTo(36);
  });

  it('shows no more beyond the table than it must', () => {
    const view = framingFor({ ...small, x: 100, y: 4700 }, true, wholeFraming(TABLE, VIEW), TABLE, VIEW);
    expect(view.x).toBe(0);
    expect(seenIn(view, 0, 4800).y).toBeCloseTo(VIEW.height);
  });

  it('stays as it is where the piece can be read and seen, and only shifts where it is out of sight', () => {
    const near = { x: -700, y: -400, k: 0.24 };
    expect(framingFor(small, true, near, TABLE, VIEW)).toEqual(near);
    const aside = framingFor({ ...small, x: 100 }, true, near, TABLE, VIEW);
    expect(aside).toEqual({ ...near, x: expect.any(Number) });
    expect(aside.x + 100 * near.k).toBeCloseTo(VIEW.width / 3);
  });

  it('is come to by steps that begin where one was and end there', () => {
    const [from, to] = [wholeFraming(TABLE, VIEW), { x: -700, y: -400, k: 0.24 }];
    expect(framingBetween(from, to, 0)).toEqual(from);
    const end = framingBetween(from, to, 1);
    expect([end.x, end.y, end.k]).toEqual([-700, -400, 0.24].map((value) => expect.closeTo(value)));
    const half = framingBetween(from, to, 0.5);
    expect(half.k / from.k).toBeCloseTo(to.k / half.k);
  });
});
