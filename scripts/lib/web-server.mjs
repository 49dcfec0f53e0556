// Serves a folder compressed, as a host would, and notes what went out; for measuring.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** `sent` has the compressed size of every file that was asked for. */
export async function serveCompressed(folder) {
  const sent = new Map();
  const ready = new Map();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    if (!ready.has(file)) ready.set(file, gzipSync(readFileSync(file), { level: 9 }));
    sent.set(file, ready.get(file).length);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain', 'content-encoding': 'gzip' });
    response.end(ready.get(file));
  });
  await new Promise((listening) => server.listen(0, 'localhost', listening));
  return {
    sent,
    address: `http://localhost:${server.address().port}/`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
