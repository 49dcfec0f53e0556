import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Of this machine: not every container has the newer kind. */
export const OWN_ADDRESSES: readonly string[] = Object.values(networkInterfaces()).flatMap((all = []) =>
  all.filter(({ address }) => ['127.0.0.1', '::1'].includes(address)).map(({ address }) => address),
);

/** A connection on which anything may be written, and what came back on it. */
export interface Raw {
  readonly socket: Socket;
  received(): string;
  /** Resolves when the server has closed it, or throws after a time. */
  closed(withinMs?: number): Promise<string>;
}

export async function openRaw(port: number, host = '127.0.0.1'): Promise<Raw> {
  const socket = connect({ port, host });
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk;
  });
  // What was still being written when the server had enough of it; that it closed is what counts.
  socket.on('error', () => undefined);
  await new Promise((connected) => socket.once('connect', connected));
  const end = new Promise<void>((ended) => socket.once('close', () => ended()));
  return {
    socket,
    received: () => received,
    async closed(withinMs = 10_000) {
      const late = setTimeout(() => socket.destroy(new Error('late')), withinMs);
      await end;
      clearTimeout(late);
      if (socket.errored?.message === 'late') throw new Error(`still open after ${withinMs} ms; came: ${received}`);
      return received;
    },
  };
}

/** Writes some bytes and waits until the server has closed the connection: they ask for that, or deserve it. */
export async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const raw = await openRaw(port);
  raw.socket.write(bytes);
  return raw.closed();
}

export const request = (path: string, { method = 'GET', headers = ['Host: localhost'] } = {}): string =>
  [`${method} ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');

/** The status of an answer. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
