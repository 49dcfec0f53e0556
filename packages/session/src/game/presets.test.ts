import type { OpenQuestion } from '@acies/kernel';
import { describe, expect, test } from 'vitest';
import type { KeptGame } from '../keeping/kept-game.ts';
import type { Preset, Scope, Taken } from '../protocol/index.ts';
import { goneOver, isStillToCome, waitingIn, withPreset, withTaken } from './presets.ts';

const game = (unasked: readonly Preset[] = [], taken: readonly Taken[] = []): KeptGame =>
  ({ players: { red: 'human', blue: 'centurion' }, unasked, taken }) as unknown as KeptGame;
const question = (about: readonly number[] = [7], over: Partial<OpenQuestion> = {}): OpenQuestion =>
  ({
    ...{ side: 'red', decision: 'action', question: 'What does it do?', pass: 'stand' },
    about: () => about,
    ...over,
  }) as OpenQuestion;
const said = (scope?: Scope, way: Preset['way'] = 'pass'): Preset => ({
  ...{ side: 'red', decision: 'action', question: '', way },
  scope,
});
const way = (unasked: readonly Preset[], open = question(), turn = 3) => waitingIn(game(unasked), open, turn)?.way;

describe('what is not asked', () => {
  test('is said for one unit, for a turn or for the whole battle', () => {
    expect(way([])).toBeUndefined();
    expect(way([said()])).toBe('pass');
    expect([way([said({ piece: 7 })]), way([said({ piece: 8 })])]).toEqual(['pass', undefined]);
    expect(way([said({ piece: 7 })], question([7, 8]))).toBeUndefined();
    expect([way([said({ turn: 3 })]), way([said({ turn: 2 })])]).toEqual(['pass', undefined]);
  });

  test('what was said of a unit goes before what was said of all', () => {
    expect(way([said({}, 'pass'), said({ piece: 7 }, 'computer')])).toBe('computer');
  });

  test('is asked all the same where there is no way to do nothing', () => {
    expect(way([said()], question([7], { pass: undefined }))).toBeUndefined();
  });

  test('is told and taken back for just that scope', () => {
    const wanted = { side: 'red', decision: 'action' } as const;
    const both = [{ piece: 7 }, {}].reduce(
      (kept, scope) => withPreset(kept, question(), { ...wanted, way: 'pass', scope }),
      game(),
    );
    expect(both.unasked.map(({ scope }) => scope)).toEqual([{ piece: 7 }, undefined]);
    const one = withPreset(both, question(), { ...wanted, way: undefined, scope: {} });
    expect(one.unasked.map(({ scope }) => scope)).toEqual([{ piece: 7 }]);
  });
});

test('what was taken is gone over when something is taken back, unless it is to be asked again', () => {
  const taken = [{ at: 5, side: 'red', decision: 'action', question: '', label: '' }] as const;
  expect([...goneOver(game([said()], taken))]).toEqual([4]);
  expect([...goneOver(game([], taken))]).toEqual([]);
});

test('what was taken by one word is not gone over for another', () => {
  const open = question([7], { label: () => 'stand' });
  const words = [said({ piece: 7 }), said({ turn: 9 })];
  const by = waitingIn(game(words), open, 3)!;
  const { taken } = withTaken(game(words), 5, open, 'stand', by.scope);
  expect(taken).toMatchObject([{ at: 5, scope: { piece: 7 } }]);
  expect([...goneOver(game(words, taken))]).toEqual([4]);
  expect([...goneOver(game([said({ turn: 9 })], taken))]).toEqual([]);
});

test('what was said of a turn is over with it', () => {
  const isLeft = (scope?: Scope): boolean => isStillToCome(said(scope), 3);
  expect([isLeft({ turn: 2 }), isLeft({ turn: 3 }), isLeft({ piece: 7 }), isLeft()]).toEqual([false, true, true, true]);
});
