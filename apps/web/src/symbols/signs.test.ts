import { describe, expect, it } from 'vitest';
import { CARDS } from '../rule-sets.ts';
import { GLYPHS } from './glyphs.ts';

const looked = await Promise.all(CARDS.map(async (card) => [card.id, card.looks.signs, await card.sheet()] as const));

describe('troop symbols', () => {
  it.each(looked)('%s has one of its own for every type, and no others', (_, signs, { troops }) => {
    expect(Object.keys(signs)).toEqual(troops.map(({ id }) => id));
    for (const sign of Object.values(signs)) expect(GLYPHS).toHaveProperty(String(sign));
    expect(new Set(Object.values(signs)).size).toBe(troops.length);
  });

  it('are all drawn by somebody', () => {
    const used = new Set(looked.flatMap(([, signs]) => Object.values(signs)));
    expect(Object.keys(GLYPHS).filter((glyph) => !used.has(glyph as never))).toEqual([]);
  });
});
