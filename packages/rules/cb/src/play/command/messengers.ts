import type { Side } from '@acies/kernel';
import type { Messenger } from '../../board/board.ts';
import { type CbContext, leaderBox } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { MESSENGER_MOVE } from '../../sheet/chapters/leader-risk.ts';

/** CB-SEQ-2, CB-CMD-5: messengers of a side ride straight at the leaders they are sent to, who then may receive the order. */
export function rideMessengers(g: CbContext, side: Side): void {
  for (const messenger of g.board.messengers)
    if (!messenger.arrived && g.setting.leaders[messenger.to]!.side === side) ride(g, messenger);
}

function ride(g: CbContext, messenger: Messenger): void {
  const { x, y } = leaderBox(g, messenger.to);
  const reach = MESSENGER_MOVE * JT;
  const [dx, dy] = [x - messenger.x, y - messenger.y];
  const away = Math.sqrt(dx ** 2 + dy ** 2);
  messenger.arrived = away <= reach;
  const share = messenger.arrived ? 1 : reach / away;
  messenger.x += Math.round(dx * share);
  messenger.y += Math.round(dy * share);
}
