import { expect, it } from 'vitest';
import { stage } from '../../testing/stage.ts';
import { leaderLines } from './leading.ts';

it('CB-CMD-5 CB-LDR-2 leaders, with whom they are, their wounds, their commands and orders', () => {
  const s = stage(
    { red: ['a HI 10 20', 'b HI 20 20 command=leo', 'c HI 30 20 command=leo'], blue: ['x HI 35 2', 'y HI 25 2'] },
    {
      leaders: {
        red: ['Max general a', 'Leo commander b support=a', 'Ivo subordinate c'],
        blue: ['Kai general x hold'],
      },
      wounds: { Leo: 1 },
      alone: { Ivo: [12.5, 3] },
    },
  );
  const all = leaderLines(s.g);
  expect(all).toEqual([
    'red  Max, general, with a; his command (a): attack',
    'red  Leo, commander, wounded, with b; his command (b c): support a',
    'red  Ivo, subordinate, alone at 12.5, 3',
    'blue Kai, general, with x; his command (x y): hold',
  ]);
  s.board.messengers.push({ to: 0, order: { do: 'hold' }, x: 0, y: 0, arrived: false });
  s.board.leaders[1]!.alive = false;
  s.unit('c').where = 'gone';
  expect(leaderLines(s.g).slice(0, 2)).toEqual([
    'red  Max, general, with a; his command (a): attack; a messenger is on his way with: hold',
    'red  Leo, commander, lost; his command (b): support a',
  ]);
});
