import { walk } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { bodiesOf } from '../testing/bodies.ts';
import { exchangeShown, movedShown, pathShown, runShown } from './shown.ts';

const BOX = { x: 1000, y: 1000, heading: 0, width: 400, depth: 200 };

describe('where choices are', () => {
  it('a path: from middle to middle, a wheel in parts of 15 degrees, and the unit at its end', () => {
    const legs = walk(BOX, [
      { do: 'advance', distance: 500 },
      { do: 'wheel', to: 'left', angle: 450 },
    ]);
    const { pieces, ghosts, way } = pathShown(7, BOX, legs);
    expect(pieces).toEqual([7]);
    expect(way!.slice(0, 2)).toEqual([
      { x: 1000, y: 1100 },
      { x: 1000, y: 600 },
    ]);
    expect(way).toHaveLength(5);
    expect(ghosts![0]).toMatchObject({ id: 7, heading: 3150, width: 400, depth: 200, ...way!.at(-1) });
  });

  it('a path of no step, or of a turn in place, has no way', () => {
    expect(pathShown(7, BOX, [])).toEqual({ pieces: [7], ghosts: [{ id: 7, ...BOX, y: 1100 }] });
    const about = pathShown(7, BOX, walk(BOX, [{ do: 'turn', to: 'about' }]));
    expect(about).toEqual({ pieces: [7], ghosts: [{ id: 7, ...BOX, y: 1100, heading: 1800 }] });
  });

  it('a move', () =>
    expect(movedShown(7, BOX, { ...BOX, y: 500 })).toEqual({
      ...{ pieces: [7], ghosts: [{ id: 7, ...BOX, y: 600 }] },
      way: [
        { x: 1000, y: 1100 },
        { x: 1000, y: 600 },
      ],
    }));

  it('a run at an enemy, as far as it comes', () => {
    const both = bodiesOf([{ at: [500, 600] }], [{ at: [500, 500], heading: 180 }]);
    const { pieces, targets, ghosts } = runShown(both, 0, 1, 20_000);
    expect([pieces, targets, ghosts![0]!.y]).toEqual([[0], [1], 52_000]);
    expect(runShown(both, 0, 1, 4_000).ghosts![0]!.y).toBe(58_000);
  });

  it('two who change places', () => {
    const both = bodiesOf([{ at: [500, 600] }, { at: [500, 700] }], []);
    const { ghosts } = exchangeShown(both, 0, 1);
    expect(ghosts!.map(({ id, y }) => [id, y])).toEqual([
      [0, 72_000],
      [1, 62_000],
    ]);
  });
});
