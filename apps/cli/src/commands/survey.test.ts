import { describe, expect, test } from 'vitest';
import { acies, aciesStopped } from '../testing/cli.ts';

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

  test('stopped early it tells of what was played, and says so', async () => {
    const args = 'survey --rules ck --players random,recruit --games 2000 --seed 1';
    const { code, out } = await aciesStopped(args, 6);
    expect(code).toBe(0);
    const [, played] = /Stopped early: (\d+) of 8000 games were played\.$/m.exec(out)!;
    const counts = [...out.matchAll(/^ +(?:issus|vosges) +(?:random|recruit) +(\d+) +(\d+) +(\d+) /gm)];
    expect(counts.flatMap(([, ...three]) => three).reduce((sum, each) => sum + Number(each), 0)).toBe(Number(played));
    // One on every ground before the second on any.
    expect(counts).toHaveLength(4);
    expect(JSON.parse((await aciesStopped(`${args} --json`, 6)).out).stoppedEarly).toBe(true);
  });

  test('lets a legate think as long as it is told, and says so if that was by the clock', async () => {
    const args = 'survey --rules ck --battle first --players legate --games 1 --seed 1 --json --budget';
    const [few, again, timed] = await Promise.all(['1', '1', '1ms'].map((budget) => acies(`${args} ${budget}`)));
    expect(few!.out).toBe(again!.out);
    expect(JSON.parse(few!.out)).not.toHaveProperty('reproducible');
    expect(JSON.parse(timed!.out).reproducible).toBe(false);
  });

  test('notes a budget that nobody uses', async () => {
    const { code, err } = await acies('survey --rules ck --battle first --players random --games 1 --budget 1s');
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('none plays here, so nothing uses it') });
  });

  test.each([
    ['an unknown player', 'survey --rules ck --players centurio', 'did you mean "centurion"?'],
    ['a program', 'survey --rules ck --players exec:bot', 'a program (exec:) plays in a duel only'],
    ['an unknown battle', 'survey --battle heracla', 'did you mean "heraclea"?'],
    ['seeds that do not exist', 'survey --rules ck --seed 4294967295 --games 2', 'choose a smaller one'],
  ])('%s ends with code 2', async (_what, args, message) => {
    const { code, err, out } = await acies(args);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
