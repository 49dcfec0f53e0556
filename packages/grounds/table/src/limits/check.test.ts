import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Box } from '../geometry/box.ts';
import { overlap, rangeBetween } from '../geometry/contact.ts';
import { INCH, TOUCH } from '../geometry/length.ts';
import { endOf, lengthOfPath, walk } from '../paths/path.ts';
import { afterStep, type Step } from '../paths/step.ts';
import { boxesIn, depthIn, MOVEMENTS, mostOf, samplesOf, steps, TABLE } from '../testing.ts';
import { faultOfMarch, faultOfPath, isRoomFor } from './check.ts';
import type { PathLimits } from './limits.ts';

const UNIT: Box = { x: 50_000, y: 50_000, heading: 0, width: 4000, depth: 2000 };
const OPEN: PathLimits = { table: TABLE, allowance: 20_000, barred: [] };
const verdict = (path: readonly Step[], limits: Partial<PathLimits>, box: Box = UNIT) =>
  faultOfPath(box, walk(box, path), { ...OPEN, ...limits });
const advance = (distance: number): Step => ({ do: 'advance', distance });
const square = (x: number, y: number, side: number) => ({
  points: [
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ],
});

describe('a place', () => {
  const onIt: Box = { ...UNIT, x: UNIT.x + 1000 };
  const hasRoom = (limits: Partial<PathLimits>, box: Box = UNIT) => isRoomFor(box, { ...OPEN, ...limits });

  it('is refused to who would stand on somebody, too near, in closed ground or off the table, and else is not', () => {
    expect(hasRoom({})).toBe(true);
    expect(hasRoom({ barred: [onIt] })).toBe(false);
    expect(hasRoom({ passed: [onIt] })).toBe(false);
    expect(hasRoom({ closed: [square(49_000, 50_500, 500)] })).toBe(false);
    const off: Box = { ...UNIT, x: UNIT.x + 9000 };
    expect([4000, 6000].map((distance) => hasRoom({ away: { distance, from: [off] } }))).toEqual([true, false]);
    expect([TOUCH, TOUCH + 1].map((by) => hasRoom({}, { ...UNIT, y: -by }))).toEqual([true, false]);
  });
});

