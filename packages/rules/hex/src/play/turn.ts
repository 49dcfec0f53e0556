import { again, call, D6, done, otherSide, procedure, type Result, rollOff } from '@acies/kernel';
import { isOver, judge } from '../board/ending.ts';
import type { HexContext } from '../board/look.ts';
import { activations } from './activation/activations.ts';
import { melees } from './melee/melees.ts';
import { shooting } from './shooting/shooting.ts';

/** HX-SEQ-1: initiative, activations, shooting, melees. */
export const turn = procedure<HexContext, object>('turn', {
  initiative: (g) => beginTurn(g),
  activations: (g) => call(activations, { side: g.board.first }),
  shootFirst: (g) => (isOver(g) ? done(undefined) : call(shooting, { side: g.board.first })),
  shootSecond: (g) => (isOver(g) ? done(undefined) : call(shooting, { side: otherSide(g.board.first) })),
  melees: (g) => (isOver(g) ? done(undefined) : call(melees, {})),
});

function beginTurn(g: HexContext): void {
  const { board } = g;
  board.turn++;
  board.first = rollOff(g.dice, D6, { clause: 'HX-SEQ-1', label: 'initiative' });
  board.passed.red = false;
  board.passed.blue = false;
  for (const stand of board.stands) {
    stand.activated = false;
    stand.bounds = 0;
    stand.charged = false;
    stand.fired = false;
    stand.evaded = false;
    stand.main = false;
    stand.supported = false;
  }
  for (const leader of board.leaders) leader.rode = false;
  for (const contact of board.contacts) contact.fought = false;
  g.tell?.({ type: 'turn', clauses: ['HX-SEQ-1'], turn: board.turn, first: board.first });
}

/** The whole battle. */
export const battle = procedure<HexContext, object, Result>('battle', {
  turn: () => call(turn, {}),
  judge: (g) => {
    const result = judge(g);
    if (!result) return again('turn');
    g.tell?.({ type: 'ended', clauses: [result.clause], result });
    return done(result);
  },
});
