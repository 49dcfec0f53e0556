import { again, call, D6, done, otherSide, procedure, type Result, rollOff } from '@acies/kernel';
import type { CkContext } from '../board/look.ts';
import { MOST_ZONES } from '../sheet/chapters/general-rolls.ts';
import { setUp } from './deployment/deployment.ts';
import { reinforcements } from './deployment/reserves.ts';
import { isOver, judge } from './ending.ts';
import { fights } from './fight/fights.ts';
import { flanking } from './moving/flanking.ts';
import { generals } from './moving/generals.ts';
import { moves } from './moving/moves.ts';
import { shooting } from './shooting/shooting.ts';
import { morale, zonesToTest } from './throws/morale-tests.ts';

/** CK-SEQ-1: generals, morale, flanking, moves, shooting, fights, reinforcements, clock. */
export const turn = procedure<CkContext, object>('turn', {
  begin: (g) => beginTurn(g),
  generals: (g) => call(generals, { side: g.board.side, index: 0, zones: MOST_ZONES }),
  morale: (g) => unlessOver(g) ?? call(morale, { side: g.board.side, zones: zonesToTest(g, g.board.side) }),
  flanking: (g) => unlessOver(g) ?? call(flanking, { side: g.board.side, units: [] }),
  moves: (g) => unlessOver(g) ?? call(moves, { side: g.board.side, index: 0 }),
  shooting: (g) => unlessOver(g) ?? call(shooting, { side: g.board.side, index: 0, pieces: [] }),
  fights: (g) => unlessOver(g) ?? call(fights, { side: g.board.side }),
  reinforcements: (g) => unlessOver(g) ?? call(reinforcements, { side: g.board.side, units: [] }),
  clock: (g) => {
    const rolled = g.dice.one(D6, (face) => face, {
      clause: 'CK-SEQ-1',
      label: 'the battle clock',
      side: g.board.side,
    });
    g.board.clock += rolled;
    g.tell?.({ type: 'clock', clauses: ['CK-SEQ-1'], rolled, clock: g.board.clock });
  },
});

const unlessOver = (g: CkContext): ReturnType<typeof done<void>> | undefined =>
  isOver(g) ? done(undefined) : undefined;

function beginTurn(g: CkContext): void {
  const { board } = g;
  if (board.side === board.first) board.turn++;
  for (const unit of board.units) {
    unit.moved = false;
    unit.held = false;
    unit.fellBack = false;
    unit.silent = false;
    unit.assaulting = false;
    unit.assaulted = 0;
  }
  g.tell?.({ type: 'turn', clauses: ['CK-SEQ-1'], turn: board.turn, side: board.side, clock: board.clock });
}

/** The whole battle. */
export const battle = procedure<CkContext, object, Result>('battle', {
  first: (g) => {
    const { board } = g;
    if (g.setup.first === undefined)
      board.first = rollOff(g.dice, D6, { clause: 'CK-SET-1', label: 'who moves first' });
    board.side = board.first;
    g.tell?.({ type: 'first', clauses: ['CK-SET-1'], side: board.first });
  },
  setUp: (g) => (g.setup.deploy === 'free' ? call(setUp, {}) : undefined),
  turn: () => call(turn, {}),
  judge: (g) => {
    const result = judge(g);
    if (!result) {
      g.board.side = otherSide(g.board.side);
      return again('turn');
    }
    g.tell?.({ type: 'ended', clauses: [result.clause], result });
    return done(result);
  },
});
