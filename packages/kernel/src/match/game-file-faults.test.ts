import { describe, expect, test } from 'vitest';
import { BadInput } from '../plain/bad-input.ts';
import { type Alterable, altered, type Fields } from '../testing/altered.ts';
import { playEnteredMatch } from '../testing/play.ts';
import { blue, red, SETUP, TOY, toyEngine } from '../testing/toy.ts';
import { Engine } from './engine.ts';
import { makeGameFile, parseGameFile, rulesOfGameFile } from './game-file.ts';
import { beginMatch, type Match, makeMove } from './match.ts';

/** Choice 4 ends the first turn, choice 7 the battle. */
const ANSWERS = [red({ steps: [1, 2] }), red(2), blue(1), blue('withdraw'), blue(3), red(1), red('withdraw')];
const MATCH = ANSWERS.reduce(makeMove, beginMatch(toyEngine, SETUP, { seed: 1 }));
const ENTERED = playEnteredMatch(toyEngine, SETUP, 2);
const TEXT = makeGameFile(MATCH);

function faultOf(text: string, engine = toyEngine): string {
  try {
    parseGameFile(text, engine);
  } catch (fault) {
    expect(fault).toBeInstanceOf(BadInput);
    return (fault as BadInput).message;
  }
  return 'none';
}

const faultAfter = (change: (file: Alterable) => void, match: Match = MATCH): string => faultOf(altered(match, change));

const WAS_ALTERED = 'the game file was altered after it was saved: its sum does not fit its content';

test('these files are whole before they are altered', () => {
  expect(faultAfter(() => {})).toBe('none');
  expect(faultAfter(() => {}, ENTERED)).toBe('none');
  expect(MATCH.game.stack).toEqual([]);
});

describe('a text that is not whole JSON', () => {
  test('breaks off wherever it is cut', () => {
    for (let cut = 0; cut < TEXT.trimEnd().length; cut++) {
      const text = TEXT.slice(0, cut);
      const lines = text.split('\n');
      expect(faultOf(text)).toBe(
        `the game file is not whole JSON: it breaks off at line ${lines.length}, column ${lines.at(-1)!.length + 1}`,
      );
    }
  });

  test.each([
    ['hello', '"h" cannot stand where it does (line 1, column 1)'],
    [TEXT.replace('"format": 1', '"format": one'), '"o" cannot stand where it does (line 3, column 13)'],
    [TEXT.replace('"toy"', '"toy'), '"v" cannot stand where it does (line 4, column 24)'],
    [`${TEXT}}`, '"}" cannot stand where it does (line 24, column 1)'],
    [`<!doctype html>\n${TEXT}`, '"<" cannot stand where it does (line 1, column 1)'],
  ])('has a place where it goes wrong', (text, message) => {
    expect(faultOf(text)).toBe(`the game file is not whole JSON: ${message}`);
  });
});

describe('JSON that is no game file', () => {
  test.each([
    '[]',
    '5',
    'null',
    '"game"',
    '{}',
    '{"units": []}',
    '{"acies": "scenario", "format": 1, "rules": {"id": "toy", "version": "1"}}',
  ])('%s', (text) => expect(faultOf(text)).toMatch(/^this is no saved game: it is JSON, but does not begin with/));
});

test('a battle is told from other JSON, and how it is played', () =>
  expect(faultOf('{"id":"mine","armies":{"red":{},"blue":{}}}')).toBe(
    'this is a battle, and no saved game of it: "npx acies play --battle FILE" plays it',
  ));

describe('a file made by others', () => {
  test('has another format', () => {
    const text = altered(MATCH, (file) => (file.format = 99));
    expect(faultOf(text)).toBe('the game file has format 99; this version of Acies reads format 1');
    expect(() => rulesOfGameFile(text)).toThrow('has format 99');
  });

  test('is for other rules', () =>
    expect(faultAfter((file) => (file.rules.id = 'chess'))).toBe('the game file is for the rules "chess", not "toy"'));

  test('is for another version of the rules', () => {
    const told = (now: string): string | undefined => faultOf(TEXT, new Engine({ ...TOY, version: now }));
    const made = 'the game file was made with version 1 of the toy rules; this is version';
    expect(told('2')).toBe(`${made} 2: only an older release of Acies, with version 1, can show it`);
    expect(told('0')).toBe(`${made} 0: only another release of Acies, with version 1, can show it`);
    expect(told('next')).toBe(`${made} next: only another release of Acies, with version 1, can show it`);
  });
});

