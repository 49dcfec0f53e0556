import { type Reason, reason } from '@acies/kernel/odds';
import type { Formation } from './formations.ts';
import { isCavalry, isInfantry, isLight, isSpecial, type Trait, type TroopId, type UnitKind } from './troops.ts';

/** LG-UNIT-3, LG-UNIT-7: who can have a trait; armour anybody. */
const BEARERS: readonly (readonly [Trait, (type: TroopId) => boolean, Reason])[] = [
  [
    'legionaries',
    (type) => type === 'SW' || type === 'Jav',
    reason('LG-UNIT-3', 'only shieldwall or javelinmen are legionaries'),
  ],
  ['camels', isCavalry, reason('LG-UNIT-3', 'only cavalry rides camels')],
  ['chariots', isCavalry, reason('LG-UNIT-3', 'only cavalry has chariots')],
  ['attachedLights', isCavalry, reason('LG-UNIT-7', 'only cavalry has light infantry attached')],
  ['rearArchers', (type) => type === 'SW', reason('LG-UNIT-7', 'only shieldwall has archers behind it')],
];

/** LG-UNIT-3, LG-UNIT-6, LG-UNIT-7: why there is no such unit, if so. */
export function kindFault(kind: UnitKind): Reason | undefined {
  if (isSpecial(kind.type) && kind.grade !== 'C') return reason('LG-UNIT-6', 'elephants and artillery are C grade');
  return BEARERS.find(([trait, mayBear]) => kind[trait] && !mayBear(kind.type))?.[2];
}

/** LG-MAN-1, LG-MAN-3: why such a unit is never drawn up so, if so. */
export function formationFault({ type }: Pick<UnitKind, 'type'>, formation: Formation): Reason | undefined {
  if (isLight(type) && formation === 'line') return reason('LG-MAN-1', 'light troops form no line');
  if (isSpecial(type) && formation === 'column') return reason('LG-MAN-3', 'a single stand has no other formation');
  return undefined;
}

/** LG-MAN-7 (R): why a unit cannot be such a type on foot, if so. */
export function footFault(type: TroopId, onFoot: TroopId): Reason | undefined {
  if (!isCavalry(type)) return reason('LG-MAN-7', 'only cavalry dismounts');
  return isInfantry(onFoot) ? undefined : reason('LG-MAN-7', 'dismounted, a unit is infantry');
}