describe('a path', () => {
  it('is clean in the open', () => {
    expect(verdict([advance(8000), { do: 'wheel', to: 'left', angle: 900 }], {})).toBeUndefined();
    expect(verdict([], { allowance: 0 })).toBeUndefined();
  });

  it('goes no farther than it may', () => {
    expect(verdict([advance(600), advance(401)], { allowance: 1000 })).toEqual({
      kind: 'too far',
      by: 1,
      at: { x: 50_000, y: 48_999 },
    });
    expect(verdict([advance(600), advance(400)], { allowance: 1000 })).toBeUndefined();
  });

  it('does not leave the table, but for a touch', () => {
    const atEdge: Box = { ...UNIT, y: 1000 };
    expect(verdict([advance(1000 + TOUCH)], {}, atEdge)).toBeUndefined();
    expect(verdict([advance(1000 + TOUCH + 1)], {}, atEdge)).toMatchObject({ kind: 'off the table', by: TOUCH + 1 });
    const corner: Box = { ...UNIT, x: TABLE.width - 2000, y: TABLE.height - 2000 };
    expect(verdict([{ do: 'sidestep', to: 'right', distance: 40 }], {}, corner)).toMatchObject({ by: 40 });
    expect(verdict([{ do: 'back', distance: 40 }], {}, corner)).toMatchObject({ kind: 'off the table', by: 40 });
    expect(verdict([{ do: 'sidestep', to: 'left', distance: 40 }], {}, { ...UNIT, x: 2000 })).toMatchObject({ by: 40 });
  });

  it('does not leave the table on the way either', () => {
    // The outer corner comes round by the edge: off it in the middle of the wheel, on it at the end.
    const box: Box = { ...UNIT, x: 2936, y: 20_000, heading: 3150 };
    const wheel: Step = { do: 'wheel', to: 'right', angle: 900 };
    const end = afterStep(box, wheel);
    expect(Math.min(...samplesOf(end, 1).map(({ x, y }) => Math.min(x, y)))).toBeGreaterThan(0);
    expect(verdict([wheel], {}, box)).toMatchObject({ kind: 'off the table' });
  });

  it('may come on from outside', () => {
    const outside: Box = { ...UNIT, y: TABLE.height + 100 };
    expect(verdict([advance(2100)], {}, outside)).toBeUndefined();
    expect(verdict([advance(2000)], {}, outside)).toMatchObject({ kind: 'off the table', by: 100 });
    expect(verdict([{ do: 'back', distance: 200 }, advance(2500)], {}, outside)).toMatchObject({ by: 2300 });
  });

  it('passes over no unit that bars it, and says which, how deep and where', () => {
    const far = { ...UNIT, x: 90_000 };
    const ahead = { ...UNIT, y: 45_000 };
    expect(verdict([advance(3000 + TOUCH)], { barred: [far, ahead] })).toBeUndefined();
    expect(verdict([advance(3000 + TOUCH + 1)], { barred: [far, ahead] })).toMatchObject({
      kind: 'over a unit',
      index: 1,
      by: TOUCH + 1,
      at: { x: 50_000 },
    });
    expect(verdict([advance(12_000)], { barred: [far, ahead] })).toMatchObject({ kind: 'over a unit', index: 1 });
    expect(verdict([advance(12_000)], { passed: [far, ahead] })).toBeUndefined();
    expect(verdict([advance(4000)], { passed: [far, ahead] })).toMatchObject({
      kind: 'onto a unit',
      index: 1,
      by: 1000,
    });
    expect(verdict([], { passed: [UNIT] })).toMatchObject({ kind: 'onto a unit', index: 0 });
  });

  it('names the first that it meets', () => {
    const near = { ...UNIT, y: 47_000, x: 53_000 };
    const beyond = { ...UNIT, y: 40_000 };
    expect(verdict([advance(1000), advance(10_000)], { barred: [beyond, near] })).toMatchObject({ index: 0 });
    expect(verdict([advance(2000), advance(10_000)], { barred: [beyond, near] })).toMatchObject({ index: 1 });
  });

  it('sees what a unit sweeps over when it faces elsewhere', () => {
    const beside = { ...UNIT, y: 49_000, x: 50_000, width: 1000, depth: 500 };
    const turnRound: Step = { do: 'face', heading: 1800 };
    expect(verdict([turnRound], { barred: [beside] })).toMatchObject({ kind: 'over a unit' });
    expect(verdict([{ do: 'turn', to: 'about' }], { barred: [beside] })).toBeUndefined();
  });

  it('does not enter closed ground, but may stand at its edge', () => {
    const marsh = square(45_000, 30_000, 15_000);
    const away = square(0, 0, 1000);
    expect(verdict([advance(5000 + TOUCH - 1)], { closed: [away, marsh] })).toBeUndefined();
    const fault = verdict([advance(5100)], { closed: [away, marsh] });
    expect(fault).toMatchObject({ kind: 'into closed ground', index: 1 });
    expect(Math.abs(fault!.by - 100)).toBeLessThan(1);
    expect(fault!.at.y).toBeLessThanOrEqual(45_000);
    expect(verdict([advance(12_000)], { closed: [square(49_000, 44_000, 500)] })).toMatchObject({ index: 0 });
  });

  it('finds a stream that it only crosses', () => {
    const stream = {
      points: [
        [0, 46_000],
        [TABLE.width, 46_000],
        [TABLE.width, 46_500],
        [0, 46_500],
      ].map(([x, y]) => ({ x: x!, y: y! })),
    };
    const fault = verdict([advance(12_000)], { closed: [stream] });
    expect(fault).toMatchObject({ kind: 'into closed ground', index: 0, at: { y: 46_250 } });
    expect(fault!.by).toBeGreaterThan(400);
  });

  it('keeps away as far as it must', () => {
    const enemy = { ...UNIT, y: 40_000, heading: 1800 };
    const away = { distance: INCH, from: [{ ...UNIT, x: 0 }, enemy] };
    const free = 10_000 - INCH;
    expect(verdict([advance(free + TOUCH)], { away })).toBeUndefined();
    expect(verdict([advance(free + TOUCH + 1)], { away })).toMatchObject({ kind: 'too near', index: 1, by: TOUCH + 1 });
  });
});

