import { PassThrough } from 'node:stream';
import type { Json, OpenQuestion } from '@acies/kernel';
import { matchingOptions, type Option, optionsOf, shortListOf } from '@acies/play';
import { describe, expect, test } from 'vitest';
import { openTerminal, type Terminal } from '../../terminal/terminal.ts';
import { askedWith } from '../../testing/question.ts';
import { listOptions } from './option-list.ts';

const question = (choices: readonly Json[] | undefined, over: Partial<OpenQuestion> = {}): OpenQuestion =>
  askedWith({ options: choices, ...over });

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
      { number: 1, choice: 'stay', label: 'stay', typed: 'stay', odds: undefined, kind: 'stay' },
      { number: 2, choice: 'shoot them', label: 'shoot them', typed: 'shoot them', odds: 'hits 50%', kind: 'shoot' },
    ]);
    expect(optionsOf(question([{ do: 'ride' }]))[0]!.kind).toBe('ride');
  });

  test('of an open decision are those suggested, one for each throw of the same people', () => {
    const suggestions = () => ['a1: advance 3', 'a1: advance 2', 'b: advance 2', 'a1: turn left', 'b: advance 9'];
    const preview = (choice: Json) => (String(choice).includes('advance') ? 'charges x: wins 50%' : undefined);
    expect(
      optionsOf(question(undefined, { suggestions, preview })).map(({ number, label }) => [number, label]),
    ).toEqual([
      [1, 'a1: advance 3'],
      [2, 'b: advance 2'],
      [3, 'a1: turn left'],
    ]);
  });

  test('of an open decision are samples, each once', () => {
    expect(optionsOf(question(undefined)).map(({ choice }) => choice)).toHaveLength(3);
  });

  test('are found by the beginnings of their words, else by what they contain', () => {
    const options = labelled([...MOVES, 'pass: no more']);
    expect(matchingOptions(options, 'a2').map(({ label }) => label)).toEqual(MOVES.slice(3, 6));
    expect(matchingOptions(options, 'A2 ne')).toHaveLength(1);
    expect(matchingOptions(options, 'A2: ne')).toHaveLength(1);
    expect(matchingOptions(options, 'pass')).toHaveLength(1);
    expect(matchingOptions(options, 'ass')).toHaveLength(1);
    expect(matchingOptions(options, 'zebra')).toEqual([]);
  });

  test('are found by the ids with which they are typed, too', () => {
    const options = optionsOf(question(['Hastati 1 turns', 'Hastati 2 turns'], { typed: (choice) => `has-${choice}` }));
    expect(matchingOptions(options, 'has-hastati 2').map(({ number }) => number)).toEqual([2]);
  });
});

describe('a short list', () => {
  const option = (number: number, label: string, odds?: string): Option => ({
    ...{ number, label, typed: label, choice: number, odds, kind: label.split(' ')[0]! },
  });
  const many = [
    option(1, 'done'),
    ...[2, 3, 4].map((n) => option(n, `a1: advance ${n}`)),
    option(5, 'a1: wheel left 3, advance 2', 'charges x: wins 50%'),
    option(6, 'a1: wheel left 4, advance 2', 'charges x: wins 50%'),
    option(7, 'a1: turn left', 'charges x in flank: wins 70%'),
    ...[8, 9, 10].map((n) => option(n, `b${n}: advance 1`)),
    ...[11, 12, 13].map((n) => option(n, `ride Max to b${n}`)),
  ];

  test('has what throws dice once, one line for each of the others, and one of each other kind', () => {
    expect(shortListOf(many).map(({ number }) => number)).toEqual([1, 5, 7, 8, 9, 10, 11]);
  });

  test('has no more than it may, those that throw dice first', () => {
    expect(shortListOf(many, 4).map(({ number }) => number)).toEqual([1, 5, 7, 8]);
    expect(shortListOf(many.slice(0, 4))).toEqual(many.slice(0, 4));
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

  test('does not part a name from its number, and keeps the numbers in order', () => {
    const names = ['Velites 1', 'Velites 2', 'Hastati 1', 'Hastati 2', 'Velites 3', 'Allied horse 1', 'Allied horse 2'];
    const options = labelled([...names.map((name) => `support ${name}`), ...MOVES]);
    const text = listOptions(terminal(), options, false).join('\n');
    for (const name of names) expect(text).toContain(`support ${name}`);
    const mixed = ['A1', 'B2', 'A1'].flatMap((hex) => ['E', 'W'].map((facing) => `go to ${hex}, facing ${facing}`));
    const lines = listOptions(terminal(), labelled([...mixed, ...MOVES]), false).join('\n');
    const numbers = [...lines.matchAll(/(?:^|\s)(\d+) [A-Z]{1,2}(?=\s|$)/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers).toHaveLength(mixed.length + MOVES.length);
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

  test('breaks a long option into lines, and cuts off only what would crowd out the others', () => {
    const names = (count: number) => Array.from({ length: count }, (_, i) => `Legion ${i + 1}`).join(', ');
    const [seven, hundred] = [names(17), names(100)];
    const lines = listOptions(terminal(), labelled(['no more', `control ${seven}`, `ride ${hundred}`]), true);
    expect(lines.join(' ').replace(/\s+/g, ' ')).toContain(`control ${seven} 3 ride`);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines.length).toBeLessThanOrEqual(1 + 3 + 4);
    const all = listOptions(terminal(), labelled([`ride ${hundred}`]), false);
    expect(all.join(' ').replace(/\s+/g, ' ')).toContain(hundred);
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
