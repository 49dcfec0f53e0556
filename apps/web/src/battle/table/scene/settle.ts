/** Scenes come anew with every change. What says the same as before is taken from before, so that it is not drawn anew. */
export function settled<T>(before: T | undefined, now: T): T {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

export function settledList<T extends { readonly id: number }>(
  before: readonly T[] | undefined,
  now: readonly T[],
): readonly T[] {
  if (!before) return now;
  const known = new Map(before.map((one) => [one.id, one]));
  const list = now.map((one) => settled(known.get(one.id), one));
  return list.length === before.length && list.every((one, i) => one === before[i]) ? before : list;
}
