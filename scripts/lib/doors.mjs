// What the doors of packages hand out: each name with its declaration, read from the declarations that the compiler wrote.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript-api';
import { doorsOf, packagesIn } from './packages.mjs';

const printer = ts.createPrinter({ removeComments: true });

const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** A declaration without what every one of them says. */
const printed = (node, source) =>
  printer.printNode(ts.EmitHint.Unspecified, node, source).replace(/^export (declare )?(default )?/, '');

/** The names that a statement declares. */
const namesOf = (node) =>
  ts.isVariableStatement(node) ? node.declarationList.declarations.map(({ name }) => name.getText()) : [node.name.text];

/** Where a module lies that a file of declarations asks for by a relative path. */
const besides = (file, path) => resolve(dirname(file), path.replace(/\.[jt]s$/, '.d.ts'));

/** What each file hands out that was read already: doors lead to the same files again and again. */
const known = new Map();

/** What a file of declarations hands out: for each name its declarations, or where in another package it comes from. */
function handedOutBy(file) {
  if (!known.has(file)) known.set(file, readDeclarations(file));
  return known.get(file);
}

function readDeclarations(file) {
  if (!existsSync(file)) throw new Error(`there is no ${file}: "npm run build" makes it`);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = new Map();
  const add = (name, texts) => found.set(name, [...(found.get(name) ?? []), ...texts]);
  for (const node of source.statements) {
    if (ts.isExportDeclaration(node)) for (const [name, texts] of passedOn(node, source)) add(name, texts);
    else if (isExported(node)) for (const name of namesOf(node)) add(name, [printed(node, source)]);
  }
  return found;
}

/** What an export list passes on, from its own file or another. */
function passedOn({ exportClause, moduleSpecifier }, source) {
  if (exportClause === undefined) return allOf(moduleSpecifier.text, source.fileName);
  return exportClause.elements.map(({ name, propertyName = name }) => {
    const path = moduleSpecifier?.text ?? pathOfImported(propertyName.text, source);
    const texts = declaredBy(path, propertyName.text, source.fileName);
    return [name.text, name === propertyName ? texts : texts.map((text) => `as ${name.text}: ${text}`)];
  });
}

const allOf = (path, file) =>
  path.startsWith('.') ? handedOutBy(besides(file, path)) : [[`* ${path}`, [`all of '${path}'`]]];

/** The path that a file imports a name by. */
function pathOfImported(name, { fileName, statements }) {
  const imported = statements
    .filter(ts.isImportDeclaration)
    .find(({ importClause }) => importClause?.namedBindings?.elements?.some((one) => one.name.text === name));
  if (imported === undefined) throw new Error(`${fileName}: nobody knows where ${name} comes from`);
  return imported.moduleSpecifier.text;
}

function declaredBy(path, name, file) {
  if (!path.startsWith('.')) return [`${name} from '${path}'`];
  const texts = handedOutBy(besides(file, path)).get(name);
  if (texts === undefined) throw new Error(`${file}: ${path} declares no ${name}`);
  return texts;
}

const inOrder = ([a], [b]) => (a < b ? -1 : 1);

/** A report of one door. */
export function reportOf(name, file) {
  const texts = [...handedOutBy(file)].sort(inOrder).map(([, each]) => each.join('\n'));
  const title = `${name} hands out ${texts.length} ${texts.length === 1 ? 'name' : 'names'}.`;
  return `${[title, ...texts].join('\n\n')}\n`;
}

const fileOf = (name) => `${name.replace(/^@acies\//, '').replaceAll('/', '.')}.txt`;

/** A report for each door of each package that others may install, by the name of its file. */
export const reportsIn = (root) =>
  new Map(
    packagesIn(root).flatMap(({ folder, manifest }) =>
      doorsOf(manifest)
        .filter(({ types }) => types !== undefined)
        .map(({ name, types }) => [fileOf(name), reportOf(name, join(folder, types))]),
    ),
  );

export const storedReports = (folder) =>
  new Map(
    (existsSync(folder) ? readdirSync(folder) : []).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

/** The declarations of a report, one after another; the first is what it is a report of. */
const declarationsOf = (report = '') => report.trimEnd().split('\n\n').slice(1);

/** In what reports differ from those that are stored, a line for each name. */
export function doorFaults(stored, now) {
  const files = [...new Set([...stored.keys(), ...now.keys()])].sort();
  return files.flatMap((file) => {
    if (!now.has(file)) return [`${file}: there is no such door any more`];
    if (!stored.has(file)) return [`${file}: a door that is new`];
    const [before, after] = [stored, now].map((reports) => declarationsOf(reports.get(file)));
    return [
      ...before.filter((text) => !after.includes(text)).map((text) => `${file}: - ${shortened(text)}`),
      ...after.filter((text) => !before.includes(text)).map((text) => `${file}: + ${shortened(text)}`),
    ];
  });
}

const MOST_SHOWN = 160;
function shortened(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line;
}
