import { describe, expect, it } from 'vitest';
import { Remembered } from './remembered.ts';

describe('what is remembered of a choice', () => {
  const [choice, board] = [{ do: 'move' }, { turn: 1 }];

  it('is given once', () => {
    const remembered = new Remembered<string>();
    expect(remembered.take(choice, board)).toBeUndefined();
    remembered.keep(choice, board, 'there');
    expect(remembered.take(choice, board)).toBe('there');
    expect(remembered.take(choice, board)).toBeUndefined();
  });

  it.each([
    ['another choice, though it says the same', { do: 'move' }, board],
    ['another board', choice, { turn: 1 }],
  ])('is not given for %s, and then forgotten', (_, other, elsewhere) => {
    const remembered = new Remembered<string>();
    remembered.keep(choice, board, 'there');
    expect(remembered.take(other, elsewhere)).toBeUndefined();
    expect(remembered.take(choice, board)).toBeUndefined();
  });

  it('is forgotten when told to', () => {
    const remembered = new Remembered<string>();
    remembered.keep(choice, board, 'there');
    remembered.forget();
    expect(remembered.take(choice, board)).toBeUndefined();
  });
});
