import { D10, type Dice } from '@acies/kernel';
import {
  automatic,
  type Factor,
  factor,
  impossible,
  ROLL,
  row,
  type Tally,
  tally,
  type Verdict,
  when,
} from '@acies/kernel/odds';
import { isProven } from '../traits.ts';
import type { TroopId, UnitKind } from '../troops.ts';
import type { Who } from '../who.ts';
import { fears } from './fearsome.ts';

/** A unit as it rallies, or is tried before a charge. */
export interface RallySituation {
  readonly unit: UnitKind;
  readonly dmz: number;
  /** It has had a DMZ before, whether or not it still has. */
  readonly hadDmz: boolean;
  /** Of the leader with it; 0 without one. */
  readonly leaderFactor: number;
}

interface Test extends RallySituation {
  readonly chargesFearsome: boolean;
}

/** MC-RAL-1: the score that types need other than 6. */
const BASIC_SCORE = 6;
const SCORES: Readonly<Partial<Record<TroopId, number>>> = { Rab: 7, MH: 7, El: 7, SCh: 7, Camp: 7, Bag: 8, WB: 5 };
export const basicScore = (type: TroopId): number => SCORES[type] ?? BASIC_SCORE;

const RALLY_FACTORS: readonly Factor<Test>[] = [
  factor('MC-RAL-2', 'DMZ', ({ dmz }) => (dmz > 0 ? -dmz : undefined)),
  when('MC-RAL-2', 'inexperienced', -1, ({ unit }) => unit.rally === 'inexperienced'),
  when('MC-RAL-2', 'elite or veteran', 1, ({ unit }) => isProven(unit.rally)),
  when('MC-RAL-2', 'tribal, no DMZ yet', 1, ({ unit, dmz, hadDmz }) => unit.tribal && !hadDmz && dmz === 0),
  when('MC-RAL-2', 'shieldwall or phalanx', 1, ({ unit }) => unit.shieldwall || unit.phalanx),
  factor('MC-RAL-2', 'leader', ({ leaderFactor }) => leaderFactor || undefined),
  when('MC-RAL-2', 'to charge a fearsome enemy', -2, ({ chargesFearsome }) => chargesFearsome),
];

export interface PreparedRally {
  readonly verdict: Verdict;
  /** MC-RAL-1: what the modified roll must reach. */
  readonly score: Tally;
  /** MC-RAL-2: what is added to the roll. */
  readonly tally: Tally;
}

function prepare(verdict: Verdict, test: Test): PreparedRally {
  const basic = basicScore(test.unit.type);
  const score = { rows: [row('MC-RAL-1', 'basic score', basic)], total: basic };
  return { verdict, score, tally: tally(RALLY_FACTORS, test) };
}

// What is added stands before what is spread: that is copied many times faster than the other way round.

/** MC-RAL-1: only a unit with DMZ rallies. */
export const prepareRally = (situation: RallySituation): PreparedRally =>
  prepare(situation.dmz > 0 ? ROLL : impossible('MC-RAL-1', 'it has no DMZ to lose'), {
    chargesFearsome: false,
    ...situation,
  });

/** MC-RAL-3: the test before a charge, needless against an enemy that the unit does not fear. */
export const prepareNerve = (situation: RallySituation, enemy: Pick<UnitKind, 'fearsome'>): PreparedRally =>
  prepare(
    fears(situation.unit, enemy) ? ROLL : automatic('MC-UNIT-4', 'the enemy is not fearsome to it: it charges freely'),
    { chargesFearsome: true, ...situation },
  );

const passesOn = (face: number, { score, tally: { total } }: PreparedRally): boolean => face + total >= score.total;

const roll = (prepared: PreparedRally, dice: Dice, clause: string, label: string, who: Who): boolean =>
  prepared.verdict.kind === 'roll'
    ? dice.one(D10, (face) => passesOn(face, prepared), { clause, label, ...who })
    : prepared.verdict.kind === 'automatic';

/** MC-RAL-1: whether a unit rallies, and so loses all its DMZ. */
export const rollRally = (prepared: PreparedRally, dice: Dice, who: Who = {}): boolean =>
  roll(prepared, dice, 'MC-RAL-1', 'rally', who);

/** MC-RAL-3: whether a unit dares to charge. */
export const rollNerve = (prepared: PreparedRally, dice: Dice, who: Who = {}): boolean =>
  roll(prepared, dice, 'MC-RAL-3', 'charging a fearsome enemy', who);

/** The chance of either test. */
export function rallyChance(prepared: PreparedRally): number {
  if (prepared.verdict.kind !== 'roll') return prepared.verdict.kind === 'automatic' ? 1 : 0;
  return D10.faces.filter((face) => passesOn(face, prepared)).length / D10.faces.length;
}
