import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Served, serve } from './serve.ts';
import { exchange, request, statusOf } from './testing/raw.ts';
import { smallSite } from './testing/site.ts';

const folder = smallSite();
const others: Server[] = [];
const served: Served[] = [];
afterEach(async () => {
  for (const other of others.splice(0)) other.close();
  await Promise.all(served.splice(0).map((one) => one.close()));
});

/** Another program at a port of this machine. */
async function other(port = 0): Promise<number> {
  const server = createServer();
  others.push(server);
  await new Promise<void>((listening, refused) => {
    server.once('error', refused).listen(port, '127.0.0.1', listening);
  });
  return (server.address() as { port: number }).port;
}

async function serveAt(port: number, lan = false): Promise<Served> {
  const one = await serve({ folder, port, lan });
  served.push(one);
  return one;
}

it('several find room one after another, and each answers', async () => {
  const taken = await other();
  const all = [await serveAt(taken), await serveAt(taken), await serveAt(taken, true)];
  const ports = all.map(({ port }) => port);
  expect(new Set([taken, ...ports]).size).toBe(4);
  expect(Math.min(...ports)).toBeGreaterThan(taken);
  for (const { address } of all) expect((await fetch(address)).status).toBe(200);
});

it('a port is free again once it is closed, whatever was open', async () => {
  const first = await serve({ folder });
  await fetch(first.address);
  await first.close();
  const again = await serveAt(first.port);
  expect(again.port).toBe(first.port);
  // On a connection of its own: fetch might take one that was closed just now for open.
  expect(statusOf(await exchange(again.port, request('/')))).toBe(200);
});

it('above the last port there is none', async () => {
  // Whoever has it, somebody does.
  await other(65_535).catch(() => undefined);
  await expect(serve({ folder, port: 65_535 })).rejects.toThrow('no port from 65535 upwards is free');
});
