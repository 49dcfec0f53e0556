import { afterAll, beforeAll } from 'vitest';
import { access } from './access.ts';
import { address } from './address.ts';
import { calculators } from './calculators.ts';
import { finding } from './finding.ts';
import { looks } from './looks.ts';
import { next } from './next.ts';
import { offline } from './offline.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
// The client is built and served once for all of them.
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

for (const suite of [calculators, address, next, finding, looks, offline, access]) suite(() => site);
