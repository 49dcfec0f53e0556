import { expect, test } from 'vitest';
import { Lead, type Locks } from './lead.ts';

/** Locks as a browser has them: one holds, others wait, and who steals ends the holding. */
function someLocks(): Locks {
  let end: ((fault?: DOMException) => void) | undefined;
  const waiting: (() => void)[] = [];
  const aborted = () => new DOMException('', 'AbortError');
  const request = (_: string, { steal, signal }: LockOptions, grant: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      const hold = (): void => {
        const mine = (fault?: DOMException): void => {
          if (end === mine) end = undefined;
          if (fault) reject(fault);
          else resolve();
          if (!fault && !end) waiting.shift()?.();
        };
        end = mine;
        void Promise.resolve(grant()).then(() => end === mine && mine());
      };
      if (steal) {
        end?.(aborted());
        return hold();
      }
      if (!end) return hold();
      waiting.push(hold);
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(hold);
        if (at < 0) return;
        waiting.splice(at, 1);
        reject(aborted());
      });
    });
  return { request } as Locks;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('of two tabs one leads, who takes the lead has it, and who leaves passes it on', async () => {
  const locks = someLocks();
  const leads = [false, false];
  const tabs = leads.map(
    (_, i) =>
      new Lead('a', locks, (now) => {
        leads[i] = now;
      }),
  );
  await settled();
  expect(leads).toEqual([true, false]);
  tabs[1]!.take();
  await settled();
  expect(leads).toEqual([false, true]);
  tabs[0]!.take();
  await settled();
  expect(leads).toEqual([true, false]);
  tabs[0]!.leave();
  await settled();
  expect(leads[1]).toBe(true);
});
