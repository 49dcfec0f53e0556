import { describe, expect, it } from 'vitest';
import { type Scheme, violationsOn } from './axe.ts';
import { atEveryPlace, PLACES, type Place } from './places.ts';
import { pageOf, SIZES, type Site, type Size } from './site.ts';

/**
 * Every page is looked at on a telephone. What is the same on all procedures, the colours of the dark and how a desk lays
 * a page out, is looked at on pages of every kind and wherever something is open, thrown or wrong.
 */
function schemesFor(size: Size, { hash, act }: Place): readonly Scheme[] {
  const isOneOfAKind = act !== undefined || !hash.includes('/');
  if (size === 'phone') return isOneOfAKind ? ['light', 'dark'] : ['light'];
  return isOneOfAKind ? ['light'] : [];
}

export function access(site: () => Site): void {
  describe('axe', () => {
    // Side by side, for each keeps one core busy.
    it.concurrent.each(Object.keys(SIZES) as Size[])('finds no violation at %s size', async (size) => {
      const reader = await site().reader({ ...SIZES[size], reducedMotion: 'reduce' });
      const page = await pageOf(reader);
      const found = await atEveryPlace(page, site(), (at, place) => violationsOn(at, schemesFor(size, place)));
      expect(found).toEqual(Object.fromEntries(PLACES.map(({ name }) => [name, []])));
      await reader.close();
    });
  });
}
