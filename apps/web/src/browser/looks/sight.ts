import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open, pageOf, type Site } from '../site.ts';
import { atEveryPlace, nothingAt, ONE_OF_EACH, PLACES } from './places.ts';

/** What axe does not look at: rings of the focus, edges of controls, words of what is disabled, and what is too wide. */
export function sight(site: () => Site): void {
  it('what can be used is seen where it is, when it has the focus, and when it is disabled', async () => {
    const page = await site().page('desktop');
    const look = async (): Promise<string[]> => {
      // Only after a key is the focus one to be seen.
      await page.keyboard.press('Tab');
      await page.emulateMedia({ colorScheme: 'light' });
      const light = await page.evaluate(faultsOfSight);
      await page.emulateMedia({ colorScheme: 'dark' });
      return [...light, ...(await page.evaluate(faultsOfSight)).map((fault) => `${fault}, in the dark`)];
    };
    expect(await atEveryPlace(page, site(), look, ONE_OF_EACH)).toEqual(nothingAt(ONE_OF_EACH));
  });

  it('what is on, and what is pinned, is told by more than a colour', async () => {
    const page = await site().page('phone');
    await open(page, site(), 'hex/melee?vs=attacker.sp%3D1');
    const chip = page.locator('[data-field="attacker.disordered"]');
    const sign = () => chip.evaluate((one) => getComputedStyle(one, '::before').content);
    const off = await sign();
    await chip.click();
    expect(await sign()).not.toBe(off);
    const stripes = page.locator('.fill.before').first();
    expect(await stripes.evaluate((bar) => getComputedStyle(bar).backgroundImage)).toMatch(/^repeating-linear/);
  });

  // A window of 1280 pixels seen at 200 % has 640; the narrowest that a page must fit in has 320.
  it('no page is wider than a window of 320 pixels, or of 640', async () => {
    const reader = await site().reader();
    const page = await pageOf(reader);
    const look = async (): Promise<string[]> => {
      const faults: string[] = [];
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 640 });
        faults.push(...(await tooWide(page)));
      }
      return faults;
    };
    expect(await atEveryPlace(page, site(), look)).toEqual(nothingAt(PLACES));
    await reader.close();
  });
}

/** What sticks out of a page that can then be scrolled sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return [`${scrollWidth - clientWidth} pixels too wide`, ...wide.slice(-3).map((element) => element.outerHTML)];
  });

/** Runs in the page: contrasts that are too low, by the figures of WCAG for AA. */
function faultsOfSight(): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const known = new Map<string, Colour>();
  const colourOf = (css: string): Colour => {
    const drawn = known.get(css) ?? draw(css);
    known.set(css, drawn);
    return drawn;
  };
  const draw = (css: string): Colour => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!, alpha! / 255];
  };
  const over = (top: Colour, below: Colour): Colour => {
    const mixed = (i: 0 | 1 | 2) => top[i] * top[3] + below[i] * (1 - top[3]);
    return [mixed(0), mixed(1), mixed(2), 1];
  };
  const behind = (element: Element | null): Colour => {
    if (!element) return [255, 255, 255, 1];
    const own = colourOf(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, behind(element.parentElement));
  };
  const lightOf = ([red, green, blue]: Colour): number => {
    const linear = (part: number) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const contrast = (css: string, ground: Colour): number => {
    const [dark, light] = [lightOf(over(colourOf(css), ground)), lightOf(ground)].sort((a, b) => a - b);
    return (light! + 0.05) / (dark! + 0.05);
  };
  const faults: string[] = [];
  const tell = (element: Element, what: string) => faults.push(`${what}: ${element.outerHTML.slice(0, 120)}`);
  const controls = document.querySelectorAll<HTMLElement>('a, button, input, select, summary, [tabindex="0"]');
  for (const control of controls) {
    if (!control.checkVisibility()) continue;
    const around = behind(control.parentElement);
    const { borderTopWidth, borderTopColor, color } = getComputedStyle(control);
    if (control.matches('input, select, button:not(.plain)') && Number.parseFloat(borderTopWidth) > 0)
      if (contrast(borderTopColor, around) < 3 && contrast(borderTopColor, behind(control)) < 3) tell(control, 'edge');
    if (control.matches(':disabled, [aria-disabled="true"]') && contrast(color, behind(control)) < 4.5)
      tell(control, 'disabled');
    control.focus({ preventScroll: true });
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control);
    if (document.activeElement !== control) continue;
    if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2 || contrast(outlineColor, around) < 3)
      tell(control, `focus ${outlineStyle} ${outlineWidth} ${outlineColor}`);
  }
  return [...new Set(faults)];
}
