import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openBook } from '../catalogue.ts';

test.each([
  ['clock', 'orders'],
  ['legio', 'paths'],
])('docs/%s-orders.md has all that "help %s" shows', async (id, topic) => {
  const docs = readFileSync(new URL(`../../../../docs/${id}-orders.md`, import.meta.url), 'utf8');
  const topics = (await openBook(id)).rules.topics!;
  const { lines } = topics.find(({ words }) => words[0] === topic)!;
  const orders = lines.filter((line) => /^ {2}\S/.test(line) && !line.includes('…'));
  expect(orders.length).toBeGreaterThan(10);
  for (const line of orders) expect(docs).toContain(line.trim().split(/ {2,}/)[0]);
});
