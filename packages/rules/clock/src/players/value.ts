import type { Side } from '@acies/kernel';
import { weighing } from '@acies/players';
import { boxOf, type ClockContext, isInContact, presentOf, unitOf } from '../board/look.ts';
import { fightsWorth } from './fights.ts';
import { CENTURION } from './judgement.ts';
import { outlookOf, standWorth } from './position.ts';
import { worthOf } from './worth.ts';

/** What DMZ weigh on a unit: the third is its end. */
const WEAR: readonly number[] = [0, 0.6, 1.8, 4];

/** What a side has; units in shares of those it began with. */
interface Army {
  readonly clock: number;
  readonly left: number;
  readonly wear: number;
  /** How well those stand who do not fight. */
  readonly place: number;
}

function armyOf(g: ClockContext, side: Side): Army {
  const outlook = outlookOf(CENTURION, g, side);
  const began = g.setting.idsOf[side].reduce((sum, id) => sum + worthOf(CENTURION.weights, g, id), 0);
  const share = (of: (id: number) => number): number => presentOf(g, side).reduce((sum, id) => sum + of(id), 0) / began;
  return {
    clock: g.board.clocks[side],
    left: share((id) => worthOf(CENTURION.weights, g, id)),
    wear: share((id) => worthOf(CENTURION.weights, g, id) * WEAR[unitOf(g, id).dmz]!),
    place: share((id) => (isInContact(g, id) ? 0 : standWorth(outlook, id, boxOf(g, id)))),
  };
}

/** A clock counts the more the lower the lower one is. */
function features(g: ClockContext): number[] {
  const [red, blue] = [armyOf(g, 'red'), armyOf(g, 'blue')];
  const lead = red.clock - blue.clock;
  return [
    lead,
    lead / (2 + Math.min(red.clock, blue.clock)),
    red.left - blue.left,
    blue.wear - red.wear,
    red.place - blue.place,
    // What is worth so much to red costs blue as much.
    2 * fightsWorth(CENTURION.weights, g, 'red'),
    g.board.side === 'red' ? 1 : -1,
  ];
}

export const value = weighing(features, [0.15, 2, 3.5, 4, 0.1, 0.035, 0.13]);
