import { otherSide } from '@acies/kernel';
import { type Face, faceTo, type Zone } from '@acies/zones';
import { type CkContext, factsOf, isWatched, unitOf } from '../../board/look.ts';
import { type PreparedCrossing, prepareCrossing } from '../../sheet/chapters/crossing.ts';
import { isSideways } from '../../sheet/rows.ts';

/** A unit about to cross into the next zone, in a move or in an assault. */
export function crossingIn(g: CkContext, id: number, to: Zone, assaulting: boolean): PreparedCrossing {
  const { type, quality, side } = factsOf(g, id);
  const { zone } = unitOf(g, id);
  return prepareCrossing({
    type,
    quality,
    sideways: isSideways(faceTo(g.setting.grid, zone, to) as Face),
    leaves: g.board.scenery[zone]!,
    enters: g.board.scenery[to]!,
    watched: assaulting || isWatched(g, to, otherSide(side)),
  });
}