describe('a file of the wrong form', () => {
  const FIELDS = Object.keys(JSON.parse(TEXT)).filter((field) => field !== 'acies') as (keyof Alterable)[];

  test.each(FIELDS)('lacks %s', (field) =>
    expect(faultAfter((file) => delete file[field])).toBe(
      `the game file cannot be used:\n  ${String(field)}: it is missing`,
    ),
  );

  test.each<[string, (file: Alterable) => void]>([
    ['(the whole): "note" cannot stand here', (file) => (file.note = 'hi')],
    ['rules: "title" cannot stand here', (file) => (file.rules.title = 'Toy')],
    ['players.blue: it is missing', (file) => delete file.players.blue],
    ['dice: "entered" cannot stand here', (file) => (file.dice.entered = [])],
    ['dice.seed: a whole number is needed, not 1.5', (file) => (file.dice.seed = 1.5)],
    ['choices[1][0]: "red" or "blue" is needed, not "green"', (file) => (file.choices[1]![0] = 'green')],
    ['choices[2]: at least 3 entries, not 2', (file) => file.choices[2]!.pop()],
    ['hashes: at least 1 entry, not 0', (file) => (file.hashes = [])],
    ['hashes[0][2]: a text is needed, not 12', (file) => (file.hashes[0]![2] = 12)],
    ['dice.entered[1][2]: a whole number is needed, not "6"', (file) => (file.dice = { entered: [[1], [2, 3, '6']] })],
    ['dice.entered[0][0]: a whole number is needed, not 1.5', (file) => (file.dice = { entered: [[1.5]] })],
    ['dice.entered[0]: a list is needed, not 6', (file) => (file.dice = { entered: [6] })],
  ])('has at %s', (fault, change) => expect(faultAfter(change)).toContain(`cannot be used:\n  ${fault}`));

  // As many as the bounds let through.
  const many = <T>(entry: T): T[] => Array.from({ length: 1_300_000 }, () => entry);
  test.each<[string, (file: Alterable) => void]>([
    ['choices: at most 100000 entries, not 1300000', (file) => (file.choices = many(0))],
    ['hashes: at most 100000 entries, not 1300000', (file) => (file.hashes = many(0))],
    ['dice.entered: at most 100000 entries, not 1300000', (file) => (file.dice = { entered: many(0) })],
    ['dice.entered[0][0]: a whole number is needed', (file) => (file.dice = { entered: [many('')] })],
  ])('has too much of it and is refused at once: %s', (fault, change) => {
    const text = altered(MATCH, change);
    const times: number[] = [];
    while (times.length < 6 && !times.some((time) => time < 1000)) {
      const begun = Date.now();
      expect(faultOf(text)).toContain(`cannot be used:\n  ${fault}`);
      times.push(Date.now() - begun);
    }
    // Looked at one by one they take two to five seconds each time; on a busy machine some times may be slow.
    expect(Math.min(...times)).toBeLessThan(1000);
  });
});

