import { describe, expect, it } from 'vitest';
import { legioRules } from '../rule-set.ts';
import { marching } from '../testing/terrain.ts';
import { TOPICS } from './help.ts';

const topic = (word: string) => TOPICS.find(({ words }) => words[0] === word)!;
/** The paths that a topic shows: the first column of its indented lines. */
const shown = topic('paths')
  .lines.filter((line) => /^ {2}\S/.test(line))
  .map((line) => line.trim().split(/ {2,}/)[0]!);

describe('LG-SEQ-2 what can be looked up', () => {
  it.each(shown)('LG-SEQ-2 the path “%s” is understood', (text) => {
    const { question } = marching('a SW 500 900').pick('move, 1 average die', 4);
    expect(Array.isArray(question.parse(text))).toBe(true);
  });

  it('fits a window of 80 columns, and a word leads to one topic', () => {
    for (const { lines } of TOPICS) {
      expect(lines.length).toBeLessThanOrEqual(24);
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
    }
    const words = TOPICS.flatMap((one) => one.words);
    expect(new Set(words).size).toBe(words.length);
  });

  it('who is asked for a path or a command finds how it is done', () => {
    const decisions = Object.keys(legioRules.decisions);
    for (const word of ['path', 'command']) {
      expect(decisions).toContain(word);
      expect(legioRules.topics!.some(({ words }) => words.includes(word))).toBe(true);
    }
  });
});
