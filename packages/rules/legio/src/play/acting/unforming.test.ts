import { expect, it } from 'vitest';
import { marching } from '../../testing/terrain.ts';

it('LG-MAN-1 (R) a column that unforms has its stands where they were, and takes what files it likes as it moves', () => {
  for (const type of ['HC', 'LC', 'Sk']) {
    const s = marching(`a ${type} 500 900 column`).pick('unform');
    expect([s.unit('a').files, s.at('a')]).toEqual([1, '500 900 0']);
    s.pick(type === 'Sk' ? 'move, 1 average die' : 'move, 2 average dice', ...(type === 'Sk' ? [5] : [5, 5])).go(
      'files 3',
    );
    expect([type, s.unit('a').files]).toEqual([type, 3]);
  }
});
