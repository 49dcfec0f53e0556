import type { Book } from '@acies/play';
import type { Budget } from '@acies/players';
import { plural } from '../terminal/text.ts';

/** What must be said with a result, for people and for programs. */
interface Caveats {
  readonly lines: readonly string[];
  readonly fields: { readonly stoppedEarly?: true; readonly reproducible?: false; readonly recorded?: number };
}

/** Whether one of these players thinks against the clock. */
export const isTimed = ({ players }: Book, names: readonly string[], budget: Budget | undefined): boolean =>
  budget !== undefined && 'ms' in budget && names.some((name) => players[name]?.think !== undefined);

/** A file that the games are in, how many of them, and how many were there before. */
interface Kept {
  readonly file: string;
  readonly games: number;
  readonly known: number;
}

/** Not all that was asked for was played, or the same cannot be had again, or some was played before by who may have been others. */
export function caveatsOf(played: number, asked: number, timed: boolean, kept?: Kept): Caveats {
  const early = played < asked;
  return {
    lines: [
      ...(early ? [`Stopped early: ${played} of ${plural(asked, 'game')} were played.`] : []),
      ...(kept ? keptLines(kept, early) : []),
      ...(timed ? ['With a time for a budget the same seed need not come to the same again.'] : []),
    ],
    fields: {
      ...(early && { stoppedEarly: true }),
      ...(timed && { reproducible: false }),
      ...(kept && kept.known > 0 && { recorded: kept.known }),
    },
  };
}

const keptLines = ({ file, games, known }: Kept, early: boolean): string[] => [
  `${plural(games, 'game')} of this ladder ${games === 1 ? 'is' : 'are'} kept in ${file}${early ? '; the same command goes on with it' : ''}.`,
  ...(known > 0 ? [`${known} of them were there before: if players have changed since, begin another file.`] : []),
];
