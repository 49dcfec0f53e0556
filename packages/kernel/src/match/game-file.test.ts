import { test as check, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../plain/json.ts';
import { playEnteredMatch, playMatch } from '../testing/play.ts';
import { blue, red, SETUP, toyEngine } from '../testing/toy.ts';
import { hashGame } from './game.ts';
import { FORMAT, makeGameFile, parseGameFile, rulesOfGameFile } from './game-file.ts';
import { beginMatch, type Match, makeMove } from './match.ts';

function expectRoundTrip(match: Match): void {
  const text = makeGameFile(match);
  const loaded = parseGameFile(text, toyEngine);
  expect(makeGameFile(loaded)).toBe(text);
  expect(canonicalJson(loaded.game)).toBe(canonicalJson(match.game));
  expect(canonicalJson(loaded.moves)).toBe(canonicalJson(match.moves));
  expect(loaded.opening).toEqual(match.opening);
  expect(loaded.players).toEqual(match.players);
}

describe('a game file', () => {
  check.prop([fc.integer(), fc.nat(20)])('brings back a match with seeded dice from any point', (seed, moves) =>
    expectRoundTrip(playMatch(toyEngine, SETUP, seed, moves)),
  );

  check.prop([fc.integer(), fc.nat(20)])('brings back a match with entered dice from any point', (seed, moves) =>
    expectRoundTrip(playEnteredMatch(toyEngine, SETUP, seed, moves)),
  );

  test('keeps a secret answer that waits for the other', () => {
    const match = [red({ steps: [1] }), blue(3)].reduce(makeMove, beginMatch(toyEngine, SETUP, { seed: 1 }));
    const loaded = parseGameFile(makeGameFile(match), toyEngine);
    expect(loaded.game.pending).toMatchObject([{ side: 'red' }, { side: 'blue', answer: 3 }]);
    expect(hashGame(makeMove(loaded, red(1)).game)).toBe(hashGame(makeMove(match, red(1)).game));
  });

  test('keeps a choice as it was made, though its steps used it up', () => {
    const match = makeMove(beginMatch(toyEngine, SETUP, { seed: 1 }), red({ steps: [1, 2] }));
    expect(JSON.parse(makeGameFile(match)).choices).toEqual([['red', 'march', { steps: [1, 2] }]]);
  });

  test('keeps who played', () => {
    const match = beginMatch(toyEngine, SETUP, { seed: 1 }, { red: 'Ann', blue: 'greedy' });
    expect(parseGameFile(makeGameFile(match), toyEngine).players).toEqual({ red: 'Ann', blue: 'greedy' });
  });

  test('says which rules it needs before they are loaded', () => {
    expect(rulesOfGameFile(makeGameFile(beginMatch(toyEngine, SETUP, { seed: 1 })))).toEqual({
      id: 'toy',
      version: '1',
    });
  });

  test('has one choice a line', () => {
    const match = [red({ steps: [1] }), blue(3)].reduce(makeMove, beginMatch(toyEngine, SETUP, { seed: 4 }));
    const lines = makeGameFile(match).split('\n');
    expect(lines.slice(0, 11)).toEqual([
      '{',
      '  "acies": "game",',
      `  "format": ${FORMAT},`,
      '  "rules": {"id":"toy","version":"1"},',
      '  "players": {"red":"human","blue":"human"},',
      '  "setup": {"id":"toy","title":"Toy","about":"","turns":2,"marsh":7,"stances":["stand","withdraw"]},',
      '  "dice": {"seed":4},',
      '  "choices": [',
      '    ["red","march",{"steps":[1]}],',
      '    ["blue","bid",3]',
      '  ],',
    ]);
  });

  test('may be laid out anew', () => {
    const text = makeGameFile(playMatch(toyEngine, SETUP, 1));
    const other = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse()), null, '\t');
    expect(makeGameFile(parseGameFile(other, toyEngine))).toBe(text);
  });
});
