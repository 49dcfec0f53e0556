import { expect, it } from 'vitest';
import { type GameStore, PlayedElsewhere } from '../keeping/game-store.ts';
import type { KeptChoice, KeptGame } from '../keeping/kept-game.ts';

const GAME: KeptGame = {
  ...{
    id: 'one',
    rules: 'hex',
    version: '1',
    setup: { id: 'a', title: 'A', about: '' },
    title: 'Sabis',
    dice: { seed: 7 },
  },
  players: { red: 'human', blue: 'centurion' },
  ...{ unasked: [], taken: [], revision: 0, count: 0, turn: 1, isOver: false, played: 5 },
};
const choiceOf = (choice: string): KeptChoice => ({ side: 'red', decision: 'order', choice, fallen: [] });
const [FIRST, SECOND] = [choiceOf('hold'), choiceOf('march')];

/** What any store of games does. */
export function checkStore(fresh: () => GameStore): void {
  const begun = async (): Promise<GameStore> => {
    const store = fresh();
    await store.begin(GAME);
    return store;
  };

  it('gives back a game as it was kept, with its choices', async () => {
    const store = await begun();
    await store.add({ id: 'one', revision: 0 }, 0, FIRST, { turn: 2 });
    await store.add({ id: 'one', revision: 1 }, 1, SECOND, {});
    expect(await store.read('one')).toEqual({
      game: { ...GAME, revision: 2, count: 2, turn: 2 },
      choices: [FIRST, SECOND],
    });
    expect(await store.revisionOf('one')).toBe(2);
  });

  it('begins a game with the choices it is given', async () => {
    const store = fresh();
    await store.begin(GAME, [FIRST]);
    expect(await store.read('one')).toEqual({ game: { ...GAME, count: 1 }, choices: [FIRST] });
  });

  it('takes choices back, and others come in their place', async () => {
    const store = fresh();
    await store.begin(GAME, [FIRST, FIRST]);
    await store.cut({ id: 'one', revision: 0 }, 1, {});
    expect((await store.read('one'))!.choices).toEqual([FIRST]);
    await store.add({ id: 'one', revision: 1 }, 1, SECOND, {});
    expect(await store.read('one')).toMatchObject({ game: { count: 2, revision: 2 }, choices: [FIRST, SECOND] });
  });

  it('writes nothing for who has not seen the last change', async () => {
    const store = await begun();
    await store.note({ id: 'one', revision: 0 }, { turn: 3 });
    const kept = await store.read('one');
    const late = { id: 'one', revision: 0 };
    await expect(store.note(late, { turn: 4 })).rejects.toThrow(PlayedElsewhere);
    await expect(store.add(late, 0, FIRST, {})).rejects.toThrow(PlayedElsewhere);
    await expect(store.cut(late, 0, {})).rejects.toThrow(PlayedElsewhere);
    expect(await store.read('one')).toEqual(kept);
  });

  it('lists games, the last played first, and knows nothing of one that was removed', async () => {
    const store = await begun();
    await store.begin({ ...GAME, id: 'two', played: 6 }, [FIRST]);
    expect((await store.list()).map(({ id }) => id)).toEqual(['two', 'one']);
    await store.remove('two');
    expect((await store.list()).map(({ id }) => id)).toEqual(['one']);
    expect([await store.read('two'), await store.revisionOf('two')]).toEqual([undefined, undefined]);
    await expect(store.note({ id: 'two', revision: 0 }, {})).rejects.toThrow(PlayedElsewhere);
  });
}
