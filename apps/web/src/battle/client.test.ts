import type { BattlePlan, GameFacts, LogEntry, PageQuestion, TableState } from '@acies/session/protocol';
import { describe, expect, it } from 'vitest';
import { BattleClient, NoAnswer } from './client.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** A worker that says what the test says. */
class ScriptedWorker {
  readonly told: ToWorker[] = [];
  onmessage: ((event: { readonly data: FromWorker }) => void) | undefined;
  onerror: (() => void) | undefined;
  postMessage(message: ToWorker): void {
    this.told.push(message);
  }
  says(data: FromWorker): void {
    this.onmessage!({ data });
  }
}

const question = (text: string): PageQuestion => ({
  ...{ side: 'red', decision: 'move', question: text, about: [], options: [] },
  ...{ pass: undefined, isOpen: false },
});
/** Only what a client looks at. */
const stateOf = (at: number, asked: PageQuestion | undefined): TableState => ({ at, asked }) as TableState;

function opened() {
  const worker = new ScriptedWorker();
  const client = new BattleClient(worker as unknown as Worker);
  worker.says({ type: 'state', state: stateOf(4, question('Where to?')) });
  return { worker, client };
}

it('hurries who thinks for the choice that is shown, or for a turn, and lets him begin where he has not', () => {
  const { worker, client } = opened();
  client.hurry();
  client.hurry({ side: 'blue', turn: 3 });
  expect(worker.told).toMatchObject([
    ...[
      { type: 'go-on', at: 4 },
      { type: 'hurry', at: 4, turnOf: undefined },
    ],
    ...[
      { type: 'go-on', at: 4 },
      { type: 'hurry', at: 4, turnOf: { side: 'blue', turn: 3 } },
    ],
  ]);
});

describe('asking about what is open now', () => {
  it('is answered while it is open', async () => {
    const { worker, client } = opened();
    const found = client.askNow('previews', { indices: [0] });
    expect(worker.told).toMatchObject([
      { type: 'ask', id: 1, name: 'previews', ask: { indices: [0] }, about: { at: 4 } },
    ]);
    worker.says({ type: 'answer', name: 'previews', id: 1, value: ['50%'] });
    expect(await found).toEqual(['50%']);
  });

  it('has no answer once another question is open, though as many choices are made', async () => {
    const { worker, client } = opened();
    const found = client.askNow('previews', { indices: [0] });
    worker.says({ type: 'state', state: stateOf(4, question('Who charges?')) });
    worker.says({ type: 'answer', name: 'previews', id: 1, value: ['50%'] });
    expect(await found).toBeUndefined();
  });

  it('says why there is none to who wants to hear it, unless another question is open', async () => {
    const { worker, client } = opened();
    const heard: string[] = [];
    const judge = () => client.askNow('words', { text: 'fly' }, (why) => heard.push(why));
    const [first, late] = [judge(), judge()];
    worker.says({ type: 'no-answer', name: 'words', id: 1, fault: 'it has no wings' });
    await first;
    worker.says({ type: 'state', state: stateOf(5, question('And then?')) });
    worker.says({ type: 'no-answer', name: 'words', id: 2, fault: 'it has no wings' });
    await late;
    expect(heard).toEqual(['it has no wings']);
  });

  it('has no answer where the engine has none, and that is no fault', async () => {
    const { worker, client } = opened();
    const found = client.askNow('considered', {});
    worker.says({ type: 'no-answer', name: 'considered', id: 1, fault: 'the battle is over' });
    expect(await found).toBeUndefined();
  });
});

describe('what happened', () => {
  it('is shown together with how the game then stands: the page is drawn once', () => {
    const { worker, client } = opened();
    const drawn: number[] = [];
    client.subscribe(() => drawn.push(client.snapshot().log.length));
    worker.says({ type: 'log', from: 0, entries: [{ text: 'a move' } as LogEntry] });
    expect(drawn).toEqual([]);
    worker.says({ type: 'state', state: stateOf(5, undefined) });
    expect(drawn).toEqual([1]);
  });
});

