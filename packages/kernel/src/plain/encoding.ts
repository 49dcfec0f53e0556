type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** How a text is written by the mark that its first bytes make, as what PowerShell puts into a file has; UTF-8 without one. */
export function encodingOf([first, second]: Uint8Array): Encoding {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
