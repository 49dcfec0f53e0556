import type { TroopRow } from '@acies/kernel/odds';

/** CB-UNIT-4: the classes. */
export const TROOP_IDS = [
  ...(['Pike', 'Hop', 'Leg', 'HI', 'War', 'Jav', 'LI', 'Sk', 'Bow', 'Rab'] as const),
  ...(['LC', 'HC', 'Cat', 'Cam', 'Ch', 'SyCh', 'El', 'Art'] as const),
] as const;
export type TroopId = (typeof TROOP_IDS)[number];

/** From the best to the worst. */
export const GRADES = ['A', 'B', 'C'] as const;
export type Grade = (typeof GRADES)[number];

/** CB-UNIT-6: a value of its own, by default the grade’s. */
export const MORALES = ['high', 'average', 'poor'] as const;
export type Morale = (typeof MORALES)[number];
export const MORALE_VALUE: Readonly<Record<Morale, number>> = { high: 1, average: 0, poor: -1 };
const MORALE_OF: Readonly<Record<Grade, Morale>> = { A: 'high', B: 'average', C: 'poor' };

export const WEAPONS = ['none', 'javelin', 'bow', 'sling', 'engine'] as const;
export type Weapon = (typeof WEAPONS)[number];

export const BREEDS = ['african', 'indian'] as const;
type Breed = (typeof BREEDS)[number];

/** CB-UNIT-1: ranges in javelin throws. */
export const SHORT_RANGE = 1;
export const BOW_SHOT = 5;
const ARTILLERY_RANGE = 20;
const RANGE: Readonly<Record<Weapon, number>> = {
  none: 0,
  javelin: SHORT_RANGE,
  bow: BOW_SHOT,
  sling: BOW_SHOT,
  engine: ARTILLERY_RANGE,
};

/** CB-UNIT-4, CB-UNIT-5: what every unit of a class has in common unless its battle says otherwise. */
interface Troop {
  readonly id: TroopId;
  readonly name: string;
  readonly combat: number;
  readonly weapon: Weapon;
  readonly armoured: boolean;
}

const troop = (id: TroopId, name: string, combat: number, weapon: Weapon = 'none', armoured = false): Troop => ({
  ...{ id, name, combat, weapon, armoured },
});

export const TROOPS: Readonly<Record<TroopId, Troop>> = {
  Pike: troop('Pike', 'pike phalanx', 4),
  Hop: troop('Hop', 'hoplite phalanx', 3, 'none', true),
  Leg: troop('Leg', 'legionaries', 3, 'none', true),
  HI: troop('HI', 'heavy infantry', 3),
  War: troop('War', 'warriors', 3),
  Jav: troop('Jav', 'javelinmen', 2, 'javelin'),
  LI: troop('LI', 'light infantry', 1, 'javelin'),
  Sk: troop('Sk', 'skirmishers', 1, 'javelin'),
  Bow: troop('Bow', 'bowmen', 0, 'bow'),
  Rab: troop('Rab', 'rabble', 0),
  LC: troop('LC', 'light cavalry', 1, 'javelin'),
  HC: troop('HC', 'heavy cavalry', 3, 'none', true),
  Cat: troop('Cat', 'cataphracts', 4, 'none', true),
  Cam: troop('Cam', 'camels', 1),
  Ch: troop('Ch', 'chariots', 2, 'javelin'),
  SyCh: troop('SyCh', 'scythed chariots', 3),
  El: troop('El', 'elephants', 4),
  Art: troop('Art', 'artillery', 0, 'engine'),
};

/** What the rules ask of a unit wherever it fights, shoots or is tested. */
export interface UnitKind {
  readonly type: TroopId;
  readonly grade: Grade;
  readonly morale: Morale;
  readonly armoured: boolean;
  readonly weapon: Weapon;
  /** CB-UNIT-4: its combat factor. */
  readonly combat: number;
  /** CB-CBT-4: of elephants. */
  readonly breed: Breed;
  /** CB-UNIT-2: the legion whose line it is, if of one. */
  readonly legion: string | undefined;
}

/** What a battle says of a unit; anything left out is usual for its class. */
export type Given = { readonly [K in Exclude<keyof UnitKind, 'type'>]?: UnitKind[K] | undefined };

export function unitKind(type: TroopId, given: Given = {}): UnitKind {
  const usual = TROOPS[type];
  const grade = given.grade ?? 'B';
  return {
    type,
    grade,
    morale: given.morale ?? MORALE_OF[grade],
    armoured: given.armoured ?? usual.armoured,
    weapon: given.weapon ?? usual.weapon,
    combat: given.combat ?? usual.combat,
    breed: given.breed ?? 'african',
    legion: given.legion,
  };
}

/** CB-UNIT-1: missile range in javelin throws, 0 for none. */
export const rangeOf = ({ weapon }: Pick<UnitKind, 'weapon'>): number => RANGE[weapon];

const oneOf =
  (...types: readonly TroopId[]) =>
  (type: TroopId): boolean =>
    types.includes(type);

/** CB-UNIT-5: the groups of classes that the sheet speaks of. Phalanx here is who is armed for one, formed or not. */
export const isPhalanxType = oneOf('Pike', 'Hop');
export const isLightInfantry = oneOf('LI', 'Sk', 'Bow');
export const isLight = oneOf('LI', 'Sk', 'Bow', 'LC');
export const isInfantry = oneOf('Pike', 'Hop', 'Leg', 'HI', 'War', 'Jav', 'LI', 'Sk', 'Bow', 'Rab');
/** Who shies at elephants and camels: those on horses. */
export const isHorse = oneOf('LC', 'HC', 'Cat');
/** (R) Camels respond, fight and retire as cavalry; chariots only move as it does (CB-MOV-10). */
export const isCavalry = oneOf('LC', 'HC', 'Cat', 'Cam');
export const isChariots = oneOf('Ch', 'SyCh');
export const isMounted = oneOf('LC', 'HC', 'Cat', 'Cam', 'Ch', 'SyCh', 'El');
export const isSpecial = oneOf('El', 'SyCh', 'Art');
/** CB-CTL-5, CB-CMD-6: who may run at the enemy on its own. */
export const isWild = oneOf('War', 'SyCh', 'Rab');
/** CB-CHG-3. */
export const isLoose = oneOf('Rab', 'Jav');

/** CB-UNIT-5: light infantry with missiles, who are not bowmen nor skirmishers. */
export const isMissileTroops = ({ type, weapon }: Pick<UnitKind, 'type' | 'weapon'>): boolean =>
  type === 'LI' && weapon !== 'none';

export const TROOP_ROWS: readonly TroopRow[] = TROOP_IDS.map((id) => {
  const { name, combat, weapon, armoured } = TROOPS[id];
  return { id, name, facts: { combat, weapon, range: RANGE[weapon] || '-', armoured: armoured ? 'yes' : '-' } };
});
