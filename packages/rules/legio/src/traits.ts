import { type Reason, reason } from '@acies/kernel';
import { isCavalry, isSpecial, type Trait, type TroopId, type UnitKind } from './troops.ts';

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
