import { atLeast, atMost, type Factor, given, type Tally, tally, when } from '@acies/kernel/odds';

/** What a volley of pila depends on. */
export interface PilumSituation {
  readonly attacking: boolean;
  readonly disordered: boolean;
  readonly supporting: boolean;
  readonly sp: number;
  readonly lost: number;
}

const PILUM_FACTORS: readonly Factor<PilumSituation>[] = [
  when('HX-PIL-1', 'pila, defending', 3, (s) => !s.attacking),
  when('HX-PIL-1', 'pila, attacking', 1, (s) => s.attacking),
  when('HX-PIL-1', 'disordered', -1, (s) => s.disordered),
  given((s) => s.supporting, atMost('HX-PIL-1', 'at most 1 supporting', 1)),
  given((s) => s.lost > 0, atMost('HX-PIL-1', 'at most 1 after losses', 1)),
  given((s) => s.sp > 3, atLeast('HX-PIL-1', 'at least 1 with more than 3 SP', 1)),
];

export const pilumTally = (situation: PilumSituation): Tally => tally(PILUM_FACTORS, situation);
