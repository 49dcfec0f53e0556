import type { Die } from '../dice/die.ts';

/** Every way a number of dice can fall, each as likely as the others. */
export function allThrows(die: Die, count: number): number[][] {
  if (count === 0) return [[]];
  return allThrows(die, count - 1).flatMap((faces) => die.faces.map((face) => [...faces, face]));
}

/** The chance of each value over equally likely cases. */
export function chancesOver<C, V>(cases: readonly C[], read: (each: C) => V): Map<V, number> {
  const chances = new Map<V, number>();
  for (const each of cases) {
    const value = read(each);
    chances.set(value, (chances.get(value) ?? 0) + 1 / cases.length);
  }
  return chances;
}
