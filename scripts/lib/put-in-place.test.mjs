import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { putInPlace } from './put-in-place.mjs';

/** A folder that is served, and beside it what was built since. */
function folders({ isServed = true } = {}) {
  const folder = mkdtempSync(join(process.env.ACIES_TEST_FOLDER ?? tmpdir(), 'acies-place-'));
  const [place, fresh] = [join(folder, 'dist'), join(folder, '.fresh', 'dist')];
  const write = (into, files) => {
    mkdirSync(join(into, 'assets'), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(into, name), text);
  };
  if (isServed) write(place, { 'index.html': 'old', 'assets/a.js': 'old' });
  write(fresh, { 'index.html': 'new', 'assets/b.js': 'new' });
  return { place, fresh, beside: join(folder, '.fresh') };
}

function expectNew({ place, beside }) {
  expect(readdirSync(place, { recursive: true }).sort()).toEqual(['assets', join('assets', 'b.js'), 'index.html']);
  expect(readFileSync(join(place, 'index.html'), 'utf8')).toBe('new');
  expect(readdirSync(beside)).toEqual([]);
}

it('a folder takes the place of another, or a place where there is none', () => {
  for (const isServed of [true, false]) {
    const made = folders({ isServed });
    putInPlace(made.fresh, made.place);
    expectNew(made);
  }
});

it('what was served stays as it was until the other is whole', () => {
  const { place, fresh } = folders();
  const seen = [];
  putInPlace(fresh, place, (from, to) => {
    if (existsSync(place)) seen.push(readFileSync(join(place, 'assets', 'a.js'), 'utf8'));
    renameSync(from, to);
  });
  expect(seen).toEqual(['old']);
});

it.each(['what is served', 'what was built'])('%s may be in use and not to be renamed', (which) => {
  const made = folders();
  const inUse = which === 'what is served' ? made.place : made.fresh;
  putInPlace(made.fresh, made.place, (from, to) => {
    if (from === inUse) throw Object.assign(new Error('in use'), { code: 'EPERM' });
    renameSync(from, to);
  });
  expectNew(made);
});
