import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from './serve.ts';
import { exchange, request, statusOf } from './testing/raw.ts';
import { SCRIPT, SECRET, smallSite } from './testing/site.ts';

const ASSET = 'assets/index-DUNwDzX1.js';

describe('a client that is served', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve({ folder: smallSite() });
  });
  afterAll(() => served.close());
  const get = (path: string, init?: RequestInit): Promise<Response> => fetch(served.address + path, init);
  const asked = (path: string, headers: Record<string, string>): Promise<Response> => get(path, { headers });

  it('is there by both its names, and at both kinds of addresses', async () => {
    for (const path of ['', 'index.html', '?from=home', '%69ndex.html'])
      expect(await (await get(path)).text()).toContain('<title>Acies</title>');
    expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(200);
  });

  it.each([
    ['', 'text/html; charset=utf-8', 'no-cache'],
    ['sw.js', 'application/javascript; charset=utf-8', 'no-cache'],
    ['manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    [ASSET, 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('says of "%s" what it is, %s, and how long it is to be kept, %s', async (path, type, caching) => {
    const { headers } = await get(path);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(caching);
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', null],
    ['identity', null],
  ])('comes compressed as it was at build to whoever takes "%s"', async (accepted, encoding) => {
    const response = await asked(ASSET, { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe(SCRIPT);
    expect(Number(response.headers.get('content-length')) < SCRIPT.length / 4).toBe(encoding !== null);
  });

  it('is the same by its mark, and then not sent again', async () => {
    const mark = (form: string) =>
      asked(ASSET, { 'accept-encoding': form }).then(({ headers }) => headers.get('etag')!);
    const since = (tag: string, form: string) =>
      // By hand, for fetch asks to have everything anew as soon as it is given a mark.
      exchange(
        served.port,
        request(`/${ASSET}`, { headers: ['Host: localhost', `If-None-Match: ${tag}`, `Accept-Encoding: ${form}`] }),
      ).then(statusOf);
    const [plain, packed] = [await mark('identity'), await mark('br')];
    expect(plain).not.toBe(packed);
    expect(await since(plain, 'identity')).toBe(304);
    expect(await since(packed, 'br')).toBe(304);
    expect(await since(plain, 'br')).toBe(200);
    expect(await since('"other"', 'identity')).toBe(200);
  });

  it('comes in parts', async () => {
    const part = (range: string, more = {}) => asked(ASSET, { range, 'accept-encoding': 'identity', ...more });
    const first = await part('bytes=0-9');
    expect([first.status, await first.text()]).toEqual([206, SCRIPT.slice(0, 10)]);
    expect(first.headers.get('content-range')).toBe(`bytes 0-9/${SCRIPT.length}`);
    const last = await part('bytes=-5');
    expect([last.status, await last.text()]).toEqual([206, SCRIPT.slice(-5)]);
    const beyond = await part(`bytes=${SCRIPT.length}-`);
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${SCRIPT.length}`]);
    // What is no range at all, or of another state of the file, asks for the whole.
    expect((await part('lines=1-2')).status).toBe(200);
    expect((await part('bytes=0-9', { 'if-range': '"other"' })).status).toBe(200);
    const packed = await asked(ASSET, { range: 'bytes=0-', 'accept-encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
  });

  it('answers HEAD as GET, without the contents', async () => {
    const head = await get(ASSET, { method: 'HEAD' });
    const whole = await get(ASSET);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'content-encoding'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('nothing', { method: 'HEAD' })).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    'refuses %s and says what it takes',
    async (method) => {
      for (const path of ['', 'nothing']) {
        const response = await get(path, { method });
        expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      }
    },
  );

  it('refuses what is sent to it without waiting for the end of it', async () => {
    const headers = ['Host: localhost', 'Content-Type: application/json', 'Content-Length: 100000000'];
    const answer = await exchange(served.port, request('/', { method: 'POST', headers }) + '{');
    expect(statusOf(answer)).toBe(405);
  });

  it.each([
    'nothing',
    'assets',
    'assets/',
    'linked.txt',
    'linked/index.html',
    'linked/',
    'linked',
    'linked-index/',
    'linked-index',
    'loop',
    '.hidden',
    '.git/config',
    'sw.js/',
    'sw.js/x',
    `${'a/'.repeat(90)}a`,
  ])('has nothing at "%s"', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).not.toContain(SECRET);
  });

  it('follows a link within itself, but not one in the place of a compressed form', async () => {
    expect(await (await get('same.js')).text()).toBe('// sw\n');
    expect((await asked('icon.svg', { 'accept-encoding': 'gzip' })).status).toBe(404);
  });
});
