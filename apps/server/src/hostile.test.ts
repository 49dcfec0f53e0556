import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, type Limits } from './limits.ts';
import { type Served, serve } from './serve.ts';
import { exchange, OWN_ADDRESSES, openRaw, type Raw, request, statusOf } from './testing/raw.ts';
import { LONG, SECRET, smallSite } from './testing/site.ts';

/** Bounds as ever, but of a shorter time. */
const SHORT: Limits = { ...LIMITS, headersMs: 400, requestMs: 600, idleMs: 700, keepAliveMs: 300, checkMs: 100 };

const isIn = (raw: Raw): boolean => raw.socket.readyState !== 'closed';

/** Many who each send a letter now and then, until they are stopped. */
async function dripping(port: number): Promise<{ readonly slow: readonly Raw[]; stop(): void }> {
  const slow = await Promise.all(Array.from({ length: 100 }, () => openRaw(port)));
  // Of a header, which may begin with any letter: a method may not, and would be refused at once.
  for (const { socket } of slow) socket.write('GET / HTTP/1.1\r\nX-Slow: ');
  const drips = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write('X');
  }, 50);
  return { slow, stop: () => clearInterval(drips) };
}

/** What a server on a folder has ever been asked for that it should not give away or fall over. */
const PATHS: readonly (readonly [string, number])[] = [
  ['/%.html', 400],
  ['/%', 400],
  ['/%zz', 400],
  ['/%ff', 400],
  ['/%c0%ae%c0%ae/secret.txt', 400],
  ['/%E0%A4%A', 400],
  ['/%00', 404],
  ['/index.html%00.js', 404],
  ['/../secret.txt', 404],
  ['/..%2fsecret.txt', 404],
  ['/%2e%2e/secret.txt', 404],
  ['/%2e%2e%2fsecret.txt', 404],
  ['/%252e%252e%252fsecret.txt', 404],
  ['/..%5csecret.txt', 404],
  ['/..\\secret.txt', 404],
  ['/assets/../../secret.txt', 404],
  ['/./index.html', 404],
  ['//etc/passwd', 404],
  ['//evil.example/', 404],
  ['/C:/Windows/win.ini', 404],
  ['/index.html::$DATA', 404],
  ['/index.html.', 404],
  ['/.', 404],
  ['/..', 404],
  ['/%2e', 404],
  ['/.hidden', 404],
  ['/%2ehidden', 404],
  ['/\u00e9', 400],
  ['/index.html;x', 404],
  ['/__proto__', 404],
  ['/constructor', 404],
  ['/sw.js%20', 404],
  ['/sw.js/..', 404],
  [`/${'a'.repeat(5_000)}`, 404],
  [`/${'%61'.repeat(2_000)}`, 404],
  [`/${'/'.repeat(5_000)}`, 404],
  ['http://localhost/sw.js', 200],
  ['http://evil.example/sw.js', 200],
  ['/?%', 200],
  [`/?${'a'.repeat(5_000)}`, 200],
  ['/?__proto__[x]=1', 200],
  ['*', 200],
  ['secret.txt', 400],
  ['../secret.txt', 400],
];

describe('whatever is sent to the server', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve({ folder: smallSite() });
  });
  afterAll(() => served.close());
  const answerTo = (path: string, options = {}): Promise<string> => exchange(served.port, request(path, options));
  /** Whatever came before, it goes on answering. On a connection of its own: one kept from before may just be shut. */
  afterEach(async () => {
    const answer = await answerTo('/');
    expect([statusOf(answer), answer.endsWith('<!doctype html><title>Acies</title>\n')]).toEqual([200, true]);
  });

  it.each(PATHS)('the path %s is answered with %i', async (path, status) => {
    const answer = await answerTo(path);
    expect([statusOf(answer), answer.includes(SECRET)]).toEqual([status, false]);
  });

  it.each([
    ['no host', [], 400],
    ['two hosts', ['Host: localhost', 'Host: evil.example'], 200],
    ['the host of another', ['Host: evil.example'], 200],
    ['a host that is none', ['Host: <script>alert(1)</script>'], 200],
    ['a header folded', ['Host: localhost', 'X-A: b', ' c'], 400],
    ['a header without a name', ['Host: localhost', ': b'], 400],
    ['a length and chunks', ['Host: localhost', 'Content-Length: 4', 'Transfer-Encoding: chunked'], 400],
    ['two lengths', ['Host: localhost', 'Content-Length: 4', 'Content-Length: 5'], 400],
    ['a length below nothing', ['Host: localhost', 'Content-Length: -1'], 400],
    ['a wish for another protocol', ['Host: localhost', 'Upgrade: websocket'], 200],
    ['ranges without end', ['Host: localhost', `Range: bytes=${'0-0,'.repeat(1_500)}0-0`], 206],
    ['a date that is none', ['Host: localhost', 'If-Modified-Since: never'], 200],
    ['encodings without end', ['Host: localhost', `Accept-Encoding: ${'br;q=0.1,'.repeat(700)}gzip`], 200],
  ])('%s among the headers is answered, and nothing of it handed back', async (_, headers, status) => {
    const answer = await answerTo('/', { headers });
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toMatch(/evil|script>/);
  });

  it.each([
    ['headers', ['Host: localhost', `X-Long: ${'a'.repeat(20_000)}`], '/'],
    ['many headers', ['Host: localhost', ...Array.from({ length: 3_000 }, (_, i) => `X-${i}: y`)], '/'],
    ['address', ['Host: localhost'], `/${'a'.repeat(100_000)}`],
  ])('%s larger than there is room for are refused', async (_, headers, path) => {
    expect(statusOf(await answerTo(path, { headers }))).toBe(431);
  });

  it.each([
    ['noise', 400, Buffer.from(Array.from({ length: 4_096 }, (_, i) => (i * 7_919 + 13) % 251))],
    ['a hello of https', 400, Buffer.from('16030100c8010000c4030300', 'hex')],
    ['words', 400, 'tell me your secrets\r\n\r\n'],
    ['a method that is none', 400, 'FETCH / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['another protocol', 400, 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n'],
    ['the next one', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a tunnel', 405, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    ['chunks that are none', 405, 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n'],
  ])('%s is refused with %i and the connection closed', async (_, status, bytes) => {
    expect(statusOf(await exchange(served.port, bytes))).toBe(status);
  });

  it('who asks for a tunnel and stays is shown out, and who breaks it off takes nobody along', async () => {
    const asking = 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n';
    for (let i = 0; i < 20; i++) {
      const raw = await openRaw(served.port);
      raw.socket.write(asking);
      raw.socket.resetAndDestroy();
    }
    const stays = await openRaw(served.port);
    stays.socket.write(asking + 'x'.repeat(100_000));
    expect(statusOf(await stays.closed())).toBe(405);
  });

  it('of requests in one go none is answered that comes after noise', async () => {
    const one = 'GET /sw.js HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const answer = await exchange(served.port, `${one.repeat(20)}\u0000\u0001garbage\r\n\r\n${one}`);
    expect((answer.match(/ 200 OK/g) ?? []).length).toBeLessThan(21);
    expect(answer).toContain('400 Bad Request');
  });
});

