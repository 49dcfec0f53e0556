import type { Duplex } from 'node:stream';
import { shownText } from '@acies/kernel/input';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Whoever comes fetches. */
export const ALLOWED: readonly string[] = ['GET', 'HEAD'];

const WORDS: Readonly<Record<number, string>> = {
  400: 'That is not an address.',
  404: 'There is nothing here.',
  405: 'Here things are only fetched: GET and HEAD.',
  412: 'It has changed since.',
  416: 'It is not as long as that.',
};

/** An answer in a plain sentence, which no browser takes for anything else and none keeps. */
export const answer = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .header('content-type', 'text/plain; charset=utf-8')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(`${WORDS[status] ?? (status < 500 ? 'That cannot be answered.' : 'Something went wrong here.')}\n`);

/** What went wrong with a request is said to whoever sent it; what went wrong here is said here. */
export function answerFault(fault: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = fault.statusCode ?? 500;
  if (status >= 500) console.error(shownText(`acies: ${request.method} ${request.url} failed: ${fault.message}`));
  // Beside which part of a file there is not, how long it is.
  if ('headers' in fault) reply.headers(fault.headers as Record<string, string>);
  return answer(reply, status);
}

const NO_TUNNEL = `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALLOWED.join(', ')}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

/** Who asks for a way through to elsewhere comes by no hook: of that connection nobody else takes care any more. */
export function answerTunnel(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end(NO_TUNNEL, () => socket.destroy());
}
