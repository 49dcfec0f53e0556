import type { Thinking } from '@acies/play';
import { describe, expect, test } from 'vitest';
import type { BattlePlan, ToSession } from './protocol/index.ts';
import { games, Tab, withFreshGames } from './testing/tab.ts';
import { Thinker } from './thinker.ts';

declare const performance: { now(): number };

withFreshGames();

/** What a legate takes at most, in milliseconds. */
const HIS_TIME = 1000;

describe('a battle in its worker, while a legate thinks', () => {
  const AGAINST: Partial<BattlePlan> = { players: { red: 'legate', blue: 'legate' } };
  const goOn = (tab: Tab): Promise<void> => tab.table.take({ type: 'go-on', ...tab.now });

  test('says that he needs time, and answers questions in the meantime', async () => {
    const tab = await new Tab().begin(AGAINST);
    expect(tab.state.waits).toMatchObject({ by: 'legate', needsTime: true });
    const going = goOn(tab);
    expect((await tab.ask('card', { piece: 0 })).title).toMatch(/\w/);
    expect(tab.state.at).toBe(0);
    await tab.table.take({ type: 'hurry', ...tab.now });
    await going;
    expect(tab.state.at).toBe(1);
  });

  test('takes a second word to go on for none', async () => {
    const tab = await new Tab().begin(AGAINST);
    const going = [goOn(tab), goOn(tab)];
    await tab.table.take({ type: 'hurry', ...tab.now });
    await Promise.all(going);
    expect(tab.state.at).toBe(1);
  });

  /** Of the last choice, whether he has tried something out for it. */
  const hasTried = async (tab: Tab): Promise<boolean> =>
    (await tab.ask('thought', { at: tab.state.at })).options[0]!.trials !== undefined;

  /** Goes on; whether he has thought until he was sure or his time was up, which on a busy machine may be before anything is tried. */
  const thinksToTheEnd = async (tab: Tab): Promise<boolean> => {
    const began = performance.now();
    await goOn(tab);
    return performance.now() - began >= HIS_TIME || hasTried(tab);
  };

  test('leaves off where the battle is paused, and begins anew when it goes on', async () => {
    const tab = await new Tab().begin(AGAINST);
    const going = goOn(tab);
    await tab.table.take({ type: 'pause' });
    await going;
    expect(tab.state.at).toBe(0);
    expect(await thinksToTheEnd(tab)).toBe(true);
    expect(tab.state.at).toBe(1);
  });

  /** What the page says when his turn is to be finished. */
  const finishTurn = ({ now, state }: Tab): ToSession => ({
    ...now,
    type: 'hurry',
    turnOf: { side: state.waits!.side, turn: state.turn },
  });

  test('is not hurried by what was pressed for another, who had just chosen', async () => {
    const tab = await new Tab().begin(AGAINST);
    // Blue chooses again and again, until it is red who thinks.
    let pressed = finishTurn(tab);
    while (tab.state.waits!.side === 'blue') {
      pressed = finishTurn(tab);
      const going = goOn(tab);
      await tab.table.take({ type: 'hurry', ...tab.now });
      await going;
    }
    const going = thinksToTheEnd(tab);
    await tab.table.take(pressed);
    expect(await going).toBe(true);
  });

  test('is not hurried for one choice by what was pressed for the last', async () => {
    const tab = await new Tab().begin(AGAINST);
    const pressed: ToSession = { type: 'hurry', ...tab.now };
    const first = goOn(tab);
    await tab.table.take(pressed);
    await first;
    const going = thinksToTheEnd(tab);
    await tab.table.take(pressed);
    expect(await going).toBe(true);
  });

  test('thinks in another game, whatever was to be finished in the last', async () => {
    const tab = await new Tab().begin(AGAINST);
    const going = goOn(tab);
    await tab.table.take(finishTurn(tab));
    await going;
    await tab.begin(AGAINST);
    expect(await thinksToTheEnd(tab)).toBe(true);
  });

  test('finishes his turn without another thought if that is wanted, and thinks again in the next', async () => {
    // Blue is the first to decide: who hurries a player hurries the one who thinks at that moment.
    const tab = await new Tab().begin({ players: { red: 'random', blue: 'legate' } });
    const going = goOn(tab);
    await tab.table.take(finishTurn(tab));
    await going;
    const tried: boolean[] = [];
    const isHisNext = () => tab.state.waits!.side === 'blue';
    while (!isHisNext() || tab.state.turn === 1) {
      const isHis = isHisNext();
      await goOn(tab);
      if (isHis) tried.push(await hasTried(tab));
    }
    expect(tried.length).toBeGreaterThan(3);
    expect(tried).not.toContain(true);
    expect(await thinksToTheEnd(tab)).toBe(true);
    expect(tab.state.turn).toBe(2);
  });

  test('forgets what he thought when another game is opened', async () => {
    const tab = await new Tab().begin(AGAINST);
    const first = tab.facts.id;
    const going = goOn(tab);
    await tab.begin({ seed: 8 });
    await going;
    expect(tab.facts.id).not.toBe(first);
    expect(tab.state.at).toBe(0);
  });
});

