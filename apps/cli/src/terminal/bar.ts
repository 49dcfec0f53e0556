const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of a share between 0 and 1. Anything above nothing shows. */
export function bar(share: number, width: number): string {
  const eighths = share > 0 ? Math.max(1, Math.round(Math.min(1, share) * width * 8)) : 0;
  return ('█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8]!).padEnd(width);
}
