// Moves source files, with their tests, and mends every relative path in the sources that leads to or from them.
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

export function sourcesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => SOURCE.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .sort();
}

/** The relative paths that a source asks for. */
export const specifiersIn = (text) => [...text.matchAll(SPECIFIER)].map(([, , , path]) => path);

/** The text of a file with its relative paths as they are once files have moved. */
export function withPathsMended(text, file, moved) {
  const home = moved.get(file) ?? file;
  return text.replace(SPECIFIER, (whole, before, quote, path) => {
    const target = posix.join(posix.dirname(file), path);
    const goal = moved.get(target) ?? target;
    if (home === file && goal === target) return whole;
    const way = posix.relative(posix.dirname(home), goal);
    const end = path.endsWith('/') ? '/' : '';
    return `${before}${quote}${way.startsWith('.') ? way : `./${way}`}${end}${quote}`;
  });
}

/** Moves files by git, so that their history follows them. */
export function moveFiles(folder, moves) {
  const moved = filesMoved(folder, moves);
  for (const file of sourcesBelow(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    const mended = withPathsMended(text, file, moved);
    if (mended !== text) writeFileSync(join(folder, file), mended);
  }
  for (const [from, to] of moved) {
    if (existsSync(join(folder, to))) throw new Error(`there is a ${to} in ${relative('.', folder)} already`);
    mkdirSync(join(folder, dirname(to)), { recursive: true });
    const { status } = spawnSync('git', ['mv', from, to], { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error(`git could not move ${from}`);
  }
  return moved.size;
}
