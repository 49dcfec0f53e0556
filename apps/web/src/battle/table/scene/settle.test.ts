import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../testing/samples.ts';
import { settled, settledList } from './settle.ts';

const again = <T>(value: T): T => structuredClone(value);

describe('a scene that comes anew', () => {
  const { pieces } = SAMPLES.hex!();

  it('is the one before where it says the same', () => {
    expect(settledList(pieces, again(pieces))).toBe(pieces);
    expect(settled(pieces, again(pieces))).toBe(pieces);
    expect(settledList(undefined, pieces)).toBe(pieces);
  });

  it('keeps every piece but the one that changed', () => {
    const next = again(pieces).map((piece) => (piece.id === 3 ? { ...piece, left: 0 } : piece));
    const list = settledList(pieces, next);
    expect(list.filter((piece, i) => piece !== pieces[i]).map(({ id }) => id)).toEqual([3]);
    expect(list.find(({ id }) => id === 3)!.left).toBe(0);
  });

  it('follows pieces that went', () => {
    const list = settledList(pieces, again(pieces).slice(1));
    expect(list).toHaveLength(pieces.length - 1);
    expect(list[0]).toBe(pieces[1]);
  });
});
