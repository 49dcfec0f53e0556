import { describe, expect, it } from 'vitest';
import { block, columnOf, depthOf, frontRank, placesIn, rankSizes, ranksOf, widthOf, without } from './stands.ts';

const STAND = { width: 20, depth: 10 };

describe('stands in ranks', () => {
  it.each([
    [8, 4, [4, 4]],
    [7, 4, [4, 3]],
    [4, 4, [4]],
    [9, 4, [4, 4, 1]],
    [3, 1, [1, 1, 1]],
  ])('LG-UNIT-4 CB-UNIT-2 %i stands in %i files: %j', (stands, files, sizes) => {
    const of = block(stands, files);
    expect(of).toEqual({ stands, files });
    expect([rankSizes(of), ranksOf(of), frontRank(of)]).toEqual([sizes, sizes.length, sizes[0]]);
    expect([widthOf(of, STAND), depthOf(of, STAND)]).toEqual([sizes[0]! * 20, sizes.length * 10]);
  });

  it('LG-UNIT-4 no more files than stands, and at least one', () => {
    expect(block(3, 6)).toEqual({ stands: 3, files: 3 });
    expect(block(3, 0)).toEqual({ stands: 3, files: 1 });
    expect(block(0, 4)).toEqual({ stands: 0, files: 1 });
    expect([rankSizes(block(0, 4)), frontRank(block(0, 4))]).toEqual([[], 0]);
  });

  it('LG-MOV-4 a column is one file wide', () => {
    expect(columnOf(6)).toEqual({ stands: 6, files: 1 });
  });

  it('LG-CBT-6 casualties leave from the rear', () => {
    const left = [0, 1, 3, 4, 5, 7, 8, 9].map((casualties) => rankSizes(without(block(8, 4), casualties)));
    expect(left).toEqual([[4, 4], [4, 3], [4, 1], [4], [3], [1], [], []]);
    expect(without(block(8, 4), 5)).toEqual({ stands: 3, files: 3 });
    expect(without(block(8, 4), 9)).toEqual({ stands: 0, files: 1 });
  });

  it('LG-UNIT-4 each stand has its place, rank by rank from the left; a short last rank stands in the middle', () => {
    const places = (stands: number, files: number) =>
      placesIn(block(stands, files), STAND).map(({ ahead, aside }) => `${aside} ${ahead}`);
    expect(places(4, 2)).toEqual(['-10 0', '10 0', '-10 -10', '10 -10']);
    expect(places(5, 3)).toEqual(['-20 0', '0 0', '20 0', '-10 -10', '10 -10']);
    expect(places(3, 1)).toEqual(['0 0', '0 -10', '0 -20']);
  });
});
