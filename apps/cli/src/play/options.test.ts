import { PassThrough } from 'node:stream';
import type { Json, OpenQuestion } from '@acies/kernel';
import { describe, expect, test } from 'vitest';
import { openTerminal, type Terminal } from '../terminal/terminal.ts';
import { listOptions } from './option-list.ts';
import { matchingOptions, type Option, optionsOf } from './options.ts';

const question = (choices: readonly Json[] | undefined, over: Partial<OpenQuestion> = {}): OpenQuestion => ({
  side: 'red',
  decision: 'test',
  question: 'Well?',
  options: choices,
  label: (choice) => (typeof choice === 'string' ? choice : JSON.stringify(choice)),
  preview: () => undefined,
  excluded: () => [],
  refuse: () => undefined,
  sample: (draw) => ({ at: draw(3) }),
  suggestions: () => [],
  parse: () => undefined,
  ...over,
});

const terminal = (): Terminal => {
  const stream = Object.assign(new PassThrough(), { rows: 24 });
  return openTerminal({ stdin: stream, stdout: stream, stderr: stream, env: {}, cwd: '/' });
};

const MOVES = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2'].flatMap((hex) =>
  ['E', 'W', 'NE'].map((facing) => `move to ${hex}, facing ${facing}`),
);
const labelled = (labels: readonly string[]): Option[] => optionsOf(question(labels));

describe('options', () => {
  test('are numbered, labelled, and of a kind', () => {
    const preview = (choice: Json) => (choice === 'shoot them' ? 'hits 50%' : undefined);
    expect(optionsOf(question(['stay', 'shoot them'], { preview }))).toEqual([
      { number: 1, choice: 'stay', label: 'stay', odds: undefined, kind: 'stay' },
      { number: 2, choice: 'shoot them', label: 'shoot them', odds: 'hits 50%', kind: 'shoot' },
    ]);
    expect(optionsOf(question([{ do: 'ride' }]))[0]!.kind).toBe('ride');
  });

  test('of an open decision are samples, each once', () => {
    expect(optionsOf(question(undefined)).map(({ choice }) => choice)).toHaveLength(3);
  });

  test('are found by the beginnings of their words, else by what they contain', () => {
    const options = labelled([...MOVES, 'pass: no more']);
    expect(matchingOptions(options, 'a2').map(({ label }) => label)).toEqual(MOVES.slice(3, 6));
    expect(matchingOptions(options, 'A2 ne')).toHaveLength(1);
    expect(matchingOptions(options, 'pass')).toHaveLength(1);
    expect(matchingOptions(options, 'ass')).toHaveLength(1);
    expect(matchingOptions(options, 'zebra')).toEqual([]);
  });
});

describe('a list of options', () => {
  test('has one a line while it is short', () => {
    expect(listOptions(terminal(), labelled(['stay', 'go']), true)).toEqual(['   1 stay', '   2 go']);
  });

  test('puts what differs in its last word on one line', () => {
    const lines = listOptions(terminal(), labelled(MOVES), true);
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/^ {5}move to A1, facing +1 E {2}2 W {2}3 NE$/);
  });

  test('sorts a long one by kind and folds it, but shows all when asked', () => {
    const options = labelled(['stay', ...MOVES, ...MOVES.map((move) => move.replace('move', 'ride'))]);
    const folded = listOptions(terminal(), options, true);
    expect(folded).toContain(' move (18)');
    expect(folded.join('\n')).toContain('… 2 more lines: type "move"');
    expect(listOptions(terminal(), options, false).join('\n')).not.toContain('…');
  });

  test('puts those that are each of a kind of their own side by side', () => {
    const places = Array.from({ length: 18 }, (_, i) => `${'ABC'[Math.floor(i / 6)]}${(i % 6) + 1}`);
    expect(listOptions(terminal(), labelled(places), true)[0]).toMatch(/^ {3}1 A1 +4 A4 +7 B1 +10 B4 +13 C1 +16 C4$/);
    expect(listOptions(terminal(), labelled(['rest: all of them', ...places, 'reserve']), true)).toHaveLength(7);
  });

  test('never loses an option', () => {
    const labels = [
      ...MOVES,
      'stay',
      'a very long option indeed '.repeat(5).trim(),
      'Legion 1 at A1',
      'Legion 2 at A2',
    ];
    const text = listOptions(terminal(), labelled(labels), false).join(' ');
    for (let number = 1; number <= labels.length; number++) expect(text).toMatch(new RegExp(`\\b${number} `));
  });

  test('fits the window', () => {
    const labels = [...MOVES, ...MOVES.map((move) => `turn about and then ${move} if at all possible, or else`)];
    for (const line of listOptions(terminal(), labelled(labels), true)) expect(line.length).toBeLessThanOrEqual(80);
  });
});
