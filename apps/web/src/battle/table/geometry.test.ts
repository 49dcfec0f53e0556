import { describe, expect, it } from 'vitest';
import {
  ahead,
  distanceTo,
  halfSpan,
  headingFrom,
  isInside,
  seenFrom,
  shortTurn,
  signedArea,
  uprightAngle,
} from './geometry.ts';

const near = (spot: { x: number; y: number }) => ({ x: expect.closeTo(spot.x, 6), y: expect.closeTo(spot.y, 6) });

describe('headings', () => {
  it('are tenths of a degree clockwise from up the table', () => {
    expect(ahead(0)).toEqual(near({ x: 0, y: -1 }));
    expect(ahead(900)).toEqual(near({ x: 1, y: 0 }));
    expect(headingFrom({ x: 0, y: 0 }, { x: 0, y: 5 })).toBe(1800);
    expect(headingFrom({ x: 0, y: 0 }, { x: -5, y: 0 })).toBe(2700);
  });

  it('turn the short way', () => {
    expect(shortTurn(3500, 100)).toBe(3700);
    expect(shortTurn(100, 3500)).toBe(-100);
    expect(shortTurn(-100, 3400)).toBe(-200);
    expect(shortTurn(0, 1800)).toBe(1800);
  });

  it.each([
    [0, 0],
    [900, 90],
    [1000, -80],
    [1800, 0],
    [2400, 60],
    [3300, -30],
  ])('%i tenths: what stands on a piece is turned by %i degrees, never upside down', (heading, degrees) => {
    expect(uprightAngle(heading)).toBe(degrees);
  });
});

describe('places', () => {
  const pose = { x: 100, y: 100, heading: 900, width: 80, depth: 20 };

  it('know what lies to the right and to the rear', () => {
    expect(seenFrom(pose, { x: 100, y: 130 })).toEqual(near({ x: 30, y: 0 }));
    expect(seenFrom(pose, { x: 90, y: 100 })).toEqual(near({ x: 0, y: 10 }));
  });

  it('are as far as their nearest edge', () => {
    expect(distanceTo(pose, { x: 105, y: 138 })).toBe(0);
    expect(distanceTo(pose, { x: 115, y: 100 })).toBeCloseTo(5);
    expect(distanceTo(pose, { x: 100, y: 150 })).toBeCloseTo(10);
    expect(distanceTo(pose, { x: 113, y: 144 })).toBeCloseTo(5);
  });

  it('span more when they stand askew', () => {
    expect(halfSpan(pose)).toEqual(near({ x: 10, y: 40 }));
    expect(halfSpan({ ...pose, heading: 450 }).x).toBeCloseTo(50 * Math.SQRT1_2);
  });
});

describe('outlines', () => {
  const hook = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 5, y: 5 },
    { x: 0, y: 10 },
  ];

  it('hold what is inside, not what lies in a notch', () => {
    expect(isInside(hook, { x: 2, y: 7 })).toBe(true);
    expect(isInside(hook, { x: 5, y: 7 })).toBe(false);
    expect(isInside(hook, { x: 11, y: 5 })).toBe(false);
  });

  it('have an area with a sign', () => {
    expect(signedArea(hook)).toBe(75);
    expect(signedArea([...hook].reverse())).toBe(-75);
  });
});
