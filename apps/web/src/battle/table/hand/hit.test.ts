import { describe, expect, it } from 'vitest';
import { SAMPLES, samplePiece } from '../testing/samples.ts';
import { cellAt, pieceAt } from './hit.ts';

const at = (id: number, x: number, heading = 0) => samplePiece(id, 'red', { x, y: 0, heading, width: 80, depth: 40 });
const any = () => false;

describe('what is under the hand', () => {
  it('is the piece it lies on, as the piece stands', () => {
    const pieces = [at(1, 0), at(2, 200, 900)];
    expect(pieceAt(pieces, { x: 39, y: 19 }, 0, any)?.id).toBe(1);
    expect(pieceAt(pieces, { x: 235, y: 0 }, 0, any)).toBeUndefined();
    expect(pieceAt(pieces, { x: 215, y: 35 }, 0, any)?.id).toBe(2);
  });

  it('is the nearest within reach, and nothing beyond', () => {
    const pieces = [at(1, 0), at(2, 100)];
    expect(pieceAt(pieces, { x: 53, y: 0 }, 15, any)?.id).toBe(2);
    expect(pieceAt(pieces, { x: 47, y: 0 }, 15, any)?.id).toBe(1);
    expect(pieceAt(pieces, { x: 0, y: 40 }, 15, any)).toBeUndefined();
  });

  it('is the one on top, unless another is wanted', () => {
    const pieces = [at(1, 0), at(2, 10), at(3, 20)];
    expect(pieceAt(pieces, { x: 10, y: 0 }, 0, any)?.id).toBe(3);
    expect(pieceAt(pieces, { x: 10, y: 0 }, 0, (id) => id === 2)?.id).toBe(2);
  });

  it('is the cell whose outline holds it', () => {
    const { cells } = SAMPLES.hex!();
    expect(cellAt(cells, { x: 50, y: 58 })?.name).toBe('A1');
    expect(cellAt(cells, { x: 205, y: 145 })?.name).toBe('B2');
    expect(cellAt(cells, { x: -5, y: -5 })).toBeUndefined();
  });
});
