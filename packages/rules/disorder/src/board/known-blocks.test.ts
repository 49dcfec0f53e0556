import { describe, expect, it } from 'vitest';
import { KnownBlocks } from './known-blocks.ts';

const MADE = { stands: 8, stand: { width: 40, depth: 20 } };
const UNIT = { x: 100, y: 200, heading: 900, formation: 'line', files: 4, casualties: 0 };
const known = () => {
  const blocks = new KnownBlocks();
  return { blocks, first: blocks.of(3, UNIT, MADE) };
};

describe('known blocks', () => {
  it('are as wide and deep as their stands make them', () => {
    const { blocks, first } = known();
    expect(first).toMatchObject({ x: 100, y: 200, heading: 900, width: 160, depth: 40 });
    expect(blocks.of(1, { ...UNIT, formation: 'column' }, MADE)).toMatchObject({ width: 40, depth: 160 });
    expect(blocks.of(2, { ...UNIT, casualties: 1 }, MADE)).toMatchObject({ width: 160, depth: 40 });
    expect(blocks.of(2, { ...UNIT, casualties: 5 }, MADE)).toMatchObject({ width: 120, depth: 20 });
    expect(blocks.of(2, { ...UNIT, casualties: 8 }, MADE)).toMatchObject({ width: 40, depth: 20 });
  });

  it('are kept for as long as a unit stands so, whoever else is asked for', () => {
    const { blocks, first } = known();
    expect(blocks.of(3, { ...UNIT }, MADE)).toBe(first);
    expect(blocks.of(0, UNIT, MADE)).not.toBe(first);
    expect(blocks.of(3, { ...UNIT }, MADE)).toBe(first);
  });

  it.each([{ x: 101 }, { y: 201 }, { heading: 901 }, { files: 2 }, { casualties: 4 }, { formation: 'column' }])(
    'are made anew with %o, and again when it was before',
    (change) => {
      const { blocks, first } = known();
      const changed = blocks.of(3, { ...UNIT, ...change }, MADE);
      expect({ ...changed }).not.toEqual({ ...first });
      expect({ ...blocks.of(3, UNIT, MADE) }).toEqual({ ...first });
    },
  );

  it('are the very same where the size is, so that what is known of a place is not forgotten', () => {
    const { blocks, first } = known();
    expect(blocks.of(3, { ...UNIT, casualties: 1 }, MADE)).toBe(first);
    expect(blocks.of(3, { ...UNIT, formation: 'unformed' }, MADE)).toBe(first);
  });

  it('have places beside them for those who are no block', () => {
    const { blocks } = known();
    const leader = blocks.at(9, { x: 5, y: 6 });
    expect(leader).toMatchObject({ x: 5, y: 6, width: 0, depth: 0 });
    expect(blocks.at(9, { x: 5, y: 6 })).toBe(leader);
    expect(blocks.at(9, { x: 5, y: 7 })).toMatchObject({ y: 7 });
  });
});
