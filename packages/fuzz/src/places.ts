/** A place in plain data: the list or object that holds it, and under which key. */
export interface Place {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string | number;
}

export const valueIn = ({ holder, key }: Place): unknown => (holder as Record<string | number, unknown>)[key];

/** Every place in plain data, the outer before the inner. */
export function placesIn(data: unknown): Place[] {
  const found: Place[] = [];
  const open: unknown[] = [data];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const holder = value as Place['holder'];
    const keys = Array.isArray(holder) ? holder.keys() : Object.keys(holder);
    for (const key of keys) {
      found.push({ holder, key });
      open.push(valueIn({ holder, key }) ?? null);
    }
  }
  return found;
}
