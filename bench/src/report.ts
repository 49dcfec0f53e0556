import { cpus } from 'node:os';
import type { Peer, Row, Target } from './rows.ts';
import type { Measured } from './worker.ts';

/** What each round found of each contender. */
export type Rounds = ReadonlyMap<string, readonly Measured[]>;

export interface Line {
  readonly group: string;
  readonly title: string;
  readonly count: string;
  readonly asTime: boolean;
  /** The median rate per second of the processor, and that of each round. */
  readonly rate: number;
  readonly rates: readonly number[];
  readonly peer?: string;
  readonly peerRate?: number;
  /** The median of the ratios within each round. */
  readonly ratio?: number;
  readonly target?: string;
  readonly met?: boolean;
}

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly node: string;
  readonly date: string;
}

export const machine = (): Machine => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  node: process.version,
  date: new Date().toISOString().slice(0, 10),
});

export function lineOf(row: Row, rounds: Rounds): Line {
  const rates = ratesOf(row, rounds);
  const line = {
    group: row.group,
    title: row.title,
    count: row.count,
    asTime: row.asTime ?? false,
    rate: median(rates),
    rates,
  };
  if (!row.peer) return { ...line, ...verdict(row.target, line.rate, Number.NaN) };
  const peerRates = ratesOf(row.peer, rounds);
  const ratio = median(rates.map((rate, i) => rate / peerRates[i]));
  const peer = { peer: row.peer.title, peerRate: median(peerRates), ratio };
  return { ...line, ...peer, ...verdict(row.target, line.rate, ratio) };
}

function ratesOf({ contender, count }: Pick<Peer, 'contender' | 'count'>, rounds: Rounds): number[] {
  const all = [contender].flat().map((one) => rounds.get(one)!.map(({ counts, seconds }) => counts[count] / seconds));
  return all[0].map((_, round) => Math.max(...all.map((rates) => rates[round])));
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function verdict(target: Target | undefined, rate: number, ratio: number): { target?: string; met?: boolean } {
  if (!target) return {};
  return 'ratio' in target
    ? { target: target.text ?? `≥ ${target.ratio} x`, met: ratio >= target.ratio }
    : { target: target.text ?? `≥ ${grouped(target.rate)}/s`, met: rate >= target.rate };
}

/** Three figures, thousands apart: 0.614, 58.3, 1 090, 521 000. */
function shown(number: number): string {
  const rounded = Number(number.toPrecision(3));
  return rounded >= 1000 ? grouped(rounded) : String(rounded);
}

const grouped = (number: number): string => number.toLocaleString('en-GB');

const HEADINGS = ['', 'rate', 'peer', "peer's", 'ratio', 'target', ''];

function cellsOf(line: Line): string[] {
  const rate = (value: number): string =>
    line.asTime ? `${shown(1000 / value)} ms` : `${shown(value)} ${line.count}/s`;
  return [
    line.title,
    rate(line.rate),
    line.peer ?? '',
    line.peerRate === undefined ? '' : rate(line.peerRate),
    line.ratio === undefined ? '' : shown(line.ratio),
    line.target ?? '',
    line.met === undefined ? '' : line.met ? 'met' : 'NOT MET',
  ];
}

const NUMERIC = [false, true, false, true, true, false, false];

export function asTable(lines: readonly Line[]): string {
  const rows = lines.map(cellsOf);
  const widths = HEADINGS.map((heading, i) => Math.max(heading.length, ...rows.map((cells) => cells[i].length)));
  const write = (cells: readonly string[]): string =>
    `  ${cells.map((cell, i) => (NUMERIC[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  ')}`.trimEnd();
  const groups = [...new Set(lines.map((line) => line.group))];
  return groups
    .map((group) => [group, ...rows.filter((_, i) => lines[i].group === group).map(write)].join('\n'))
    .join('\n\n')
    .replace(/^/, `${write(HEADINGS)}\n`);
}
