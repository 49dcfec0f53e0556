import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { open, SIZES, type Site, TRIED } from '../site.ts';

/** Throws, dice that fell on the table, and the rolls of the evening. */
export function throwing(site: () => Site): void {
  describe.each(TRIED)('throwing at %s size', (size) => {
    let page: Page;
    beforeEach(async () => {
      page = await site().page(size);
    });
    const form = () => page.locator('.enter-dice');
    const asked = () => form().locator('label').textContent();
    const enter = async (faces: string): Promise<void> => {
      await form().getByRole('textbox').fill(faces);
      await form().getByRole('button', { name: 'Take' }).click();
    };
    const myDice = () => page.getByRole('button', { name: 'My dice' }).click();

    it('says whose dice are asked for, and what each pool came to', async () => {
      await open(page, site(), 'hex/melee?attacker.type=HC&attacker.sp=1&fresh=false');
      await myDice();
      expect(await asked()).toBe('1 D6 for melee: the attacker');
      await enter('6');
      await expect.poll(asked).toBe('5 D6 for melee: the defender');
      await enter('55112');
      await expect.poll(asked).toMatch(/^1 D6 for morale test: the (attacker|defender)$/);
      await enter('1');
      await enter('1');
      const lines = await page.locator('.thrown p').allTextContents();
      expect(lines).toContain('melee of the attacker: 1 hit');
      expect(lines).toContain('melee of the defender: 1 hit');
    });

    it('says which dice are thrown again for the same', async () => {
      await open(page, site(), 'hex/melee?attacker.type=Leg');
      await myDice();
      await enter('6');
      await expect.poll(asked).toBe('1 D6 for morale test: the defender');
      for (const faces of ['1', '112255', '1226', '4']) await enter(faces);
      await expect.poll(asked).toBe('1 D6 for morale test: the defender, again');
    });

    it('says which throw is made again', async () => {
      await open(page, site(), 'ck/volley');
      await myDice();
      const first = (await asked())!;
      await enter('6'.repeat(Number.parseInt(first, 10)));
      expect(first).toContain('first throw');
      await expect.poll(asked).toBe(first.replace('first', 'second'));
    });

    it('takes the 0 of a ten-sided die as its ten, and says what it cannot take', async () => {
      await open(page, site(), 'clock/melee');
      await myDice();
      await enter('11');
      expect(await page.getByRole('alert').textContent()).toBe(
        'No D10 shows 11: its faces are 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.',
      );
      await enter('1 2');
      expect(await page.getByRole('alert').textContent()).toBe('1 die is needed; 2 were given.');
      await enter('0');
      await expect.poll(asked).toBe('1 D10 for melee, defender');
      await enter('1');
      expect(await page.getByRole('img', { name: 'D10: 10' }).count()).toBe(1);
    });

    it('offers no throw where the outcome is certain', async () => {
      await open(page, site(), 'legio/charge');
      expect(await page.locator('.bars .figure').allTextContents()).toEqual(['100%']);
      expect(await page.getByRole('button', { name: /^Roll/ }).count()).toBe(0);
      expect(await page.locator('.certain, .verdict').textContent()).toMatch(/^(Certain|No dice needed)/);
    });

    it('draws a bar as long as its chance, and writes chances as such', async () => {
      await open(page, site(), 'hex/order-test');
      const lengths = await page
        .locator('.bars li')
        .evaluateAll((rows) =>
          rows.map((row) => [
            Number.parseFloat(row.querySelector('.figure')!.textContent!),
            (100 * row.querySelector('.fill')!.clientWidth) / row.querySelector('.bar')!.clientWidth,
          ]),
        );
      expect(lengths.length).toBeGreaterThan(1);
      for (const [percent, length] of lengths) expect(Math.abs(percent! - length!)).toBeLessThan(1);
      await open(page, site(), 'hex/melee');
      const means = await page.locator('.means div').allTextContents();
      expect(means.filter((words) => words.endsWith('%'))).toHaveLength(5);
      expect(means.filter((words) => /lost by/.test(words) && !words.endsWith('%'))).toHaveLength(2);
    });

    it('keeps the rolls by their titles, and brings back those cleared by mistake', async () => {
      await open(page, site(), 'hex/melee');
      await page.locator('.roll .primary').click();
      expect(await page.locator('.rolls a').textContent()).toBe('Hex: Melee');
      expect(await page.locator('.ledger p a').textContent()).toMatch(/: 1 roll,/);
      await myDice();
      while ((await form().count()) > 0) await enter('1'.repeat(Number.parseInt((await asked())!, 10)));
      await open(page, site(), 'ledger');
      expect(await page.locator('.rolls .quiet').allTextContents()).toEqual([
        expect.stringMatching(/^\((< )?\S+%, own dice\)$/),
        expect.stringMatching(/^\((< )?\S+%\)$/),
      ]);
      await page
        .getByRole('button', { name: /^Remove: / })
        .first()
        .click();
      await expect.poll(() => page.locator('.rolls li').count()).toBe(1);
      await page.getByRole('button', { name: 'Clear' }).click();
      expect(await page.locator('.rolls li').count()).toBe(0);
      await page.getByText('1 roll cleared.').first().waitFor();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.rolls li').count()).toBe(1);
    });
  });

  it('is thrown for from the bar at the foot of a telephone, and shown', async () => {
    const page = await site().page('phone');
    await open(page, site(), 'hex/melee');
    await page.getByRole('button', { name: 'Roll and show the result' }).click();
    const { top, bottom } = await page.locator('.outcome-line').evaluate((line) => line.getBoundingClientRect());
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(SIZES.phone.viewport.height);
  });
}
