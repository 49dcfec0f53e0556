import { type Foe, type Friend, gauge, type Outlook } from '@acies/rules-disorder/players';
import { centreOf } from '@acies/table';
import {
  boxOf,
  enemiesOf,
  factsOf,
  friendsOf,
  isFormedUnit,
  isInContact,
  isRouting,
  type LegioContext,
  unitOf,
} from '../board/look.ts';
import { PACE } from '../board/setting.ts';
import { isCavalry, isLight } from '../sheet/troops.ts';
import { matchup } from './matchup.ts';

/** LG-SEQ-4: infantry moves up and charges from javelin range; cavalry charges from afar. */
const FOOT_REACH = 110 * PACE;
const HORSE_REACH = 200 * PACE;

/** How far a unit may come in a turn and fight. */
export const chargeReach = (g: LegioContext, id: number): number => {
  const { type } = factsOf(g, id).kind;
  if (type === 'Arch' || type === 'Art' || unitOf(g, id).shaken) return 0;
  return isCavalry(type) ? HORSE_REACH : FOOT_REACH;
};

function foesOf(g: LegioContext, id: number): Foe[] {
  const all = enemiesOf(g, id);
  const steady = all.filter((enemy) => !isRouting(g, enemy));
  // Routers are no danger and already count as lost; one goes after them only when there is nobody else.
  return (steady.length > 0 ? steady : all).map((enemy) => {
    const box = boxOf(g, enemy);
    return {
      id: enemy,
      box,
      centre: centreOf(box),
      engaged: isInContact(g, enemy),
      formed: isFormedUnit(g, enemy),
      reach: chargeReach(g, enemy),
    };
  });
}

/** Far off the middles will do. */
export const { gapTo, nearestGap } = gauge(250 * PACE);

export function outlookOf(g: LegioContext, id: number): Outlook {
  const foes = foesOf(g, id);
  const friends = friendsOf(g, id)
    .filter((friend) => !isRouting(g, friend))
    .map((friend): Friend => {
      const box = boxOf(g, friend);
      const inLine = isFormedUnit(g, friend) && !isLight(factsOf(g, friend).kind.type) && !isInContact(g, friend);
      return { id: friend, box, centre: centreOf(box), inLine, gap: inLine ? nearestGap(box, foes) : 0 };
    });
  const rivals = foes.map((foe) => ({ ...foe, hope: matchup(g, id, foe.id), threat: matchup(g, foe.id, id) }));
  return { id, foes: rivals, friends };
}

/** How far a unit is from the nearest enemy who is not in rout. */
export const gapOf = (g: LegioContext, id: number): number => nearestGap(boxOf(g, id), foesOf(g, id));
