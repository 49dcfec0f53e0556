import { otherSide, type Side } from '@acies/kernel';
import { across, FACES, type Face, faceTo, OFF, oppositeFace, type Zone } from '@acies/zones';
import {
  type CkContext,
  combatantsIn,
  factsOf,
  fightersIn,
  generalIn,
  isStrongIn,
  unitOf,
  unitsIn,
} from '../../board/look.ts';
import type { FightingUnit, FightingZone, FightSituation, Met } from '../../sheet/chapters/fight-dice.ts';
import { mayShootAssaulted } from '../../sheet/chapters/volley.ts';
import { frontFace, rearFace } from '../../sheet/rows.ts';
import { hindersAssault } from '../../sheet/scenery.ts';
import { isAtStrength, type UnitKind } from '../../sheet/troops.ts';
import type { Assault } from '../moving/assault.ts';

/** CK-SHO-3: close order and auxiliaries with bows, who shoot when assaulted. */
export const bowShooters = (g: CkContext, zone: Zone, side: Side): UnitKind[] =>
  combatantsIn(g, zone, side)
    .map((id) => factsOf(g, id))
    .filter(mayShootAssaulted);

const fightingUnit = (g: CkContext, id: number): FightingUnit => {
  const { type, quality, shield, armoured, bow, pike, shock, start } = factsOf(g, id);
  const { halves } = unitOf(g, id);
  return { type, quality, shield, armoured, bow, pike, shock, halves, atStrength: isAtStrength(halves, start) };
};

/** CK-FGT-3: own close order units in a zone and on its four faces. */
function closeOrderAround(g: CkContext, zone: Zone, side: Side): number {
  const count = (at: Zone): number => unitsIn(g, at, side).filter((id) => factsOf(g, id).type === 'CO').length;
  return FACES.reduce<number>((sum, face) => {
    const next = across(g.setting.grid, zone, face);
    return next === OFF ? sum : sum + count(next);
  }, count(zone));
}

function fightingZone(g: CkContext, zone: Zone, side: Side, contested: Face): FightingZone {
  const units = combatantsIn(g, zone, side);
  const general = generalIn(g, zone, side);
  const behind = across(g.setting.grid, zone, oppositeFace(contested));
  return {
    units: units.map((id) => fightingUnit(g, id)),
    general: general && { fightGift: general.fightGift, erratic: general.erratic },
    rearSupport: behind !== OFF && isStrongIn(g, behind, side),
    closeOrder: closeOrderAround(g, zone, side),
    winning: units.filter((id) => unitOf(g, id).winning).length,
  };
}

/** CK-ZONE-3 (R): which side of a zone a face is. */
export function metAt(side: Side, face: Face): Met {
  if (face === frontFace(side)) return 'front';
  return face === rearFace(side) ? 'rear' : 'flank';
}

/** CK-FGT-4: how many times those in a zone have been assaulted this turn: the unit to which it has happened most. */
export const timesAssaulted = (g: CkContext, zone: Zone, side: Side): number =>
  fightersIn(g, zone, side).reduce((most, id) => Math.max(most, unitOf(g, id).assaulted), 0);

/** The fight as the two zones stand; an assault under way knows who is late. */
export function fightSituation(g: CkContext, a: Pick<Assault, 'side' | 'from' | 'to' | 'late'>): FightSituation {
  const { grid } = g.setting;
  const face = faceTo(grid, a.from, a.to) as Face;
  const enemy = otherSide(a.side);
  return {
    assaulter: fightingZone(g, a.from, a.side, face),
    target: fightingZone(g, a.to, enemy, oppositeFace(face)),
    late: a.late,
    met: metAt(enemy, oppositeFace(face)),
    hindered: hindersAssault(g.board.scenery[a.to]!),
    times: timesAssaulted(g, a.to, enemy),
    bothBows: !g.setting.rulings.bowsOfTheAssaulted,
  };
}
