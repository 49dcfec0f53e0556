import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures are compressed as they are. */
const KINDS = new Set(['.html', '.js', '.css', '.svg', '.webmanifest']);
/** Each at its best, which is what they do of themselves for brotli. */
const FORMS = {
  br: promisify(brotliCompress),
  gz: (contents: Buffer) => promisify(gzip)(contents, { level: 9 }),
};

/** Lays compressed forms beside what was built, once it is whole, so that no server need do it for each who asks. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    // Last and one after another: the service worker is only written when the rest is done.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async (fault?: Error) => {
        if (!fault) await compressAll(folder);
      },
    },
  };
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(entries.filter((file) => KINDS.has(extname(file))).map((file) => compressOne(join(folder, file))));
}

/** What is hardly smaller is left out. */
async function compressOne(file: string): Promise<void> {
  const contents = await readFile(file);
  for (const [form, compress] of Object.entries(FORMS)) {
    const smaller = await compress(contents);
    if (smaller.length < contents.length * 0.9) await writeFile(`${file}.${form}`, smaller);
  }
}
