import { describe, expect, it } from 'vitest';
import { tb } from '../../battle/strings.ts';
import { BESIDE } from '../../battle/table/testing/samples.ts';
import { SIZES, type Site } from '../site.ts';
import { drag, tables } from './table-page.ts';

/** Pieces taken from beside the table, and wishes that cannot be fulfilled. */
export function tableHand(site: () => Site): void {
  const { tableOf, told, middleOf } = tables(site);

  describe('a piece beside the table', () => {
    const setting = { draggable: [BESIDE.id], active: [BESIDE.id] };

    it('is dragged out onto it by mouse, at its own size and with its sign, or put back', async () => {
      const page = await tableOf('open', setting);
      const tray = (await page.locator('.tray-piece.draggable').boundingBox())!;
      const from = { x: tray.x + 20, y: tray.y + 20 };
      const stage = (await page.locator('.stage').boundingBox())!;
      const to = { x: stage.x + stage.width / 2, y: stage.y + 80 };
      await drag(page, from, to);
      const wishes = await told(page);
      expect(wishes.at(-1)).toEqual(['wish', { piece: BESIDE.id, x: expect.any(Number), y: expect.any(Number) }, true]);
      const ghost = (await page.locator('.ghost.allowed > g > rect').first().boundingBox())!;
      expect([Math.round(ghost.x + ghost.width / 2 - to.x), Math.round(ghost.y + ghost.height / 2 - to.y)]).toEqual([
        0, 0,
      ]);
      expect(ghost.width / ghost.height).toBeCloseTo(BESIDE.stance!.width / BESIDE.stance!.depth, 0);
      expect(await page.locator('.ghost.allowed .sign').count()).toBe(1);

      await drag(page, from, { x: from.x + 40, y: from.y + 8 });
      expect((await told(page)).at(-1)).toEqual(['leave']);
      expect(await page.locator('.ghost').count()).toBe(0);
      expect((await told(page)).map(([what]) => what)).not.toContain('piece');
      await page.locator('.tray-piece.draggable').click();
      expect((await told(page)).at(-1)).toEqual(['piece', BESIDE.id]);
    });

    it('is dragged out by a finger', async () => {
      const page = await tableOf('open', setting, SIZES.phone);
      const tray = (await page.locator('.tray-piece.draggable').boundingBox())!;
      const stage = (await page.locator('.stage').boundingBox())!;
      const touch = await page.context().newCDPSession(page);
      const finger = (type: string, ...points: { x: number; y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points });
      const [x, y] = [tray.x + 20, tray.y + 20];
      await finger('touchStart', { x, y });
      for (const share of [0.2, 0.6, 1]) await finger('touchMove', { x, y: y + share * (stage.y + 60 - y) });
      await finger('touchEnd');
      expect((await told(page)).at(-1)).toEqual([
        'wish',
        { piece: BESIDE.id, x: expect.any(Number), y: expect.any(Number) },
        true,
      ]);
    });
  });

  describe('a wish that cannot be fulfilled', () => {
    it('is outlined where it was, and why and by how much is said where the piece then stands', async () => {
      const page = await tableOf('open', { draggable: [0] });
      const mine = await middleOf(page, 'p0');
      await drag(page, mine, { x: mine.x - 200, y: mine.y });
      await page.locator('.callout .amended', { hasText: 'XX-2' }).waitFor();
      expect(await page.locator('.callout').textContent()).toContain(' of 400');
      const [wished, ghost] = await Promise.all(
        ['.ghost.wished', '.ghost.allowed'].map((which) => page.locator(`${which} > g > rect`).first().boundingBox()),
      );
      expect(wished!.x).toBeLessThan(ghost!.x - 50);
      const dashes = await page
        .locator('.ghost.wished rect')
        .first()
        .evaluate((rect) => getComputedStyle(rect).strokeDasharray);
      expect(dashes).not.toBe('none');
    });
  });

  it('handles are there only where they can be grasped; else one is told to look closer', async () => {
    const page = await tableOf('open', { draggable: [20], selected: 20 });
    const [knob, hint] = [page.locator('.handle .knob'), page.locator('.handle-hint')];
    expect([await knob.count(), await hint.count()]).toEqual([3, 0]);
    await page.locator('.table').focus();
    for (let i = 0; i < 8; i++) await page.keyboard.press('-');
    expect([await knob.count(), await hint.allTextContents()]).toEqual([0, [tb.zoomToTurn]]);
  });
}
