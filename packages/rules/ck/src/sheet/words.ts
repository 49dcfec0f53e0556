/** Half bases as bases, counted: "1 base", "2½ bases". */
export const basesWords = (halves: number): string => `${basesOf(halves)} ${halves > 2 ? 'bases' : 'base'}`;

/** Half bases as bases: 3 are "1½". */
export function basesOf(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return `${whole}`;
  return whole === 0 ? '½' : `${whole}½`;
}
