/** CK-UNIT-3: the troop types of the sheet. */
export const TROOP_IDS = ['CO', 'Aux', 'Sk', 'Cav', 'MSk', 'Ch', 'El', 'Art'] as const;
export type TroopId = (typeof TROOP_IDS)[number];

/** CK-UNIT-3: how good a unit is. */
export const QUALITIES = ['levy', 'plain', 'veteran', 'elite'] as const;
export type Quality = (typeof QUALITIES)[number];

/** Losses are counted in half bases. */
export const HALVES = 2;

/** CK-UNIT-2, CK-MOV-1: what every unit of a type has in common. */
export interface Troop {
  readonly id: TroopId;
  readonly name: string;
  readonly bases: number;
  /** Zones a turn. */
  readonly zones: number;
}

const troop = (id: TroopId, name: string, bases: number, zones: number): Troop => ({ id, name, bases, zones });

export const TROOPS: Readonly<Record<TroopId, Troop>> = {
  CO: troop('CO', 'close order infantry', 3, 1),
  Aux: troop('Aux', 'auxiliary infantry', 3, 1),
  Sk: troop('Sk', 'infantry skirmishers', 2, 1),
  Cav: troop('Cav', 'cavalry', 3, 2),
  MSk: troop('MSk', 'mounted skirmishers', 2, 2),
  Ch: troop('Ch', 'chariots', 2, 2),
  El: troop('El', 'elephants', 2, 1),
  Art: troop('Art', 'artillery', 1, 1),
};

/** CK-UNIT-3: what a unit carries and how it fights. */
interface Traits {
  readonly shield: boolean;
  readonly armoured: boolean;
  readonly bow: boolean;
  readonly pike: boolean;
  readonly shock: boolean;
}

/** What the rules ask of a unit wherever it fights or shoots. */
export interface UnitKind extends Traits {
  readonly type: TroopId;
  readonly quality: Quality;
}

export const isSkirmisher = (type: TroopId): boolean => type === 'Sk' || type === 'MSk';
/** CK-ZONE-4: everyone but artillery fights and can be shot down. */
export const isFighting = (type: TroopId): boolean => type !== 'Art';
export const isProven = (quality: Quality): boolean => quality === 'veteran' || quality === 'elite';
/** CK-SHO-3, CK-FGT-4: the foot of the line, close order and auxiliaries. */
export const isLineFoot = (type: TroopId): boolean => type === 'CO' || type === 'Aux';
/** CK-OUT-5: who may carry a winning marker. */
export const mayWin = (type: TroopId): boolean => isLineFoot(type) || type === 'Ch' || type === 'Cav';
/** CK-OUT-5: winning markers that the winner awards, one a unit. */
export const AWARDS = 2;

/** CK-UNIT-2 (R): with fewer half bases than this a unit is destroyed: a whole base, or the last half where a battle says so. */
export const leastHalves = (wholeBase: boolean): number => (wholeBase ? HALVES : 1);

/** CK-UNIT-2: at strength, a unit has lost less than half. */
export const isAtStrength = (halves: number, start: number): boolean => 2 * halves > start;
