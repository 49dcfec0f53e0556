import type { Side } from '@acies/kernel';
import { GONE, type Messenger } from './board.ts';
import { PACE } from './field.ts';
import { MESSENGER_MOVE } from './leader-risk.ts';
import { factsOf, type LegioTable, unitOf } from './table.ts';

/** LG-CMD-2: messengers ride straight at their units; who is reached counts as controlled this turn. */
export function rideMessengers(g: LegioTable, side: Side): void {
  g.board.messengers = g.board.messengers.filter(
    (messenger) => factsOf(g, messenger.to).side !== side || !arrives(g, messenger),
  );
}

function arrives(g: LegioTable, messenger: Messenger): boolean {
  const unit = unitOf(g, messenger.to);
  const reach = MESSENGER_MOVE * PACE;
  const [dx, dy] = [unit.x - messenger.x, unit.y - messenger.y];
  const away = Math.sqrt(dx ** 2 + dy ** 2);
  if (away > reach) {
    messenger.x += Math.round((dx * reach) / away);
    messenger.y += Math.round((dy * reach) / away);
    return false;
  }
  unit.control = 'free';
  g.tell?.({ type: 'messenger', clauses: ['LG-CMD-2'], leader: GONE, to: messenger.to, arrives: true });
  return true;
}
