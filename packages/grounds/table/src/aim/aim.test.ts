import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Box, centreOf, pointFrom } from '../geometry/box.ts';
import { turnTo } from '../geometry/heading.ts';
import { distanceBetween } from '../geometry/point.ts';
import { afterStep, arcLength, type Step } from '../paths/step.ts';
import { printSteps } from '../paths/words.ts';
import { boxes, headings, sides } from '../testing.ts';
import { clipped, type Gait, spotIn, waysTo } from './aim.ts';

const UNIT: Box = { x: 0, y: 0, heading: 0, width: 4000, depth: 2000 };
const GAIT: Gait = {
  ...{ allowance: 20_000, wheel: 900, incline: { left: 450, right: 450 }, short: 3000 },
  turns: { to: ['left', 'right', 'about'], cost: 5000 },
};
/** The way that is taken to a place of the middle, which is 1000 behind the middle of the front. */
const wayTo = (x: number, y: number, heading?: number, gait: Partial<Gait> = {}): string =>
  printSteps(waysTo(UNIT, { x, y, heading }, { ...GAIT, ...gait })[0]?.steps ?? [], 1000);

describe('the way to where a box is dragged', () => {
  it.each<[string, number, number, number | undefined]>([
    ['advance 8', 0, -7000, undefined],
    ['incline right 5.657 45', 4000, -3000, undefined],
    ['incline left 8.944 26.6', -4000, -7000, undefined],
    ['back 2', 0, 3000, undefined],
    ['sidestep left 2', -2000, 1000, undefined],
    ['back 1, sidestep right 1', 1000, 2000, undefined],
    ['turn about', 0, 1000, 1800],
    ['turn right', 0, 1000, 900],
    ['wheel right 90', 1000, -2000, 900],
    ['incline right 5.831 31, wheel right 90', 4000, -7000, 900],
    ['turn about, advance 9', 0, 10_000, undefined],
    ['turn left, advance 9', -9000, 1000, 2700],
  ])('%s', (way, x, y, heading) => {
    expect(wayTo(x, y, heading)).toBe(way);
  });

  it('goes on before and after a wheel where nobody inclines', () => {
    const none = { left: 0, right: 0 };
    const ways = waysTo(UNIT, { x: 5000, y: -3000, heading: 900 }, { ...GAIT, incline: none });
    expect(ways.map(({ steps }) => printSteps(steps, 1000))).toContain('advance 1, wheel right 90, advance 4');
    expect(wayTo(4000, -3000, undefined, { incline: none })).toMatch(/^wheel right \S+, advance \S+$/);
  });

  it('inclines only to the side that it may', () => {
    expect(wayTo(-4000, -7000, undefined, { incline: { left: 0, right: 450 } })).toMatch(/^wheel left/);
    expect(wayTo(4000, -7000, undefined, { incline: { left: 0, right: 450 } })).toMatch(/^incline right/);
  });

  it('goes on before and after a slight wheel, too', () => {
    const steps: Step[] = [
      { do: 'advance', distance: 5000 },
      { do: 'wheel', to: 'left', angle: 300 },
      { do: 'advance', distance: 3000 },
    ];
    const end = steps.reduce(afterStep, UNIT);
    const ways = waysTo(UNIT, { ...centreOf(end), heading: end.heading }, GAIT);
    const same = ways.find((way) => way.steps.map((step) => step.do).join(' ') === 'advance wheel advance');
    expect(distanceBetween(centreOf(same!.end), centreOf(end))).toBeLessThan(10);
  });

  it('goes only as far as it may, along the same way', () => {
    expect(wayTo(0, -39_000)).toBe('advance 20');
    expect(wayTo(0, 11_000, undefined, { turns: { to: [], cost: 0 } })).toBe('back 3');
    // A wheel of a quarter is 6284 long: what is left of 5000 is a wheel of 71.6 degrees.
    expect(wayTo(1000, -2000, 900, { allowance: 5000, turns: { to: [], cost: 0 } })).toBe('wheel right 71.6');
    expect(wayTo(4000, -7000, 900, { allowance: 13_000, turns: { to: [], cost: 0 } })).toContain('wheel right 90');
  });

  it('takes no step that there is not', () => {
    const plain: Gait = { allowance: 20_000, wheel: 900 };
    for (const { steps } of waysTo(UNIT, { x: 3000, y: -9000, heading: 200 }, plain))
      expect(steps.filter((step) => step.do !== 'advance' && step.do !== 'wheel')).toEqual([]);
    expect(waysTo(UNIT, { x: 3000, y: -9000 }, { allowance: 9000, wheel: 0 }).map(({ steps }) => steps)).toEqual([
      [{ do: 'advance', distance: 9000 }],
    ]);
  });

  it('lets those who face freely go straight there', () => {
    expect(wayTo(-6000, 9000, 900, { faces: true, turns: { to: [], cost: 0 } })).toBe(
      'face 216.9, advance 10, face 90',
    );
  });

  it('leads nowhere from where it stands', () => {
    expect(waysTo(UNIT, { x: 0, y: 1000 }, GAIT)).toEqual([]);
    // Behind it, with no step back and no turn, there is nothing that would bring it nearer.
    expect(waysTo(UNIT, { x: 0, y: 9000 }, { allowance: 20_000, wheel: 0 })).toEqual([]);
  });

  it('counts a cheaper wheel as it is told', () => {
    const wheel: Step[] = [{ do: 'wheel', to: 'left', angle: 900 }];
    expect(clipped(UNIT, wheel, GAIT).cost).toBe(arcLength(4000, 900));
    expect(clipped(UNIT, wheel, { ...GAIT, quarterWheel: 1000 }).cost).toBe(1000);
    expect(clipped(UNIT, wheel, { ...GAIT, allowance: 500, quarterWheel: 1000 }).steps).toEqual([
      { do: 'wheel', to: 'left', angle: 450 },
    ]);
  });
});

