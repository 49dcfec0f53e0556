import type { Lesson, Preferred } from '@acies/players/module';

/** What a preference looks at in an option. */
interface Described {
  readonly kind: string;
  readonly label: string;
}

const isMeant = ({ kind, label }: Described, wanted: Preferred): boolean =>
  (wanted.kind === undefined || wanted.kind === kind) && (wanted.label === undefined || label.includes(wanted.label));

/** The options that a lesson points at: those of its best kind that there are any of. */
export function preferredOf<T extends Described>({ prefer = [] }: Lesson, options: readonly T[]): T[] {
  for (const wanted of prefer) {
    const meant = options.filter((option) => isMeant(option, wanted));
    if (meant.length > 0) return meant;
  }
  return [];
}
