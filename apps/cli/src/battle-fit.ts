import { BadInput } from '@acies/kernel';
import type { Book } from '@acies/play';

/** What a rule set has against a scenario; undefined if it takes it. */
export function faultsFoundBy({ rules }: Book, data: unknown): string | undefined {
  try {
    rules.parseSetup(data);
    return undefined;
  } catch (fault) {
    if (!(fault instanceof BadInput)) throw fault;
    return fault.message;
  }
}

/** So much of a file must be named as the battles of a rule set name it for the file to be meant for it. */
const ALIKE = 0.5;

/** The rule set whose own battles are named most like a scenario: it was most likely written for that. */
export function nearestBook(books: readonly Book[], data: unknown): Book | undefined {
  const names = namesIn(data);
  const scored = books
    .map((book) => ({ book, alike: Math.max(...book.battles.map((battle) => likeness(names, namesIn(battle)))) }))
    .sort((a, b) => b.alike - a.alike);
  return scored[0] && scored[0].alike >= ALIKE ? scored[0].book : undefined;
}

/** How many names two have in common, 0 none to 1 all. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((name) => b.has(name)).length;
  return (2 * common) / (a.size + b.size);
}

/** A name so long is in no battle of ours: what is below it is not looked at. */
const LONGEST_NAME = 200;

/** The names of everything in a scenario, with what leads to it, such as "armies.red.units.type". */
function namesIn(data: unknown): Set<string> {
  const found = new Set<string>();
  const open: [unknown, string][] = [[data, '']];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, before] = next;
    if (typeof value !== 'object' || value === null || before.length > LONGEST_NAME) continue;
    for (const [key, inner] of Object.entries(value)) {
      const name = Array.isArray(value) ? before : `${before}.${key}`;
      found.add(name);
      open.push([inner, name]);
    }
  }
  return found;
}
