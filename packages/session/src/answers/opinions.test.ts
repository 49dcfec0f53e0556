import type { Thinking } from '@acies/play';
import { openBook } from '@acies/play';
import { describe, expect, test } from 'vitest';
import { PlayedGame } from '../game/played-game.ts';
import type { KeptGame } from '../keeping/kept-game.ts';
import type { BattlePlan } from '../protocol/index.ts';
import { ruleSets } from '../testing/rule-sets.ts';
import { Tab, withFreshGames } from '../testing/tab.ts';

withFreshGames();

const goOn = (tab: Tab): Promise<void> => tab.table.take({ type: 'go-on', ...tab.now });

/** Plays until the computer has made the last choice and a person is asked. */
async function untilAnswered(plan: Partial<BattlePlan>): Promise<Tab> {
  const tab = await new Tab().begin(plan);
  const isAnswered = () => tab.state.asked && tab.log.findLast(({ kind }) => kind === 'choice')?.side === 'blue';
  for (let i = 0; i < 200 && !isAnswered(); i++) await (tab.state.waits ? goOn(tab) : tab.choose());
  expect(isAnswered()).toBe(true);
  return tab;
}

const against = (blue: string): Partial<BattlePlan> => ({ players: { red: 'human', blue } });
const lastChoice = (tab: Tab): string => tab.log.findLast(({ kind }) => kind === 'choice')!.text;
const UNTOLD = 'cannot be told';

/** What the last choice that is told came from. */
const lastThought = (tab: Tab) => tab.ask('thought', { at: tab.state.at });

