import type { TroopRow } from '@acies/kernel/odds';

/** LG-UNIT-2: the types. */
export const TROOP_IDS = ['Arch', 'Sk', 'LC', 'HC', 'SC', 'Jav', 'WB', 'SW', 'El', 'Art'] as const;
export type TroopId = (typeof TROOP_IDS)[number];

/** LG-UNIT-6: from disciplined veterans down to raw or unwilling troops. */
export const GRADES = ['A', 'B', 'C', 'D'] as const;
export type Grade = (typeof GRADES)[number];

/** LG-UNIT-2: what every unit of a type has in common; ranges in paces, 0 for none. */
interface Troop {
  readonly id: TroopId;
  readonly name: string;
  readonly combat: number;
  readonly range: number;
}

/** LG-UNIT-1: ranges in paces. */
export const JAVELIN = 40;
export const BOW = 100;
const ARTILLERY = 400;

const troop = (id: TroopId, name: string, combat: number, range: number): Troop => ({ id, name, combat, range });

export const TROOPS: Readonly<Record<TroopId, Troop>> = {
  Arch: troop('Arch', 'archers', 0, BOW),
  Sk: troop('Sk', 'skirmishers', 1, JAVELIN),
  LC: troop('LC', 'light cavalry', 1, JAVELIN),
  HC: troop('HC', 'heavy cavalry', 2, JAVELIN),
  SC: troop('SC', 'shock cavalry', 3, 0),
  Jav: troop('Jav', 'javelinmen', 2, JAVELIN),
  WB: troop('WB', 'warband', 2, 0),
  SW: troop('SW', 'shieldwall', 3, JAVELIN),
  El: troop('El', 'elephants', 4, 0),
  Art: troop('Art', 'artillery', 0, ARTILLERY),
};

/** LG-UNIT-3, LG-UNIT-6, LG-UNIT-7: what a battle may say of a unit beside its type. */
export const TRAITS = ['armoured', 'legionaries', 'camels', 'chariots', 'attachedLights', 'rearArchers'] as const;
export type Trait = (typeof TRAITS)[number];

/** What the rules ask of a unit wherever it fights, shoots or is tested. */
export interface UnitKind extends Readonly<Record<Trait, boolean>> {
  readonly type: TroopId;
  readonly grade: Grade;
}

/** What a battle says of a unit; anything left out is usual: C grade, no trait. */
export type Given = { readonly [K in Exclude<keyof UnitKind, 'type'>]?: UnitKind[K] | undefined };

export const unitKind = (type: TroopId, given: Given = {}): UnitKind => ({
  type,
  grade: given.grade ?? 'C',
  armoured: given.armoured ?? false,
  legionaries: given.legionaries ?? false,
  camels: given.camels ?? false,
  chariots: given.chariots ?? false,
  attachedLights: given.attachedLights ?? false,
  rearArchers: given.rearArchers ?? false,
});

/** LG-MAN-7 (R): dismounted, a unit keeps its grade and its armour; beasts, chariots and who ran beside them stay behind. */
export const kindOnFoot = ({ grade, armoured }: UnitKind, type: TroopId): UnitKind =>
  unitKind(type, { grade, armoured });

/** LG-UNIT-7: cavalry with attached light infantry fight one worse, shieldwall with archers behind it too. */
export const combatValue = ({ type, attachedLights, rearArchers }: UnitKind): number =>
  TROOPS[type].combat - (attachedLights ? 1 : 0) - (rearArchers ? 1 : 0);

/** LG-UNIT-2, LG-UNIT-7: missile range in paces, 0 for none. */
export function rangeOf({ type, attachedLights, rearArchers }: UnitKind): number {
  if (rearArchers) return BOW;
  return attachedLights ? JAVELIN : TROOPS[type].range;
}

/** LG-UNIT-6: the groups of types that the sheet speaks of. */
export const isLightInfantry = (type: TroopId): boolean => type === 'Arch' || type === 'Sk';
export const isLight = (type: TroopId): boolean => isLightInfantry(type) || type === 'LC';
export const isHeavyInfantry = (type: TroopId): boolean => type === 'WB' || type === 'SW' || type === 'Jav';
export const isInfantry = (type: TroopId): boolean => isLightInfantry(type) || isHeavyInfantry(type);
export const isCavalry = (type: TroopId): boolean => type === 'LC' || type === 'HC' || type === 'SC';
export const isMounted = (type: TroopId): boolean => isCavalry(type) || type === 'El';
export const isSpecial = (type: TroopId): boolean => type === 'El' || type === 'Art';

/** LG-MAN-1: who may unform by choice. */
export const mayUnform = (type: TroopId): boolean => type === 'HC' || type === 'Jav';

export const TROOP_ROWS: readonly TroopRow[] = TROOP_IDS.map((id) => {
  const { name, combat, range } = TROOPS[id];
  const shots = id === 'SW' ? '40, one shot' : range || '-';
  return { id, name, facts: { combat, range: shots } };
});
