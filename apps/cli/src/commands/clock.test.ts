import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { acies, freshFolder, type Ran } from '../testing/cli.ts';
import { autosaveIn } from '../testing/games.ts';

const HOTSEAT = 'play --rules clock --battle zama --red human --blue human --seed 3';
/** Blue deploys first and takes the first half turn, both armies stand as the battle suggests. */
const SET_UP = ['1', 'rest', 'rest', '1'];
const choicesIn = (folder: string): unknown[] => JSON.parse(readFileSync(autosaveIn(folder), 'utf8')).choices;

describe('orders with the Clock rules', () => {
  const cwd = freshFolder();
  let ran: Ran;
  beforeAll(async () => {
    const typed = [
      'help',
      'undoo',
      'ele1: jump 3',
      'Numidians 1: advance 99',
      'balearic',
      'group ele1: advance 5',
      'done',
    ];
    ran = await acies(HOTSEAT, { cwd, input: [...SET_UP, ...typed] });
  });

  test('are suggested, the best first, and an example says how others are typed', () => {
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/Whom do you order\?[^>]*\n {3}1 no more orders\n {1,}move \(\d+\)\n/);
    const words = ran.out.replace(/\s+/g, ' ');
    expect(words).toMatch(/These are only some: any other can be typed, such as "Tychaeus: Elephants 1.*: advance \d/);
    expect(words).toMatch(/an order any choice can be typed, on the list or not, such as: Tychaeus: /);
    expect(words).toContain('any other can be typed, such as "at 20 14 facing 180"');
  });

  test('are not understood, or refused with the reason, and the question stands', () => {
    const words = ran.out.replace(/\s+/g, ' ');
    expect(words).toMatch(/"undoo" is no order; write for example .* Did you mean "undo"\?/);
    expect(words).toMatch(/> ele1: jump 3 [^>]*jump/);
    expect(words).toMatch(/Not allowed: .* beyond the allowance \(MC-MOV-2\)/);
  });

  test('that are part of an option search the options', () => {
    expect(ran.out).toMatch(/> balearic\n +\d+ .*Balearic slingers/);
  });

  test('typed in words are shown and carried out', () => {
    expect(ran.out).toMatch(
      /> group ele1: advance 5\n {2}Tychaeus: Elephants 1, Elephants 2, Elephants 3: advance 5\n/,
    );
    expect(ran.out).toContain('Elephants 1 moves to 32, 16.5 ↓');
    const orders = choicesIn(cwd).slice(-2);
    expect(orders).toMatchObject([
      ['blue', 'order', { do: 'move', steps: [{ do: 'advance' }] }],
      ['blue', 'order', { do: 'done' }],
    ]);
  });
});

test('a unit is deployed where it is told to be, and its army is listed within the window', async () => {
  const { out } = await acies(HOTSEAT, { input: ['1', '31 10 facing 180', 'units'] });
  expect(out).toContain('at 31 inches from the left, 10 inches from the top, facing 180');
  expect(out).toContain('Elephants 1 is deployed at 31, 10 ↓');
  const units = out.slice(out.indexOf('units\n'));
  expect(units).toContain('  Principes 1 (pri1), Leg, veteran in combat');
  for (const line of units.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('after an order that is refused, enter takes nothing that was found before', async () => {
  const { out } = await acies(HOTSEAT, { input: [...SET_UP, 'ride Tychaeus to Balearic', 'num1: advance 99', ''] });
  expect(out).toContain('Enter takes ');
  expect(out).toMatch(/beyond the allowance[^>]*> \n {2}Type the number of an option/);
});
