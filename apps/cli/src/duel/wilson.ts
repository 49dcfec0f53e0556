/** The 95 % Wilson interval of a share: honest for few games and for shares near 0 or 1. */
export function wilson(wins: number, games: number): [low: number, high: number] {
  const z = 1.959964;
  const share = wins / games;
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const middle = share + (z * z) / (2 * games);
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}
