import 'fake-indexeddb/auto';
import type { Side } from '@acies/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  BattlePlan,
  FromWorker,
  GameFacts,
  LogEntry,
  Moment,
  Queries,
  QueryName,
  TableState,
} from '../protocol.ts';
import { KeptGames } from './kept-games.ts';
import { WorkerTable } from './worker-table.ts';

const PLAN: BattlePlan = {
  rules: 'hex',
  battle: 'sabis',
  players: { red: 'human', blue: 'human' },
  dice: 'seeded',
  seed: 7,
  rulings: {},
};

let games: KeptGames;
let folder = 0;
let ids = 0;
beforeEach(() => {
  games = new KeptGames(`test-${++folder}`);
});
afterEach(() => games.close());

/** A tab: its table, and what its page has been told. */
class Tab {
  readonly told: FromWorker[] = [];
  /** Tabs that hear what this one announces. */
  readonly others: Tab[] = [];
  #log: readonly LogEntry[] = [];
  #asked = 0;
  readonly table = new WorkerTable({
    games,
    send: (message) => this.#hear(message),
    announce: (game) => {
      for (const other of this.others) void other.table.changedElsewhere(game);
    },
    now: () => 1,
    newId: () => `game-${++ids}`,
    newSeed: () => 99,
  });

  #hear(message: FromWorker): void {
    this.told.push(message);
    if (message.type === 'log') this.#log = [...this.#log.slice(0, message.from), ...message.entries];
  }

  last<T extends FromWorker['type']>(type: T): Extract<FromWorker, { type: T }> | undefined {
    return this.told.findLast((message) => message.type === type) as Extract<FromWorker, { type: T }> | undefined;
  }
  get state(): TableState {
    return this.last('state')!.state;
  }
  get facts(): GameFacts {
    return this.last('opened')!.facts;
  }
  get log(): readonly LogEntry[] {
    return this.#log;
  }

  async begin(plan: Partial<BattlePlan> = {}): Promise<this> {
    await this.table.take({ type: 'begin', plan: { ...PLAN, ...plan } });
    return this;
  }
  /** What its page shows. */
  get now(): Moment {
    return { at: this.state.at, thrown: this.state.dice?.thrown };
  }
  undo(): Promise<void> {
    return this.table.take({ type: 'undo', ...this.now });
  }
  enter(faces: readonly number[]): Promise<void> {
    return this.table.take({ type: 'dice', ...this.now, faces });
  }
  /** Takes the option whose choice does this, or the first. */
  async choose(what?: string): Promise<void> {
    const { asked, at } = this.state;
    const option = asked!.options.find(({ choice }) => what === undefined || (choice as { do?: string }).do === what)!;
    await this.table.take({ type: 'choose', at, choice: option.choice });
  }
  async ask<N extends QueryName>(name: N, ask: Queries[N]['ask']): Promise<Queries[N]['answer']> {
    const id = ++this.#asked;
    await this.table.take({ type: 'ask', id, name, ask });
    const answer = this.told.findLast((message) => 'id' in message && message.id === id)!;
    if (answer.type === 'no-answer') throw new Error(answer.fault);
    return (answer as { value: Queries[N]['answer'] }).value;
  }
}

describe('a battle in its worker', () => {
  test('begins with a question, its options and the table', async () => {
    const tab = await new Tab().begin();
    expect(tab.facts).toMatchObject({ rules: { id: 'hex' }, dice: 'seeded', players: PLAN.players });
    expect(tab.state.asked!.options.length).toBeGreaterThan(1);
    expect(tab.state.scene.pieces.length).toBeGreaterThan(20);
    expect(tab.state.keepsBack).toBe('nothing has been decided yet');
  });

  test('keeps every choice, so that another tab goes on where this one was closed', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    await tab.choose('hold');
    const again = new Tab();
    await again.table.take({ type: 'open', game: tab.facts.id });
    expect(again.state).toEqual(tab.state);
    expect(again.log).toEqual(tab.log);
    expect((await games.list())[0]).toMatchObject({ count: 2, turn: 1, isOver: false });
  });

  test('takes a second click on the same question for none', async () => {
    const tab = await new Tab().begin();
    const { at, asked } = tab.state;
    const { choice } = asked!.options[0]!;
    await tab.table.take({ type: 'choose', at, choice });
    await tab.table.take({ type: 'choose', at, choice });
    expect(tab.state.at).toBe(1);
    expect(tab.last('refused')).toBeUndefined();
  });

  test('refuses what is not among the options, and nothing changes', async () => {
    const tab = await new Tab().begin();
    await tab.table.take({ type: 'choose', at: 0, choice: { do: 'win' } });
    expect(tab.last('refused')!.why).toMatch(/not among the options/);
    expect(tab.state.at).toBe(0);
    expect((await games.list())[0]!.count).toBe(0);
  });

  test('takes a decision back, in the store too, and says why where it does not', async () => {
    const tab = await new Tab().begin();
    const before = tab.state;
    await tab.undo();
    expect(tab.last('refused')!.why).toBe('nothing has been decided yet');
    await tab.choose('activate');
    expect(tab.state.keepsBack).toBeUndefined();
    await tab.undo();
    expect(tab.state).toEqual(before);
    expect((await games.read(tab.facts.id))!.choices).toEqual([]);
  });

  test('takes two presses on undo for one', async () => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    await tab.choose('hold');
    const { now } = tab;
    await tab.table.take({ type: 'undo', ...now });
    await tab.table.take({ type: 'undo', ...now });
    expect(tab.state.at).toBe(1);
    await tab.undo();
    expect(tab.state.at).toBe(0);
  });
});

