/** A chance as a whole percentage; never 0 or 100 for what is neither impossible nor certain. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1 - 1e-12) return '100%';
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))}%`;
}
