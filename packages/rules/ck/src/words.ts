/** A chance as a whole percentage; never 0 or 100 for what is neither impossible nor certain. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1 - 1e-12) return '100%';
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))}%`;
}

/** Half bases as bases, counted: "1 base", "2½ bases". */
export const basesWords = (halves: number): string => `${basesOf(halves)} ${halves > 2 ? 'bases' : 'base'}`;

/** Half bases as bases: 3 are "1½". */
export function basesOf(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return `${whole}`;
  return whole === 0 ? '½' : `${whole}½`;
}