describe('the computer', () => {
  const AGAINST: Partial<BattlePlan> = { players: { red: 'centurion', blue: 'centurion' } };

  test('decides only once the page has shown what there is', async () => {
    const tab = await new Tab().begin(AGAINST);
    expect(tab.state.asked).toBeUndefined();
    expect(tab.state.waits).toMatchObject({ by: 'centurion' });
    await tab.table.take({ type: 'go-on', at: 0 });
    expect(tab.state.at).toBe(1);
    await tab.table.take({ type: 'go-on', at: 0 });
    expect(tab.state.at).toBe(1);
  });

  test('plays a whole battle out, and the game is then over', async () => {
    const tab = await new Tab().begin(AGAINST);
    for (let i = 0; i < 2000 && !tab.state.result; i++) await tab.table.take({ type: 'go-on', at: tab.state.at });
    expect(await games.list()).toMatchObject([{ isOver: true, count: tab.state.at }]);
    const story = await tab.ask('story', { luckTo: 5 });
    expect(story.strain).toHaveLength(tab.state.at + 1);
    expect(story.luck.filter((one) => one !== undefined)).toHaveLength(5);
    expect(story.turns.length).toBeGreaterThan(1);
    expect((await tab.ask('report', { at: tab.state.at })).result).toEqual(tab.state.result);
    expect((await tab.ask('look', { at: 0 })).scene.pieces.length).toBeGreaterThan(20);
  });

  test('advises a person', async () => {
    const tab = await new Tab().begin();
    const advice = await tab.ask('advice', {});
    expect(tab.state.asked!.options).toContainEqual(advice);
  });
});

describe('decisions that are not asked', () => {
  test('are taken at once, and listed', async () => {
    const tab = await new Tab().begin();
    const { decision, side } = tab.state.asked!;
    await tab.table.take({ type: 'automatic', side, decision, way: 'computer' });
    expect(tab.state.waits).toEqual({ side, by: 'automatic' });
    await tab.table.take({ type: 'go-on', at: 0 });
    expect(tab.state.taken).toMatchObject([{ at: 1, side, decision }]);
    await tab.table.take({ type: 'automatic', side, decision, way: undefined });
    expect(tab.state.automatic).toEqual([]);
  });

  test('to do nothing are only those that can be', async () => {
    const tab = await new Tab().begin();
    const { decision, side, pass } = tab.state.asked!;
    await tab.table.take({ type: 'automatic', side, decision, way: 'pass' });
    expect(tab.state.waits === undefined).toBe(pass === undefined);
  });
});

describe('decisions that one side is not asked', () => {
  const unasked = async (): Promise<Tab> => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    const { side, decision } = tab.state.asked!;
    await tab.table.take({ type: 'automatic', side, decision, way: 'pass' });
    await tab.table.take({ type: 'go-on', at: 1 });
    expect(tab.state.taken).toHaveLength(1);
    return tab;
  };

  test('are still asked of the other', async () => {
    const tab = await new Tab().begin();
    const { side, decision, question } = tab.state.asked!;
    const other = side === 'red' ? 'blue' : 'red';
    await tab.table.take({ type: 'automatic', side: other, decision, way: 'computer' });
    expect(tab.state.waits).toBeUndefined();
    expect(tab.state.asked).toMatchObject({ side, decision });
    await tab.table.take({ type: 'automatic', side, decision, way: 'computer' });
    expect(tab.state.waits).toEqual({ side, by: 'automatic' });
    expect(tab.state.automatic).toContainEqual({ side, decision, question, way: 'computer' });
    await tab.table.take({ type: 'automatic', side, decision, way: undefined });
    expect(tab.state.automatic).toMatchObject([{ side: other, decision }]);
  });

  test('are gone over by undo, which opens the last that was asked', async () => {
    const tab = await unasked();
    await tab.undo();
    expect(tab.state.at).toBe(0);
    expect(tab.state.taken).toEqual([]);
  });

  test('are still known for such when the game is opened again', async () => {
    const tab = await unasked();
    const again = new Tab();
    await again.table.take({ type: 'open', game: tab.facts.id });
    expect(again.state).toEqual(tab.state);
    await again.undo();
    expect(again.state.at).toBe(0);
  });
});

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

