import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export type Scheme = 'light' | 'dark';

/** What a colour scheme can break; all else is the same in every scheme and looked for once. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page; the first few places of each fault are named. */
export async function violationsOn(page: Page, schemes: readonly Scheme[]): Promise<string[]> {
  const found = new Set<string>();
  for (const [i, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await axe
      .options({ resultTypes: ['violations'], ...(i > 0 && { runOnly: { type: 'rule', values: OF_COLOURS } }) })
      .analyze();
    for (const { id, nodes } of violations)
      for (const { html } of nodes.slice(0, 3)) found.add(`${id} in ${colorScheme}: ${html}`);
  }
  return [...found];
}
