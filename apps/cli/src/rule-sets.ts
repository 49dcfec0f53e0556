import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BadInput } from '@acies/kernel';
import { Registry, type RuleModule } from '@acies/play';
import { SHIPPED } from '@acies/play/shipped';

let known = new Registry(SHIPPED);
let files: readonly string[] = [];

/** The rule sets of this run of the command: ours, and those that were brought with `--with`. */
export const ruleSets = (): Registry => known;

/** The files that rule sets were brought in, for threads, which must bring them too. */
export const broughtFiles = (): readonly string[] => files;

/** From now on there are our rule sets, and those in these files. */
export async function bringRuleSets(names: readonly string[], cwd: string): Promise<void> {
  const brought = names.map((name) => resolve(cwd, name));
  if (brought.join('\n') === files.join('\n')) return;
  const modules = await Promise.all(brought.map((file, i) => moduleIn(file, names[i]!)));
  known = new Registry([...SHIPPED, ...modules]);
  files = brought;
}

/** The rule set that a file has for its default export. */
async function moduleIn(file: string, name: string): Promise<RuleModule> {
  if (!existsSync(file)) throw new BadInput(`--with ${name}: there is no such file`);
  const { default: module } = await imported(file, name);
  const missing = missingIn(module);
  if (missing !== undefined) throw new BadInput(`--with ${name}: its default export is no rule set: ${missing}`);
  return module as RuleModule;
}

async function imported(file: string, name: string): Promise<{ readonly default?: unknown }> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (fault) {
    throw new BadInput(`--with ${name}: it cannot be loaded: ${(fault as Error).message}`);
  }
}

const TEXTS = ['id', 'title', 'summary'] as const;
const PARTS = ['sheet', 'rules', 'battles', 'players'] as const;

function missingIn(module: unknown): string | undefined {
  if (typeof module !== 'object' || module === null) return 'there is none';
  const its = module as Partial<Record<string, unknown>>;
  const text = TEXTS.find((key) => typeof its[key] !== 'string');
  if (text !== undefined) return `"${text}" is no text`;
  const part = PARTS.find((key) => typeof its[key] !== 'function');
  return part === undefined ? undefined : `"${part}" is no function`;
}
