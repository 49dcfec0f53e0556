import { describe, expect, it } from 'vitest';
import { CARDS } from '../sheets.ts';
import { GLYPHS } from './glyphs.ts';
import { SIGN_OF } from './signs.ts';

const sheets = await Promise.all(CARDS.map(({ load }) => load()));

describe('troop symbols', () => {
  it.each(sheets.map((sheet) => [sheet.id, sheet] as const))(
    '%s has one of its own for every type',
    (_, { troops }) => {
      const signs = troops.map(({ id }) => SIGN_OF[id]);
      for (const [i, sign] of signs.entries()) expect(GLYPHS, troops[i]!.id).toHaveProperty(String(sign));
      expect(new Set(signs).size).toBe(troops.length);
    },
  );

  it('are drawn only for types that there are', () => {
    const types = new Set(sheets.flatMap(({ troops }) => troops.map(({ id }) => id)));
    expect(Object.keys(SIGN_OF).filter((type) => !types.has(type))).toEqual([]);
    const used = new Set(Object.values(SIGN_OF));
    expect(Object.keys(GLYPHS).filter((glyph) => !used.has(glyph as never))).toEqual([]);
  });
});
