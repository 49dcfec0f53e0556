import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { radians } from '../testing.ts';
import { ABOUT, cosine, headingOf, normalise, QUARTER, sine, turnTo } from './heading.ts';

const anyTenths = fc.integer({ min: -20_000, max: 20_000 });

describe('sines', () => {
  it('are those of Math.sin', () => {
    for (let h = -3600; h <= 7200; h++) {
      expect(Math.abs(sine(h) - Math.sin(radians(h)))).toBeLessThan(1e-9);
      expect(Math.abs(cosine(h) - Math.cos(radians(h)))).toBeLessThan(1e-9);
    }
  });

  it('are exact where they can be, and never a zero with a sign', () => {
    expect([0, 300, 900, 1500, 1800, 2100, 2700].map(sine)).toEqual([0, 0.5, 1, 0.5, 0, -0.5, -1]);
    expect([0, 600, 900, 1200, 1800, 2700].map(cosine)).toEqual([1, 0.5, 0, -0.5, -1, 0]);
  });

  test.prop([anyTenths])('are the same in every quarter and in a mirror, to the last place', (h) => {
    expect(sine(-h) + sine(h)).toBe(0);
    expect(cosine(-h)).toBe(cosine(h));
    expect(sine(h + QUARTER)).toBe(cosine(h));
    expect(sine(h + ABOUT) + sine(h)).toBe(0);
  });
});

describe('headings', () => {
  test.prop([anyTenths])('are normal from 0 to 3599', (h) => {
    const normal = normalise(h);
    expect(normal).toBeGreaterThanOrEqual(0);
    expect(normal).toBeLessThan(3600);
    expect(Math.abs(normal - h) % 3600).toBe(0);
    expect(Object.is(normal, -0)).toBe(false);
  });

  test.prop([anyTenths, anyTenths])('are turned between by the shorter way', (from, to) => {
    const turn = turnTo(from, to);
    expect(normalise(from + turn)).toBe(normalise(to));
    expect(turn).toBeGreaterThan(-1800);
    expect(turn).toBeLessThanOrEqual(1800);
  });

  it('turn clockwise where positive, and by half a turn at most', () => {
    expect([turnTo(0, 900), turnTo(900, 0), turnTo(3590, 10), turnTo(0, 1800), turnTo(0, 1801)]).toEqual([
      900, -900, 20, 1800, -1799,
    ]);
  });
});

describe('headingOf', () => {
  const lengths = fc.integer({ min: -200_000, max: 200_000 });

  test.prop([lengths, lengths], { numRuns: 2000 })('is within half a tenth of atan2', (dx, dy) => {
    if (dx === 0 && dy === 0) return;
    const heading = headingOf(dx, dy);
    expect(Number.isInteger(heading) && heading >= 0 && heading < 3600).toBe(true);
    const off = normalise(heading - (Math.atan2(dx, -dy) * 1800) / Math.PI + 1) - 1;
    expect(Math.abs(off)).toBeLessThan(0.5 + 1e-5);
  });

  test.prop([fc.integer({ min: 0, max: 3599 }), fc.integer({ min: 1, max: 1e6 })])('leads back', (h, far) => {
    expect(headingOf(sine(h) * far, -cosine(h) * far)).toBe(h);
  });

  test.prop([lengths, lengths])('is the same in every quarter and in a mirror', (dx, dy) => {
    if (dx === 0 && dy === 0) return;
    expect(headingOf(-dy, dx)).toBe(normalise(headingOf(dx, dy) + QUARTER));
    expect(headingOf(-dx, dy)).toBe(normalise(-headingOf(dx, dy)));
  });

  it('of nothing is up', () => {
    expect(headingOf(0, 0)).toBe(0);
    expect([headingOf(0, -5), headingOf(5, 0), headingOf(0, 5), headingOf(-5, 0), headingOf(-1, -1)]).toEqual([
      0, 900, 1800, 2700, 3150,
    ]);
  });

  it('goes over from the last tenth to the first', () => {
    expect(headingOf(-1, -10_000)).toBe(0);
    expect(headingOf(-10, -10_000)).toBe(3599);
  });
});
