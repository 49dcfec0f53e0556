import type { Side } from '@acies/kernel';
import type { LogEntry } from '@acies/session/protocol';
import { PACES, type Pace } from '../pace.ts';

/** Dice that fell together, and what came of them: what is shown in one go. Weighty news has no dice at all. */
export interface Fall {
  /** Its lines of the log, from one on and up to another. */
  readonly from: number;
  readonly to: number;
  readonly throws: readonly LogEntry[];
  readonly told: readonly LogEntry[];
}

/** As many as are seen at a glance; more are shown in several goes. */
const MOST_THROWS = 4;

/** The first that is to be shown of the log from a line on. */
export function nextFall(log: readonly LogEntry[], from: number): Fall | undefined {
  const first = log.findIndex((entry, i) => i >= from && beginsFall(entry));
  if (first < 0) return undefined;
  const thrown = Math.min(
    runOf(log, first, ({ kind }) => kind === 'dice'),
    first + MOST_THROWS,
  );
  const to = runOf(log, thrown, ({ kind }) => kind === 'event');
  return { from: first, to, throws: log.slice(first, thrown), told: log.slice(thrown, to) };
}

const beginsFall = ({ kind, weight }: LogEntry): boolean => kind === 'dice' || (kind === 'event' && weight !== 'plain');

/** Where lines of one sort end that begin here. */
function runOf(log: readonly LogEntry[], from: number, isOf: (entry: LogEntry) => boolean): number {
  const rest = log.slice(from).findIndex((entry) => !isOf(entry));
  return rest < 0 ? log.length : from + rest;
}

/** As much as is read in passing: what the dice decided, what has factors, and what matters. */
const MOST = 4;
export const linesOf = ({ told }: Fall): LogEntry[] =>
  told.filter(({ weight, tallies }, i) => i === 0 || weight !== 'plain' || tallies.length > 0).slice(0, MOST);

/** Whether a fall follows from a clause. */
export const follows = ({ throws, told }: Fall, clause: string): boolean =>
  [...throws, ...told].some(({ clauses }) => clauses.includes(clause));

/** The line after a person's last choice: who has decided since has no need of what fell before. */
export const decidedTo = (log: readonly LogEntry[], isPerson: (side: Side) => boolean): number =>
  log.findLastIndex(({ kind, side }) => kind === 'choice' && side !== undefined && isPerson(side)) + 1;

/** The first line that a page opened after so many choices has not seen; a battle that begins is new altogether. */
export const firstUnseen = (log: readonly LogEntry[], at: number): number =>
  at === 0 ? 0 : runOf(log, 0, (entry) => entry.at <= at);

/** The last dice from a line on. */
export function lastFall(log: readonly LogEntry[], from: number): Fall | undefined {
  let last: Fall | undefined;
  for (let fall = nextFall(log, from); fall; fall = nextFall(log, fall.to)) last = lasting(fall, last);
  return last;
}

/** News without dice does not push away the dice that fell before. */
export const lasting = (fall: Fall | undefined, before: Fall | undefined): Fall | undefined =>
  fall && fall.throws.length > 0 ? fall : before;

/** Whether any are to be seen to fall from a line on. */
export const hasDice = (log: readonly LogEntry[], from: number): boolean =>
  log.some(({ kind }, i) => i >= from && kind === 'dice');

/** The more there is to read the longer it stands. */
export const timeFor = (fall: Fall, pace: Pace): number =>
  PACES[pace] * (1 + fall.throws.length / 2 + linesOf(fall).length / 2);

/** How long dice tumble, as their style has it. */
const TUMBLE = 500;

/** How long until they lie still and have been read; no fall is shown for less than one and a half of its pace. */
export const restAfter = (pace: Pace): number => Math.min(TUMBLE + PACES[pace] / 2, 1.5 * PACES[pace]);
