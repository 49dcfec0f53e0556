// Moves source files, with their tests, and mends every relative path in the sources that leads to or from them. What then
// lies in another package is imported by a door of that package.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

const SOURCE = /\.(ts|tsx|mjs)$/;
/** A relative path to another file: imported, re-exported, mocked, or asked for beside this one. */
const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*|\bvi\.mock\(\s*)(['"])(\.\.?\/[^'"]+)\2/g;

/** What a plan says, line by line: `room: name other=new-name`, where a name stands for a source, its test, or a folder. */
export function readPlan(text) {
  const moves = [];
  for (const [, room, names] of text.matchAll(/^(\S+):[ \t]+(.+)$/gm))
    for (const name of names.trim().split(/\s+/)) {
      const [from, to = from] = name.split('=');
      moves.push({ from, to: posix.join(room, to) });
    }
  return moves;
}

/** Each file below a folder that a plan moves, with its new place; paths are relative to the folder, with slashes. */
function filesMoved(folder, moves) {
  const files = sourcesBelow(folder);
  const moved = new Map();
  for (const { from, to } of moves) {
    const before = moved.size;
    for (const file of files) {
      const end = file.slice(from.length);
      if (file.startsWith(from) && /^(\.test)?\.tsx?$|^\//.test(end)) moved.set(file, to + end);
    }
    if (moved.size === before) throw new Error(`nothing in ${folder} is called ${from}`);
  }
  return moved;
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file))
    .sort();

export const sourcesBelow = (folder) => filesBelow(folder).filter((file) => SOURCE.test(file));

/** The relative paths that a source asks for. */
export const specifiersIn = (text) => [...text.matchAll(SPECIFIER)].map(([, , , path]) => path);

/** The packages below a folder: where each lies, what it is called, and which of its sources are doors. */
function packagesBelow(folder) {
  return filesBelow(folder)
    .filter((file) => posix.basename(file) === 'package.json')
    .map((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const at = posix.dirname(file);
      const doors = Object.entries(exports).map(([door, { 'acies-source': source }]) => [
        posix.join(at, source),
        posix.join(name, door),
      ]);
      return { at, name, doors: new Map(doors), hasMainDoor: '.' in exports };
    });
}

const packageOf = (file, packages) =>
  packages
    .filter(({ at }) => at === '.' || file.startsWith(`${at}/`))
    .reduce((inner, one) => (inner && inner.at.length > one.at.length ? inner : one), undefined);

/** By which name a source of another package is imported. */
function doorTo(goal, { name, doors, hasMainDoor }, home) {
  if (!hasMainDoor && !doors.has(goal)) throw new Error(`${home} needs ${goal}, to which ${name} has no door`);
  return doors.get(goal) ?? name;
}

/** The text of a file with its relative paths as they are once files have moved. */
export function withPathsMended(text, file, moved, packages = []) {
  const home = moved.get(file) ?? file;
  return text.replace(SPECIFIER, (whole, before, quote, path) => {
    const target = posix.join(posix.dirname(file), path);
    const goal = moved.get(target) ?? target;
    if (home === file && goal === target) return whole;
    const [own, other] = [packageOf(home, packages), packageOf(goal, packages)];
    if (other && own !== other) return `${before}${quote}${doorTo(goal, other, home)}${quote}`;
    const way = posix.relative(posix.dirname(home), goal);
    const end = path.endsWith('/') ? '/' : '';
    return `${before}${quote}${way.startsWith('.') ? way : `./${way}`}${end}${quote}`;
  });
}

/** Moves files by git, so that their history follows them. */
export function moveFiles(folder, moves) {
  const moved = filesMoved(folder, moves);
  const packages = packagesBelow(folder);
  const texts = sourcesBelow(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  // All are mended before any is written, for a door may be missing.
  const mended = texts.map(([file, text]) => [file, text, withPathsMended(text, file, moved, packages)]);
  for (const [file, text, now] of mended) if (now !== text) writeFileSync(join(folder, file), now);
  for (const [from, to] of moved) {
    if (existsSync(join(folder, to))) throw new Error(`there is a ${to} in ${relative('.', folder)} already`);
    mkdirSync(join(folder, dirname(to)), { recursive: true });
    const { status } = spawnSync('git', ['mv', from, to], { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error(`git could not move ${from}`);
  }
  return moved.size;
}
