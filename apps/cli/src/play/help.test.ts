import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openBook } from '../catalogue.ts';

test('docs/clock-orders.md has every order that "help orders" shows', async () => {
  const docs = readFileSync(new URL('../../../../docs/clock-orders.md', import.meta.url), 'utf8');
  const topics = (await openBook('clock')).rules.topics!;
  const { lines } = topics.find(({ words }) => words[0] === 'orders')!;
  const orders = lines.filter((line) => line.startsWith('  ') && !line.includes('…'));
  expect(orders.length).toBeGreaterThan(12);
  for (const line of orders) expect(docs).toContain(line.trim().split(/ {2,}/)[0]);
});
