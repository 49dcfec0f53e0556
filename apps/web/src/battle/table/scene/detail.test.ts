import { zoomIdentity } from 'd3-zoom';
import { describe, expect, it } from 'vitest';
import { shiftToSee, wholeScale } from '../camera/framing.ts';
import { slideFrom } from '../camera/slide.ts';
import { SAMPLES } from '../testing/samples.ts';
import { DETAILS, detailAt, labelPixel, usualSize } from './detail.ts';

describe('level of detail', () => {
  it('grows with the size of a piece on the screen, through every level', () => {
    const seen = Array.from({ length: 100 }, (_, pixels) => detailAt(pixels));
    expect([...new Set(seen)]).toEqual([...DETAILS]);
  });

  it('goes by pieces of usual size, and by the table where there are none', () => {
    expect(usualSize(SAMPLES.hex!())).toBeCloseTo(Math.sqrt(80 * 40));
    expect(usualSize({ pieces: [], width: 400, height: 200 })).toBe(10);
  });

  it('labels are about as large at every scale, and change by few steps', () => {
    const scales = Array.from({ length: 200 }, (_, i) => 0.001 * 1.05 ** i);
    for (const scale of scales) {
      expect(labelPixel(scale) * scale).toBeGreaterThan(0.83);
      expect(labelPixel(scale) * scale).toBeLessThan(1.2);
    }
    const doublings = Math.log2(scales.at(-1)! / scales[0]!);
    expect(new Set(scales.map(labelPixel)).size).toBeLessThanOrEqual(Math.ceil(doublings * 2) + 1);
  });
});

describe('the view', () => {
  it('shows the whole table with a margin, whichever side is the narrow one', () => {
    expect(wholeScale({ width: 1000, height: 100 }, { width: 536, height: 800 })).toBe(0.5);
    expect(wholeScale({ width: 100, height: 1000 }, { width: 536, height: 536 })).toBe(0.5);
  });

  it('moves only for what cannot be seen', () => {
    const view = { width: 300, height: 300 };
    expect(shiftToSee({ x: 150, y: 40 }, view)).toEqual({ x: 0, y: 0 });
    expect(shiftToSee({ x: -50, y: 400 }, view)).toEqual({ x: 150, y: -200 });
  });

  it('shifts and stretches what is painted, so that every spot is where it would be painted', () => {
    const view = { width: 400, height: 200 };
    const painted = zoomIdentity.translate(-30, 20).scale(2);
    const now = zoomIdentity.translate(-90, -10).scale(2.5);
    const [, x, y, by] = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(slideFrom(painted, now, view)!)!.map(Number);
    for (const [spotX, spotY] of [
      [0, 0],
      [70, 40],
    ] as const) {
      // The plane begins half a view before the stage.
      const onPlane = { x: painted.applyX(spotX) + 200, y: painted.applyY(spotY) + 100 };
      expect(-200 + x! + by! * onPlane.x).toBeCloseTo(now.applyX(spotX));
      expect(-100 + y! + by! * onPlane.y).toBeCloseTo(now.applyY(spotY));
    }
  });

  it('is painted anew where the plane does not reach or would be coarse', () => {
    const view = { width: 400, height: 200 };
    const from = (x: number, k: number) => slideFrom(zoomIdentity, zoomIdentity.translate(x, 0).scale(k), view);
    expect(from(199, 1)).toBe('translate(199px, 0px) scale(1)');
    expect(from(201, 1)).toBeUndefined();
    expect(from(-201, 1)).toBeUndefined();
    expect(from(0, 2)).toBeUndefined();
    expect(from(0, 0.6)).toBeUndefined();
    expect(from(139, 0.7)).toBeDefined();
    expect(from(141, 0.7)).toBeUndefined();
  });
});
