import { BadInput } from '@acies/kernel';
import { beginMatch, hashGame, makeGameFile, makeMove } from '@acies/kernel/match';
import { openBook } from '@acies/play';
import { beforeAll, describe, expect, test } from 'vitest';
import { ruleSets } from '../testing/rule-sets.ts';
import { verified } from './verify.ts';

let text: string;
let hash: string;
beforeAll(async () => {
  const { engine, battles } = await openBook(ruleSets, 'hex');
  const begun = beginMatch(engine, battles[0]!, { seed: 7 });
  const { side, options } = engine.legal(begun.game)[0]!;
  const match = makeMove(begun, { side, choice: options![0]! });
  text = makeGameFile(match);
  hash = hashGame(match.game);
});

describe('a game file', () => {
  test('that is what it says is verified', async () => {
    expect(await verified(ruleSets, text)).toMatchObject({ choices: 1, states: 2, hash });
  });

  test('that was altered is not', async () => {
    const altered = text.replace(
      hash,
      hash.replace(/^./, (first) => (first === '0' ? '1' : '0')),
    );
    expect(altered).not.toBe(text);
    await expect(verified(ruleSets, altered)).rejects.toThrow(BadInput);
  });
});
