import { BadInput, type Side } from '@acies/kernel';
import { INCH, parseSteps } from '@acies/table';
import { BY_CLOCK, cheapestBy, MOST_STEPS, type MoveOrder, type Order } from './orders.ts';
import { groupWith } from './suggest.ts';
import { type ClockTable, factsOf, presentOf } from './table.ts';
import { leaderAtStart, leaderNamed, rangeOf, unitCalled, unitNamed } from './who-is-meant.ts';

/** How orders are typed, for help and for errors. */
export const ORDER_EXAMPLES = [
  'pike1 pike2: advance 4, wheel left 30',
  'group pike1: advance 5',
  'Hannibal: spa1-3: advance 3',
  'clock: pike1: advance 4',
  'forced march num1: advance 8',
  'disengage num1',
  'feign num1',
  'ride Hannibal to num1',
  'reveal gau1 at 20 14 facing 180',
] as const;

/** Who pays for an order that no leader is to give freely. */
export const CLOCK_WORD = 'clock';

/** An order as a person types it: who, a colon, and the way; or a word for what else can be ordered. */
export function parseOrder(g: ClockTable, side: Side, text: string): Order {
  const typed = text.trim();
  if (/^(done|end|no more|no more orders)$/i.test(typed)) return { do: 'done' };
  const parts = typed.split(':').map((part) => part.trim());
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(parts.at(-1)!)!;
  switch (word.toLowerCase()) {
    case 'disengage':
    case 'feign':
      if (parts.length > 2) throw noOrder(typed);
      return flight(g, side, parts[parts.length - 2], rest, word.toLowerCase() === 'feign');
    case 'ride':
      return parts.length > 1 ? moveFrom(g, side, typed, parts) : ride(g, side, rest);
    case 'reveal':
      return parts.length > 1 ? moveFrom(g, side, typed, parts) : ambush(g, side, rest);
    default:
      return moveFrom(g, side, typed, parts);
  }
}

const noOrder = (typed: string): BadInput =>
  new BadInput(`"${typed}" is no order; write for example "${ORDER_EXAMPLES[0]}" or "${ORDER_EXAMPLES[1]}"`);

/** Who gives an order: whoever is named, else the cheapest. */
function byOf(g: ClockTable, side: Side, units: readonly number[], name: string | undefined): number {
  if (name === undefined) return cheapestBy(g, side, units) ?? BY_CLOCK;
  return name.toLowerCase() === CLOCK_WORD ? BY_CLOCK : leaderNamed(g, side, name);
}

function flight(g: ClockTable, side: Side, by: string | undefined, name: string, feigned: boolean): Order {
  const unit = unitNamed(g, side, name);
  return { do: 'disengage', by: byOf(g, side, [unit], by), unit, feigned };
}

/** "Hannibal num1" or "Hannibal to num1": the leader's name may be several words. */
function ride(g: ClockTable, side: Side, text: string): Order {
  const leader = leaderAtStart(g, side, text);
  const rest = text.slice(g.field.leaders[leader]!.name.length).trim();
  return { do: 'ride', leader, to: unitNamed(g, side, rest.replace(/^to\s+/i, '')) };
}

/** "gau1 at 20 14 facing 180"; it faces as the battle has it unless told otherwise. */
function ambush(g: ClockTable, side: Side, text: string): Order {
  const [, name = text, place = ''] = /^(.+)\s+at\s+(.+)$/i.exec(text) ?? /^(\S+)\s+(.+)$/.exec(text) ?? [];
  const unit = unitNamed(g, side, name);
  return { do: 'reveal', unit, ...parsePlace(place, factsOf(g, unit).start.heading) };
}

/** "who: way", "leader: who: way", or "forced march who: way". */
function moveFrom(g: ClockTable, side: Side, typed: string, parts: readonly string[]): Order {
  if (parts.length < 2 || parts.length > 3) throw noOrder(typed);
  const [way, who, leader] = [...parts].reverse() as [string, string, string | undefined];
  const steps = stepsOf(way);
  const forced = /^forced march\s+/i.exec(who);
  if (forced && leader !== undefined) throw new BadInput('the clock pays for a forced march, no leader orders it');
  if (forced) return { do: 'forced march', units: unitsNamed(g, side, who.slice(forced[0].length)), steps };
  const units = unitsNamed(g, side, who);
  return { do: 'move', by: byOf(g, side, units, leader), units, steps };
}

function stepsOf(way: string): MoveOrder['steps'] {
  const steps = readSteps(way);
  if (steps.length === 0)
    throw new BadInput(`the order says whom, but not where; write for example "${ORDER_EXAMPLES[0]}"`);
  if (steps.length > MOST_STEPS) throw new BadInput(`an order has ${MOST_STEPS} steps at most, not ${steps.length}`);
  for (const step of steps) {
    if (step.do === 'form') throw new BadInput('a unit is one base and has no formation to change');
    if (('distance' in step && step.distance === 0) || (step.do === 'wheel' && step.angle === 0))
      throw new BadInput(`a step of nothing is no step: ${step.do}`);
  }
  return steps as MoveOrder['steps'];
}

/** What the table does not understand is the fault of who typed it. */
function readSteps(way: string): ReturnType<typeof parseSteps> {
  try {
    return parseSteps(way, INCH);
  } catch (fault) {
    if (fault instanceof SyntaxError) throw new BadInput(fault.message);
    throw fault;
  }
}

/** Units by their names parted by commas, by their short names, by ranges of them ("pike1-4"), or a whole group ("group pike1"). */
function unitsNamed(g: ClockTable, side: Side, text: string): number[] {
  const [first = ''] = text.split(',');
  const group = unitCalled(g, side, first) === undefined ? /^group\s+(.+)$/i.exec(text) : null;
  if (group) return wholeGroup(g, side, unitNamed(g, side, group[1]!));
  const words = text.split(',').flatMap((part) => {
    const whole = part.trim();
    return unitCalled(g, side, whole) === undefined ? whole.split(/\s+/) : [whole];
  });
  const names = words
    .filter(Boolean)
    .flatMap((word) => (unitCalled(g, side, word) === undefined ? rangeOf(word) : [word]));
  if (names.length === 0) throw new BadInput(`the order does not say whom; write for example "${ORDER_EXAMPLES[0]}"`);
  return [...new Set(names.map((name) => unitNamed(g, side, name)))];
}

function wholeGroup(g: ClockTable, side: Side, id: number): number[] {
  const present = presentOf(g, side);
  if (!present.includes(id)) throw new BadInput(`${factsOf(g, id).name} is not on the table`);
  return groupWith(g, present, id);
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
