import { describe, expect, it } from 'vitest';
import { cbRules } from '../rule-set.ts';
import { marching } from '../testing/terrain.ts';
import { TOPICS } from './help.ts';

const topic = (word: string) => TOPICS.find(({ words }) => words[0] === word)!;
/** The paths that a topic shows: the first column of its indented lines. */
const shown = topic('paths')
  .lines.filter((line) => /^ {2}\S/.test(line))
  .map((line) => line.trim().split(/ {2,}/)[0]!);

describe('CB-SEQ-3 what can be looked up', () => {
  it.each(shown)('CB-SEQ-3 the path “%s” is understood', (text) => {
    const { question } = marching('a Leg 20 25 legion=I').pick('move, 1 die', 4);
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

  it('who is asked for a path, a command, an order or a test finds how it is done', () => {
    const decisions = Object.keys(cbRules.decisions);
    for (const word of ['path', 'command', 'order', 'test']) {
      expect(decisions).toContain(word);
      expect(cbRules.topics!.some(({ words }) => words.includes(word))).toBe(true);
    }
  });
});
