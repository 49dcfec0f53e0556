import readQr from 'jsqr';
import { expect, it } from 'vitest';
import { qrLines } from './qr.ts';

const jsqr = readQr as unknown as typeof readQr.default;
const SCALE = 4;
/** Which half of a letter is light, the upper and the lower. */
const LIGHT: Readonly<Record<string, readonly [boolean, boolean]>> = {
  '█': [true, true],
  '▀': [true, false],
  '▄': [false, true],
  ' ': [false, false],
};

/** What a camera sees of a terminal. */
function seen(lines: readonly string[]) {
  const rows = lines.flatMap((line) => [0, 1].map((half) => [...line].map((letter) => LIGHT[letter]![half]!)));
  const width = rows[0]!.length * SCALE;
  const height = rows.length * SCALE;
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      pixels.fill(
        rows[Math.floor(y / SCALE)]![Math.floor(x / SCALE)] ? 255 : 0,
        4 * (y * width + x),
        4 * (y * width + x) + 4,
      );
  return jsqr(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data;
}

it.each(['http://192.168.1.20:4600/', 'http://10.0.0.7:65535/', 'http://255.255.255.255:65535/'])(
  'a camera reads %s off the terminal',
  (address) => expect(seen(qrLines(address, false))).toBe(address),
);

it('is light on dark whatever the colours of the terminal, where it has any', () => {
  const [plain, coloured] = [qrLines('http://10.0.0.7:4600/', false), qrLines('http://10.0.0.7:4600/', true)];
  expect(coloured).toEqual(plain.map((line) => `\u001b[97;40m${line}\u001b[0m`));
});
