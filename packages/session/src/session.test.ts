import { describe, expect, test } from 'vitest';
import type { BattlePlan } from './protocol/index.ts';
import { games, PLAN, Tab, withFreshGames } from './testing/tab.ts';

withFreshGames();

describe('a battle in its worker', () => {
  test('begins with a question, its options and the table', async () => {
    const tab = await new Tab().begin();
    expect(tab.facts).toMatchObject({ rules: { id: 'hex' }, dice: 'seeded', players: PLAN.players });
    expect(tab.state.asked!.options.length).toBeGreaterThan(1);
    expect(tab.state.scene.pieces.length).toBeGreaterThan(20);
    expect(tab.state.keepsBack).toBe('nothing has been decided yet');
  });

  test('keeps every choice, so that another tab goes on where this one was closed', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    await tab.choose('hold');
    const again = new Tab();
    await again.table.take({ type: 'open', game: tab.facts.id });
    expect(again.state).toEqual(tab.state);
    expect(again.log).toEqual(tab.log);
    expect((await games.list())[0]).toMatchObject({ count: 2, turn: 1, isOver: false });
  });

  test('takes a second click on the same question for none', async () => {
    const tab = await new Tab().begin();
    const { now, state } = tab;
    const { choice } = state.asked!.options[0]!;
    await tab.table.take({ type: 'choose', ...now, choice });
    await tab.table.take({ type: 'choose', ...now, choice });
    expect(tab.state.at).toBe(1);
    expect(tab.last('refused')).toBeUndefined();
  });

  test('refuses what is not among the options, and nothing changes', async () => {
    const tab = await new Tab().begin();
    await tab.table.take({ type: 'choose', ...tab.now, choice: { do: 'win' } });
    expect(tab.last('refused')!.why).toMatch(/not among the options/);
    expect(tab.state.at).toBe(0);
    expect((await games.list())[0]!.count).toBe(0);
  });

  test('takes a decision back, in the store too, and says why where it does not', async () => {
    const tab = await new Tab().begin();
    const before = tab.state;
    await tab.undo();
    expect(tab.last('refused')!.why).toBe('nothing has been decided yet');
    await tab.choose('activate');
    expect(tab.state.keepsBack).toBeUndefined();
    await tab.undo();
    expect(tab.state).toEqual({ ...before, revision: 2 });
    expect((await games.read(tab.facts.id))!.choices).toEqual([]);
  });

  test('takes two presses on undo for one', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    await tab.choose('hold');
    const { now } = tab;
    await tab.table.take({ type: 'undo', ...now });
    await tab.table.take({ type: 'undo', ...now });
    expect(tab.state.at).toBe(1);
    await tab.undo();
    expect(tab.state.at).toBe(0);
  });
});

describe('the computer', () => {
  const AGAINST: Partial<BattlePlan> = { players: { red: 'centurion', blue: 'centurion' } };

  test('decides only once the page has shown what there is', async () => {
    const tab = await new Tab().begin(AGAINST);
    expect(tab.state.asked).toBeUndefined();
    expect(tab.state.waits).toMatchObject({ by: 'centurion' });
    const { now } = tab;
    await tab.table.take({ type: 'go-on', ...now });
    expect(tab.state.at).toBe(1);
    await tab.table.take({ type: 'go-on', ...now });
    expect(tab.state.at).toBe(1);
  });

  test('plays a whole battle out, and the game is then over', async () => {
    const tab = await new Tab().begin(AGAINST);
    for (let i = 0; i < 2000 && !tab.state.result; i++) await tab.table.take({ type: 'go-on', ...tab.now });
    expect(await games.list()).toMatchObject([{ isOver: true, count: tab.state.at }]);
    const story = await tab.ask('story', { luckTo: 5 });
    expect(story.strain).toHaveLength(tab.state.at + 1);
    expect(story.luck.filter((one) => one !== undefined)).toHaveLength(5);
    expect(story.turns.length).toBeGreaterThan(1);
    expect((await tab.ask('report', { at: tab.state.at })).result).toEqual(tab.state.result);
    expect((await tab.ask('look', { at: 0 })).scene.pieces.length).toBeGreaterThan(20);
  });

  test('advises a person', async () => {
    const tab = await new Tab().begin();
    const { player, options, left } = await tab.ask('considered', {});
    const listed = tab.state.asked!.options.map(({ choice }) => choice);
    expect([player, options.length, left]).toEqual(['centurion', 6, listed.length - 6]);
    expect(options.map(({ worth }) => worth)).toEqual(options.map(({ worth }) => worth).sort((a, b) => b - a));
    expect(tab.state.at).toBe(0);
    for (const { choice, words } of options) {
      expect(listed).toContainEqual(choice);
      expect(words).not.toBe('');
    }
  });
});