describe('properties of aims', () => {
  const wheels = fc.record({ do: fc.constant('wheel' as const), to: sides, angle: fc.integer({ min: 1, max: 450 }) });
  const advances = fc.record({ do: fc.constant('advance' as const), distance: fc.integer({ min: 1, max: 9000 }) });
  const far: Gait = { ...GAIT, allowance: 200_000 };

  test.prop([boxes, fc.tuple(wheels, advances, wheels)])('finds wheel, advance, wheel', (box, steps) => {
    const end = steps.reduce(afterStep as (at: Box, step: Step) => Box, box);
    const [best] = waysTo(box, { ...centreOf(end), heading: end.heading }, far);
    // A tenth of a degree over the way, and rounding.
    expect(distanceBetween(centreOf(best!.end), centreOf(end))).toBeLessThan(60);
    expect(Math.abs(turnTo(best!.end.heading, end.heading))).toBeLessThanOrEqual(1);
  });

  test.prop([boxes, fc.tuple(advances, wheels, advances)])('finds advance, wheel, advance', (box, steps) => {
    const end = steps.reduce(afterStep as (at: Box, step: Step) => Box, box);
    const [best] = waysTo(box, { ...centreOf(end), heading: end.heading }, far);
    expect(distanceBetween(centreOf(best!.end), centreOf(end))).toBeLessThan(60);
  });

  test.prop([boxes, boxes, headings, fc.boolean()])('never goes farther than allowed', (box, to, heading, turns) => {
    const aim = { ...centreOf(to), ...(turns ? { heading } : {}) };
    for (const { steps, end, cost } of waysTo(box, aim, GAIT)) {
      expect(cost).toBeLessThanOrEqual(GAIT.allowance);
      expect(end).toEqual(steps.reduce(afterStep as (at: Box, step: Step) => Box, box));
      const short = steps.flatMap((step) => (step.do === 'back' || step.do === 'sidestep' ? [step.distance] : []));
      expect(short.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(3000);
    }
  });

  test.prop([boxes, fc.tuple(wheels, advances)])('brings one of several to its place', (frame, steps) => {
    const spot = spotIn(-500, 1500);
    const end = steps.reduce(afterStep as (at: Box, step: Step) => Box, frame);
    const goal = pointFrom(end, -500, 1500);
    const [best] = waysTo(frame, { ...goal, heading: end.heading }, far, spot);
    expect(distanceBetween(spot(best!.end), goal)).toBeLessThan(60);
  });
});
