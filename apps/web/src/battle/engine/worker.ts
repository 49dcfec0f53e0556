/// <reference lib="webworker" />
import '../../jitless.ts';
import { Registry } from '@acies/play';
import { Session } from '@acies/session';
import { MODULES } from '../../rule-sets.ts';
import type { FromWorker, ToWorker } from '../worker-messages.ts';
import { CHANGES, type Changed } from './changes.ts';
import { KeptGames } from './kept-games.ts';

declare const self: DedicatedWorkerGlobalScope;

const changes = new BroadcastChannel(CHANGES);
const SEEDS = 1_000_000;

const send = (message: FromWorker): void => self.postMessage(message);

const games = new KeptGames(undefined, (isTorn) => send({ type: 'torn', isTorn }));
const table = new Session({
  ruleSets: new Registry(MODULES),
  games,
  send,
  announce: (game) => changes.postMessage({ game } satisfies Changed),
  now: () => Date.now(),
  newId: () => `${Date.now().toString(36)}-${randomBelow(SEEDS).toString(36)}`,
  newSeed: () => 1 + randomBelow(SEEDS),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
});

/** There is no `crypto.randomUUID` on a plain http address of the local network. */
const randomBelow = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % below;

/** A fault of ours must reach the page, which says so; in a promise it would not. */
const raise = (fault: unknown): void => {
  setTimeout(() => {
    throw fault;
  });
};

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'torn') games.wasTorn();
  else table.take(data).catch(raise);
};
changes.onmessage = ({ data }: MessageEvent<Changed>) => void table.changedElsewhere(data.game).catch(raise);
