import { type Field, valueAt } from '@acies/kernel/odds';
import type { Settings } from './situation.ts';

/** A situation as it was set, and with all that this implies. */
export interface Compared {
  readonly settings: Settings;
  readonly filled: unknown;
}

interface Difference {
  readonly field: Field;
  readonly pinned: string | undefined;
}

/**
 * What the pinned situation has otherwise than this one, as far as either was set; undefined where nothing is usual or
 * implied. What is implied on both sides only follows from the rest.
 */
export function differences(fields: readonly Field[], now: Compared, pinned: Compared): Difference[] {
  return fields
    .filter(({ path }) => now.settings.has(path) || pinned.settings.has(path))
    .filter(({ path }) => wordAt(now, path) !== wordAt(pinned, path))
    .map((field) => ({ field, pinned: wordAt(pinned, field.path) }));
}

function wordAt({ settings, filled }: Compared, path: string): string | undefined {
  const value = settings.get(path) ?? valueAt(filled, path);
  return value === undefined ? undefined : String(value);
}
