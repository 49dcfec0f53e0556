import type { TroopRow } from '@acies/kernel/odds';

/** The troop types of the sheet. Legionaries are heavy infantry with pila. */
export const FAMILIES = [
  'Sk',
  'LI',
  'Aux',
  'WB',
  'HI',
  'Shot',
  'Pike',
  'LSp',
  'LC',
  'MC',
  'HC',
  'Ch',
  'El',
  'Art',
] as const;
export type Family = (typeof FAMILIES)[number];

export const TROOP_IDS = [...FAMILIES, 'Leg'] as const;
export type TroopId = (typeof TROOP_IDS)[number];

export const MISSILES = ['none', 'javelins', 'slings', 'bows', 'artillery'] as const;
export type Missiles = (typeof MISSILES)[number];

export const CLASSES = ['A', 'B', 'C'] as const;
export type TroopClass = (typeof CLASSES)[number];

/** HX-UNIT-2: what a stand of each type is and can do; a scenario may override the figures. */
export interface Troop {
  readonly id: TroopId;
  readonly family: Family;
  readonly name: string;
  readonly sp: number;
  readonly move: number;
  readonly impact: number;
  readonly missiles: Missiles;
  readonly pilum: boolean;
  readonly impetuous: boolean;
}

type Facts = Partial<Pick<Troop, 'missiles' | 'pilum' | 'impetuous'>>;

const troop = (
  id: TroopId,
  family: Family,
  name: string,
  sp: number,
  move: number,
  impact: number,
  facts: Facts = {},
): Troop => ({ id, family, name, sp, move, impact, missiles: 'none', pilum: false, impetuous: false, ...facts });

export const TROOPS: Readonly<Record<TroopId, Troop>> = {
  Sk: troop('Sk', 'Sk', 'skirmishers', 2, 2, 0, { missiles: 'javelins' }),
  LI: troop('LI', 'LI', 'light infantry', 3, 2, 0, { missiles: 'javelins' }),
  Aux: troop('Aux', 'Aux', 'auxilia', 4, 2, 1),
  WB: troop('WB', 'WB', 'warband', 4, 2, 3, { impetuous: true }),
  HI: troop('HI', 'HI', 'heavy infantry', 5, 1, 1),
  Leg: troop('Leg', 'HI', 'legionaries', 5, 1, 1, { pilum: true }),
  Shot: troop('Shot', 'Shot', 'massed bowmen', 4, 1, 0, { missiles: 'bows' }),
  Pike: troop('Pike', 'Pike', 'pikes', 5, 1, 1),
  LSp: troop('LSp', 'LSp', 'long spears', 5, 1, 1),
  LC: troop('LC', 'LC', 'light cavalry', 3, 4, 0, { missiles: 'javelins' }),
  MC: troop('MC', 'MC', 'medium cavalry', 4, 3, 1),
  HC: troop('HC', 'HC', 'heavy cavalry', 4, 3, 2),
  Ch: troop('Ch', 'Ch', 'chariots', 3, 3, 2),
  El: troop('El', 'El', 'elephants', 4, 2, 3),
  Art: troop('Art', 'Art', 'artillery', 2, 1, 0, { missiles: 'artillery' }),
};

/** Horse are the three kinds of cavalry; chariots and elephants are mounted, but not horse. */
const CAVALRY: readonly Family[] = ['LC', 'MC', 'HC'];
const MOUNTED: readonly Family[] = [...CAVALRY, 'Ch', 'El'];

export const isCavalry = (family: Family): boolean => CAVALRY.includes(family);
export const isMounted = (family: Family): boolean => MOUNTED.includes(family);
export const isInfantry = (family: Family): boolean => !isMounted(family) && family !== 'Art';
/** Skirmishers and light cavalry, whom the sheet so often names together. */
export const isSkirmishing = (family: Family): boolean => family === 'Sk' || family === 'LC';
/** HX-MEL-6: how far a stand falls back or breaks off: mounted, Sk and LI 2H, other foot 1H. */
export const hexesBack = (family: Family): number => (isMounted(family) || family === 'Sk' || family === 'LI' ? 2 : 1);
/** HX-MEL-6: how far it retreats that was beaten by so many hits. */
export const hexesBeaten = (family: Family, margin: number): number => hexesBack(family) + (margin >= 2 ? 1 : 0);
/** HX-FIR-6 (R): foot bowmen are massed bowmen, and skirmishers with bows. */
export const isFootBowman = (family: Family, missiles: Missiles): boolean =>
  missiles === 'bows' && (family === 'Shot' || family === 'Sk');

/** HX-UNIT-3: no army list lets a stand shoot farther than this, in hexes. */
export const FARTHEST_SHOT = 8;

/** HX-UNIT-3: the farthest a stand of this type reaches with these missiles, in hexes; 0 for none. */
export function rangeOf(family: Family, missiles: Missiles): number {
  if (missiles === 'none') return 0;
  if (missiles === 'artillery') return 5;
  if (missiles === 'javelins') return 1;
  return family === 'Shot' ? 3 : 2;
}

/** HX-UNIT-3: the dice change by range. */
export function rangeDice(family: Family, missiles: Missiles, range: number): number {
  if (missiles === 'artillery') return 1;
  if (missiles === 'javelins') return isSkirmishing(family) ? 1 : 0;
  if (range === 1) return 1;
  return range === 3 ? -1 : 0;
}

/** HX-UNIT-3: the dice changes at 1H, 2H and so on, as far as it reaches. */
export const rangeDiceOf = (family: Family, missiles: Missiles): readonly number[] =>
  Array.from({ length: rangeOf(family, missiles) }, (_, i) => rangeDice(family, missiles, i + 1));

export const TROOP_ROWS: readonly TroopRow[] = TROOP_IDS.map((id) => {
  const { name, sp, move, impact, missiles, family, pilum, impetuous } = TROOPS[id];
  const traits = [pilum && 'pilum', impetuous && 'impetuous'].filter(Boolean).join(', ');
  return {
    id,
    name,
    facts: { SP: sp, move: `${move}H`, impact: `+${impact}`, missiles, range: rangeOf(family, missiles), traits },
  };
});
