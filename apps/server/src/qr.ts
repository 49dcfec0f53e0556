import { renderUnicodeCompact } from 'uqr';

const LIGHT_ON_DARK = '\u001b[97;40m';
const AS_BEFORE = '\u001b[0m';

/**
 * A text as a QR code of half blocks, two rows of it a line. Blocks are its light squares; what colour a terminal has them in
 * is said where that can be.
 */
export function qrLines(text: string, coloured: boolean): readonly string[] {
  const lines = renderUnicodeCompact(text, { border: 4, ecc: 'M' }).split('\n');
  return coloured ? lines.map((line) => `${LIGHT_ON_DARK}${line}${AS_BEFORE}`) : lines;
}
