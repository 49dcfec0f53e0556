import type { Budget } from '@acies/ai';
import type { Book } from '@acies/play';
import { plural } from '../terminal/text.ts';

/** What must be said with a result, for people and for programs. */
interface Caveats {
  readonly lines: readonly string[];
  readonly fields: { readonly stoppedEarly?: true; readonly reproducible?: false; readonly recorded?: number };
}

/** Whether one of these players thinks against the clock. */
export const isTimed = ({ players }: Book, names: readonly string[], budget: Budget | undefined): boolean =>
  budget !== undefined && 'ms' in budget && names.some((name) => players[name]?.think !== undefined);

/** Not all that was asked for was played, or the same cannot be had again, or some was played before by who may have been others. */
export function caveatsOf(played: number, asked: number, timed: boolean, recorded = 0): Caveats {
  const early = played < asked;
  return {
    lines: [
      ...(early ? [`Stopped early: ${played} of ${plural(asked, 'game')} were played.`] : []),
      ...(recorded > 0
        ? [`${plural(recorded, 'game')} were in the record; if players have changed since, begin another.`]
        : []),
      ...(timed ? ['With a time for a budget the same seed need not come to the same again.'] : []),
    ],
    fields: {
      ...(early && { stoppedEarly: true }),
      ...(timed && { reproducible: false }),
      ...(recorded > 0 && { recorded }),
    },
  };
}
