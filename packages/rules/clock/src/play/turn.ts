import { again, call, done, otherSide, procedure, type Result } from '@acies/kernel';
import { isOver, lowerClock } from '../board/change.ts';
import type { ClockContext } from '../board/look.ts';
import { HALF_TURN_LOST, loserOfHalfTurn, NO_TOLL } from '../sheet/clock.ts';
import { deployment, firstTurn } from './deployment/deployment.ts';
import { judge } from './ending.ts';
import { fighting } from './fighting/fighting.ts';
import { firing } from './fighting/firing.ts';
import { rallyAll } from './fighting/rallying.ts';
import { ordering } from './orders/ordering.ts';

/** MC-SEQ-1: rally, missile fire, moves, melee, morale clock. */
export const halfTurn = procedure<ClockContext, object>('half-turn', {
  begin: (g) => beginHalfTurn(g),
  rally: (g) => rallyAll(g, g.board.side),
  fire: (g) => call(firing, { side: g.board.side, waiting: [], aims: [] }),
  moves: (g) => call(ordering, { side: g.board.side }),
  melee: () => call(fighting, {}),
  // An army that has quit has lost: what is left of the half turn changes nothing (MC-SEQ-3).
  clock: (g) => (isOver(g) ? undefined : endHalfTurn(g)),
});

function beginHalfTurn(g: ClockContext): void {
  const { board } = g;
  board.halfTurn++;
  board.orders = board.clocks[board.side];
  board.spent = [];
  board.rode = [];
  board.tolls.red = NO_TOLL;
  board.tolls.blue = NO_TOLL;
  for (const unit of board.units) {
    unit.ordered = false;
    unit.daunted = false;
    unit.hasFought = false;
  }
  // MC-MEL-9: a turn is two half turns, so what moved in one's own still has in the enemy's.
  for (const id of g.setting.idsOf[board.side]) board.units[id]!.moved = false;
  const { halfTurn: number, side, orders } = board;
  g.tell?.({ type: 'half turn', clauses: ['MC-SEQ-1', 'MC-ORD-1'], number, side, orders });
}

/** MC-SEQ-2: the loser's clock goes down; what a charge and a surprise gave ends with the half turn. */
function endHalfTurn(g: ClockContext): void {
  const { board } = g;
  const loser = loserOfHalfTurn(board.tolls, g.setting.rulings.markersDecide);
  if (loser !== null) lowerClock(g, loser, HALF_TURN_LOST, 'half turn');
  else g.tell?.({ type: 'even half turn', clauses: ['MC-SEQ-2'] });
  for (const contact of board.contacts) {
    contact.fresh = false;
    if (contact.faced) contact.met = 'front';
  }
}

/** The whole battle. */
export const battle = procedure<ClockContext, object, Result>('battle', {
  deploy: (g) => (g.setup.deploy === 'free' ? call(deployment, { side: 'red' }) : undefined),
  first: (g) => (g.setup.first === undefined ? call(firstTurn, { side: 'red' }) : undefined),
  halfTurn: () => call(halfTurn, {}),
  judge: (g) => {
    const result = judge(g);
    if (!result) {
      g.board.side = otherSide(g.board.side);
      return again('halfTurn');
    }
    g.tell?.({ type: 'ended', clauses: [result.clause], result });
    return done(result);
  },
});
