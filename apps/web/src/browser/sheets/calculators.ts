import { AVERAGE_DIE, D6, D10 } from '@acies/kernel';
import { type Calculation, faceValues } from '@acies/kernel/odds';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { shortTitle } from '../../pages/titles.ts';
import { CARDS } from '../../rule-sets.ts';
import { open, pageOf, SIZES, type Site, TRIED } from '../site.ts';
import { changesFor, fill } from './form.ts';
import { askCommand, readAll, wordsFor } from './odds.ts';

const SHEETS = await Promise.all(CARDS.map(({ sheet }) => sheet()));
const PROCEDURES = SHEETS.flatMap((sheet) =>
  sheet.calculations.map((calculation) => ({ name: `${sheet.id}/${calculation.id}`, calculation })),
);
const DICE = [D6, AVERAGE_DIE, D10];

/** Every procedure of every sheet, opened, filled, thrown for, and compared with the command. */
export function calculators(site: () => Site): void {
  for (const size of TRIED)
    describe(`every procedure at ${size} size`, () => {
      let page: Page;
      beforeAll(async () => {
        const reader = await site().reader(SIZES[size]);
        page = await pageOf(reader);
        return () => reader.close();
      });
      it.each(PROCEDURES)('$name shows what acies calc says, and is thrown for', async ({ name, calculation }) => {
        await showsTheSame(page, site(), name, calculation);
        const { verdict, odds } = await askCommand(name, changesFor(calculation));
        const texts = verdict.kind === 'roll' ? odds!.rows.map(({ text }) => text) : [];
        // Where one outcome is certain there is nothing to throw for.
        const roll = page.getByRole('button', { name: 'Roll', exact: true });
        expect(await roll.count()).toBe(texts.length > 1 ? 1 : 0);
        if (texts.length <= 1) return;
        await roll.click();
        await isEntered(page, calculation, texts);
        await throwMyDice(page);
        await isEntered(page, calculation, texts);
      });
    });
}

async function showsTheSame(page: Page, site: Site, name: string, calculation: Calculation): Promise<void> {
  const changes = changesFor(calculation);
  expect(changes.length).toBeGreaterThan(0);
  const asked = askCommand(name, changes);
  await open(page, site, name);
  for (const change of changes) await fill(page, change);
  await expect.poll(() => readAll(page)).toEqual(wordsFor(await asked));
}

/** The result is one of the table's, and the last of the evening. */
async function isEntered(page: Page, { title }: Calculation, texts: readonly string[]): Promise<void> {
  const text = await page.locator('.outcome-line').textContent();
  expect(texts).toContain(text);
  const entry = page.locator('.rolls li').first();
  expect(await entry.textContent()).toContain(shortTitle(title));
  expect(await entry.textContent()).toContain(text);
}

/** Types in dice for as long as some are asked for. */
async function throwMyDice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My dice' }).click();
  const form = page.locator('.enter-dice');
  for (let asked = 0; (await form.count()) > 0; asked++) {
    expect(asked).toBeLessThan(20);
    const [, count, name] = (await form.locator('label').textContent())!.match(/^(\d+) (\S+) for \S/)!;
    const values = faceValues(DICE.find((die) => die.name === name)!);
    const faces = Array.from({ length: Number(count) }, (_, i) => values[(i * 5 + asked) % values.length]!);
    await form.getByRole('textbox').fill(faces.join(' '));
    await form.getByRole('button', { name: 'Take' }).click();
  }
}
