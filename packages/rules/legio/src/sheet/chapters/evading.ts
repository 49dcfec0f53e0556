import { AVERAGE_DIE, D6, type Dice, type Die } from '@acies/kernel';
import { type Factor, factor, type Tally, tally, when } from '@acies/kernel/odds';
import type { Condition, Who } from '@acies/rules-disorder';
import type { Grade } from '../troops.ts';

/** LG-RSP-7: a unit that tries to get away from a charge. */
export interface EvadeSituation extends Condition {
  readonly grade: Grade;
  /** A leader inspires it. */
  readonly inspired: boolean;
}

/** What comes of it: away; broken; or shaken, and receiving the charge at the halt. */
export const EVADE_RESULTS = ['evades', 'shaken', 'breaks'] as const;
export type EvadeResult = (typeof EVADE_RESULTS)[number];

const EVADE_FACTORS: readonly Factor<EvadeSituation>[] = [
  factor('LG-RSP-7', 'DPs', ({ dp }) => (dp > 0 ? -dp : undefined)),
  factor('LG-RSP-7', 'casualties', ({ casualties }) => (casualties > 0 ? -casualties : undefined)),
  when('LG-RSP-7', 'leader inspiring', 1, ({ inspired }) => inspired),
];

export interface PreparedEvade {
  readonly die: Die;
  readonly tally: Tally;
  readonly shaken: boolean;
}

export const prepareEvade = (situation: EvadeSituation): PreparedEvade => ({
  die: situation.grade === 'A' ? AVERAGE_DIE : D6,
  tally: tally(EVADE_FACTORS, situation),
  shaken: situation.shaken,
});

export const EVADES_ON = 1;

export function evadeResult(score: number, shaken: boolean): EvadeResult {
  if (score >= EVADES_ON) return 'evades';
  return shaken ? 'breaks' : 'shaken';
}

/** What comes of it whatever is thrown, if that is so. */
export function certainEvade({ die, tally: { total }, shaken }: PreparedEvade): EvadeResult | undefined {
  const [first, ...others] = new Set(die.faces.map((face) => evadeResult(face + total, shaken)));
  return others.length === 0 ? first : undefined;
}

export const rollEvade = ({ die, tally: { total }, shaken }: PreparedEvade, dice: Dice, who: Who = {}): EvadeResult =>
  dice.one(die, (face) => evadeResult(face + total, shaken), { clause: 'LG-RSP-7', label: 'evade test', ...who });
