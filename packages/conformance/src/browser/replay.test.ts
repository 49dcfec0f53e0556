import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InPage, launchChromium, openInPage } from './chromium.ts';
import * as here from './replay.ts';

const folder = new URL('../../golden/', import.meta.url);
const stored = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

/** Another engine, another bundler, minified names: a game file must not notice. */
describe('golden battles in Chromium', () => {
  let browser: Browser | undefined;
  let there: InPage<typeof here>;

  beforeAll(async () => {
    browser = await launchChromium();
    there = await openInPage<typeof here>(browser, new URL('./replay.ts', import.meta.url));
  });
  afterAll(() => browser?.close());

  it.each(names)('%s replays as in Node, move by move', async (name) => {
    const text = stored(name);
    const replayed = await there('replay', text);
    expect(replayed.hashes).toEqual((await here.replay(text)).hashes);
    expect(replayed.file).toBe(text);
  });

  it('an altered file is refused there as in Node', async () => {
    const text = stored(names[0]!);
    const { hashes } = JSON.parse(text) as { hashes: [number, number, string][] };
    const altered = text.replace(hashes.at(-1)![2], '0'.repeat(16));
    const refusal = /the battle goes differently from the game file at turn \d+, after choice \d+/;
    await expect(here.replay(altered)).rejects.toThrow(refusal);
    await expect(there('replay', altered)).rejects.toThrow(refusal);
  });
});
