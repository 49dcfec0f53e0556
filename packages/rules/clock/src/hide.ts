import type { Side } from '@acies/kernel';
import type { Board } from './board.ts';

/** MC-ORD-3: everything lies open on the table; where an ambush lies is in the battle's own data, which both have read. */
export const hide = (board: Board, _side: Side): Board => board;
