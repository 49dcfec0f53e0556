import { shownText } from '@acies/kernel/input';
import { isCancel, select, text } from '@clack/prompts';
import type { Terminal } from './terminal.ts';

/** Raised when a person leaves a menu with escape or control-C: no fault, and nothing more to do. */
export class Left extends Error {}

export interface MenuItem<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
}

/** One of several, with the arrow keys. */
export async function choose<T extends string>(
  terminal: Terminal,
  message: string,
  items: readonly MenuItem<T>[],
  initial?: T,
  most = Math.max(5, terminal.rows - 6),
): Promise<T> {
  const { io } = terminal;
  const answer = await select<string>({
    message: shownText(message),
    options: items.map(shownItem),
    maxItems: most,
    input: io.stdin,
    output: io.stdout,
    ...(initial === undefined ? {} : { initialValue: initial }),
  });
  if (isCancel(answer)) throw new Left();
  return answer as T;
}

/** Titles of battles and names of files come from outside. */
const shownItem = ({ value, label, hint }: MenuItem<string>) => ({
  value,
  label: shownText(label),
  ...(hint === undefined ? {} : { hint: shownText(hint) }),
});

/** A line of text that passes the check; the check says what is wrong. */
export async function type(
  terminal: Terminal,
  message: string,
  check: (typed: string) => string | undefined,
): Promise<string> {
  const { io } = terminal;
  const answer = await text({
    message: shownText(message),
    input: io.stdin,
    output: io.stdout,
    validate: (typed) => check((typed ?? '').trim()),
  });
  if (isCancel(answer)) throw new Left();
  return answer.trim();
}
