import { describe, expect, it } from 'vitest';
import { boxAt, STAND } from '../testing/bodies.ts';
import { filesOf, frontageOf, touchedBy } from './frontage.ts';

const A = boxAt({ at: [500, 500], files: 4 });
const front = (x: number, files: number) => boxAt({ at: [x, 500], heading: 180, files });
const onFlank = boxAt({ at: [540, 510], heading: 270, files: 2 });

describe('LG-CBT-6 CB-CBT-10 stands in contact', () => {
  it('counts files by the width of a stand', () => {
    expect(filesOf(A, STAND)).toBe(4);
  });

  it.each([
    [500, 2, [1, 2]],
    [500, 4, [0, 1, 2, 3]],
    [520, 4, [1, 2, 3]],
    [560, 4, [3]],
    // What shares less than a twentieth of a stand does not touch: the outer file alone is struck.
    [579, 4, [3]],
    [478.5, 2, [0, 1]],
    [479.5, 2, [0, 1]],
    [481.5, 2, [0, 1, 2]],
  ])('an enemy at %f with %i files touches files %j', (x, files, touched) => {
    expect(touchedBy(A, front(x, files), STAND).files).toEqual(touched);
  });

  it('struck in flank it has the outer file in contact', () => {
    expect(touchedBy(A, onFlank, STAND)).toEqual({ files: [3], along: false });
    const other = boxAt({ at: [460, 510], heading: 90, files: 2 });
    expect(touchedBy(A, other, STAND)).toEqual({ files: [0], along: false });
  });

  it('one stand overlaps beyond each end; none of a unit struck in flank alone', () => {
    expect(frontageOf(A, [front(500, 2)], STAND)).toEqual({ touching: 2, overlapping: 2 });
    expect(frontageOf(A, [front(480, 2)], STAND)).toEqual({ touching: 2, overlapping: 1 });
    expect(frontageOf(A, [front(500, 6)], STAND)).toEqual({ touching: 4, overlapping: 0 });
    expect(frontageOf(A, [onFlank], STAND)).toEqual({ touching: 1, overlapping: 0 });
    expect(frontageOf(A, [front(480, 2), onFlank], STAND)).toEqual({ touching: 3, overlapping: 0 });
  });
});
