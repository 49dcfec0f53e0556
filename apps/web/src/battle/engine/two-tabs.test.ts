import { games, Tab } from '@acies/session/testing';
import { describe, expect, test, vi } from 'vitest';
import { withBrowserGames } from './testing/browser-games.ts';

withBrowserGames();

describe('two tabs on one game', () => {
  test('follow each other', async () => {
    const [one, two] = [await new Tab().begin(), new Tab()];
    one.others.push(two);
    await two.table.take({ type: 'open', game: one.facts.id });
    await one.choose('activate');
    await two.table.changedElsewhere(one.facts.id);
    expect(two.state).toEqual(one.state);
    expect(two.last('elsewhere')).toBeDefined();
  });

  test('that choose at the same time lose nothing: the second sees what the first did', async () => {
    const [one, two] = [await new Tab().begin(), new Tab()];
    await two.table.take({ type: 'open', game: one.facts.id });
    await one.choose('activate');
    const first = one.state;
    await two.choose('pass');
    expect(two.state).toEqual(first);
    expect(two.last('elsewhere')).toBeDefined();
    expect((await games.read(one.facts.id))!.choices).toHaveLength(1);
  });
});

describe('a game that another tab', () => {
  const two = async (): Promise<[Tab, Tab]> => {
    const tabs = [await new Tab().begin(), new Tab()] as [Tab, Tab];
    await tabs[1].table.take({ type: 'open', game: tabs[0].facts.id });
    return tabs;
  };

  test('has played differently to the same number of choices is not played on over it', async () => {
    const [one, other] = await two();
    await one.choose('activate');
    await other.table.changedElsewhere(one.facts.id);
    await one.undo();
    await one.choose('pass');
    const { state } = one;
    await other.choose();
    expect(other.last('elsewhere')).toBeDefined();
    expect(other.state).toEqual(state);
    expect((await games.read(one.facts.id))!.choices).toHaveLength(1);
  });

  test('has removed says so, and is no fault', async () => {
    const [one, other] = await two();
    await games.remove(one.facts.id);
    await one.choose('activate');
    expect(one.last('refused')!.why).toMatch(/no longer kept/);
    await one.choose('activate');
    expect(one.told.filter(({ type }) => type === 'refused')).toHaveLength(2);
    await other.table.changedElsewhere(one.facts.id);
    expect(other.last('refused')!.why).toMatch(/no longer kept/);
    expect(await games.list()).toEqual([]);
  });
});

test('a computer whose move the browser has no room for may be told again to go on', async () => {
  const tab = await new Tab().begin({ players: { red: 'centurion', blue: 'centurion' } });
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await tab.table.take({ type: 'go-on', ...tab.now });
  full.mockRestore();
  // The page must know last that it was refused, for the state before it says that all is well.
  expect(tab.told.slice(-2)).toMatchObject([{ type: 'state' }, { type: 'refused', of: 'go-on' }]);
  expect(tab.state).toMatchObject({ at: 0, waits: { by: 'centurion' } });
  await tab.table.take({ type: 'go-on', ...tab.now });
  expect(tab.state.at).toBe(1);
});

test('what the browser has no room for has not happened, and says so', async () => {
  const tab = await new Tab().begin();
  const before = tab.state;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await tab.choose('activate');
  full.mockRestore();
  expect(tab.last('refused')!.why).toMatch(/no room/);
  expect(tab.state).toEqual(before);
  await tab.choose('activate');
  expect(tab.state.at).toBe(1);
});
