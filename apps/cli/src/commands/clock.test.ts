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
    expect(ran.out).toMatch(
      /Whom do you order\?[^>]*\n {3}1 no more orders\n {3}2 Tychaeus: Elephants 1 to 3: advance 7 inches\n/,
    );
    const words = ran.out.replace(/\s+/g, ' ');
    expect(words).toMatch(/any other can be typed, such as "ele1: advance 4, wheel left 30"; "help orders" says how/);
    expect(words).toMatch(
      /an order any choice can be typed, on the list or not, such as: ele1: advance 4, wheel left 30/,
    );
    expect(words).toContain('9 orders left, and free ones of Hannibal, Tychaeus; stratagem: forced march (1 order)');
  });

  test('are asked for in a few lines, and "more" lists the rest', () => {
    const asked = /Whom do you order\?[^>]*> help\n/.exec(ran.out)![0];
    expect(asked.split('\n').length).toBeLessThanOrEqual(18);
    expect(asked).toMatch(/… \d+ more suggestions: "more" lists them all/);
  });

  test('the map is shown as a half turn begins, and not after every order', () => {
    const orders = ran.out.slice(ran.out.indexOf('Whom do you order?'));
    const turn = ran.out.slice(0, -orders.length).split('Half turn 1, blue: 9 orders ──')[1]!;
    expect(turn).toMatch(/^ {4}0 +6 +12/m);
    expect(orders).not.toMatch(/^ {4}0 +6 +12/m);
    expect(ran.out.match(/^ {4}0 +6 +12/gm)).toHaveLength(2);
  });

  test('are not understood, or refused with the reason, and the question stands', () => {
    const words = ran.out.replace(/\s+/g, ' ');
    expect(words).toMatch(/"undoo" is no order; write for example .* Did you mean "undo"\?/);
    expect(words).toMatch(/> ele1: jump 3 [^>]*jump/);
    expect(words).toMatch(/Not allowed: 16.5 inches beyond the move of 13 inches \(MC-UNIT-2\)/);
  });

  test('that are part of an option search the options', () => {
    expect(ran.out).toMatch(/> balearic\n +\d+ .*Balearic slingers/);
  });

  test('typed in words are shown and carried out', () => {
    expect(ran.out).toMatch(/> group ele1: advance 5\n {2}Tychaeus: Elephants 1 to 3: advance 5 inches\n/);
    expect(ran.out).toContain('Elephants 1, Elephants 2, Elephants 3: the free order of Tychaeus; 9 orders');
    expect(ran.out).toContain('Elephants 1: moves to 32, 16.5 ↓');
    const orders = choicesIn(cwd).slice(-2);
    expect(orders).toMatchObject([
      ['blue', 'order', { do: 'move', steps: [{ do: 'advance' }] }],
      ['blue', 'order', { do: 'done' }],
    ]);
  });
});

