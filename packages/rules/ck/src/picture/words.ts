/** A distance, counted: "1 zone", "2 zones". */
export const zonesWords = (count: number): string => (count === 1 ? '1 zone' : `${count} zones`);

/** Names in a sentence: "A", "A and B", "A, B and C". */
export function namesWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