it('the room of one family of addresses is not that of the other', async () => {
  const served = await serve({ folder: smallSite(), limits: { ...LIMITS, connections: 3 } });
  const all = await Promise.all(
    OWN_ADDRESSES.flatMap((host) => Array.from({ length: 8 }, () => openRaw(served.port, host))),
  );
  await expect.poll(() => all.filter(isIn).length).toBe(3 * OWN_ADDRESSES.length);
  await served.close();
});

it.each(OWN_ADDRESSES)('more than there is room for are not let in at %s', async (host) => {
  const served = await serve({ folder: smallSite(), limits: { ...LIMITS, connections: 3 } });
  const all = await Promise.all(Array.from({ length: 8 }, () => openRaw(served.port, host)));
  await expect.poll(() => all.filter(isIn).length).toBe(3);
  const [inside] = all.filter(isIn);
  inside!.socket.write(request('/'));
  expect(statusOf(await inside!.closed())).toBe(200);
  await served.close();
});

describe('whoever takes their time', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve({ folder: smallSite(), limits: SHORT });
  });
  afterAll(() => served.close());

  it.each([
    ['says nothing', ''],
    ['never ends the first line', 'GET /'],
    ['never ends the headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
    ['never sends what was announced', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n'],
    ['asks once and stays', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('who %s is shown out', async (_, bytes) => {
    const raw = await openRaw(served.port);
    raw.socket.write(bytes);
    await raw.closed();
  });

  it('a letter now and then is not enough to stay', async () => {
    const { slow, stop } = await dripping(served.port);
    const answers = await Promise.all(slow.map((raw) => raw.closed()));
    stop();
    expect(answers.map(statusOf)).toEqual(answers.map(() => 408));
  });

  it('who asks for much and reads none of it is cut off', async () => {
    const raw = await openRaw(served.port);
    raw.socket.pause();
    raw.socket.write(request(`/${LONG.path}`));
    await new Promise((later) => setTimeout(later, 3 * SHORT.idleMs));
    raw.socket.resume();
    expect((await raw.closed()).length).toBeLessThan(LONG.length);
  });
});

describe('others meanwhile', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve({ folder: smallSite() });
  });
  afterAll(() => served.close());

  it('are not kept waiting by who sends a letter now and then', async () => {
    const { slow, stop } = await dripping(served.port);
    expect(statusOf(await exchange(served.port, request('/')))).toBe(200);
    expect(slow.filter(isIn)).toHaveLength(slow.length);
    stop();
    for (const { socket } of slow) socket.destroy();
  });

  it('are not kept from anything by who breaks off in the middle', async () => {
    for (let i = 0; i < 40; i++) {
      const raw = await openRaw(served.port);
      raw.socket.write(request(`/${LONG.path}`));
      if (i % 2) await new Promise((some) => raw.socket.once('data', some));
      if (i % 4) raw.socket.resetAndDestroy();
      else raw.socket.destroy();
    }
    const whole = await exchange(served.port, request(`/${LONG.path}`));
    expect(whole.length - whole.indexOf('\r\n\r\n') - 4).toBe(LONG.length);
  });
});
