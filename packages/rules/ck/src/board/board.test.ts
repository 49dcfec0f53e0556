import { expect, it } from 'vitest';
import { plain, stage } from '../testing/stage.ts';
import { copyBoard } from './board.ts';

it('CK-MOV-5 CK-FGT-4 a copy of the board knows all that the board does, and is another', () => {
  const { board } = stage(
    plain(),
    { red: ['a CO plain E1'], blue: ['x CO plain A1'] },
    { generals: { red: ['Max E1'] } },
  );
  Object.assign(board.units[0]!, {
    winning: true,
    moved: true,
    held: true,
    silent: true,
    assaulting: true,
    assaulted: 2,
  });
  Object.assign(board, { turn: 3, clock: 17 });
  board.markers[4] = 5;
  const copy = copyBoard(board);
  expect(copy).toEqual(board);
  copy.units[0]!.assaulted = 0;
  copy.generals[0] = 7;
  copy.markers[4] = 0;
  copy.scenery[0] = 'woods';
  expect([board.units[0]!.assaulted, board.generals[0], board.markers[4], board.scenery[0]]).toEqual([
    2,
    24,
    5,
    'open',
  ]);
});
