import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export type Scheme = 'light' | 'dark';

/** What axe finds on a page; the first few places of each fault are named. */
export async function violationsOn(page: Page, schemes: readonly Scheme[]): Promise<string[]> {
  const found = new Set<string>();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .analyze();
    for (const { id, nodes } of violations)
      for (const { html } of nodes.slice(0, 3)) found.add(`${id} in ${colorScheme}: ${html}`);
  }
  return [...found];
}
