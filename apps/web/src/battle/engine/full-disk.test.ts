import type { KeptChoice } from '@acies/session';
import { games, Tab } from '@acies/session/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { KeptGames } from './kept-games.ts';
import { browserGames, withBrowserGames } from './testing/browser-games.ts';
import { fillDisk, shutStore } from './testing/full-disk.ts';

withBrowserGames();
afterEach(() => vi.restoreAllMocks());

/** A tab in mid-battle. */
async function played(): Promise<Tab> {
  const tab = await new Tab().begin();
  await tab.choose('activate');
  return tab;
}

/** The game as a page that is loaded anew finds it. */
async function reloaded(tab: Tab): Promise<Tab> {
  const again = new Tab();
  await again.table.take({ type: 'open', game: tab.facts.id });
  return again;
}

describe('on a full disk', () => {
  test('a choice has not happened, which is said, and it can be made once there is room', async () => {
    const tab = await played();
    const before = tab.state;
    const makeRoom = fillDisk();
    await tab.choose('hold');
    expect(tab.last('refused')).toMatchObject({ of: 'choose', why: expect.stringMatching(/no room left/) });
    expect(tab.state).toEqual(before);
    makeRoom();
    await tab.choose('hold');
    expect(tab.state.at).toBe(2);
    expect((await reloaded(tab)).state).toEqual(tab.state);
  });

  test('what the browser wrote by halves is left behind: so much is written, before anything else, that it begins a new log', async () => {
    const tab = await played();
    const makeRoom = fillDisk();
    await tab.choose('hold');
    makeRoom();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await tab.choose('hold');
    const isBallast = put.mock.calls.map(([written]) => written instanceof Uint8Array);
    const bytes = put.mock.calls.map(([written]) => (written instanceof Uint8Array ? written.length : 0));
    expect(bytes.reduce((total, one) => total + one)).toBeGreaterThan(5_000_000);
    expect(Math.max(...bytes)).toBeLessThan(65_536);
    expect(isBallast.lastIndexOf(true)).toBeLessThan(isBallast.indexOf(false));
    put.mockClear();
    await tab.undo();
    expect(put.mock.calls.some(([written]) => written instanceof Uint8Array)).toBe(false);
  });

  test('a page that is loaded anew is told of what was written by halves, and leaves that behind', async () => {
    const told: boolean[] = [];
    const store = new KeptGames('torn', (isTorn) => told.push(isTorn));
    const makeRoom = fillDisk();
    await expect(store.remove('any')).rejects.toThrow('does not open its store');
    makeRoom();
    expect(told).toEqual([true]);
    await store.close();
    const anew = new KeptGames('torn', (isTorn) => told.push(isTorn));
    anew.wasTorn();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await anew.remove('any');
    expect(put.mock.calls.length).toBeGreaterThan(50);
    expect(told).toEqual([true, true, false]);
    await anew.close();
  });

  test('a choice is refused every time, and the game can still be saved to a file', async () => {
    const tab = await played();
    const before = tab.state;
    const file = await tab.ask('file', {});
    fillDisk();
    for (let i = 0; i < 3; i++) await tab.choose('hold');
    expect(tab.told.filter(({ type }) => type === 'refused')).toHaveLength(3);
    expect(tab.state).toEqual(before);
    expect(await tab.ask('file', {})).toEqual(file);
  });

  test('what was taken back has not been', async () => {
    const tab = await played();
    const before = tab.state;
    const makeRoom = fillDisk();
    await tab.undo();
    expect(tab.last('refused')!.why).toMatch(/no room left/);
    expect(tab.state).toEqual(before);
    makeRoom();
    await tab.undo();
    expect([tab.state.at, (await reloaded(tab)).state.at]).toEqual([0, 0]);
  });

  test('dice of the real table that were entered before are still there', async () => {
    const tab = await new Tab().begin({ dice: 'entered' });
    for (let i = 0; i < 200 && !tab.state.dice; i++) await tab.choose();
    const before = tab.state;
    const { count, faces } = before.dice!;
    const makeRoom = fillDisk();
    await tab.enter(faces.slice(0, 1).flatMap((face) => Array.from({ length: count }, () => face)));
    expect(tab.last('refused')!.of).toBe('dice');
    expect(tab.state).toEqual(before);
    makeRoom();
    expect((await reloaded(tab)).state).toEqual(before);
  });

  test('a battle is not begun, and none removed; both are said', async () => {
    const tab = await played();
    const kept = await games.list();
    const makeRoom = fillDisk();
    const other = await new Tab().begin();
    expect(other.last('refused')).toMatchObject({ of: 'begin', why: expect.stringMatching(/no room left/) });
    await expect(tab.ask('remove', { game: tab.facts.id })).rejects.toThrow('does not open its store');
    makeRoom();
    expect(await games.list()).toEqual(kept);
  });

  test('another tab that hears of a change says that it cannot read it, and can once it is readable', async () => {
    const [one, other] = [await played(), new Tab()];
    await other.table.take({ type: 'open', game: one.facts.id });
    await one.choose('hold');
    await browserGames.close();
    const makeRoom = fillDisk();
    await other.table.changedElsewhere(one.facts.id);
    expect(other.last('refused')!.why).toMatch(/does not open its store/);
    makeRoom();
    await other.table.changedElsewhere(one.facts.id);
    expect(other.state).toEqual(one.state);
  });
});

describe.each(['QuotaExceededError', 'AbortError', 'UnknownError'])('a change that fails by %s', (name) => {
  test('fails for want of room', async () => {
    const tab = await played();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('any', name);
    });
    await expect(games.note({ id: tab.facts.id, revision: 1 }, {})).rejects.toThrow('no room left');
  });
});

describe('a store that cannot be opened', () => {
  test.each([
    ['because it is not allowed', shutStore],
    ['because the disk is full', fillDisk],
  ])('%s says so of all that is wanted of it, and is opened once it can be', async (_, shut) => {
    const tab = new Tab();
    const open = shut();
    await tab.begin();
    expect(tab.last('refused')).toMatchObject({ of: 'begin', why: expect.stringMatching(/does not open its store/) });
    await expect(tab.ask('games', {})).rejects.toThrow('does not open its store');
    await tab.table.take({ type: 'open', game: 'any' });
    expect(tab.last('refused')).toMatchObject({ of: 'open', why: expect.stringMatching(/does not open its store/) });
    open();
    await tab.begin();
    expect(tab.state.at).toBe(0);
  });
});

test('a fault of ours is none of the disk’s, and keeps nothing by halves', async () => {
  const tab = await played();
  const seen = { id: tab.facts.id, revision: 1 };
  const choice = { ...tab, choice: () => undefined } as unknown as KeptChoice;
  await expect(games.add(seen, 1, choice, {})).rejects.toMatchObject({ name: 'DataCloneError' });
  expect((await games.list())[0]).toMatchObject({ revision: 1, count: 1 });
});
