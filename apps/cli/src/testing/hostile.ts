import { isObeyed } from '@acies/kernel/input';
import type { Ran } from './cli.ts';

/** What would set a title, clear the window, colour, hide, turn and break the text behind it. */
export const HOSTILE =
  '\u001b]0;pwned\u0007\u001b[2J\u001b[31mred\u009b8m\u202eback\u0008\u007f\u2028line\u200f\u001bPdevice\u001b\\end\u009d0;c1\u009c';

/** As much of a text as a file can be called: Windows takes no control characters in a name, nor those of paths and patterns. */
export const asFileName = (text: string, platform: string = process.platform): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: names on Windows hold none of them
  platform === 'win32' ? text.replace(/[\u0000-\u001f<>:"/\\|?*]/g, '') : text;

/** The codes of our own colours; no text here has 31 from us. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is how colour codes begin
const OURS = /\u001b\[(?:1|2|4|7|22|24|27|32|33|34|35|36|37|39|91|96)m/g;

/** The characters of what was written that a terminal would obey, other than our own colours and the ends of lines. */
export const obeyedIn = ({ out, err }: Pick<Ran, 'out' | 'err'>): string[] =>
  [...(out + err).replace(OURS, '')].filter((sign) => sign !== '\n' && isObeyed(sign));
