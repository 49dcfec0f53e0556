import type { Side } from '@acies/kernel';
import { describe, expect, test } from 'vitest';
import { Tab, withFreshGames } from './testing/tab.ts';

withFreshGames();

test.each([
  ['its own side', 'blue', true],
  ['the enemy', 'red', false],
] as const)('of an ambush %s, %s, is told as much as it may know', async (_, person, isTold) => {
  const players = { red: 'centurion', blue: 'centurion', [person]: 'human' };
  const tab = await new Tab().begin({ rules: 'clock', battle: 'gaza', players });
  const known = [
    tab.state.status,
    tab.state.scene,
    (await tab.ask('look', { at: 0 })).status,
    (await tab.ask('report', { at: 0 })).unhurt.blue,
  ].map((one) => (typeof one === 'number' ? one : /ambush|Pisidians/.test(JSON.stringify(one))));
  expect(known).toEqual([isTold, isTold, isTold, isTold ? 19 : 18]);
});

/** Blue's ambush, as far as something tells of it. */
const tells = (told: unknown): boolean => /ambush|Pisidians/.test(JSON.stringify(told));

describe('two people at one screen', () => {
  const begin = (): Promise<Tab> =>
    new Tab().begin({ rules: 'clock', battle: 'gaza', players: { red: 'human', blue: 'human' } });

  /** Until the other side is asked. */
  async function untilAsked(tab: Tab, side: Side): Promise<void> {
    for (let i = 0; i < 40 && tab.state.viewer !== side; i++)
      await tab.table.take({
        type: 'choose',
        ...tab.now,
        choice: tab.state.asked!.pass ?? tab.state.asked!.options[0]!.choice,
      });
    expect(tab.state.asked!.side).toBe(side);
  }

  test('hand it over where one may not see all that the other does', async () => {
    const tab = await begin();
    expect(tab.state).toMatchObject({ hides: true, viewer: tab.state.asked!.side });
    const open = await new Tab().begin();
    expect(open.state.hides).toBe(false);
    const alone = await new Tab().begin({
      rules: 'clock',
      battle: 'gaza',
      players: { red: 'human', blue: 'centurion' },
    });
    expect(alone.state.hides).toBe(false);
  });

  test('are shown the past through the eyes of who is asked now, whoever was asked then', async () => {
    const tab = await begin();
    await untilAsked(tab, 'blue');
    await untilAsked(tab, 'red');
    expect(tells([tab.state.scene, tab.state.status, tab.log])).toBe(false);
    for (let at = 0; at <= tab.state.at; at++)
      expect({ at, tells: tells(await tab.ask('look', { at })) }).toEqual({ at, tells: false });
    const report = await tab.ask('report', { at: tab.state.at });
    expect([report.unhurt.blue, tells(report)]).toEqual([18, false]);
    await untilAsked(tab, 'blue');
    expect(tells((await tab.ask('look', { at: 0 })).status)).toBe(true);
  });

  test('take back over a handing over, and the screen is then the other’s', async () => {
    const tab = await begin();
    const first = tab.state.viewer!;
    await untilAsked(tab, first === 'red' ? 'blue' : 'red');
    await tab.undo();
    expect(tab.state).toMatchObject({ hides: true, viewer: first });
    expect(tells(tab.state.scene)).toBe(first === 'blue');
  });

  test('are shown nobody’s secrets before the very first dice', async () => {
    const tab = await new Tab().begin({ rules: 'clock', battle: 'gaza', dice: 'entered' });
    expect(tab.state.dice === undefined || tab.state.viewer !== undefined).toBe(true);
    expect(tells(tab.state.scene)).toBe(tab.state.viewer === 'blue');
  });
});
