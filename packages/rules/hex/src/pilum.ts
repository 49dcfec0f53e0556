import { type Factor, factor, type Tally, tally, when } from '@acies/kernel';

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
  cappedAt1('at most 1 supporting', (s) => s.supporting),
  cappedAt1('at most 1 after losses', (s) => s.lost > 0),
  (s, total) =>
    s.sp > 3 && total < 1
      ? { clause: 'HX-PIL-1', label: 'at least 1 with more than 3 SP', value: 1 - total }
      : undefined,
];

function cappedAt1(label: string, holds: (situation: PilumSituation) => boolean): Factor<PilumSituation> {
  return (s, total) =>
    factor<PilumSituation>('HX-PIL-1', label, () => (holds(s) && total > 1 ? 1 - total : undefined))(s, total);
}

export const pilumTally = (situation: PilumSituation): Tally => tally(PILUM_FACTORS, situation);
