import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answer } from './answers.ts';

/** What a built client has names of: no hidden files, no way upwards, nothing that a system takes for more than a name. */
const NAMED = /^\/(?:[\w-][\w.-]*(?:\/|$))*$/;
/** A name with a sum in it never means other contents. */
const HASHED = /[\\/]assets[\\/].+-[\w-]{8}\.\w+$|[\\/]workbox-[0-9a-f]{8}\.js$/;
/** What a file lies beside itself compressed as; itself first. */
const FORMS = ['', '.br', '.gz'];

/** Serves the files of a folder, and nothing that is not in it. */
export async function staticSite(app: FastifyInstance, { folder }: { readonly folder: string }): Promise<void> {
  const root = await realpath(folder);
  await app.register(files, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(response, path) {
      response.setHeader('cache-control', cachingOf(path));
      response.setHeader('vary', 'Accept-Encoding');
    },
  });
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = `/${request.params['*']}`;
    return NAMED.test(path) && (await liesWithin(root, path)) ? reply.sendFile(path) : answer(reply, 404);
  });
}

/** Whether a file is there, and it and its compressed forms are in the folder, wherever links among them lead. */
async function liesWithin(root: string, path: string): Promise<boolean> {
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
  const [itself, ...others] = await Promise.all(FORMS.map((form) => isWithin(root, file + form)));
  return itself === true && !others.includes(false);
}

/** Whether it is a file, no folder nor anything else, in the folder; undefined where there is none. */
async function isWithin(root: string, file: string): Promise<boolean | undefined> {
  try {
    const real = await realpath(file);
    return real.startsWith(root + sep) && (await stat(real)).isFile();
  } catch (fault) {
    if (isAbsence(fault)) return undefined;
    throw fault;
  }
}

const ABSENCES = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES']);
const isAbsence = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && ABSENCES.has(String(fault.code));

/** The page, its worker and its manifest are asked for anew each time, and answered shortly where they are the same. */
const cachingOf = (path: string): string =>
  HASHED.test(path.replace(/\.(br|gz)$/, '')) ? 'public, max-age=31536000, immutable' : 'no-cache';
