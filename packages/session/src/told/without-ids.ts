import type { Scene } from '@acies/kernel/picture';

/** Takes out of words what only who types needs: "Hastati 1 (has1)" is "Hastati 1" to who sees the table. */
export function withoutIds({ pieces, trays }: Pick<Scene, 'pieces' | 'trays'>): (words: string) => string {
  const called = [...pieces, ...trays.flatMap((tray) => tray.pieces)].map(
    ({ name, label }) => [`${name} (${label})`, name] as const,
  );
  return (words) => called.reduce((left, [long, name]) => left.replaceAll(long, name), words);
}
