import { describe, expect, test } from 'vitest';
import { games, Tab, withFreshGames } from './testing/tab.ts';

withFreshGames();

describe('game files', () => {
  test('are written and read, as a game of its own', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    const text = await tab.ask('file', {});
    const other = new Tab();
    await other.table.take({ type: 'read', text });
    expect(other.facts.id).not.toBe(tab.facts.id);
    expect({ ...other.state, game: tab.facts.id, revision: 1 }).toEqual(tab.state);
  });

  test.each([
    ['of another version', (text: string) => text.replace(/"version":"[^"]*"/, '"version":"0.0.0"'), /version 0\.0\.0/],
    ['of another format', (text: string) => text.replace('"format": 1', '"format": 99'), /format 99/],
    ['that breaks off', (text: string) => text.slice(0, -20), /not whole JSON: it breaks off at line \d+, column \d+$/],
    [
      'that is no JSON',
      () => 'To whom it may concern',
      /not whole JSON: "T" cannot stand where it does \(line 1, column 1\)$/,
    ],
    [
      'that is a battle',
      (text: string) => JSON.stringify(JSON.parse(text).setup),
      /^this is a battle.*"npx acies play --battle FILE"/,
    ],
    ['that is none at all', () => '{}', /^this is no saved game/],
    [
      'of unknown rules',
      (text: string) => text.replace('"id":"hex"', '"id":"chess"'),
      /^there is no rule set "chess": there are hex, ck/,
    ],
    ['without its players', (text: string) => text.replace('"players"', '"people"'), /players: it is missing/],
    [
      'with a broken choice',
      (text: string) => text.replace('"do":"activate"', '"do":"conquer"'),
      /choice 1 in the game file is not legal: \w+ may not choose .*not among the options/,
    ],
  ])('%s say so, and the open game stays', async (_, spoil, why) => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    const { facts, state } = tab;
    await tab.table.take({ type: 'read', text: spoil(await tab.ask('file', {})) });
    expect(tab.last('refused')!.why).toMatch(why);
    expect(tab.last('refused')!.why).not.toMatch(/Invalid|expected|received|Unexpected|undefined/);
    expect([tab.facts, tab.state]).toEqual([facts, state]);
  });

  test('a kept game of another version of the rules is not opened', async () => {
    const tab = await new Tab().begin();
    await games.note({ id: tab.facts.id, revision: 0 }, { version: '0.0.1' });
    const again = new Tab();
    await again.table.take({ type: 'open', game: tab.facts.id });
    expect(again.last('refused')!.why).toMatch(/version 0\.0\.1/);
  });

  test('a kept game of another version of the rules is saved all the same, for the rules it was played by', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    await tab.choose('hold');
    const { id } = tab.facts;
    const { game } = (await games.read(id))!;
    await games.note({ id, revision: game.revision }, { version: '0.0.1' });
    const other = new Tab();
    const { name, text } = await other.ask('kept-file', { game: id });
    expect(name).toBe(`hex-${id}.json`);
    await other.table.take({ type: 'read', text });
    expect(other.last('refused')!.why).toMatch(/version 0\.0\.1/);
    // By rules of its own version it is played through and checked, so it is the game.
    await games.note({ id, revision: game.revision + 1 }, { version: game.version });
    await other.table.take({ type: 'read', text: (await other.ask('kept-file', { game: id })).text });
    expect(other.state).toMatchObject({ at: 2, scene: { pieces: tab.state.scene.pieces } });
    await expect(other.ask('kept-file', { game: 'none' })).rejects.toThrow('no longer kept');
  });

  test('so is one with real dice', async () => {
    const tab = await new Tab().begin({ dice: 'entered' });
    const isThrownFor = (): boolean => tab.log.some(({ kind, at }) => kind === 'dice' && at > 0);
    for (let i = 0; i < 200 && !isThrownFor(); i++) {
      const { dice } = tab.state;
      // Others every time, so that no tie goes on for ever.
      if (dice) await tab.enter(Array.from({ length: dice.count }, (_, k) => dice.faces[(i + k) % dice.faces.length]!));
      else await tab.choose();
    }
    expect(isThrownFor()).toBe(true);
    const other = new Tab();
    await other.table.take({ type: 'read', text: (await tab.ask('kept-file', { game: tab.facts.id })).text });
    expect(other.log).toEqual(tab.log);
  });

  test('a kept game of another version is told of without playing it, and nothing of it changes', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    const { id, armies } = tab.facts;
    const { version } = (await games.read(id))!.game;
    await games.note({ id, revision: 1 }, { version: '1' });
    const before = await games.read(id);
    const other = new Tab();
    const known = { id, rules: 'hex', version: '1', title: tab.facts.title, armies, players: tab.facts.players };
    const told = { ...known, count: 1, turn: tab.state.turn, isOver: false, played: 1 };
    expect(await other.ask('kept', { game: id })).toEqual({ ...told, versionNow: version });
    expect(version).not.toBe('1');
    expect(await other.ask('games', {})).toEqual([told]);
    expect(await other.ask('versions', { rules: ['hex', 'chess'] })).toEqual({ hex: version });
    const { text } = await other.ask('kept-file', { game: id });
    await expect(other.ask('verify', { text })).rejects.toThrow(
      `version 1 of the hex rules; this is version ${version}: only an older release of Acies`,
    );
    expect(await games.read(id)).toEqual(before);
    await expect(other.ask('kept', { game: 'none' })).rejects.toThrow('no longer kept');
  });

  test('a kept game of rules that there are not is told of, too', async () => {
    const tab = await new Tab().begin();
    const { id } = tab.facts;
    await games.note({ id, revision: 0 }, { rules: 'chess' });
    const kept = await new Tab().ask('kept', { game: id });
    expect([kept.rules, kept.versionNow]).toEqual(['chess', undefined]);
  });

  test('a kept game that lacks what a file is checked by says so', async () => {
    const tab = await new Tab().begin();
    await expect(tab.ask('kept-file', { game: tab.facts.id })).rejects.toThrow('nothing has been decided');
    await tab.choose('activate');
    await games.note({ id: tab.facts.id, revision: 1 }, { hash: undefined });
    await expect(tab.ask('kept-file', { game: tab.facts.id })).rejects.toThrow('kept by an older client');
  });

  const STRANGER = { red: 'human', blue: 'hannibal' } as const;
  test('who is to play must be known: in a new game, a file and a game that goes on from another', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    const text = (await tab.ask('file', {})).replace('"blue":"human"', '"blue":"hannibal"');
    const before = await games.list();
    const stranger = new Tab();
    await stranger.begin({ players: STRANGER });
    expect(stranger.last('refused')).toMatchObject({
      of: 'begin',
      why: expect.stringMatching(/hannibal.*human, random/),
    });
    await stranger.table.take({ type: 'read', text });
    expect(stranger.last('refused')!.of).toBe('read');
    await expect(tab.ask('fork', { at: 1, players: STRANGER })).rejects.toThrow(/hannibal/);
    expect(await games.list()).toEqual(before);
    await games.note({ id: tab.facts.id, revision: 1 }, { players: STRANGER });
    await stranger.table.take({ type: 'open', game: tab.facts.id });
    expect(stranger.last('refused')).toMatchObject({ of: 'open', why: expect.stringMatching(/hannibal/) });
  });

  test('a new game goes on from any point of an old one', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    const { scene } = tab.state;
    await tab.choose('hold');
    const id = await tab.ask('fork', { at: 1, players: { red: 'human', blue: 'centurion' } });
    const other = new Tab();
    await other.table.take({ type: 'open', game: id });
    expect(other.state.at).toBe(1);
    expect(other.state.scene.pieces).toEqual(scene.pieces);
    expect(other.facts.players.blue).toBe('centurion');
  });
});
