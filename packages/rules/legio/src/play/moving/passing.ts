import { disorder } from '../../board/change.ts';
import { type LegioContext, unitOf } from '../../board/look.ts';
import { passingTally } from '../../sheet/chapters/manoeuvre.ts';
import type { Formation } from '../../sheet/formations.ts';

/** LG-MAN-8: what it costs a unit that another in such a formation passes through it. */
export function passedThrough(g: LegioContext, id: number, formation: Formation): void {
  const { formation: own, moved } = unitOf(g, id);
  const { total } = passingTally({ formation: own, stationary: !moved }, { formation, stationary: false });
  disorder(g, id, total, 'movement', 'interpenetration', 'LG-MAN-8');
}
