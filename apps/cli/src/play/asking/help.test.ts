import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openBook } from '../../catalogue.ts';
import { acies } from '../../testing/cli.ts';

test.each([
  ['clock', 'orders'],
  ['legio', 'paths'],
])('docs/%s-orders.md has all that "help %s" shows', async (id, topic) => {
  const docs = readFileSync(new URL(`../../../../../docs/${id}-orders.md`, import.meta.url), 'utf8');
  const topics = (await openBook(id)).rules.topics!;
  const { lines } = topics.find(({ words }) => words[0] === topic)!;
  const orders = lines.filter((line) => /^ {2}\S/.test(line) && !line.includes('…'));
  expect(orders.length).toBeGreaterThan(10);
  for (const line of orders) expect(docs).toContain(line.trim().split(/ {2,}/)[0]);
});

test.each(['players', 'legate', 'Recruit'])('help %s describes the computer players', async (words) => {
  const { out } = await acies('play --battle sabis --red human --blue human --seed 3', { input: [`help ${words}`] });
  expect(out).not.toContain('No clause has');
  for (const { name, about } of Object.values((await openBook('hex')).players))
    expect(out.replace(/\s+/g, ' ')).toContain(`${name} ${about}`);
});

test('help tells of a word that is typed in a game, and of clauses that have it', async () => {
  const input = ['help auto', 'help units', 'help nonsense'];
  const { out } = await acies('play --battle sabis --red human --blue human --seed 3', { input });
  const [, auto, units, nonsense] = out.replace(/\s+/g, ' ').split('> help ');
  expect(auto).toContain('auto [player] [n|turn] let the computer take this decision');
  expect(auto).not.toContain('No clause');
  expect(units).toMatch(/units \[text\] both armies, unit by unit .*HX-/);
  expect(nonsense).toContain('No clause has "nonsense" in it');
});

test('help says who is asked unless another is named, and so does that of the command', async () => {
  const { out } = await acies('play --battle sabis --red human --blue human --seed 3', { input: ['help'] });
  expect(out.replace(/\s+/g, ' ').match(/: the centurion unless another is named/g)).toHaveLength(2);
  const { out: flags } = await acies('play --help');
  expect(flags.replace(/\s+/g, ' ')).toContain('who plays blue: the centurion unless given');
});
