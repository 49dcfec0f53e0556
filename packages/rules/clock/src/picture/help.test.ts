import { describe, expect, it } from 'vitest';
import { parseOrder } from '../play/orders/order-text.ts';
import { patch } from '../testing/marching.ts';
import { stage } from '../testing/stage.ts';
import { TOPICS } from './help.ts';

const battle = () =>
  stage(
    {
      red: [
        ...['has1 Leg 30 30 0', 'has2 Leg 31.6 30 0', 'has3 Leg 33.2 30 0', 'has4 Leg 34.8 30 0', 'num1 LH 40 30 0'],
        ...['ele1 El 48 30 0', 'ele2 El 49.6 30 0', 'ele3 El 51.2 30 0', 'lib1 Spear 60 30 0', 'gau1 WB hidden wood'],
      ],
      blue: ['mas1 LH 48 25 90'],
    },
    {
      leaders: { red: ['Hannibal general lib1'] },
      armies: { red: { stratagems: ['ambush', 'forced march'] } },
      terrain: [patch('rough', 10, 10, 25, 20, 'wood')],
    },
  );

/** The orders that a topic shows: the first column of its indented lines, but for those with gaps to fill. */
const shown = (words: string): string[] =>
  TOPICS.find((topic) => topic.words[0] === words)!
    .lines.filter((line) => line.startsWith('  ') && !line.includes('…'))
    .map((line) => line.trim().split(/ {2,}/)[0]!);

describe('MC-ORD-1 MC-ORD-3 what can be looked up', () => {
  it.each(shown('orders'))('the order “%s” is understood', (text) => {
    const { g } = battle();
    Object.assign(g.setting.units[6]!, { name: 'Elephants 2' });
    expect(parseOrder(g, 'red', text)).toHaveProperty('do');
  });

  it('fits a window of 80 columns, and a word leads to one topic', () => {
    for (const { lines } of TOPICS) for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(78);
    const words = TOPICS.flatMap((topic) => topic.words);
    expect(new Set(words).size).toBe(words.length);
    expect(words).toEqual(expect.arrayContaining(['orders', 'order', 'group', 'advance', 'wheel', 'form', 'deploy']));
  });

  it('the orders fit on one screen', () =>
    expect(TOPICS.find(({ words }) => words[0] === 'orders')!.lines.length).toBeLessThanOrEqual(24));
});
