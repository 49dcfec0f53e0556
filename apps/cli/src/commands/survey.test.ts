import { describe, expect, test } from 'vitest';
import { acies } from '../testing/cli.ts';

describe('acies survey', () => {
  test('says of every battle how it went for a player against himself', async () => {
    const { code, out, err } = await acies('survey --rules ck --games 2 --seed 1');
    expect(code).toBe(0);
    expect(out).toContain('Each player against himself, 2 games a row from seed 1');
    for (const battle of ['issus', 'vosges'])
      for (const player of ['recruit', 'centurion'])
        expect(out).toMatch(new RegExp(`^ +${battle} +${player} +\\d +\\d +\\d +\\d+(\\.\\d)?% `, 'm'));
    expect(err).toMatch(/^(\d+\/8 games, \d+ s\n)*$/);
  });

  test('as JSON: every game is counted, and again the same', async () => {
    const args = 'survey --battle issus --players centurion --games 4 --seed 3 --json';
    const { out } = await acies(args);
    const { summaries } = JSON.parse(out);
    expect(summaries).toHaveLength(1);
    const [{ battle, player, games, wins, draws, turns, contact, withoutContact, repeating }] = summaries;
    expect({ battle, player, games }).toEqual({ battle: 'issus', player: 'centurion', games: 4 });
    expect(wins.red + wins.blue + draws).toBe(4);
    expect(contact.least).toBeGreaterThan(0);
    expect(contact.most).toBeLessThanOrEqual(turns.most);
    expect({ withoutContact, repeating }).toEqual({ withoutContact: 0, repeating: 0 });
    expect((await acies(args)).out).toBe(out);
  });

  test('as Markdown, a table of the same', async () => {
    const { out } = await acies('survey --battle issus --players random --games 2 --seed 1 --markdown');
    expect(out).toMatch(/^\| battle \| player \|/m);
    expect(out).toMatch(/^\| issus \| random \| \d \| \d \| \d \|/m);
  });

  test.each([
    ['an unknown player', 'survey --rules ck --players centurio', 'did you mean "centurion"?'],
    ['an unknown battle', 'survey --battle heracla', 'did you mean "heraclea"?'],
    ['seeds that do not exist', 'survey --rules ck --seed 4294967295 --games 2', 'choose a smaller one'],
  ])('%s ends with code 2', async (_what, args, message) => {
    const { code, err, out } = await acies(args);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
