import { otherSide, type Side } from '@acies/kernel';
import { hasteOf } from '@acies/players';
import type { CbContext } from '../board/look.ts';
import { lostBy } from '../play/turn.ts';

/** CB-END-1: how much a side has to dare, from 0 to 1; fewer losses win when time is up, however large the armies. */
export const haste = (g: CbContext, side: Side): number =>
  hasteOf({ late: g.board.turn / g.setting.turns, lead: lostBy(g, otherSide(side)) - lostBy(g, side) });

/** What it costs a side at the very end to stand on where nobody stirs: nothing comes of that. */
const IMPATIENCE = 0.3;

/** What standing still costs a side that has to dare something, if nobody stirred last turn. */
export const impatienceOf = (g: CbContext, side: Side): number => (isStandstill(g) ? IMPATIENCE * haste(g, side) : 0);

/** Nobody moved last turn, nor fought. */
const isStandstill = ({ board }: CbContext): boolean =>
  board.contacts.length === 0 && board.units.every(({ where, last }) => where === 'gone' || last === 'stand');