describe('what the last choice came from', () => {
  test('is told of the computer’s, its choice first', async () => {
    const tab = await untilAnswered(against('centurion'));
    expect(tab.state.explained.at(-1)).toBe(tab.state.at);
    const { player, question, options, left, triesOut } = await lastThought(tab);
    expect([player, triesOut]).toEqual(['centurion', false]);
    expect(question).toMatch(/\w/);
    expect(options[0]!.label).toBe(lastChoice(tab));
    expect(options.length).toBeLessThanOrEqual(6);
    expect(left).toBeGreaterThanOrEqual(0);
    for (const { worth, words } of options)
      expect([typeof worth, words]).toEqual(['number', expect.stringMatching(/\w/)]);
  });

  test('is told of a recruit with his mistakes', async () => {
    const tab = await new Tab().begin({ players: { red: 'recruit', blue: 'recruit' } });
    const reasons = new Set<string | undefined>();
    for (let i = 0; i < 60; i++) {
      await goOn(tab);
      const { player, options } = await lastThought(tab);
      const [first] = options;
      expect([player, first!.label]).toEqual(['recruit', lastChoice(tab)]);
      reasons.add(first!.words);
    }
    expect([...reasons]).toEqual(expect.arrayContaining(['hesitates', 'takes the next best for the best']));
  });

  test('is told of a legate who was hurried, as far as he had come', async () => {
    const tab = await new Tab().begin({ players: { red: 'legate', blue: 'legate' } });
    const going = goOn(tab);
    await tab.table.take({ type: 'hurry', ...tab.now });
    await going;
    const { player, triesOut, options } = await lastThought(tab);
    expect([tab.state.explained, player, triesOut]).toEqual([[1], 'legate', true]);
    expect(options[0]!.label).toBe(lastChoice(tab));
  });

  test('is told of what was left to the computer, but not of what is done by itself', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    const { side, decision } = tab.state.asked!;
    for (const [way, explained] of [
      ['computer', [2]],
      ['pass', []],
    ] as const) {
      await tab.table.take({ type: 'preset', side, decision, way });
      await goOn(tab);
      expect(tab.state.taken.at(-1)).toMatchObject({ at: 2 });
      expect(tab.state.explained).toEqual(explained);
      await tab.table.take({ type: 'preset', side, decision, way: undefined });
      await tab.undo();
      expect([tab.state.at, tab.state.explained]).toEqual([1, []]);
    }
  });

  test('is not told of a person’s, though the computer had chosen the same before it was taken back', async () => {
    const tab = await new Tab().begin();
    const { side, decision } = tab.state.asked!;
    await tab.table.take({ type: 'preset', side, decision, way: 'computer' });
    await goOn(tab);
    const { choice } = (await lastThought(tab)).options[0]!;
    await tab.table.take({ type: 'preset', side, decision, way: undefined });
    await tab.undo();
    await tab.table.take({ type: 'choose', ...tab.now, choice });
    expect([tab.state.at, tab.state.explained]).toEqual([1, []]);
    await expect(lastThought(tab)).rejects.toThrow(UNTOLD);
  });

  test('is told still after a choice that was refused, and one that was taken back', async () => {
    const tab = await untilAnswered(against('centurion'));
    const first = (await lastThought(tab)).options[0]!;
    await tab.table.take({ type: 'choose', ...tab.now, choice: { nonsense: 1 } });
    expect((await lastThought(tab)).options[0]).toEqual(first);
    const { at, explained } = tab.state;
    await tab.choose();
    expect(tab.state.at).toBe(at + 1);
    expect(tab.state.explained).toEqual([]);
    await tab.undo();
    expect([tab.state.at, tab.state.explained]).toEqual([at, explained]);
    expect((await lastThought(tab)).options[0]).toEqual(first);
  });

  test('is not told of random play, which looks at nothing', async () => {
    const tab = await untilAnswered(against('random'));
    expect(tab.state.explained).toEqual([]);
    await expect(lastThought(tab)).rejects.toThrow(UNTOLD);
  });

  test('is not told where the game is opened again, nor in another tab', async () => {
    const tab = await untilAnswered(against('centurion'));
    const other = new Tab();
    await other.table.take({ type: 'open', game: tab.facts.id });
    expect(other.state).toEqual({ ...tab.state, explained: [] });
    await expect(lastThought(other)).rejects.toThrow(UNTOLD);
  });

  test.each([
    ['red', false],
    ['blue', true],
  ] as const)('is not told while something is hidden: to %s of an ambush of blue’s', async (person, isTold) => {
    const players = { red: 'centurion', blue: 'centurion', [person]: 'human' };
    const tab = await new Tab().begin({ rules: 'clock', battle: 'gaza', players });
    const isTheirs = () =>
      tab.log.findLast(({ kind }) => kind === 'choice')?.side === (person === 'red' ? 'blue' : 'red');
    const choose = () => {
      const { pass, options } = tab.state.asked!;
      return tab.table.take({ type: 'choose', ...tab.now, choice: pass ?? options[0]!.choice });
    };
    for (let i = 0; i < 40 && !isTheirs(); i++) await (tab.state.waits ? goOn(tab) : choose());
    expect(isTheirs()).toBe(true);
    expect(tab.state.explained.includes(tab.state.at)).toBe(isTold);
    const told = lastThought(tab).then(({ player }) => player);
    if (isTold) expect(await told).toBe('centurion');
    else await expect(told).rejects.toThrow(UNTOLD);
  });
});