describe('a file with altered content', () => {
  test.each<[string, string, (file: Alterable) => void]>([
    [
      'an illegal choice',
      'choice 4 in the game file is not legal: blue may not choose "brace": it is not among the options',
      (file) => (file.choices[3]![2] = 'brace'),
    ],
    [
      'an open choice that the rules refuse',
      'choice 1 in the game file is not legal: red may not choose {"steps":[7]}: that ends in the marsh at 7 (TOY-1)',
      (file) => (file.choices[0]![2] = { steps: [7] }),
    ],
    [
      'another legal choice',
      'the battle goes differently from the game file at turn 2, after choice 4: the file was altered, or made by other rules',
      (file) => (file.choices[0]![2] = { steps: [1, 3] }),
    ],
    ['another legal choice that leaves no trace', WAS_ALTERED, (file) => (file.choices[1]![2] = 3)],
    [
      'a choice of the other side',
      `choice 4 in the game file is red's "stance", but open then is blue's "stance"`,
      (file) => (file.choices[3]![0] = 'red'),
    ],
    [
      'a choice for another decision',
      `choice 1 in the game file is red's "bid", but open then is red's "march"`,
      (file) => (file.choices[0]![1] = 'bid'),
    ],
    [
      'a secret choice given twice',
      `choice 3 in the game file is red's "bid", but open then is blue's "bid"`,
      (file) => (file.choices[2]![0] = 'red'),
    ],
    [
      'a choice after the end',
      `choice 8 in the game file is red's "bid", but open then is nothing: the battle is over`,
      (file) => file.choices.push(['red', 'bid', 1]),
    ],
    [
      'choices cut off at the end of a turn',
      'the game file lists 4 choices, but was saved after choice 7',
      (file) => (file.choices.length = 4),
    ],
    ['no choices left', 'the game file lists 0 choices, but was saved after choice 7', (file) => (file.choices = [])],
    ['a choice that makes the rules stumble', WAS_ALTERED, (file) => (file.choices[0]![2] = null)],
    [
      'a setup that cannot be',
      'the toy setup cannot be used:\n  turns: at least 1, not 0',
      (file) => (file.setup.turns = 0),
    ],
    [
      'a longer battle',
      'the battle goes differently from the game file at turn 3, after choice 7: the file was altered, or made by other rules',
      (file) => (file.setup.turns = 3),
    ],
    ['a setup that changes nothing here', WAS_ALTERED, (file) => (file.setup.marsh = 99)],
    [
      'another seed',
      'the battle goes differently from the game file at turn 1, after choice 0: the file was altered, or made by other rules',
      (file) => (file.dice.seed = 2),
    ],
    [
      'another hash at the start',
      'the battle goes differently from the game file at turn 1, after choice 0: the file was altered, or made by other rules',
      (file) => (file.hashes[0]![2] = '0123456789abcdef'),
    ],
    [
      'another hash at the end',
      'the battle goes differently from the game file at turn 3, after choice 7: the file was altered, or made by other rules',
      (file) => (file.hashes.at(-1)![2] = '0123456789abcdef'),
    ],
    ['a hash left out', WAS_ALTERED, (file) => file.hashes.splice(1, 1)],
    ['another player', WAS_ALTERED, (file) => (file.players.red = 'Bob')],
    ['another sum', WAS_ALTERED, (file) => (file.sum = '0123456789abcdef')],
  ])('has %s', (_what, message, change) => expect(faultAfter(change)).toBe(message));
});

describe('a file with entered dice', () => {
  test.each<[string, RegExp, (file: Alterable) => void]>([
    [
      'lacks its last throw',
      /^the game file's entered dice break off: throw \d+ is missing \(the /,
      (file) => file.dice.entered.pop(),
    ],
    [
      'lacks them all',
      /^the game file's entered dice break off: throw 1 is missing \(the weather\)$/,
      (file) => (file.dice.entered = []),
    ],
    [
      'has a throw that cannot be',
      /^the game file's entered throw 1 cannot be: a D6 has no face 7: it shows 1, 2, 3, 4, 5, 6$/,
      (file) => (file.dice.entered[0] = [7]),
    ],
    [
      'has a throw of too many dice',
      /^the game file's entered throw 1 cannot be: 1 die is needed, 2 were given$/,
      (file) => file.dice.entered[0]!.push(1),
    ],
    [
      'has throws left over',
      /^the game file holds 2 entered throws that nothing asks for$/,
      (file) => file.dice.entered.push([1], [2]),
    ],
    [
      'has an illegal choice',
      /^choice 1 in the game file is not legal: red may not choose \{"steps":\[7\]\}: that ends in the marsh/,
      (file) => (file.choices[0]![2] = { steps: [7] }),
    ],
  ])('%s', (_what, message, change) => expect(faultAfter(change, ENTERED)).toMatch(message));
});

/** Each number and each text in a file, with a way to change it. */
function leavesOf(value: object, path = ''): { path: string; change: (file: Alterable) => void }[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof inner === 'object' && inner !== null) return leavesOf(inner, here);
    const change = (file: Alterable): void => {
      const holder: Fields =
        path === '' ? file : path.split('.').reduce((within, name) => within[name] as Fields, file as Fields);
      holder[key] = typeof inner === 'number' ? inner + 1 : typeof inner === 'string' ? `${inner}x` : !inner;
    };
    return [{ path: here, change }];
  });
}

describe.each([
  ['seeded', MATCH],
  ['entered', ENTERED],
])('in a file with %s dice', (_name, match) => {
  test.each(leavesOf(JSON.parse(makeGameFile(match))))('a change of $path is noticed', ({ change }) => {
    expect(faultAfter(change, match)).not.toBe('none');
  });

  test('no character can be changed unnoticed', () => {
    const text = makeGameFile(match);
    for (let at = 0; at < text.length; at++) {
      for (const put of ['', '7', ' ']) {
        const other = text.slice(0, at) + put + text.slice(at + 1);
        if (faultOf(other) === 'none') expect(JSON.parse(other)).toEqual(JSON.parse(text));
      }
    }
  });
});
