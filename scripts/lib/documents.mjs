// What holds of documents: sentences that are read in one breath, and paths and commands that exist.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LONGEST = 30;
/** Where the paths of this repository begin. */
const TOPS = 'apps|bench|docs|examples|lint|packages|scripts';
const PATH = new RegExp(`(?<![\\w./@-])(?:${TOPS})(?:/(?:[\\w.-]|<[\\w-]+>|\\{[\\w.,/-]+\\})+)+`, 'g');
/** What is built, fetched or written by a run, so that it need not be there. */
const NOT_KEPT = /(^|\/)(dist|node_modules|\.acies)(\/|$)/;

const NOT_OURS = /^(\.|node_modules$|dist)/;

/** The prose of a document, paragraph by paragraph and item by item: without code, tables, headings and markup. */
function paragraphs(text) {
  const prose = text
    .replace(/^```[\s\S]*?^```$/gm, '\n')
    .replace(/^(\||#|\s*<\/?\w).*$/gm, '\n')
    .replace(/`[^`]*`/g, 'Code')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*]|\d+\.) /gm, '\n');
  return prose.split(/\n\s*\n/).map((each) => each.replace(/\s+/g, ' ').trim());
}

const sentencesOf = (paragraph) => paragraph.split(/(?<=[.!?]["”’)*_]*) (?=["“‘(*_]*[\p{Lu}\d])/u);
const wordsOf = (sentence) => sentence.match(/[\p{L}\d][\p{L}\d’'.,:/-]*/gu) ?? [];

/** A fault for each sentence of more words than are read in one breath. */
export function longSentences(text) {
  return paragraphs(text)
    .flatMap(sentencesOf)
    .filter((sentence) => wordsOf(sentence).length > LONGEST)
    .map((sentence) => `${wordsOf(sentence).length} words, where ${LONGEST} are the most: "${sentence}"`);
}

/** Every path of this repository that a text names, with `<id>` and `{a,b}` as they stand there. */
const pathsNamed = (text) =>
  (text.match(PATH) ?? []).map((path) => path.replace(/\.$/, '')).filter((path) => !NOT_KEPT.test(path));

/** Where the links of a text lead, without those to other sites and to headings of the text itself. */
const linksOf = (text) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, markup]) => (link ?? markup).replace(/#.*/, ''))
    .filter((link) => link !== '' && !/^\w+:/.test(link));

/** The scripts of npm that a text has one run. */
const scriptsNamed = (text) => [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name);

/** A path with parts in braces, as each of the paths that it stands for. */
function spreadOut(path) {
  const parts = path.match(/^(.*?)\{([^{}]*)\}(.*)$/);
  if (parts === null) return [path];
  const [, before, within, after] = parts;
  return within.split(',').flatMap((each) => spreadOut(`${before}${each}${after}`));
}

const patternOf = (name) => new RegExp(`^${name.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/<[^>]*>/g, '.+')}$`);

/** Whether a path exists below a folder; a part such as `<id>` stands for any name. */
function exists(folder, path) {
  const [name, ...rest] = path.split('/').filter((part) => part !== '');
  if (name === undefined) return true;
  if (!name.includes('<')) return existsSync(join(folder, name)) && exists(join(folder, name), rest.join('/'));
  const names = statSync(folder).isDirectory() ? readdirSync(folder).filter((each) => patternOf(name).test(each)) : [];
  return names.some((each) => exists(join(folder, each), rest.join('/')));
}

/** A fault for each path, link or script that a document of a repository names and that is not there. */
export function missing(root, folder, text, scripts) {
  const paths = [...new Set(pathsNamed(text).flatMap(spreadOut))].filter((path) => !exists(root, path));
  const links = linksOf(text).filter((link) => !existsSync(join(root, folder, link)));
  const unknown = scriptsNamed(text).filter((name) => !(name in scripts));
  return [
    ...paths.map((path) => `there is no ${path}`),
    ...links.map((link) => `a link leads nowhere: ${link}`),
    ...unknown.map((name) => `there is no "npm run ${name}"`),
  ];
}

/** All documents below a folder, as paths from it. */
export function documentsBelow(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.test(entry.name) ? [] : documentsBelow(root, path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}