describe('what the choices since a person last decided came from', () => {
  /** Who made the choices that are explained, and what they were, in their order. */
  const chosenIn = (tab: Tab) =>
    tab.log.filter(({ kind, at }) => kind === 'choice' && tab.state.explained.includes(at));

  test('is told of each, and of none before', async () => {
    const tab = await new Tab().begin(against('centurion'));
    let decidedAt = 0;
    for (let i = 0; i < 200 && !(tab.state.asked && tab.state.explained.length > 2); i++) {
      if (tab.state.asked) decidedAt = tab.state.at + 1;
      await (tab.state.waits ? goOn(tab) : tab.choose());
    }
    const { at, explained } = tab.state;
    expect(explained.length).toBeGreaterThan(2);
    expect(explained).toEqual(Array.from({ length: at - decidedAt }, (_, i) => decidedAt + 1 + i));
    for (const { at: one, side, text } of chosenIn(tab)) {
      expect(side).toBe('blue');
      expect((await tab.ask('thought', { at: one })).options[0]!.label).toBe(text);
    }
    for (const untold of [0, decidedAt, at + 1])
      await expect(tab.ask('thought', { at: untold })).rejects.toThrow(UNTOLD);
    await tab.choose();
    expect(tab.state.explained).toEqual([]);
  });

  test('reaches back over what a person was not asked', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    const takeBy = async (way: 'computer' | 'pass'): Promise<void> => {
      const { side, decision } = tab.state.asked!;
      await tab.table.take({ type: 'preset', side, decision, way });
      await goOn(tab);
    };
    await takeBy('computer');
    while (tab.state.asked?.pass === undefined) await (tab.state.waits ? goOn(tab) : takeBy('computer'));
    const { at, explained } = tab.state;
    await takeBy('pass');
    expect(explained).toContain(at);
    expect([tab.state.at, tab.state.explained]).toEqual([at + 1, explained]);
  });

  test('is kept of so many only, the newest', async () => {
    const tab = await new Tab().begin({ players: { red: 'centurion', blue: 'centurion' } });
    for (let i = 0; i < 50; i++) await goOn(tab);
    expect(tab.state.explained).toEqual(Array.from({ length: 48 }, (_, i) => i + 3));
    await expect(tab.ask('thought', { at: 2 })).rejects.toThrow(UNTOLD);
    expect((await tab.ask('thought', { at: 3 })).player).toBe('centurion');
  });
});

test('a legate is not asked again for what he has thought', async () => {
  const book = await openBook(ruleSets, 'hex');
  const players = { red: 'legate', blue: 'legate' };
  const kept = { id: 'one', setup: book.battles[0], dice: { seed: 1 }, players, unasked: [], taken: [] };
  const session = new PlayedGame(book, kept as unknown as KeptGame);
  const choice = session.question()!.options![3]!;
  const weighed = [{ choice, worth: 61, trials: 5 }];
  const thinking: Thinking = { playouts: 5, step: () => false, choice: () => choice, weighed: () => weighed };
  expect(session.decide(thinking)).toBe(true);
  expect(session.match!.moves.at(-1)!.choice).toEqual(choice);
  expect(session.toldOpinions.map(({ of }) => of.weighed())).toEqual([weighed]);
});

describe('a legate who is asked for advice', () => {
  test('thinks while other questions are answered, and lays what he tried before the person', async () => {
    const tab = await new Tab().begin();
    const advised = tab.ask('counsel', {}, tab.now);
    const card = tab.ask('card', { piece: 0 });
    const first = await Promise.race([advised.then(() => 'advice'), card.then(() => 'card')]);
    expect(first).toBe('card');
    const { player, options, triesOut } = await advised;
    expect([player, triesOut]).toEqual(['legate', true]);
    const listed = tab.state.asked!.options.map((one) => one.choice);
    for (const { choice, shown } of options) {
      expect(listed).toContainEqual(choice);
      expect(shown).toBeDefined();
    }
    expect(options).not.toEqual([]);
    expect(tab.state.at).toBe(0);
  });

  test('stops where the battle goes on', async () => {
    const tab = await new Tab().begin();
    const advised = tab.ask('counsel', {}, tab.now);
    await Promise.all([expect(advised).rejects.toThrow('the battle has gone on'), tab.choose()]);
  });

  test('is asked alone: who asks anew is answered, and nobody else', async () => {
    const tab = await new Tab().begin();
    const [first, second] = [tab.ask('counsel', {}, tab.now), tab.ask('counsel', {}, tab.now)];
    await expect(first).rejects.toThrow('asked anew');
    expect((await second).options).not.toEqual([]);
  });

  test('says nothing of what the computer is asked', async () => {
    const tab = await new Tab().begin({ players: { red: 'centurion', blue: 'centurion' } });
    await expect(tab.ask('counsel', {}, tab.now)).rejects.toThrow('nothing to decide');
  });
});