test('of what the computer is asked nobody else is told', async () => {
  const tab = await new Tab().begin({ players: { red: 'centurion', blue: 'centurion' } });
  await expect(tab.ask('advice', {})).rejects.toThrow('nothing to decide');
  await expect(tab.ask('previews', { indices: [0] })).rejects.toThrow('nothing to decide');
  await expect(tab.ask('excluded', { words: '' })).rejects.toThrow('nothing to decide');
});

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
    ['that breaks off', (text: string) => text.slice(0, -20), /not whole JSON/],
    ['that is none at all', () => '{}', /game file/],
  ])('%s say so, and the open game stays', async (_, spoil, why) => {
    const tab = await new Tab().begin();
    await tab.choose('activate');
    const { facts, state } = tab;
    await tab.table.take({ type: 'read', text: spoil(await tab.ask('file', {})) });
    expect(tab.last('refused')!.why).toMatch(why);
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

describe('real dice', () => {
  let thrown = 0;
  /** Not the same twice running: a tie would be thrown again for ever. */
  const faces = (tab: Tab): number[] => {
    const { count, faces: all } = tab.state.dice!;
    return Array.from({ length: count }, () => all[thrown++ % all.length]!);
  };

  test('are asked for, checked, and kept with the choice', async () => {
    const tab = await new Tab().begin({ dice: 'entered' });
    for (let i = 0; i < 9 && tab.state.dice; i++) await tab.enter(faces(tab));
    for (let i = 0; i < 60 && !tab.state.dice; i++) await tab.choose();
    expect(tab.state.dice!.side satisfies Side | undefined).toMatch(/red|blue/);
    await tab.enter([99]);
    expect(tab.last('refused')!.why).toMatch(/no face 99/);
    const { at } = tab.state;
    for (let i = 0; i < 9 && tab.state.dice; i++) await tab.enter(faces(tab));
    expect(tab.state.at).toBe(at + 1);
    const again = new Tab();
    await again.table.take({ type: 'open', game: tab.facts.id });
    expect(again.state).toEqual(tab.state);
  });

  test('may be left for another choice while none has fallen', async () => {
    const tab = await new Tab().begin({ dice: 'entered' });
    for (let i = 0; i < 9 && tab.state.dice; i++) await tab.enter(faces(tab));
    for (let i = 0; i < 60 && !tab.state.dice; i++) await tab.choose();
    expect(tab.state.dice!.mayGoBack).toBe(true);
    await tab.table.take({ type: 'leave-dice', ...tab.now });
    expect(tab.state.dice).toBeUndefined();
    expect(tab.state.asked).toBeDefined();
  });

  test('two presses enter one throw', async () => {
    const tab = await new Tab().begin({ dice: 'entered' });
    const { now } = tab;
    expect(now).toEqual({ at: 0, thrown: 0 });
    // A tie, so that more is asked for.
    const same = tab.state.dice!.faces[0]!;
    const message = { type: 'dice', ...now, faces: Array.from({ length: tab.state.dice!.count }, () => same) } as const;
    await tab.table.take(message);
    await tab.table.take(message);
    expect(tab.now).toEqual({ at: 0, thrown: 1 });
    expect(tab.last('refused')).toBeUndefined();
  });

  /** A tab in which some of the dice for a choice have fallen, and others are waited for. */
  const halfThrown = async (): Promise<Tab> => {
    const tab = await new Tab().begin({ dice: 'entered' });
    for (let i = 0; i < 400 && !(tab.now.at > 0 && tab.now.thrown! > 0); i++) {
      if (tab.state.dice) await tab.enter(faces(tab));
      else await tab.choose();
    }
    expect(tab.now.thrown).toBeGreaterThan(0);
    return tab;
  };

  test('that have fallen cannot be taken back, nor another choice be made meanwhile', async () => {
    const tab = await halfThrown();
    const { state, now } = tab;
    expect(state.keepsBack).toMatch(/dice have fallen/);
    await tab.undo();
    expect(tab.last('refused')!.why).toMatch(/dice have fallen/);
    await tab.table.take({ type: 'choose', ...now, choice: { do: 'pass' } });
    expect(tab.last('refused')!.why).toMatch(/still to be thrown/);
    expect(tab.state).toEqual(state);
  });

  test('that have fallen are kept, for the opening too', async () => {
    const opening = await new Tab().begin({ dice: 'entered' });
    await opening.enter(Array.from({ length: opening.state.dice!.count }, () => opening.state.dice!.faces[0]!));
    expect(opening.now).toEqual({ at: 0, thrown: 1 });
    for (const tab of [opening, await halfThrown()]) {
      const again = new Tab();
      await again.table.take({ type: 'open', game: tab.facts.id });
      expect(again.state).toEqual(tab.state);
    }
  });

  test('none of which has fallen are left by undo', async () => {
    const tab = await new Tab().begin({ dice: 'entered' });
    for (let i = 0; i < 9 && tab.state.dice; i++) await tab.enter(faces(tab));
    for (let i = 0; i < 60 && !tab.state.dice; i++) await tab.choose();
    const { at } = tab.state;
    await tab.undo();
    expect(tab.now).toEqual({ at, thrown: undefined });
    expect(tab.state.asked).toBeDefined();
  });
});