describe('decisions that are not asked', () => {
  test('are taken at once, and listed', async () => {
    const tab = await new Tab().begin();
    const { decision, side } = tab.state.asked!;
    await tab.table.take({ type: 'preset', side, decision, way: 'computer' });
    expect(tab.state.waits).toEqual({ side, by: 'preset' });
    await tab.table.take({ type: 'go-on', ...tab.now });
    expect(tab.state.taken).toMatchObject([{ at: 1, side, decision }]);
    await tab.table.take({ type: 'preset', side, decision, way: undefined });
    expect(tab.state.presets).toEqual([]);
  });

  test('to do nothing are only those that can be', async () => {
    const tab = await new Tab().begin();
    const { decision, side, pass } = tab.state.asked!;
    await tab.table.take({ type: 'preset', side, decision, way: 'pass' });
    expect(tab.state.waits === undefined).toBe(pass === undefined);
  });
});

test('what was not to be asked in a turn that is over is no longer listed', async () => {
  const tab = await new Tab().begin({ players: { red: 'human', blue: 'centurion' } });
  const { turn } = tab.state;
  const wanted = { type: 'preset', side: 'red', decision: 'no-such', way: 'computer' } as const;
  for (const scope of [{ turn: turn - 1 }, { turn }, {}]) await tab.table.take({ ...wanted, scope });
  expect(tab.state.presets.map(({ scope }) => scope)).toEqual([{ turn }, undefined]);
});

test('what was pressed for another game, or for other choices, is not done', async () => {
  const tab = await new Tab().begin();
  const { choice } = tab.state.asked!.options[0]!;
  await tab.table.take({ type: 'choose', ...tab.now, game: 'another', choice });
  await tab.table.take({ type: 'choose', ...tab.now, revision: tab.now.revision + 1, choice });
  expect(tab.state.at).toBe(0);
});

describe('decisions that one side is not asked', () => {
  const unasked = async (): Promise<Tab> => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    const { side, decision } = tab.state.asked!;
    await tab.table.take({ type: 'preset', side, decision, way: 'pass' });
    await tab.table.take({ type: 'go-on', ...tab.now });
    expect(tab.state.taken).toHaveLength(1);
    return tab;
  };

  test('are still asked of the other', async () => {
    const tab = await new Tab().begin();
    const { side, decision, question } = tab.state.asked!;
    const other = side === 'red' ? 'blue' : 'red';
    await tab.table.take({ type: 'preset', side: other, decision, way: 'computer' });
    expect(tab.state.waits).toBeUndefined();
    expect(tab.state.asked).toMatchObject({ side, decision });
    await tab.table.take({ type: 'preset', side, decision, way: 'computer' });
    expect(tab.state.waits).toEqual({ side, by: 'preset' });
    expect(tab.state.presets).toContainEqual({ side, decision, question, way: 'computer' });
    await tab.table.take({ type: 'preset', side, decision, way: undefined });
    expect(tab.state.presets).toMatchObject([{ side: other, decision }]);
  });

  test('are gone over by undo, which opens the last that was asked', async () => {
    const tab = await unasked();
    await tab.undo();
    expect(tab.state.at).toBe(0);
    expect(tab.state.taken).toEqual([]);
  });

  test('are still known for such when the game is opened again', async () => {
    const tab = await unasked();
    const again = new Tab();
    await again.table.take({ type: 'open', game: tab.facts.id });
    expect(again.state).toEqual(tab.state);
    await again.undo();
    expect(again.state.at).toBe(0);
  });
});

test('of what the computer is asked nobody else is told', async () => {
  const tab = await new Tab().begin({ players: { red: 'centurion', blue: 'centurion' } });
  await expect(tab.ask('considered', {})).rejects.toThrow('nothing to decide');
  await expect(tab.ask('previews', { indices: [0] })).rejects.toThrow('nothing to decide');
  await expect(tab.ask('excluded', { words: '' })).rejects.toThrow('nothing to decide');
});

test('what is asked of a question that is gone has no answer, whatever the choice would mean in the next', async () => {
  const tab = await new Tab().begin();
  const { choice } = tab.state.asked!.options[0]!;
  const { now } = tab;
  expect((await tab.ask('attempt', { choice }, now)).choice).toEqual(choice);
  await tab.choose();
  await expect(tab.ask('attempt', { choice }, now)).rejects.toThrow('the battle has gone on');
});

test('what a kept game has always called unasked are its presets', async () => {
  const tab = await new Tab().begin();
  const { side, decision, question } = tab.state.asked!;
  const kept = { ...{ side, decision, question }, way: 'computer', scope: { turn: 1 } } as const;
  await games.note({ id: tab.facts.id, revision: 0 }, { unasked: [kept] });
  const again = new Tab();
  await again.table.take({ type: 'open', game: tab.facts.id });
  expect(again.state).toMatchObject({ presets: [kept], waits: { side, by: 'preset' } });
});
