import { SIDES } from '@acies/kernel';
import type { SceneToken } from '@acies/kernel/picture';
import { peakOf } from '@acies/table';
import { GONE } from '../board/board.ts';
import { type CbContext, enemiesOf, leaderState, nameOf, presentOf } from '../board/look.ts';
import { orderWords } from '../play/command/ordering.ts';
import { isLooting } from '../play/moving/looting.ts';

/** Camps, leaders who are alone, and messengers. */
export const tokensOf = (g: CbContext): SceneToken[] => [...campsOf(g), ...leadersAlone(g), ...messengersOf(g)];

/** CB-END-1: a camp, and whether it is being looted. */
const campsOf = (g: CbContext): SceneToken[] =>
  SIDES.flatMap((side) => {
    const [own] = presentOf(g, side);
    const isLooted = own !== undefined && enemiesOf(g, own).some((enemy) => isLooting(g, enemy));
    return g.setting.camps[side].map(({ points }) => ({
      ...{ kind: 'camp', side, ...peakOf(points) },
      sign: isLooted ? 'C!' : 'C',
      text: `Camp of ${g.setup.armies[side].name}${isLooted ? ', being looted' : ''}`,
    }));
  });

const leadersAlone = (g: CbContext): SceneToken[] =>
  g.setting.leaders.flatMap(({ id, name, rank, side }) => {
    const { alive, unit, x, y, wounds } = leaderState(g, id);
    if (!alive || unit !== GONE) return [];
    return [{ kind: 'leader', side, x, y, sign: '★', text: `${name}, ${rank}${wounds > 0 ? ', wounded' : ''}, alone` }];
  });

/** CB-CMD-5: those under way, and those who have come. */
const messengersOf = (g: CbContext): SceneToken[] =>
  g.board.messengers.map(({ to, order, x, y, arrived }) => {
    const { name, side } = g.setting.leaders[to]!;
    const words = orderWords((id) => nameOf(g, id), order);
    const text = `A messenger ${arrived ? 'has come to' : 'rides to'} ${name} with the order: ${words}`;
    return { kind: 'messenger', side, x, y, sign: 'M', text };
  });