describe('a fault of the engine', () => {
  it('is known to the page, and leaves nobody waiting', async () => {
    const { worker, client } = opened();
    const file = client.ask('file', {});
    worker.onerror!();
    await expect(file).rejects.toBeInstanceOf(NoAnswer);
    expect(client.snapshot().isBroken).toBe(true);
  });
});

describe('a game that is asked for', () => {
  const PLAN = { rules: 'hex' } as BattlePlan;
  const isOpened = (worker: ScriptedWorker, id: string): void =>
    worker.says({ type: 'opened', facts: { id } as GameFacts });
  const opens = ({ told }: ScriptedWorker): string[] =>
    told.flatMap((message) => (message.type === 'open' ? [message.game] : []));
  const withGame = (id: string) => {
    const worker = new ScriptedWorker();
    const client = new BattleClient(worker as unknown as Worker);
    client.want(id);
    isOpened(worker, id);
    return { worker, client };
  };

  it('is opened once, however often the page says so', () => {
    const { worker, client } = withGame('c');
    client.want('c');
    client.want('a');
    client.want('a');
    expect(opens(worker)).toEqual(['c', 'a']);
  });

  it('comes again for who goes back before another has opened', () => {
    const { worker, client } = withGame('c');
    client.want('a');
    client.want('c');
    for (const id of ['a', 'c']) isOpened(worker, id);
    expect([opens(worker), client.snapshot().facts!.id]).toEqual([['c', 'a', 'c'], 'c']);
  });

  it('is gone to also if two were begun', async () => {
    const { worker, client } = withGame('c');
    const begun = [client.begin(PLAN), client.begin(PLAN)];
    isOpened(worker, 'one');
    client.want(await begun[0]!);
    for (const id of ['two', 'one']) isOpened(worker, id);
    expect([opens(worker), client.snapshot().facts!.id]).toEqual([['c', 'one'], 'one']);
  });

  it('is opened again when one that nobody asked for came in its place', async () => {
    const { worker, client } = withGame('c');
    isOpened(worker, 'stray');
    expect(opens(worker)).toEqual(['c', 'c']);
    // Who begins a new one wants that.
    isOpened(worker, 'c');
    const begun = client.begin(PLAN);
    isOpened(worker, 'new');
    expect([await begun, opens(worker)]).toEqual(['new', ['c', 'c']]);
  });

  it('and cannot be says why, to who asked; another can be asked for', async () => {
    const { worker, client } = withGame('c');
    const begun = client.begin(PLAN);
    worker.says({ type: 'refused', of: 'begin', why: 'there is no room' });
    await expect(begun).rejects.toEqual(new NoAnswer('there is no room'));
    expect(client.snapshot().refused).toBeUndefined();
    client.want('a');
    worker.says({ type: 'refused', of: 'open', why: 'it is gone' });
    expect(client.snapshot().refused).toBe('it is gone');
    client.want('c');
    expect([opens(worker), client.snapshot().refused]).toEqual([['c', 'a'], undefined]);
  });
});

describe('what came in between', () => {
  it('is stuck when a computer could not go on, until it is tried again', () => {
    const { worker, client } = opened();
    worker.says({ type: 'refused', of: 'undo', why: 'dice have fallen' });
    expect(client.snapshot().isStuck).toBe(false);
    worker.says({ type: 'refused', of: 'go-on', why: 'there is no room' });
    expect(client.snapshot()).toMatchObject({ isStuck: true, refused: 'there is no room' });
    client.forgetRefusal();
    expect(client.snapshot().isStuck).toBe(false);
  });

  it('from another tab is known to who chooses here', () => {
    const { worker, client } = opened();
    worker.says({ type: 'elsewhere' });
    expect(client.snapshot().isElsewhere).toBe(true);
    client.choose('stand');
    expect(client.snapshot().isElsewhere).toBe(false);
  });
});
