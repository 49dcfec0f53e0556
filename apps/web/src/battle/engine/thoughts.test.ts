import type { Thinking } from '@acies/play';
import { openBook } from '@acies/play';
import { describe, expect, test } from 'vitest';
import type { BattlePlan } from '../protocol.ts';
import type { KeptGame } from './kept-games.ts';
import { BattleSession } from './session.ts';
import { Tab, withFreshGames } from './testing/tab.ts';

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

describe('what the last choice came from', () => {
  test('is told of the computer’s, its choice first', async () => {
    const tab = await untilAnswered(against('centurion'));
    expect(tab.state.explains).toBe('centurion');
    const { player, question, options, left, guide } = await tab.ask('thought', {}, tab.now);
    expect([player, guide]).toEqual(['centurion', undefined]);
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
      expect(tab.state.explains).toBe('recruit');
      const [first] = (await tab.ask('thought', {})).options;
      expect(first!.label).toBe(lastChoice(tab));
      reasons.add(first!.words);
    }
    expect([...reasons]).toEqual(expect.arrayContaining(['hesitates', 'takes the next best for the best']));
  });

  test('is told of a legate who was hurried, as far as he had come', async () => {
    const tab = await new Tab().begin({ players: { red: 'legate', blue: 'legate' } });
    const going = goOn(tab);
    await tab.table.take({ type: 'hurry' });
    await going;
    const { player, guide, options } = await tab.ask('thought', {});
    expect([tab.state.explains, player, guide]).toEqual(['legate', 'legate', 'centurion']);
    expect(options[0]!.label).toBe(lastChoice(tab));
  });

  test('is told of what was left to the computer, but not of what is done by itself', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    const { side, decision } = tab.state.asked!;
    for (const [way, explains] of [
      ['computer', 'centurion'],
      ['pass', undefined],
    ] as const) {
      await tab.table.take({ type: 'automatic', side, decision, way });
      await goOn(tab);
      expect(tab.state.taken.at(-1)).toMatchObject({ at: 2 });
      expect(tab.state.explains).toBe(explains);
      await tab.table.take({ type: 'automatic', side, decision, way: undefined });
      await tab.undo();
      expect([tab.state.at, tab.state.explains]).toEqual([1, undefined]);
    }
  });

  test('is not told of a person’s, though the computer had chosen the same before it was taken back', async () => {
    const tab = await new Tab().begin();
    const { side, decision } = tab.state.asked!;
    await tab.table.take({ type: 'automatic', side, decision, way: 'computer' });
    await goOn(tab);
    const { choice } = (await tab.ask('thought', {})).options[0]!;
    await tab.table.take({ type: 'automatic', side, decision, way: undefined });
    await tab.undo();
    await tab.table.take({ type: 'choose', ...tab.now, choice });
    expect([tab.state.at, tab.state.explains]).toEqual([1, undefined]);
    await expect(tab.ask('thought', {})).rejects.toThrow(UNTOLD);
  });

  test('is told still after a choice that was refused, and one that was taken back', async () => {
    const tab = await untilAnswered(against('centurion'));
    const first = (await tab.ask('thought', {})).options[0]!;
    await tab.table.take({ type: 'choose', ...tab.now, choice: { nonsense: 1 } });
    expect((await tab.ask('thought', {})).options[0]).toEqual(first);
    const { at } = tab.state;
    await tab.choose();
    expect(tab.state.at).toBe(at + 1);
    expect(tab.state.explains).toBeUndefined();
    await tab.undo();
    expect([tab.state.at, tab.state.explains]).toEqual([at, 'centurion']);
    expect((await tab.ask('thought', {})).options[0]).toEqual(first);
  });

  test('is not told of random play, which looks at nothing', async () => {
    const tab = await untilAnswered(against('random'));
    expect(tab.state.explains).toBeUndefined();
    await expect(tab.ask('thought', {})).rejects.toThrow(UNTOLD);
  });

  test('is not told where the game is opened again, nor in another tab', async () => {
    const tab = await untilAnswered(against('centurion'));
    const other = new Tab();
    await other.table.take({ type: 'open', game: tab.facts.id });
    expect(other.state).toEqual({ ...tab.state, explains: undefined });
    await expect(other.ask('thought', {})).rejects.toThrow(UNTOLD);
  });

  test.each([
    ['red', undefined],
    ['blue', 'centurion'],
  ] as const)('is not told while something is hidden: to %s of an ambush of blue’s', async (person, explains) => {
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
    expect(tab.state.explains).toBe(explains);
    const told = tab.ask('thought', {}).then(({ player }) => player);
    if (explains) expect(await told).toBe(explains);
    else await expect(told).rejects.toThrow(UNTOLD);
  });
});

test('a legate is not asked again for what he has thought', async () => {
  const book = await openBook('hex');
  const players = { red: 'legate', blue: 'legate' };
  const kept = { id: 'one', setup: book.battles[0], dice: { seed: 1 }, players, unasked: [], taken: [] };
  const session = new BattleSession(book, kept as unknown as KeptGame);
  const choice = session.question()!.options![3]!;
  const weighed = [{ choice, worth: 61, trials: 5 }];
  const thinking: Thinking = { playouts: 5, step: () => false, choice: () => choice, weighed: () => weighed };
  expect(session.decide(thinking)).toBe(true);
  expect(session.match!.moves.at(-1)!.choice).toEqual(choice);
  expect(session.toldThought!.weighed()).toBe(weighed);
});

describe('a legate who is asked for advice', () => {
  test('thinks while other questions are answered, and lays what he tried before the person', async () => {
    const tab = await new Tab().begin();
    const advised = tab.ask('counsel', {}, tab.now);
    const card = tab.ask('card', { piece: 0 });
    const first = await Promise.race([advised.then(() => 'advice'), card.then(() => 'card')]);
    expect(first).toBe('card');
    const { player, options, guide } = await advised;
    expect([player, guide]).toEqual(['legate', 'centurion']);
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

  test('says nothing of what the computer is asked', async () => {
    const tab = await new Tab().begin({ players: { red: 'centurion', blue: 'centurion' } });
    await expect(tab.ask('counsel', {}, tab.now)).rejects.toThrow('nothing to decide');
  });
});