describe('any path', () => {
  const LAND = 40_000;
  const inLand = boxesIn(LAND, LAND);
  const cases = fc.record({
    box: inLand,
    path: fc.array(steps, { minLength: 1, maxLength: 3 }),
    barred: fc.array(inLand, { maxLength: 3 }),
    passed: fc.array(inLand, { maxLength: 3 }),
  });
  const limitsOf = ({ barred, passed }: { barred: Box[]; passed: Box[] }, table = TABLE): PathLimits => ({
    table,
    allowance: 60_000,
    barred,
    passed,
  });

  /** The places on the way, a few to each leg. */
  const onTheWay = (box: Box, path: readonly Step[]): Box[] =>
    walk(box, path).flatMap(({ step, from, to }): Box[] => {
      const parts = Array.from({ length: 9 }, (_, i) => i / 8);
      if (step.do === 'wheel') return parts.map((t) => afterStep(from, { ...step, angle: Math.round(step.angle * t) }));
      if (step.do === 'turn' || step.do === 'form' || step.do === 'face') return [to];
      return parts.map((t) => ({ ...from, x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }));
    });

  test.prop([cases], { numRuns: 600 })('that is clean runs into nothing at any moment', (at) => {
    const legs = walk(at.box, at.path);
    if (faultOfPath(at.box, legs, limitsOf(at))) return;
    const end = endOf(at.box, legs);
    expect(lengthOfPath(legs)).toBeLessThanOrEqual(60_000);
    for (const p of samplesOf(end, 1))
      expect(Math.min(p.x, p.y, TABLE.width - p.x, TABLE.height - p.y)).toBeGreaterThan(-TOUCH - 1);
    for (const other of [...at.barred, ...at.passed]) expect(overlap(end, other)).toBe(false);
    const moments = onTheWay(at.box, at.path);
    const depths = moments.flatMap((moment) =>
      at.barred.flatMap((other) => [
        ...samplesOf(moment, 6).map((p) => depthIn(other, p)),
        ...samplesOf(other, 6).map((p) => depthIn(moment, p)),
      ]),
    );
    expect(mostOf([0, ...depths])).toBeLessThan(TOUCH + 1.5);
  });

  test.prop([cases], { numRuns: 300 })('that is not clean does run into something', (at) => {
    const path = at.path.filter((step) => step.do !== 'face');
    const fault = faultOfPath(at.box, walk(at.box, path), limitsOf(at));
    if (fault?.kind !== 'over a unit') return;
    const other = at.barred[fault.index]!;
    expect(depthIn(other, fault.at)).toBeGreaterThan(-0.01);
    const least = Math.min(...[at.box, ...onTheWay(at.box, path)].map((moment) => rangeBetween(moment, other)));
    // Of the moments between those sampled, a wheel's may be some way off.
    expect(least).toBeLessThan(20_000 / 8);
  });

  test.prop([cases], { numRuns: 300 })('has the same verdict in a mirror and after a quarter turn', (at) => {
    const fault = faultOfPath(at.box, walk(at.box, at.path), limitsOf(at));
    for (const { box, step, table } of MOVEMENTS) {
      const moved = { barred: at.barred.map(box), passed: at.passed.map(box) };
      const found = faultOfPath(box(at.box), walk(box(at.box), at.path.map(step)), limitsOf(moved, table));
      expect(found?.kind).toBe(fault?.kind);
    }
  });

  test.prop([cases], { numRuns: 600 })('that is clean ends where one may stand', (at) => {
    const legs = walk(at.box, at.path);
    if (!faultOfPath(at.box, legs, limitsOf(at))) expect(isRoomFor(endOf(at.box, legs), limitsOf(at))).toBe(true);
  });

  test.prop([cases])('is checked as the march it makes', (at) => {
    const legs = walk(at.box, at.path);
    const march = {
      start: at.box,
      passages: legs.map((leg) => ({ leg, by: leg })),
      stops: legs.map(({ to }) => to),
      length: lengthOfPath(legs),
    };
    expect(faultOfMarch(march, limitsOf(at))).toEqual(faultOfPath(at.box, legs, limitsOf(at)));
  });
});
