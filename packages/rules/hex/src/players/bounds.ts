import { neighbour, OFF, opposite } from '@acies/hexes';
import { otherSide, type Side } from '@acies/kernel';
import { GONE } from '../board/board.ts';
import { lostPoints } from '../board/ending.ts';
import { factsOf, type HexContext, placeOf, standOf } from '../board/look.ts';
import { planMarch } from '../play/activation/groups.ts';
import { orderTestOf } from '../play/activation/order-tests.ts';
import { chargeSituation } from '../play/melee/melee-situation.ts';
import type { BoundChoice } from '../play/moving/bounds.ts';
import { orderChance } from '../sheet/chapters/orders.ts';
import { disorderedEntering } from '../sheet/terrain.ts';
import { positionWorth } from './position.ts';
import { meleeWorth } from './worth.ts';

/** What order is worth to a stand. */
const ORDER = 0.9;
/** A charge is worth something for the initiative it takes, and more as time runs out. */
const INITIATIVE = 0.5;
const HURRY = 0.7;
/** A lead in the share of break points lost that need not be enlarged. */
const SAFE_LEAD = 0.12;

/** 0 while there is time or a safe lead, rising to 1 at the turn limit. */
function urgency(g: HexContext, side: Side): number {
  const share = (one: Side): number => lostPoints(g, one) / g.setting.total[one];
  return share(otherSide(side)) - share(side) > SAFE_LEAD ? 0 : g.board.turn / g.setup.turns;
}

const eagerness = (g: HexContext, id: number): number => INITIATIVE + HURRY * urgency(g, factsOf(g, id).side);

/** What actions are worth to a stand or group beyond staying as it is; who asks for several has that looked at once. */
export function boundWorths(g: HexContext, stands: readonly number[]): (choice: BoundChoice) => number {
  const id = stands[0]!;
  const here = standOf(g, id);
  let known: number | undefined;
  const stays = (): number => (known ??= positionWorth(g, id, here.hex, here.facing));
  const passes = (): number => orderChance(orderTestOf(g, stands));
  return (choice) => {
    switch (choice.do) {
      case 'hold':
        return 0;
      case 'recover':
        return passes() * ORDER;
      case 'leave':
        return -0.4;
      case 'about-face':
        return positionWorth(g, id, here.hex, opposite(here.facing)) - stays() - (1 - passes()) * ORDER;
      case 'step-back': {
        const back = neighbour(g.setting.grid, here.hex, opposite(here.facing));
        return back === OFF ? -1 : positionWorth(g, id, back, here.facing) - stays() - (1 - passes()) * ORDER;
      }
      case 'move':
        return positionWorth(g, id, choice.to, choice.facing) - stays() - upset(g, id, choice.to);
      case 'charge':
        return eagerness(g, id) + meleeWorth(chargeSituation(g, id, choice.target, choice.to, choice.facing));
      case 'march':
        return marchWorth(g, stands, choice);
    }
  };
}

/** The cost of terrain that disorders. */
const upset = (g: HexContext, id: number, to: number): number => {
  const stand = standOf(g, id);
  if (stand.disordered || to === stand.hex) return 0;
  return disorderedEntering(factsOf(g, id).family, placeOf(g, id), g.setting.places[to]!) === undefined ? 0 : ORDER;
};

function marchWorth(g: HexContext, stands: readonly number[], choice: Extract<BoundChoice, { do: 'march' }>): number {
  let worth = 0;
  for (const { stand, path, facing, target } of planMarch(g, stands, choice) ?? []) {
    const own = standOf(g, stand);
    const to = path.at(-1) ?? own.hex;
    if (target !== GONE) worth += eagerness(g, stand) + meleeWorth(chargeSituation(g, stand, target, to, facing));
    else
      worth += positionWorth(g, stand, to, facing) - positionWorth(g, stand, own.hex, own.facing) - upset(g, stand, to);
  }
  return worth;
}
