import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Scheme, violationsOn } from '../axe.ts';
import { pageOf, SIZES, type Site, type Size, TRIED } from '../site.ts';
import { atEveryPlace, nothingAt, ONE_OF_EACH, type Place } from './places.ts';

/** A page like no other; procedures are laid out alike and have the same colours. */
const isOneOfAKind = ({ hash, act }: Place): boolean => act !== undefined || !hash.includes('/');

/**
 * Pages of every kind are looked at on a telephone, in the long run all pages. What is the same on all procedures, colours
 * and how a desk lays a page out, is looked at where something is like nowhere else, or open, thrown or wrong.
 */
async function faultsOf(size: Size, page: Page, place: Place): Promise<string[]> {
  if (size === 'desktop') return isOneOfAKind(place) ? violationsOn(page, []) : [];
  return violationsOn(page, isOneOfAKind(place) ? BOTH : []);
}
const BOTH: readonly Scheme[] = ['light', 'dark'];

/** A picture without words, and letters that are hardly there. */
const FAULTY =
  '<!doctype html><html lang="en"><title>Faults</title><main><h1>Faults</h1><img src="data:,"><p style="color:#ccc;background:#fff">faint';

export function access(site: () => Site): void {
  describe('axe', () => {
    it('finds what is wrong, in the light and in the dark, and at a second look too', async () => {
      const page = await site().pages.take('faults', SIZES.phone, async () => undefined);
      await page.setContent(FAULTY);
      for (const _ of ['first', 'second']) {
        const found = await violationsOn(page, BOTH);
        expect(found.map((fault) => fault.split(':')[0])).toEqual(
          expect.arrayContaining(['image-alt', 'color-contrast in light', 'color-contrast in dark']),
        );
      }
    });

    // Side by side, for each keeps one core busy.
    it.concurrent.each(TRIED)('finds no violation at %s size', async (size) => {
      const reader = await site().reader({ ...SIZES[size], reducedMotion: 'reduce' });
      const page = await pageOf(reader);
      const found = await atEveryPlace(page, site(), (at, place) => faultsOf(size, at, place), ONE_OF_EACH);
      expect(found).toEqual(nothingAt(ONE_OF_EACH));
      await reader.close();
    });
  });
}
