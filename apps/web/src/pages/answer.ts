import { type Calculation, type Odds, oddsOf, type Prepared } from '@acies/kernel/odds';
import { useMemo } from 'react';
import { type Read, readSituation } from '../form/read.ts';
import { formFields, settingsFrom } from '../form/situation.ts';

/** What a situation comes to. */
export interface Answered {
  /** Tells situations apart. */
  readonly key: string;
  readonly situation: unknown;
  readonly prepared: Prepared;
  readonly odds: Odds<unknown> | undefined;
}

/** Worked out anew only where the situation has changed. */
export function useAnswer(calculation: Calculation, read: Read): Answered | undefined {
  const key = read.ok ? JSON.stringify(read.situation) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the situation
  return useMemo(
    () => (read.ok ? { key: key!, situation: read.situation, ...answer(calculation, read.situation) } : undefined),
    [calculation, key],
  );
}

function answer(calculation: Calculation, situation: unknown): Pick<Answered, 'prepared' | 'odds'> {
  const prepared: Prepared = calculation.prepare(situation);
  return { prepared, odds: prepared.verdict.kind === 'impossible' ? undefined : oddsOf(calculation, prepared) };
}

/** The odds of the pinned situation; none where it cannot be read or is impossible. */
export function usePinnedOdds(calculation: Calculation, pinned: string | undefined): Odds<unknown> | undefined {
  return useMemo(() => {
    if (pinned === undefined) return undefined;
    const read = readSituation(calculation, settingsFrom(new URLSearchParams(pinned), formFields(calculation)));
    return read.ok ? answer(calculation, read.situation).odds : undefined;
  }, [calculation, pinned]);
}
