import { BadInput, type Side } from '@acies/kernel';
import { INCH, parseSteps } from '@acies/table';
import { BY_CLOCK, cheapestBy, type MoveOrder, type Order } from './orders.ts';
import { groupWith } from './suggest.ts';
import { type ClockTable, presentOf } from './table.ts';

/** How orders are typed, for help and for errors. */
export const ORDER_EXAMPLES = [
  'pike1 pike2: advance 4, wheel left 30',
  'group pike1: advance 5',
  'Hannibal: spa1-3: advance 3',
  'forced march num1: advance 8',
  'disengage num1',
  'feign num1',
  'ride Hannibal num1',
  'reveal gau1 at 20 14 facing 180',
] as const;

/** An order as a person types it: who, a colon, and the way; or a word for what else can be ordered. */
export function parseOrder(g: ClockTable, side: Side, text: string): Order {
  const typed = text.trim();
  if (/^(done|end|no more)$/i.test(typed)) return { do: 'done' };
  const [word = '', ...rest] = typed.split(/\s+/);
  switch (word.toLowerCase()) {
    case 'disengage':
    case 'feign':
      return flight(g, side, rest, word.toLowerCase() === 'feign');
    case 'ride':
      return {
        do: 'ride',
        leader: leaderNamed(g, side, rest.slice(0, -1).join(' ')),
        to: unitNamed(g, side, rest.at(-1) ?? ''),
      };
    case 'reveal':
      return { do: 'reveal', unit: unitNamed(g, side, rest[0] ?? ''), ...parsePlace(rest.slice(1).join(' '), 0) };
    default:
      return moveFrom(g, side, typed);
  }
}

function flight(g: ClockTable, side: Side, rest: readonly string[], feigned: boolean): Order {
  const unit = unitNamed(g, side, rest[0] ?? '');
  return { do: 'disengage', by: cheapestBy(g, side, [unit]) ?? BY_CLOCK, unit, feigned };
}

/** "who: way", "leader: who: way", or "forced march who: way". */
function moveFrom(g: ClockTable, side: Side, typed: string): Order {
  const parts = typed.split(':').map((part) => part.trim());
  if (parts.length < 2 || parts.length > 3)
    throw new BadInput(`"${typed}" is no order; write for example "${ORDER_EXAMPLES[0]}" or "${ORDER_EXAMPLES[1]}"`);
  const [way, who, leader] = [...parts].reverse() as [string, string, string | undefined];
  const steps = parseSteps(way, INCH) as MoveOrder['steps'];
  const forced = /^forced march\s+/i.exec(who);
  if (forced) return { do: 'forced march', units: unitsNamed(g, side, who.slice(forced[0].length)), steps };
  const units = unitsNamed(g, side, who);
  const by = leader === undefined ? (cheapestBy(g, side, units) ?? BY_CLOCK) : leaderNamed(g, side, leader);
  return { do: 'move', by, units, steps };
}

/** Units by their short names, ranges of them ("pike1-4"), or a whole group by one of it ("group pike1"). */
function unitsNamed(g: ClockTable, side: Side, text: string): number[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words[0]?.toLowerCase() === 'group') return groupWith(g, presentOf(g, side), unitNamed(g, side, words[1] ?? ''));
  return [...new Set(words.flatMap((word) => rangeOf(word).map((key) => unitNamed(g, side, key))))];
}

function rangeOf(word: string): string[] {
  const match = /^(.*?)(\d+)-(\d+)$/.exec(word);
  if (!match) return [word];
  const [, body, from, to] = match;
  return Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, i) => `${body}${Number(from) + i}`);
}

function unitNamed(g: ClockTable, side: Side, name: string): number {
  const wanted = name.toLowerCase();
  const unit = g.field.units.find(
    (one) => one.side === side && (one.key.toLowerCase() === wanted || one.name.toLowerCase() === wanted),
  );
  if (unit) return unit.id;
  const keys = presentOf(g, side).map((id) => g.field.units[id]!.key);
  throw new BadInput(`${side} has no unit "${name}"; it has ${keys.join(', ')}`);
}

function leaderNamed(g: ClockTable, side: Side, name: string): number {
  const leader = g.field.leaders.find(
    (one) => one.side === side && one.name.toLowerCase() === name.trim().toLowerCase(),
  );
  if (leader) return leader.id;
  const names = g.field.leadersOf[side].map((id) => g.field.leaders[id]!.name);
  throw new BadInput(`${side} has no leader "${name}"; it has ${names.join(', ') || 'none'}`);
}

/** "20 14 facing 180", or "at 20 14": inches from the left and the top, degrees. */
export function parsePlace(text: string, heading: number): { x: number; y: number; heading: number } {
  const match = /^(?:at\s+)?(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)(?:[\s,]+facing\s+(\d+(?:\.\d)?))?$/i.exec(text.trim());
  if (!match) throw new BadInput(`"${text}" is no place; write for example "at 20 14 facing 180"`);
  const [, x, y, facing] = match;
  return {
    x: Math.round(Number(x) * INCH),
    y: Math.round(Number(y) * INCH),
    heading: facing === undefined ? heading : Math.round(Number(facing) * 10) % 3600,
  };
}
