import { games, Tab } from '@acies/session/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { withBrowserGames } from './testing/browser-games.ts';

withBrowserGames();
afterEach(() => vi.restoreAllMocks());

/** The game as a page that is loaded anew finds it. */
async function reloaded(tab: Tab): Promise<Tab> {
  const again = new Tab();
  await again.table.take({ type: 'open', game: tab.facts.id });
  return again;
}

describe('a worker that breaks down in mid-battle', () => {
  test('has lost nothing where the choice was kept but not yet shown', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    const before = tab.state;
    const send = vi.spyOn(tab, 'hear').mockImplementation(() => {
      throw new Error('gone');
    });
    await expect(tab.choose('hold')).rejects.toThrow('gone');
    send.mockRestore();
    expect((await reloaded(tab)).state.at).toBe(before.at + 1);
  });

  test('has not made the choice where it could not be kept, and is asked for it again', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    const before = tab.state;
    vi.spyOn(games, 'add').mockRejectedValueOnce(new Error('the store is gone'));
    await expect(tab.choose('hold')).rejects.toThrow('the store is gone');
    expect((await reloaded(tab)).state).toEqual(before);
  });

  test('writes nothing more, so that what is kept stays whole', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    vi.spyOn(games, 'add').mockRejectedValueOnce(new Error('the store is gone'));
    await expect(tab.choose('hold')).rejects.toThrow();
    await tab.table.take({ type: 'choose', ...tab.now, choice: { do: 'pass' } });
    expect(tab.last('refused')!.why).toMatch(/^something went wrong here: reload/);
    expect((await games.read(tab.facts.id))!.choices).toHaveLength(1);
  });

  test('of a question that it has no answer to the game knows nothing', async () => {
    const tab = await new Tab().begin();
    await expect(tab.ask('card', undefined as never)).rejects.toThrow();
    await tab.choose('activate');
    expect(tab.state.at).toBe(1);
  });
});
