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
    expect({ ...other.state, taken: [] }).toEqual(tab.state);
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
