import { afterAll, afterEach, beforeAll } from 'vitest';
import { openSite, type Site } from './site.ts';

type Suite = (site: () => Site) => void;

/** Runs browser tests on the client as it is shipped, or with the rule sets of a file: it is served once for all of a file. */
export function runSuites(suites: readonly Suite[], ruleSets?: string): void {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(ruleSets);
  });
  afterEach(() => site.pages.giveBack());
  afterAll(() => site.close());
  for (const suite of suites) suite(() => site);
}
