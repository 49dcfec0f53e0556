import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export type Scheme = 'light' | 'dark';

/** What a colour scheme can break, and what takes most of the time; all else is the same in every scheme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const allBut = (ids: readonly string[]) => ({ rules: Object.fromEntries(ids.map((id) => [id, { enabled: false }])) });
const only = (ids: readonly string[]) => ({ runOnly: { type: 'rule' as const, values: [...ids] } });

/** Of long lists of things alike the colours of the first few are looked at; of all in the long run. */
const ALIKE = process.env.ACIES_LONG ? [] : ['.clauses li:nth-child(n+4)', 'tbody tr:nth-child(n+4)'];

/** Axe for a page as it is now. Its script, half a million letters, goes to each page once and not at each look. */
async function axeFor(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isThere && { axeSource: '/* is there */' }) }).setLegacyMode(true);
}

/** What axe finds on a page, its colours in each of the schemes; the first few places of each fault are named. */
export async function violationsOn(page: Page, schemes: readonly Scheme[]): Promise<string[]> {
  const found = new Set<string>();
  const look = async (options: object, where: string, leavingOut: readonly string[] = []) => {
    const axe = (await axeFor(page)).options({ resultTypes: ['violations'], ...options });
    for (const selector of leavingOut) axe.exclude(selector);
    for (const { id, nodes } of (await axe.analyze()).violations)
      for (const { html } of nodes.slice(0, 3)) found.add(`${id}${where}: ${html}`);
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await look(allBut(OF_COLOURS), '');
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await look(only(OF_COLOURS), ` in ${colorScheme}`, ALIKE);
  }
  return [...found];
}
