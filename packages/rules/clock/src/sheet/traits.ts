/** MC-UNIT-4: how good a unit is, in combat and at rallying apart. */
export const GRADES = ['inexperienced', 'plain', 'veteran', 'elite'] as const;
export type Grade = (typeof GRADES)[number];

export const isProven = (grade: Grade): boolean => grade === 'veteran' || grade === 'elite';

/** MC-UNIT-4: to whom a unit is fearsome. */
export const FEARSOME_TO = ['nobody', 'inexperienced', 'all'] as const;
type FearsomeTo = (typeof FEARSOME_TO)[number];

/** MC-UNIT-4: what a unit carries and how it fights. */
export interface Traits {
  readonly heavyArmour: boolean;
  readonly tribal: boolean;
  readonly wildCharge: boolean;
  readonly shieldwall: boolean;
  readonly phalanx: boolean;
  readonly pila: boolean;
  readonly handThrown: boolean;
  readonly romanDrill: boolean;
  readonly fearsome: FearsomeTo;
}

export const NO_TRAITS: Traits = {
  heavyArmour: false,
  tribal: false,
  wildCharge: false,
  shieldwall: false,
  phalanx: false,
  pila: false,
  handThrown: false,
  romanDrill: false,
  fearsome: 'nobody',
};

const TRAIT_WORDS: Readonly<Record<Exclude<keyof Traits, 'fearsome'>, string>> = {
  heavyArmour: 'heavy armour',
  tribal: 'tribal',
  wildCharge: 'wild charge',
  shieldwall: 'shieldwall',
  phalanx: 'phalanx',
  pila: 'pila',
  handThrown: 'hand-thrown missiles',
  romanDrill: 'Roman drill',
};

/** The traits that hold, in words. */
export function traitWords(traits: Traits): string[] {
  const words = Object.entries(TRAIT_WORDS).flatMap(([trait, text]) => (traits[trait as keyof Traits] ? [text] : []));
  return traits.fearsome === 'nobody' ? words : [...words, `fearsome to ${traits.fearsome}`];
}

/** MC-UNIT-3: what a unit shoots with at a distance. */
export const MISSILES = ['none', 'bows', 'slings', 'javelins', 'artillery'] as const;
export type Missiles = (typeof MISSILES)[number];

/** MC-UNIT-3: ranges in inches. */
export const RANGES: Readonly<Record<Missiles, number>> = { none: 0, bows: 8, slings: 8, javelins: 3, artillery: 12 };