test('a unit is deployed where it is told to be, and its army is listed within the window', async () => {
  const { out } = await acies(HOTSEAT, { input: ['1', '31 10 facing 180', 'units'] });
  expect(out.replace(/\s+/g, ' ')).toContain(
    'such as "32 inches from the left and 11.5 from the top, facing ahead"; "help places" says how',
  );
  expect(out).toContain('  31 inches from the left and 10 from the top, facing ahead');
  expect(out).toContain('Elephants 1: deployed at 31, 10 ↓');
  const units = out.slice(out.indexOf('units\n'));
  expect(units).toContain('  Principes 1 (pri1), Leg, veteran in combat');
  for (const line of units.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('after an order that is refused, enter takes nothing that was found before', async () => {
  const { out } = await acies(HOTSEAT, { input: [...SET_UP, 'ride Tychaeus to Balearic', 'num1: advance 99', ''] });
  expect(out).toContain('Enter takes ');
  expect(out).toMatch(/beyond the move of[^>]*> \n {2}Type the number of an option/);
});

describe('what a newcomer asks', () => {
  let out = '';
  beforeAll(async () => {
    const typed = [
      ...['help orders', 'help wheel', 'help MC-MOV-2', 'why ele1: charge vel1', 'why ele1', 'why disengage num1'],
      ...['why clock: ele1: advance 7', 'map ele2', 'map 33 40', 'map nobody', 'status', 'clock: ele1: advance 1'],
      ...['why ele1', 'ride Tychaeus', 'done', 'ele2: turn left', 'bal turns about', ''],
    ];
    ({ out } = await acies(HOTSEAT, { input: [...SET_UP, ...typed] }));
  });
  const answerTo = (typed: string): string =>
    out
      .slice(out.indexOf(`> ${typed}\n`))
      .split(/\n(?:red|blue)> /)[0]!
      .replace(/\s+/g, ' ');

  test('how orders are typed, by any of their words', () => {
    expect(answerTo('help orders')).toContain('ele1: charge mas1 flank');
    expect(answerTo('help wheel').slice(12)).toBe(answerTo('help orders').slice(13));
    expect(answerTo('help MC-MOV-2')).toContain('Wheeling forward');
  });

  test('what stands against a unit, or an order', () => {
    expect(answerTo('why ele1: charge vel1')).toContain(
      'Velites 1 is 24.8 inches away, and the move is 7 inches (MC-MOV-8)',
    );
    expect(answerTo('why ele1')).toContain(
      'Elephants 1 (ele1): charge Velites 1 (vel1): Velites 1 is 24.8 inches away',
    );
    expect(answerTo('why disengage num1')).toContain('Not allowed: it is not in contact (MC-MOV-11)');
    expect(answerTo('why clock: ele1: advance 7')).toContain(
      'Nothing stands against it: clock: Elephants 1: advance 7 inches',
    );
    expect(out).toContain('Elephants 1 (ele1): move: Elephants 1 has had its order [MC-ORD-1]');
  });

  test('for a part of the map, with ids', () => {
    for (const id of ['ele1↓', 'ele2↓', 'ele3↓', 'lig2↓']) expect(answerTo('map ele2')).toContain(id);
    expect(answerTo('map 33 40')).toContain('PRI2↑*');
    expect(answerTo('map nobody')).toContain('"nobody" is no unit and no place in inches');
  });

  test('whose order is used: the clock pays if told to', () => {
    expect(answerTo('clock: ele1: advance 1')).toContain('Elephants 1: one of the clock’s orders; 8 orders left');
    expect(answerTo('ride Tychaeus')).toContain('Tychaeus rides to Numidians 2');
  });

  test('to turn a unit by its id', () => {
    expect(answerTo('ele2: turn left')).toMatch(/Elephants 2 turns left Enter takes \d+/);
    expect(out).toContain('Balearic slingers: turns, at');
  });
});

describe('around a Clock battle', () => {
  test('it is shown with its armies, leaders, stratagems and map', async () => {
    const { out } = await acies('battles zama');
    for (const text of ['Hastati 1 (has1)', 'with Scipio', 'Sk, slings 8 inches', 'stratagem: forced march', 'VEL1↑'])
      expect(out).toContain(text);
    expect(out).not.toContain('not yet deployed');
    expect((await acies('battles')).out).not.toContain('Hastati 1');
  });

  test('half turns are called that', async () => {
    const { out } = await acies('duel --battle zama --red random --blue random --games 1 --seed 1');
    expect(out).toMatch(/[\d.]+ half turns and \d+ choices on average/);
  });

  test('the sum of a throw is shown', async () => {
    expect((await acies('calc clock/rally --set dmz=2 --dice 7')).out).toContain('  7 - 2 = 5, 6 needed\n');
    expect((await acies('calc clock/fire --set artillery=1 --dice 8')).out).toContain('  8 + 1 = 9\n');
    const melee = (await acies('calc clock/melee --dice 9,3')).out;
    expect(melee).toMatch(/attacker: 9 \+ 6 = 15\n +defender: 3 \+ 6 = 9\n/);
  });

  test('troop types are understood by their names, and values of a group by theirs', async () => {
    const inputOf = async (...sets: string[]) =>
      JSON.parse((await acies(['calc', 'clock/melee', ...sets.flatMap((set) => ['--set', set]), '--json'])).out).input;
    expect((await inputOf('attacker.type=Elephants', 'defender.type=heavy horse')).attacker.type).toBe('El');
    const { attacker } = await inputOf('attacker=heavy horse general dmz=2 uphill=on');
    expect(attacker).toMatchObject({ type: 'HH', leader: 'general', dmz: 2, uphill: true });
    const { err } = await acies(['calc', 'clock/melee', '--set', 'attacker=El 2']);
    expect(err).toContain('what number "2" is must be said: write attacker="… dmz=2"');
  });

  test('its rules are found in whatever case they are written', async () => {
    for (const args of ['troops Clock', 'calc CLOCK', 'battles Clock', 'clauses Clock', 'rules Clock'])
      expect(await acies(args)).toMatchObject({ code: 0 });
    const { err } = await acies('duel --rules hex --battle zama --red random --blue random');
    expect(err).toContain('zama is a battle of the clock rules');
  });
});

describe('an ambush', () => {
  test('MC-ORD-3 is among the units of its own side and not among those that the enemy is shown', async () => {
    const input = SET_UP.flatMap((choice) => ['units pisidians', choice]);
    const ran = await acies('play --battle gaza --red human --blue human --seed 3', { input: [...input, 'quit'] });
    const shown = [...ran.out.matchAll(/Pisidians \(bamb\)/g)].length;
    const hidden = [...ran.out.matchAll(/No unit has "pisidians" in it/g)].length;
    expect(shown).toBeGreaterThan(0);
    expect(hidden).toBeGreaterThan(0);
    expect(shown + hidden).toBe(SET_UP.length);
  });
});
