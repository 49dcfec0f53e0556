import { describe, expect, it } from 'vitest';
import { BattleClient, NoAnswer } from './client.ts';
import type { Asked, FromWorker, TableState, ToWorker } from './protocol.ts';

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

const question = (text: string): Asked => ({
  ...{ side: 'red', decision: 'move', question: text, about: [], options: [] },
  ...{ pass: undefined, isOpen: false, isSecret: false },
});
/** Only what a client looks at. */
const stateOf = (at: number, asked: Asked | undefined): TableState => ({ at, asked }) as TableState;

function opened() {
  const worker = new ScriptedWorker();
  const client = new BattleClient(worker as unknown as Worker);
  worker.says({ type: 'state', state: stateOf(4, question('Where to?')) });
  return { worker, client };
}

describe('asking about what is open now', () => {
  it('is answered while it is open', async () => {
    const { worker, client } = opened();
    const found = client.askNow('previews', { indices: [0] });
    expect(worker.told).toEqual([{ type: 'ask', id: 1, name: 'previews', ask: { indices: [0] } }]);
    worker.says({ type: 'answer', id: 1, value: ['50%'] });
    expect(await found).toEqual(['50%']);
  });

  it('has no answer once another question is open, though as many choices are made', async () => {
    const { worker, client } = opened();
    const found = client.askNow('previews', { indices: [0] });
    worker.says({ type: 'state', state: stateOf(4, question('Who charges?')) });
    worker.says({ type: 'answer', id: 1, value: ['50%'] });
    expect(await found).toBeUndefined();
  });

  it('has no answer where the engine has none, and that is no fault', async () => {
    const { worker, client } = opened();
    const found = client.askNow('considered', {});
    worker.says({ type: 'no-answer', id: 1, fault: 'the battle is over' });
    expect(await found).toBeUndefined();
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
