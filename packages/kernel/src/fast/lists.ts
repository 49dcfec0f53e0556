/**
 * What `items.map(make)` makes, but always the same kind of list. V8 keeps lists that may have holes apart from those that have none, and its
 * `map` makes the one kind once it is compiled and the other before: all that was compiled to read such a list is then thrown away in the
 * middle of play. It is for lists of objects that are read far from where they are made; elsewhere `map` will do.
 */
export function mapped<A extends object, B extends object>(items: readonly A[], make: (item: A) => B): B[] {
  const made: B[] = [];
  for (const item of items) made.push(make(item));
  return made;
}

/** A list of numbers that always has one kind: V8 keeps those of numbers apart from those of objects. */
export function numbersFrom<A extends object>(items: readonly A[], numberOf: (item: A) => number): number[] {
  const numbers: number[] = [];
  for (const item of items) numbers.push(numberOf(item));
  return numbers;
}
