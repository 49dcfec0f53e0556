import type { TroopRow } from '@acies/kernel/odds';
import { type Grade, type Missiles, NO_TRAITS, RANGES, type Traits, traitWords } from './traits.ts';

/** MC-UNIT-2: the types. */
export const TROOP_IDS = [
  'Pike',
  'Spear',
  'Leg',
  'WB',
  'MF',
  'Arch',
  'Sk',
  'Rab',
  'HH',
  'MH',
  'LH',
  'Cam',
  'El',
  'SCh',
  'Ch',
  'Art',
  'Camp',
  'Bag',
] as const;
export type TroopId = (typeof TROOP_IDS)[number];

/** MC-UNIT-2: what every unit of a type has in common. */
export interface Troop {
  readonly id: TroopId;
  readonly name: string;
  readonly combat: number;
  /** Inches a move in the open, and where any part of it is in rough going. */
  readonly open: number;
  readonly rough: number;
  /** MC-UNIT-4 (R): what its units have unless a battle says otherwise. */
  readonly traits: Traits;
  readonly missiles: Missiles;
}

type Figures = readonly [combat: number, open: number, rough: number];

const troop = (
  id: TroopId,
  name: string,
  [combat, open, rough]: Figures,
  traits: Partial<Traits> = {},
  missiles: Missiles = 'none',
): Troop => ({ id, name, combat, open, rough, traits: { ...NO_TRAITS, ...traits }, missiles });

export const TROOPS: Readonly<Record<TroopId, Troop>> = {
  Pike: troop('Pike', 'pike phalanx', [4, 5, 3], { phalanx: true }),
  Spear: troop('Spear', 'spears', [4, 6, 4], { shieldwall: true }),
  Leg: troop('Leg', 'legionaries', [4, 6, 4], { pila: true, romanDrill: true }),
  WB: troop('WB', 'warband', [3, 7, 6], { tribal: true, wildCharge: true, fearsome: 'inexperienced' }),
  MF: troop('MF', 'medium foot', [3, 6, 5], { handThrown: true }),
  Arch: troop('Arch', 'archers', [2, 6, 5], {}, 'bows'),
  Sk: troop('Sk', 'skirmishers', [1, 8, 8], {}, 'javelins'),
  Rab: troop('Rab', 'rabble', [1, 6, 4]),
  HH: troop('HH', 'heavy horse', [4, 10, 5]),
  MH: troop('MH', 'medium horse', [3, 11, 6]),
  LH: troop('LH', 'light horse', [2, 13, 8], {}, 'javelins'),
  Cam: troop('Cam', 'camels', [2, 10, 6]),
  El: troop('El', 'elephants', [4, 7, 5], { fearsome: 'all' }),
  SCh: troop('SCh', 'scythed chariots', [2, 10, 4], { fearsome: 'all' }),
  Ch: troop('Ch', 'chariots', [3, 10, 4]),
  Art: troop('Art', 'light artillery', [1, 3, 0], {}, 'artillery'),
  Camp: troop('Camp', 'camp', [2, 0, 0]),
  Bag: troop('Bag', 'baggage train', [1, 3, 0]),
};

/** What the rules ask of a unit wherever it fights, shoots or rallies. */
export interface UnitKind extends Traits {
  readonly type: TroopId;
  readonly combat: Grade;
  readonly rally: Grade;
  readonly missiles: Missiles;
}

/** What a battle says of a unit; anything left out is as its type has it. */
export type Given = { readonly [K in Exclude<keyof UnitKind, 'type'>]?: UnitKind[K] | undefined };

/** MC-UNIT-4 (R): a unit of a type, with what is said of it in place of the type's own. */
export function unitKind(type: TroopId, given: Given = {}): UnitKind {
  const { traits, missiles } = TROOPS[type];
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { type, combat: 'plain', rally: 'plain', missiles, ...traits, ...said };
}

/** MC-UNIT-5: the groups of types that the sheet speaks of. */
export const isHorse = (type: TroopId): boolean => type === 'HH' || type === 'MH' || type === 'LH';
export const isCavalry = (type: TroopId): boolean => isHorse(type) || type === 'Cam';
export const isMounted = (type: TroopId): boolean =>
  isCavalry(type) || type === 'El' || type === 'SCh' || type === 'Ch';
export const isInfantry = (type: TroopId): boolean =>
  !isMounted(type) && type !== 'Art' && type !== 'Camp' && type !== 'Bag';

/** MC-MOV-4: inches a move; where some of it is in rough going, the rough rate for all of it. */
export const moveOf = (type: TroopId, rough: boolean): number => TROOPS[type][rough ? 'rough' : 'open'];

/** MC-ORD-3 (R): a camp stays where it is. */
export const isImmobile = (type: TroopId): boolean => TROOPS[type].open === 0;

/** MC-MOV-3: who turns without cost. */
export const facesFreely = (type: TroopId): boolean => type === 'Sk' || type === 'LH';

/** MC-MOV-11: who may break off from whom. */
export const mayDisengageFrom = (type: TroopId, enemy: TroopId): boolean =>
  (type === 'Sk' || isCavalry(type)) && isInfantry(enemy);

/** MC-UNIT-3: only skirmishers and light horse throw javelins at a distance. Inches, 0 for those who do not fire. */
export const rangeOf = ({ type, missiles }: Pick<UnitKind, 'type' | 'missiles'>): number =>
  missiles === 'javelins' && type !== 'Sk' && type !== 'LH' ? 0 : RANGES[missiles];

export const TROOP_ROWS: readonly TroopRow[] = TROOP_IDS.map((id) => {
  const { name, combat, open, rough, traits, missiles } = TROOPS[id];
  const facts = { combat, open, rough, range: RANGES[missiles] || '-', traits: traitWords(traits).join(', ') || '-' };
  return { id, name, facts };
});
