import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Scheme, violationsOn } from './axe.ts';
import { atEveryPlace, PLACES, type Place } from './places.ts';
import { pageOf, SIZES, type Site, type Size, TRIED } from './site.ts';

/** A page like no other; procedures are laid out alike and have the same colours. */
const isOneOfAKind = ({ hash, act }: Place): boolean => act !== undefined || !hash.includes('/');

/**
 * Every page is looked at on a telephone. What is the same on all procedures, colours and how a desk lays a page out, is
 * looked at on pages of every kind and wherever something is open, thrown or wrong.
 */
async function faultsOf(size: Size, page: Page, place: Place): Promise<string[]> {
  if (size === 'desktop') return isOneOfAKind(place) ? violationsOn(page, []) : [];
  return violationsOn(page, isOneOfAKind(place) ? BOTH : []);
}
const BOTH: readonly Scheme[] = ['light', 'dark'];

export function access(site: () => Site): void {
  describe('axe', () => {
    // Side by side, for each keeps one core busy.
    it.concurrent.each(TRIED)('finds no violation at %s size', async (size) => {
      const reader = await site().reader({ ...SIZES[size], reducedMotion: 'reduce' });
      const page = await pageOf(reader);
      const found = await atEveryPlace(page, site(), (at, place) => faultsOf(size, at, place));
      expect(found).toEqual(Object.fromEntries(PLACES.map(({ name }) => [name, []])));
      await reader.close();
    });
  });
}
