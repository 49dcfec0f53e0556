import type { Field } from '@acies/kernel';
import type { Settings } from './situation.ts';

interface Difference {
  readonly path: string;
  readonly pinned: string | undefined;
}

/** What the pinned situation has otherwise than this one; undefined where nothing is set and nothing usual. */
export function differences(fields: readonly Field[], now: Settings, pinned: Settings): Difference[] {
  const valueIn = (settings: Settings, { path, usual }: Field): string | undefined =>
    settings.get(path) ?? (usual === undefined ? undefined : String(usual));
  return fields
    .filter((field) => valueIn(now, field) !== valueIn(pinned, field))
    .map((field) => ({ path: field.path, pinned: valueIn(pinned, field) }));
}