test('what a legate thinks about is forgotten when another tab plays the game differently', async () => {
  const [one, two] = [await new Tab().begin({ players: { red: 'human', blue: 'human' } }), new Tab()];
  const { id } = one.facts;
  await one.choose('activate');
  // In this tab the computer has taken over, and thinks about what the first has long taken back.
  await games.note({ id, revision: 1 }, { players: { red: 'legate', blue: 'legate' } });
  await two.table.take({ type: 'open', game: id });
  const going = two.table.take({ type: 'go-on', ...two.now });
  await two.ask('card', { piece: 0 });
  await games.note({ id, revision: 2 }, {});
  await two.table.changedElsewhere(id);
  expect(two.last('elsewhere')).toBeDefined();
  await two.table.take({ type: 'hurry', ...two.now });
  await going;
  expect(two.state.at).toBe(1);
});

describe('a thinker', () => {
  const endless = (): Thinking & { thoughts: number } => ({
    thoughts: 0,
    playouts: 0,
    step() {
      this.thoughts++;
      return true;
    },
    choice() {
      return this.thoughts;
    },
    weighed: () => [],
  });

  test('who is hurried before he has begun chooses at once', async () => {
    const thinker = new Thinker(() => Promise.reject(new Error('he thinks on')));
    thinker.begin('now', endless());
    thinker.hurry();
    const thought = (await thinker.thoughtOut())!;
    expect([thought.moment, thought.thinking.choice()]).toEqual(['now', 0]);
  });

  test('who is hurried chooses what he has come to', async () => {
    const thinker: Thinker = new Thinker(async () => thinker.hurry());
    const thinking = endless();
    thinker.begin('now', thinking);
    expect(thinker.isBusyWith('now')).toBe(true);
    expect(await thinker.thoughtOut()).toEqual({ moment: 'now', thinking });
    expect(thinking.thoughts).toBeGreaterThan(0);
    expect(thinker.isBusyWith('now')).toBe(false);
  });

  test('who is stopped comes to nothing', async () => {
    const thinker: Thinker = new Thinker(async () => thinker.stop());
    thinker.begin('now', endless());
    expect(await thinker.thoughtOut()).toBeUndefined();
  });

  test('who is given something else to think about lets go of the first', async () => {
    const later: (() => void)[] = [];
    const thinker = new Thinker(() => new Promise((resolve) => later.push(resolve)));
    thinker.begin('first', endless());
    const first = thinker.thoughtOut();
    thinker.begin('second', endless());
    expect([thinker.isBusyWith('first'), thinker.isBusyWith('second')]).toEqual([false, true]);
    const second = thinker.thoughtOut();
    expect(await thinker.thoughtOut()).toBeUndefined();
    thinker.hurry();
    for (const wake of later) wake();
    expect(await first).toBeUndefined();
    expect(await second).toMatchObject({ moment: 'second' });
  });
});
