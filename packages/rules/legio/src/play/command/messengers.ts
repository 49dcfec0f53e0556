import type { Side } from '@acies/kernel';
import { GONE, type Messenger } from '../../board/board.ts';
import { factsOf, type LegioContext, unitOf } from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { MESSENGER_MOVE } from '../../sheet/chapters/leader-risk.ts';

/** LG-CMD-2: messengers ride straight at their units; who is reached counts as controlled this turn. */
export function rideMessengers(g: LegioContext, side: Side): void {
  g.board.messengers = g.board.messengers.filter(
    (messenger) => factsOf(g, messenger.to).side !== side || !arrives(g, messenger),
  );
}

type Place = Pick<Messenger, 'x' | 'y'>;

const awayFrom = (from: Place, to: Place): number => Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);

/** LG-CMD-2: in how many turns, this one among them, a messenger is there, if his unit stays where it is. */
export const turnsToRide = (from: Place, to: Place): number =>
  Math.max(1, Math.ceil(awayFrom(from, to) / (MESSENGER_MOVE * PACE)));

function arrives(g: LegioContext, messenger: Messenger): boolean {
  const unit = unitOf(g, messenger.to);
  const reach = MESSENGER_MOVE * PACE;
  const [dx, dy] = [unit.x - messenger.x, unit.y - messenger.y];
  const away = awayFrom(messenger, unit);
  if (away > reach) {
    messenger.x += Math.round((dx * reach) / away);
    messenger.y += Math.round((dy * reach) / away);
    return false;
  }
  unit.control = 'free';
  g.tell?.({ type: 'messenger', clauses: ['LG-CMD-2'], leader: GONE, to: messenger.to, arrives: true });
  return true;
}
