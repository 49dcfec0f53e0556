import { isObeyed } from '@acies/kernel/input';
import { describe, expect, test } from 'vitest';
import { guarded, signedColours } from './own-codes.ts';
import { widthOf } from './text.ts';

const colour = signedColours(true);

describe('what is written to a terminal', () => {
  test('keeps its lines and our own colours, one within another', () => {
    expect(guarded(colour.bold(`a ${colour.redBright('b')} c`))).toBe('\u001b[1ma \u001b[91mb\u001b[39m c\u001b[22m');
    expect(guarded(`${colour.dim('a')}\n${colour.bold(`${colour.dim('b')} c`)}`)).toBe(
      '\u001b[2ma\u001b[22m\n\u001b[1m\u001b[2mb\u001b[22m\u001b[1m c\u001b[22m',
    );
  });

  test('has none of the codes that a text from outside brings, coloured or not', () => {
    const name = 'Legio\u001b[31m X\u001b[8m\u001b]0;title\u0007\u202e';
    expect(guarded(`${colour.bold(name)}, ${name}`)).toBe('\u001b[1mLegio X\u001b[22m, Legio X');
    expect(guarded(signedColours(false).bold(name))).toBe('Legio X');
  });

  test('has nothing that is left of a code cut in two', () => {
    for (const half of ['\u001b', '\u001b[', '\u001b[3', '\u001b]0;x', '\u009b31', '\u001bP'])
      expect(isObeyed(guarded(half + signedColours(false).dim('x')))).toBe(false);
  });

  test('is as wide as it is seen', () => {
    expect(widthOf(colour.bold(colour.cyanBright('blue')))).toBe(4);
  });
});
