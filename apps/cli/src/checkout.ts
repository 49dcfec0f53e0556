import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A test whose title names a clause. */
export interface Mention {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The packages of the checkout this command runs in; undefined where it was installed by itself. */
export function packagesFolder(from = dirname(fileURLToPath(import.meta.url))): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const packages = join(folder, 'packages');
    if (existsSync(join(packages, 'kernel', 'package.json'))) return packages;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Where the tests name each clause, found by reading them. */
export function mentionsOf(clauses: readonly string[], packages: string): Map<string, Mention[]> {
  const wanted = new Set(clauses);
  const found = new Map<string, Mention[]>();
  for (const file of testFiles(packages)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const [i, line] of lines.entries()) {
      const text = titleIn(line, lines[i - 1] ?? '');
      for (const id of new Set(text?.match(/[A-Z]{2,}-[A-Z]+-\d+/g)))
        if (wanted.has(id)) push(found, id, { file: relative(dirname(packages), file), line: i + 1, text: text! });
    }
  }
  return found;
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : testFiles(path);
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

const TITLE = /^\s*(?:(?:describe|test|it)\b[^'"`]*|[\])}]*\()(['"`])(.*?)\1/;
/** A call whose title stands on the next line. */
const OPENING = /^\s*(?:(?:describe|test|it)\b|\]).*\($/;
const ALONE = /^\s*(['"`])(.*?)\1/;

/** The title of the test on a line; nothing where a line of code names the clause. A place for each case's own words is cut. */
const titleIn = (line: string, before: string): string | undefined =>
  (TITLE.exec(line) ?? (OPENING.test(before) ? ALONE.exec(line) : null))?.[2]?.replace(/[\s:,]*%[sdiojf#]/g, ' …');

function push(found: Map<string, Mention[]>, id: string, mention: Mention): void {
  const known = found.get(id);
  if (known) known.push(mention);
  else found.set(id, [mention]);
}
