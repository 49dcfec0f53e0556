import type { Side } from '@acies/kernel';
import { type Dispatch, GONE, type Messenger } from '../../board/board.ts';
import { factsOf, type LegioContext, leaderState, unitOf } from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { MESSENGER_MOVE } from '../../sheet/chapters/leader-risk.ts';

/** LG-CMD-2: messengers ride straight at their units; who is reached counts as controlled this turn. */
export function rideMessengers(g: LegioContext, side: Side): void {
  g.board.messengers = g.board.messengers.filter(
    (messenger) => factsOf(g, messenger.to).side !== side || !arrives(g, messenger),
  );
  for (const dispatch of g.board.dispatches)
    if (!dispatch.arrived && g.setting.leaders[dispatch.to]!.side === side) rideDispatch(g, dispatch);
}

type Place = Pick<Messenger, 'x' | 'y'>;

const awayFrom = (from: Place, to: Place): number => Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);

/** LG-CMD-2: in how many turns, this one among them, a messenger is there, if his unit stays where it is. */
export const turnsToRide = (from: Place, to: Place): number =>
  Math.max(1, Math.ceil(awayFrom(from, to) / (MESSENGER_MOVE * PACE)));

/** LG-CMD-3: who brings an order rides on with the leader when he has come, until he is heard. */
function rideDispatch(g: LegioContext, dispatch: Dispatch): void {
  dispatch.arrived = comesTo(dispatch, unitOf(g, leaderState(g, dispatch.to).unit));
}

/** LG-CMD-2: rides toward a place as far as he comes in a turn; whether he is there. */
function comesTo(rider: { x: number; y: number }, to: Place): boolean {
  const reach = MESSENGER_MOVE * PACE;
  const away = awayFrom(rider, to);
  if (away <= reach) return true;
  const [dx, dy] = [to.x - rider.x, to.y - rider.y];
  rider.x += Math.round((dx * reach) / away);
  rider.y += Math.round((dy * reach) / away);
  return false;
}

function arrives(g: LegioContext, messenger: Messenger): boolean {
  const unit = unitOf(g, messenger.to);
  if (!comesTo(messenger, unit)) return false;
  unit.control = 'free';
  g.tell?.({ type: 'messenger', clauses: ['LG-CMD-2'], leader: GONE, to: messenger.to, arrives: true });
  return true;
}
