import { type Foe, type Friend, gauge, type Outlook } from '@acies/rules-disorder/players';
import { centreOf } from '@acies/table';
import {
  boxOf,
  type CbContext,
  enemiesOf,
  factsOf,
  friendsOf,
  isFormedUnit,
  isInContact,
  isRouting,
  isWithin,
  sideOf,
  unitOf,
} from '../board/look.ts';
import { JT } from '../board/setting.ts';
import { BOW_SHOT, isCavalry, isLight } from '../sheet/troops.ts';
import { haste, impatienceOf } from './haste.ts';
import { matchup } from './matchup.ts';

/** With the enemies within bow shot already, from whom the rules ask something else, and with the time. */
export interface CbOutlook extends Outlook {
  /** How much its side has to dare, from 0 to 1. */
  readonly haste: number;
  /** What it costs it to stand still. */
  readonly impatience: number;
  readonly nearby: ReadonlySet<number>;
}

/** CB-SEQ-6: infantry charges from 5 JT at most; cavalry and chariots from as far as their dice go. */
const FOOT_REACH = 8 * JT;
const HORSE_REACH = 14 * JT;

export const ridesFar = (type: Parameters<typeof isCavalry>[0]): boolean =>
  isCavalry(type) || type === 'Ch' || type === 'SyCh';

/** How far a unit may come in a turn and fight. */
export const chargeReach = (g: CbContext, id: number): number => {
  const { type } = factsOf(g, id).kind;
  if (type === 'Bow' || type === 'Art' || unitOf(g, id).shaken) return 0;
  return ridesFar(type) ? HORSE_REACH : FOOT_REACH;
};

function foesOf(g: CbContext, id: number): Foe[] {
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
export const { gapTo, nearestGap } = gauge(12 * JT);

export function outlookOf(g: CbContext, id: number): CbOutlook {
  const side = sideOf(g, id);
  const foes = foesOf(g, id);
  const friends = friendsOf(g, id)
    .filter((friend) => !isRouting(g, friend))
    .map((friend): Friend => {
      const box = boxOf(g, friend);
      const inLine = isFormedUnit(g, friend) && !isLight(factsOf(g, friend).kind.type) && !isInContact(g, friend);
      return { id: friend, box, centre: centreOf(box), inLine, gap: inLine ? nearestGap(box, foes) : 0 };
    });
  const rivals = foes.map((foe) => ({ ...foe, hope: matchup(g, id, foe.id), threat: matchup(g, foe.id, id) }));
  const own = boxOf(g, id);
  const nearby = new Set(foes.filter(({ box }) => isWithin(own, box, BOW_SHOT)).map((foe) => foe.id));
  return { id, foes: rivals, friends, nearby, haste: haste(g, side), impatience: impatienceOf(g, side) };
}

/** How far a unit is from the nearest enemy who is not in rout. */
export const gapOf = (g: CbContext, id: number): number => nearestGap(boxOf(g, id), foesOf(g, id));
