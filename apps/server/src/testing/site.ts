import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const freshFolder = (): string => mkdtempSync(join(process.env.ACIES_TEST_FOLDER ?? tmpdir(), 'acies-server-'));

export const SCRIPT = `export const words = ${JSON.stringify('Vae victis. '.repeat(200))};\n`;
/** More than systems hold on to between two ends of a connection. */
export const LONG = { path: 'assets/long-Ab3_-xYz.js', length: 24_000_000 };
export const SECRET = 'nobody outside is to read this';

/** A small client as it is built, and beside it a file that is not to be had. */
export function smallSite(): string {
  const outside = freshFolder();
  const folder = join(outside, 'dist');
  const write = (file: string, contents: string | Buffer): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), contents);
  };
  write('index.html', '<!doctype html><title>Acies</title>\n');
  write('sw.js', '// sw\n');
  write('icon.svg', '<svg/>\n');
  write('manifest.webmanifest', '{}\n');
  write('assets/index-DUNwDzX1.js', SCRIPT);
  write('assets/index-DUNwDzX1.js.br', brotliCompressSync(SCRIPT));
  write('assets/index-DUNwDzX1.js.gz', gzipSync(SCRIPT));
  write(LONG.path, 'x'.repeat(LONG.length));
  write('.hidden', SECRET);
  write('.git/config', SECRET);
  writeFileSync(join(outside, 'secret.txt'), SECRET);
  linkAbroad(folder, outside);
  return folder;
}

/** Links of every kind that lead out of the folder, where the system lets us make any. */
function linkAbroad(folder: string, outside: string): void {
  const secret = join(outside, 'secret.txt');
  mkdirSync(join(outside, 'else'));
  writeFileSync(join(outside, 'else', 'index.html'), SECRET);
  mkdirSync(join(folder, 'linked-index'));
  try {
    symlinkSync(secret, join(folder, 'linked.txt'));
    symlinkSync(join(outside, 'else'), join(folder, 'linked'), 'junction');
    symlinkSync(secret, join(folder, 'linked-index', 'index.html'));
    symlinkSync(secret, join(folder, 'icon.svg.gz'));
    symlinkSync('loop', join(folder, 'loop'));
    symlinkSync('sw.js', join(folder, 'same.js'));
  } catch (fault) {
    // Windows asks for a right of its own, which few have.
    if (process.platform !== 'win32') throw fault;
  }
}
