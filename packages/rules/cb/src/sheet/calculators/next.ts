import type { Followup } from '@acies/kernel/odds';
import type { BentOn } from '../chapters/control.ts';
import type { Losses } from '../chapters/losses.ts';
import { isLight, isSpecial, unitKind } from '../troops.ts';
import type { ControlInput, ControlOutcome } from './control.ts';
import type { CriticalsInput } from './criticals.ts';
import type { LeaderInput, LeaderOutcome } from './leader.ts';
import type { MoraleInput } from './morale.ts';
import { friendsNext, leaderNext, lostSpecial, moveNext } from './next-steps.ts';
import type { SpecialOutcome } from './special-words.ts';
import type { VolleyInput, VolleyOutcome } from './volley.ts';

/** CB-CTL-3, CB-CTL-4, CB-CTL-5: what the unit then does, where dice are thrown for that. */
export function afterControl(given: ControlInput, { result }: ControlOutcome): Followup[] {
  const { type, bentOn } = given;
  if (result === 'halts') return [];
  if (result === 'as wished') return wished(given);
  return result === 'advances' ? [moveNext('it advances', type, 'spontaneous')] : goesOn(given, bentOn);
}

/** A charge on such enemy as it may charge (CB-CHG-1, CB-CHG-2). */
function chargeNext({ type, grade }: ControlInput, isOnFormed: boolean): Followup[] {
  if (type === 'Art' || (isOnFormed && isLight(type))) return [];
  const charged = isOnFormed ? {} : { formation: 'unformed' };
  return [{ calculation: 'charge', words: 'it charges', input: { charger: { type, grade }, charged } }];
}

function wished(given: ControlInput): Followup[] {
  const { type, grade, deed } = given;
  if (deed === 'stand') return [];
  if (deed === 'charge formed' || deed === 'charge other') return chargeNext(given, deed === 'charge formed');
  if (deed !== 'shoot') return [{ calculation: 'move', words: 'its move', input: { type, grade } }];
  const shoots = unitKind(type).weapon !== 'none';
  return shoots ? [{ calculation: 'volley', words: 'it shoots', input: { shooter: { type } } }] : [];
}

/** Looters have nothing thrown for, nor is it known what a unit that was bent on nothing did. */
function goesOn(given: ControlInput, bentOn: BentOn): Followup[] {
  if (bentOn === 'charging') return chargeNext(given, !isLight(given.type));
  if (bentOn === 'pursuing') return [moveNext('it pursues', given.type, 'pursue')];
  return bentOn === 'spontaneous advance' ? [moveNext('it advances', given.type, 'spontaneous')] : [];
}

/** CB-LDR-3: a leader with a unit that is hit by shooting is at risk; CB-SPT-2: special troops may be lost. */
export function afterVolley({ target: { type } }: VolleyInput, { hits, effect }: VolleyOutcome): Followup[] {
  if (hits === 0) return [];
  const fate = 'fate' in effect ? effect.fate : undefined;
  return [
    leaderNext('if a leader is with the target', fate === 'destroyed'),
    ...(fate === 'destroyed' || fate === 'rampages' ? lostSpecial({ type }, fate === 'rampages') : []),
  ];
}

export const afterCriticals = ({ type }: CriticalsInput, { fate }: SpecialOutcome): Followup[] =>
  fate === 'destroyed' || fate === 'rampages' ? lostSpecial({ type }, fate === 'rampages') : [];

/** CB-MOR-6. */
export function afterLeader({ rank }: LeaderInput, { fate }: LeaderOutcome): Followup[] {
  const lost = rank === 'general' ? { chiefsLost: 1 } : { leadersLost: 1 };
  const words = 'units within bow shot, in the Morale phase';
  return fate === 'killed' ? [{ calculation: 'morale', words, input: { unitsLost: 0, ...lost } }] : [];
}

/** CB-MOR-1, CB-MOR-2: one loss may bring on another. */
export function afterMorale({ type, grade }: MoraleInput, { destroyed, rampages }: Losses): Followup[] {
  if (isSpecial(type) && (destroyed || rampages)) return lostSpecial({ type, grade }, rampages);
  return destroyed ? [friendsNext('of it', { type, grade })] : [];
}
