import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tb } from '../../battle/strings.ts';
import type { Setting } from '../../battle/table/testing/mount.tsx';
import { SAMPLES } from '../../battle/table/testing/samples.ts';
import { violationsOn } from '../axe.ts';
import { SIZES, type Site } from '../site.ts';
import { drag, GLOBAL, tables } from './table-page.ts';

/** The table without the rest of the client, on sample scenes. */
export function tableView(site: () => Site): void {
  const { tableOf, told, middleOf } = tables(site);
  const pan = (page: Page): Promise<string> =>
    page.locator('.table > g').evaluate((world) => JSON.stringify(world.getBoundingClientRect()));
  const samples = Object.entries(SAMPLES).filter(([name]) => name !== 'many');

  describe('the table', () => {
    it.each(samples)('draws every piece of %s under its name', async (name, scene) => {
      const page = await tableOf(name, {});
      const names = await page.locator('.piece').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
      const { pieces } = scene();
      expect(names).toHaveLength(pieces.length);
      for (const [i, piece] of pieces.entries()) {
        expect(names[i]).toContain(`${piece.name}, ${piece.side}, ${piece.left} of ${piece.start}`);
        for (const { text } of piece.badges) expect(names[i]).toContain(text);
      }
    });

    it('says which piece or cell was pressed, and when nothing was', async () => {
      const page = await tableOf('hex', { active: [20], cells: [76] });
      await page.locator('[data-key="p20"] .block').click();
      await page.locator('[data-key="c76"]').click();
      const { x, y } = (await page.locator('.stage').boundingBox())!;
      await page.mouse.click(x + 6, y + 6);
      expect((await told(page)).filter(([what]) => what !== 'peek')).toEqual([['piece', 20], ['cell', 76], ['empty']]);
    });

    it('pans under the hand without a press, drags only what may be dragged', async () => {
      const page = await tableOf('open', { draggable: [20], active: [20] });
      const before = await pan(page);
      const still = await middleOf(page, 'p24');
      await drag(page, still, { x: still.x + 60, y: still.y - 40 });
      const moved = async () => {
        const after = await middleOf(page, 'p24');
        return [Math.round(after.x - still.x), Math.round(after.y - still.y)];
      };
      await expect.poll(moved).toEqual([60, -40]);
      expect(await pan(page)).not.toBe(before);
      expect(await told(page)).toEqual([]);

      const there = await pan(page);
      const mine = await middleOf(page, 'p20');
      await drag(page, mine, { x: mine.x + 90, y: mine.y });
      expect(await pan(page)).toBe(there);
      const wishes = (await told(page)).filter(([what]) => what === 'wish');
      expect(wishes.at(-1)).toEqual(['wish', { piece: 20, x: expect.any(Number), y: expect.any(Number) }, true]);
      expect(wishes.slice(0, -1).every(([, , isDone]) => isDone === false)).toBe(true);
      const [, { x }] = wishes.at(-1) as [string, { x: number }];
      const piece = SAMPLES.open!().pieces.find(({ id }) => id === 20)!;
      const scale = (await page.locator('.ground .frame').boundingBox())!.width / SAMPLES.open!().width;
      expect((x - piece.x) * scale).toBeCloseTo(90, -1);
      expect(await page.locator('.ruler').textContent()).toMatch(/^\d+(\.\d)? inch(es)? straight/);
    });

    it('shows what is not allowed in place, with its clause and not by colour alone', async () => {
      const page = await tableOf('open', { draggable: [20] });
      const mine = await middleOf(page, 'p20');
      await drag(page, mine, { x: mine.x, y: mine.y - 20 });
      await page.locator('.callout.refused .clause', { hasText: 'XX-1' }).waitFor();
      expect(await page.locator('.ghost.refused .cross').count()).toBe(1);
      const dashes = await page
        .locator('.ghost.refused rect')
        .first()
        .evaluate((rect) => getComputedStyle(rect).strokeDasharray);
      expect(dashes).not.toBe('none');
      await page.locator('.table').focus();
      await page.keyboard.press('Escape');
      expect((await told(page)).map(([what]) => what)).toContain('leave');
      expect(await page.locator('.ghost').count()).toBe(0);
    });

    it('turns a piece by its handle', async () => {
      const page = await tableOf('open', { draggable: [20], selected: 20 });
      const knob = (await page.locator('[data-handle="turn"] .knob').boundingBox())!;
      const mine = await middleOf(page, 'p20');
      await drag(page, { x: knob.x + 5, y: knob.y + 5 }, { x: mine.x + 80, y: mine.y });
      const [, wish, isDone] = (await told(page)).at(-1) as [
        string,
        { x: number; y: number; heading: number },
        boolean,
      ];
      const piece = SAMPLES.open!().pieces.find(({ id }) => id === 20)!;
      expect([wish.x, wish.y, isDone]).toEqual([piece.x, piece.y, true]);
      expect(Math.abs(wish.heading - 900)).toBeLessThan(30);
    });

    it('is played by keyboard: from piece to piece, chosen, looked at, nudged and let go', async () => {
      const page = await tableOf('open', { draggable: [20], active: [20] });
      await page.locator('.table').focus();
      await page.keyboard.press('Tab');
      const focus = () => page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.key);
      expect(await focus()).toBe('p20');
      await page.keyboard.press('ArrowRight');
      expect(await focus()).toBe('p21');
      await page.keyboard.press('ArrowLeft');
      for (const key of ['Enter', 'i', 'Alt+ArrowUp', ']', 'Enter']) await page.keyboard.press(key);
      const { x, y, heading } = SAMPLES.open!().pieces.find(({ id }) => id === 20)!;
      const all = await told(page);
      expect(all.slice(0, 2)).toEqual([
        ['piece', 20],
        ['peek', 20],
      ]);
      expect(all.at(-1)).toEqual(['wish', { piece: 20, x, y: y - 50, heading: heading + 150 }, true]);
    });

    it('by touch: a piece near the finger is meant, one that is held shows its card, two fingers zoom', async () => {
      const page = await tableOf('open', { active: [24] }, SIZES.phone);
      const { x, y } = await middleOf(page, 'p24');
      await page.touchscreen.tap(x + 4, y + 12);
      expect(await told(page)).toEqual([['piece', 24]]);
      const touch = await page.context().newCDPSession(page);
      const finger = (type: string, ...points: { x: number; y: number; id?: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points });
      await finger('touchStart', { x, y });
      await expect.poll(async () => (await told(page)).slice(1)).toEqual([['peek', 24]]);
      await finger('touchEnd');
      expect((await told(page)).slice(1)).toEqual([['peek', 24]]);
      await page.touchscreen.tap(20, 300);
      expect((await told(page)).slice(2)).toEqual([['peek', undefined], ['empty']]);
      const wide = async () => (await page.locator('.ground .frame').boundingBox())!.width;
      const before = await wide();
      await finger('touchStart', { x: 150, y: 400, id: 0 }, { x: 250, y: 400, id: 1 });
      for (const out of [10, 30, 50])
        await finger('touchMove', { x: 150 - out, y: 400, id: 0 }, { x: 250 + out, y: 400, id: 1 });
      await finger('touchEnd');
      expect((await wide()) / before).toBeCloseTo(2, 1);
    });

    it('brings a small piece near once it is chosen, zooms about it, and shows the whole table again', async () => {
      const page = await tableOf('many', {});
      const wide = async () => (await page.locator('[data-key="p20"] .block').boundingBox())!.width;
      const far = await wide();
      await page.evaluate(`${GLOBAL}.showNext(${JSON.stringify(SAMPLES.many!())}, { selected: 20, draggable: [20] })`);
      await page.locator('[data-key="p20"].selected').waitFor();
      const near = await wide();
      expect(near).toBeGreaterThan(Math.max(far, 25));
      // Nothing is chosen any more: both armies are seen again.
      await page.evaluate(`${GLOBAL}.showNext(${JSON.stringify(SAMPLES.many!())}, {})`);
      await expect.poll(wide).toBeCloseTo(far);
      await page.evaluate(`${GLOBAL}.showNext(${JSON.stringify(SAMPLES.many!())}, { selected: 20, draggable: [20] })`);
      await page.locator('[data-key="p20"].selected').waitFor();
      const before = await middleOf(page, 'p20');
      await page.getByRole('button', { name: tb.nearer }).click();
      const after = await middleOf(page, 'p20');
      expect(await wide()).toBeGreaterThan(near * 1.4);
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2);
      // Whoever then looks elsewhere is left to it.
      await drag(page, { x: 640, y: 420 }, { x: 700, y: 480 });
      const there = await pan(page);
      await page.evaluate(
        `${GLOBAL}.showNext(${JSON.stringify(SAMPLES.many!())}, { selected: 20, active: [20], draggable: [20] })`,
      );
      await page.locator('[data-key="p20"].active').waitFor();
      expect(await pan(page)).toBe(there);
      await page.getByRole('button', { name: tb.wholeTable }).click();
      const { x, y, width, height } = (await page.locator('.ground .frame').boundingBox())!;
      expect(Math.min(x, y, SIZES.desktop.viewport.width - x - width, 900 - y - height)).toBeGreaterThan(0);
    });

    it('shows less from afar and names from near', async () => {
      const page = await tableOf('hex', {});
      const seen = async () => ({
        detail: await page.locator('.table').getAttribute('data-detail'),
        names: await page.locator('.names .long').filter({ visible: true }).count(),
        signs: await page.locator('.sign').filter({ visible: true }).count(),
      });
      expect(await seen()).toEqual({ detail: 'close', names: 0, signs: 21 });
      await page.getByRole('button', { name: tb.nearer }).click();
      await page.getByRole('button', { name: tb.nearer }).click();
      expect(await seen()).toEqual({ detail: 'near', names: 21, signs: 21 });
      await page.getByRole('button', { name: tb.wholeTable }).click();
      for (let i = 0; i < 2; i++) await page.locator('.table').press('-');
      expect(await seen()).toEqual({ detail: 'mid', names: 0, signs: 21 });
      expect(await page.locator('.names .short').filter({ visible: true }).count()).toBe(0);
    });

    it('shows symbol and strength on a small screen and from afar, and no names', async () => {
      const page = await tableOf('hex', {}, SIZES.phone);
      const { pieces } = SAMPLES.hex!();
      const seen = (what: string) => page.locator(what).filter({ visible: true });
      const detail = () => page.locator('.table').getAttribute('data-detail');
      expect(await detail()).toBe('mid');
      expect([await seen('.sign').count(), await seen('.pips:not(.lost)').count()]).toEqual([
        pieces.length,
        pieces.length,
      ]);
      await page.getByRole('button', { name: tb.farther }).click();
      expect(await detail()).toBe('far');
      expect(await seen('.sign').count()).toBe(pieces.length);
      const counts = await seen('.count').allTextContents();
      expect(counts.map(Number)).toEqual(pieces.map(({ left }) => left));
      expect(await seen('.names text').count()).toBe(0);
    });

    it('lays what the looks mean beneath the table, once it is wanted, and its buttons never on it', async () => {
      const page = await tableOf('hex', { active: [20], selected: 20, overlays: 'all' });
      const bottomOf = async (what: string) => {
        const { y, height } = (await page.locator(what).boundingBox())!;
        return { top: y, bottom: y + height };
      };
      expect(await page.locator('.legend').count()).toBe(0);
      expect((await bottomOf('.table-controls')).top).toBeGreaterThanOrEqual((await bottomOf('.stage')).bottom);
      await page.getByRole('button', { name: tb.legend }).click();
      await page.locator('.legend li', { hasText: tb.looks.chosen }).waitFor();
      expect((await bottomOf('.legend')).top).toBeGreaterThanOrEqual((await bottomOf('.stage')).bottom);
    });

    it('has nothing in light or dark that axe finds fault with', async () => {
      const setting: Setting = {
        active: [20, 21],
        draggable: [20],
        targets: [2],
        cells: [57],
        selected: 20,
        overlays: 'all',
      };
      const page = await tableOf('hex', setting);
      expect(await violationsOn(page, ['light', 'dark'])).toEqual([]);
    });

    it('a piece glides to where it goes, and only that piece is drawn anew', async () => {
      const page = await tableOf('hex', { animateMs: 400 });
      const scene = SAMPLES.hex!();
      const pieces = scene.pieces.map((piece) => (piece.id === 22 ? { ...piece, y: piece.y - 173 } : piece));
      const before = await middleOf(page, 'p22');
      await page.evaluate(watchChanges);
      await page.evaluate(`${GLOBAL}.showNext(${JSON.stringify({ ...scene, pieces })}, { animateMs: 400 })`);
      const length = await page
        .locator('[data-key="p22"]')
        .evaluate((piece) => getComputedStyle(piece).transitionDuration);
      expect(length).toBe('0.4s');
      await page.waitForTimeout(600);
      expect((await middleOf(page, 'p22')).y).toBeLessThan(before.y - 50);
      const changed = (await page.evaluate('changed')) as string[];
      expect(new Set(changed)).toEqual(new Set(['style of piece red']));
    });

    it('pans four hundred pieces by moving one plane: nothing is drawn or laid out anew', async () => {
      const page = await tableOf('many', {});
      await page.evaluate(watchChanges);
      await drag(page, { x: 640, y: 420 }, { x: 760, y: 500 }, 20);
      const changes = (await page.evaluate('changed')) as string[];
      // The world is painted once more where one lets go, and the glass comes and goes.
      expect(changes.filter((what) => what.startsWith('style of plane')).length).toBeGreaterThan(5);
      expect(new Set(changes.filter((what) => !what.startsWith('style of plane')))).toEqual(
        new Set(['hidden of glass', 'transform of ']),
      );
      expect(changes.filter((what) => what === 'transform of ')).toHaveLength(1);
    });
  });
}

/** Runs in the page: every change of the document from now on. */
function watchChanges(): void {
  const seen = Object.assign(window, { changed: [] as string[] });
  new MutationObserver((changes) => {
    for (const { target, attributeName, type } of changes)
      seen.changed.push(`${attributeName ?? type} of ${(target as Element).getAttribute?.('class') ?? ''}`);
  }).observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true });
}
