import { describe, expect, test } from 'vitest';
import { isObeyed, shownText } from './shown-text.ts';

describe('text from outside, as it is shown', () => {
  test.each([
    ['Legio X “Equestris” — 10 000 strong, naïve', 'Legio X “Equestris” — 10 000 strong, naïve'],
    ['\u001b[2J\u001b[1;31mred\u001b[0m', 'red'],
    ['\u009b31mred', 'red'],
    ['\u001b]0;a title\u0007after', 'after'],
    ['\u001b]8;;https://x\u001b\\link\u001b]8;;\u001b\\', 'link'],
    ['\u001bPdevice\u001b\\after', 'after'],
    ['\u009d0;one\u009d0;two\u009cafter', '0;oneafter'],
    ['\u001bc', 'c'],
    ['one\r\ntwo\u2028three\u0085four', 'one two three four'],
    ['\u202egnirts\u2066\u200f\u061c', 'gnirts'],
    ['\u0000\u0007\u0008\u007f', ''],
  ])('%j becomes %j', (text, shown) => {
    expect(shownText(text)).toBe(shown);
    expect(isObeyed(text)).toBe(text !== shown);
    expect(isObeyed(shown)).toBe(false);
  });

  test('what has no end is still disarmed', () => {
    expect(isObeyed(shownText('\u001b]0;never ended'))).toBe(false);
  });

  test.each(['\u0090', '\u0098', '\u009b', '\u009d', '\u009d0;', '\u009e', '\u009f', '\u001b', '\u001b]', '\u001b[1'])(
    'very many of %j take no longer than as much of anything else',
    (begins) => {
      const text = begins.repeat(100_000);
      const begun = Date.now();
      expect(isObeyed(shownText(text))).toBe(false);
      // Looked through once for each beginning, they take five seconds.
      expect(Date.now() - begun).toBeLessThan(1000);
    },
  );

  test.each([
    '\u0000',
    '\u001f',
    '\u007f',
    '\u009f',
    '\u061c',
    '\u200e',
    '\u200f',
    '\u2028',
    '\u202e',
    '\u2066',
    '\u2069',
  ])('%j is obeyed', (character) => expect(isObeyed(character)).toBe(true));

  test.each([' ', '~', '\u00a0', '\u00ad', '\u200d', '\u2027', '\u202f', '\u206a'])('%j is shown', (character) =>
    expect(isObeyed(character)).toBe(false),
  );
});
