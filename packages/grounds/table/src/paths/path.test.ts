import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { boxes, steps } from '../testing.ts';
import { endOf, lengthOfPath, walk } from './path.ts';
import { afterStep, lengthOf } from './step.ts';

const paths = fc.array(steps, { maxLength: 6 });

describe('walk', () => {
  test.prop([boxes, paths])('goes step after step', (box, path) => {
    const legs = walk(box, path);
    let at = box;
    for (const [i, step] of path.entries()) {
      const to = afterStep(at, step);
      expect(legs[i]).toEqual({ step, from: at, to, length: lengthOf(at, step) });
      at = to;
    }
    expect(legs).toHaveLength(path.length);
    expect(endOf(box, legs)).toEqual(at);
  });

  test.prop([boxes, paths, steps])('costs no less when it goes on', (box, path, more) => {
    const before = lengthOfPath(walk(box, path));
    expect(before).toBeGreaterThanOrEqual(0);
    expect(lengthOfPath(walk(box, [...path, more]))).toBeGreaterThanOrEqual(before);
  });

  it('refuses steps that are none', () => {
    const box = { x: 0, y: 0, heading: 0, width: 400, depth: 200 };
    expect(() => walk(box, [{ do: 'advance', distance: -500 }])).toThrow(
      new RangeError('a step cannot be {"do":"advance","distance":-500}'),
    );
    expect(walk(box, [])).toEqual([]);
    expect([endOf(box, []), lengthOfPath([])]).toEqual([box, 0]);
  });
});
