import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Box, cornersOf } from '../geometry/box.ts';
import { bodiesOf } from '../geometry/line-up.ts';
import { apart, boxes, depthIn, headings, MOVEMENTS, placeFrom, steps } from '../testing.ts';
import { bodyOf, memberAt, memberMarch } from './body.ts';
import { walk } from './path.ts';
import { afterStep, type Step } from './step.ts';
import { sweepOf } from './sweep.ts';

const UNIT: Box = { x: 50_000, y: 50_000, heading: 0, width: 4000, depth: 2000 };
const at = (x: number, y: number): Box => ({ ...UNIT, x: UNIT.x + x, y: UNIT.y + y });

/** Three files in two ranks, the last place left empty. */
const blocks = headings.map((heading) =>
  [0, 1, 2, 3, 4].map((i): Box => {
    const p = placeFrom({ ...UNIT, heading }, -Math.floor(i / 3) * UNIT.depth, (i % 3) * UNIT.width);
    return { ...UNIT, x: Math.round(p.x), y: Math.round(p.y), heading };
  }),
);
const noForming = steps.filter((step) => step.do !== 'form');
const paths = fc.array(noForming, { maxLength: 4 });
const marchesOf = (all: readonly Box[], path: readonly Step[]) => {
  const body = bodyOf(all);
  const legs = walk(body.frame, path);
  return all.map((box, i) => memberMarch(body, i, legs, box));
};

describe('bodyOf', () => {
  it('is a frame round all of them', () => {
    const { frame, places } = bodyOf([UNIT, at(4000, 0), at(8000, 0), at(0, 2000)]);
    expect(frame).toEqual({ ...UNIT, x: 54_000, width: 12_000, depth: 4000 });
    expect(places.map(({ ahead, aside }) => ({ ahead: ahead + 0, aside: aside + 0 }))).toEqual([
      { ahead: 0, aside: -4000 },
      { ahead: 0, aside: 0 },
      { ahead: 0, aside: 4000 },
      { ahead: -2000, aside: -4000 },
    ]);
  });

  test.prop([blocks])('holds every corner and has each in its place', (block) => {
    const body = bodyOf(block);
    for (const box of block) for (const p of cornersOf(box)) expect(depthIn(body.frame, p)).toBeGreaterThan(-2);
    block.forEach((box, i) => {
      expect(memberAt(body, i, body.frame, box)).toEqual(box);
    });
  });

  test.prop([boxes])('of one is that one', (box) => {
    expect(bodyOf([box]).frame).toEqual(box);
  });
});

describe('memberMarch', () => {
  test.prop([boxes, fc.array(steps, { maxLength: 4 })])('of one alone is its own path', (box, path) => {
    const [march] = marchesOf([box], path);
    const legs = walk(box, path);
    expect(march).toEqual({
      start: box,
      passages: legs.map((leg) => ({ leg, by: { from: leg.from, to: leg.to } })),
      stops: legs.map(({ to }) => to),
      length: legs.reduce((sum, leg) => sum + leg.length, 0),
    });
  });

  test.prop([blocks, paths])('keeps a body together', (block, path) => {
    const marches = marchesOf(block, path);
    for (const [step] of path.entries()) {
      const stops = marches.map(({ stops }) => stops[step]!);
      expect(bodiesOf(stops)).toHaveLength(1);
      for (const [i, a] of block.entries())
        for (const [j, b] of block.entries())
          expect(Math.abs(apart(middle(stops[i]!), middle(stops[j]!)) - apart(middle(a), middle(b)))).toBeLessThan(12);
    }
  });

  test.prop([blocks, paths])('is the same in a mirror and after a quarter turn', (block, path) => {
    const ends = marchesOf(block, path).map(({ stops }) => stops.at(-1));
    for (const { box, step } of MOVEMENTS) {
      const found = marchesOf(block.map(box), path.map(step)).map(({ stops }) => stops.at(-1));
      found.forEach((end, i) => {
        if (end) expect(apart(end, box(ends[i]!))).toBeLessThan(12);
      });
    }
  });

  it('wheels all about one pivot, and each sweeps its own ground', () => {
    const [left, right] = marchesOf([UNIT, at(4000, 0)], [{ do: 'wheel', to: 'right', angle: 900 }]);
    expect(left!.stops).toEqual([{ ...UNIT, x: 56_000, y: 44_000, heading: 900 }]);
    expect(right!.stops).toEqual([{ ...UNIT, x: 56_000, y: 48_000, heading: 900 }]);
    expect(left!.length).toBe(12_567);
    const far = (march: typeof left) =>
      Math.max(
        ...march!.passages
          .flatMap(({ leg, by }) => sweepOf(leg, by).flat())
          .map((p) => apart(p, { x: 56_000, y: 50_000 })),
      );
    expect([Math.floor(far(left) / 100), Math.floor(far(right) / 100)]).toEqual([82, 44]);
  });

  it('leaves men who turn where they are', () => {
    const block = [UNIT, at(4000, 0), at(0, 2000)];
    for (const to of ['left', 'right', 'about'] as const) {
      const turn: Step = { do: 'turn', to };
      const marches = marchesOf(block, [turn, { do: 'advance', distance: 500 }]);
      marches.forEach(({ stops }, i) => {
        const turned = afterStep(block[i]!, turn);
        expect(stops).toEqual([turned, afterStep(turned, { do: 'advance', distance: 500 })]);
      });
    }
  });
});

const middle = (box: Box) => placeFrom(box, -box.depth / 2, 0);
