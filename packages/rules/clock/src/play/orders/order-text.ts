import { BadInput, otherSide, type Side } from '@acies/kernel';
import { INCH, parseSteps } from '@acies/table';
import type { Met } from '../../board/board.ts';
import { type ClockContext, factsOf, isPresent, isReason, presentOf } from '../../board/look.ts';
import { chargePath } from '../charge/charge-path.ts';
import { groupWith } from '../moving/groups.ts';
import { BY_CLOCK, cheapestBy, MOST_STEPS, type MoveOrder, type Order } from './orders.ts';
import { leaderAtStart, leaderNamed, namesIn, unitCalled, unitNamed } from './who-is-meant.ts';

/** Who pays for an order that no leader is to give freely. */
export const CLOCK_WORD = 'clock';

/** Orders with units that are there, for errors and to show how they are written. */
export function examplesFor(g: ClockContext, side: Side, piece?: number): readonly [one: string, group: string] {
  const key = factsOf(g, piece ?? presentOf(g, side)[0] ?? g.setting.idsOf[side][0]!).key;
  return [`${key}: advance 4, wheel left 30`, `group ${key}: advance 5`];
}

const writeLike = (g: ClockContext, side: Side): string => `write for example "${examplesFor(g, side)[0]}"`;

/** An order as a person types it: who, a colon, and the way; or a word for what else can be ordered. */
export function parseOrder(g: ClockContext, side: Side, text: string): Order {
  const typed = text.trim();
  if (/^(done|end|no more|no more orders)$/i.test(typed)) return { do: 'done' };
  const parts = typed.split(':').map((part) => part.trim());
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(parts.at(-1)!)!;
  switch (word.toLowerCase()) {
    case 'disengage':
    case 'feign':
      if (parts.length > 2) throw noOrder(g, side, typed);
      return flight(g, side, parts[parts.length - 2], rest, word.toLowerCase() === 'feign');
    case 'ride':
      return parts.length > 1 ? moveFrom(g, side, typed, parts) : ride(g, side, rest);
    case 'reveal':
      return parts.length > 1 ? moveFrom(g, side, typed, parts) : ambush(g, side, rest);
    default:
      return moveFrom(g, side, typed, parts);
  }
}

const noOrder = (g: ClockContext, side: Side, typed: string): BadInput =>
  new BadInput(
    `"${typed}" is no order; ${writeLike(g, side)} or "${examplesFor(g, side)[1]}", and "help orders" tells the rest`,
  );

/** Who gives an order: whoever is named, else the cheapest. */
function byOf(g: ClockContext, side: Side, units: readonly number[], name: string | undefined): number {
  if (name === undefined) return cheapestBy(g, side, units) ?? BY_CLOCK;
  return name.toLowerCase() === CLOCK_WORD ? BY_CLOCK : leaderNamed(g, side, name);
}

function flight(g: ClockContext, side: Side, by: string | undefined, name: string, feigned: boolean): Order {
  const word = feigned ? 'feign' : 'disengage';
  if (name.trim() === '') throw new BadInput(`${word} whom? Write "${word}" and the id of a unit in contact`);
  const unit = unitNamed(g, side, withoutRemarks(g, side, name));
  return { do: 'disengage', by: byOf(g, side, [unit], by), unit, feigned };
}

/** "Hannibal num1" or "Hannibal to num1": the leader's name may be several words. */
function ride(g: ClockContext, side: Side, text: string): Order {
  const leader = leaderAtStart(g, side, text);
  const { name } = g.setting.leaders[leader]!;
  const rest = text.slice(name.length).trim();
  const [key] = presentOf(g, side)
    .filter((id) => !g.board.leaders.includes(id))
    .map((id) => factsOf(g, id).key);
  if (/^(to)?$/i.test(rest))
    throw new BadInput(`to whom does ${name} ride? Write for example "ride ${name} to ${key}"`);
  return { do: 'ride', leader, to: unitNamed(g, side, withoutRemarks(g, side, rest.replace(/^to\s+/i, ''))) };
}

/** "gau1 at 20 14 facing 180"; it faces as the battle has it unless told otherwise. */
function ambush(g: ClockContext, side: Side, text: string): Order {
  const [, name = text, place = ''] = /^(.+)\s+at\s+(.+)$/i.exec(text) ?? /^(\S+)\s+(.+)$/.exec(text) ?? [];
  const unit = unitNamed(g, side, withoutRemarks(g, side, name));
  return { do: 'reveal', unit, ...parsePlace(place, factsOf(g, unit).start.heading) };
}

/** "who: way", "leader: who: way", or "forced march who: way". */
function moveFrom(g: ClockContext, side: Side, typed: string, parts: readonly string[]): Order {
  if (parts.length < 2 || parts.length > 3) throw noOrder(g, side, typed);
  const [way, who, leader] = [...parts].reverse() as [string, string, string | undefined];
  const forced = /^forced march\s+/i.exec(who);
  const charge = /^charge\b\s*(.*)$/i.exec(way)?.[1];
  if (charge !== undefined && !forced) return chargeFrom(g, side, who, leader, charge);
  const steps = stepsOf(g, side, way);
  if (forced && leader !== undefined) throw new BadInput('the clock pays for a forced march, no leader orders it');
  if (forced) return { do: 'forced march', units: unitsNamed(g, side, who.slice(forced[0].length)), steps };
  const units = unitsNamed(g, side, who);
  return { do: 'move', by: byOf(g, side, units, leader), units, steps };
}

/** "mas1", "mas1 flank" or "mas1 in rear": the way is worked out here, and the order is a move like any other. */
function chargeFrom(g: ClockContext, side: Side, who: string, leader: string | undefined, text: string): Order {
  const [, name = '', edge] = /^(.*?)(?:\s+(?:in\s+)?(front|flank|rear))?$/i.exec(text.trim())!;
  const units = unitsNamed(g, side, who);
  const target = enemyNamed(g, side, name);
  const steps = chargePath(g, { side, units, target, edge: edge?.toLowerCase() as Met | undefined });
  if (isReason(steps)) throw new BadInput(`no charge: ${steps.text} (${steps.clause})`);
  return { do: 'move', by: byOf(g, side, units, leader), units, steps: steps as MoveOrder['steps'] };
}

function enemyNamed(g: ClockContext, side: Side, name: string): number {
  const enemy = unitCalled(g, otherSide(side), name);
  if (enemy !== undefined && isPresent(g, enemy)) return enemy;
  const keys = presentOf(g, otherSide(side)).map((id) => factsOf(g, id).key);
  throw new BadInput(`${otherSide(side)} has no unit "${name}" on the table; it has ${keys.join(', ')}`);
}

function stepsOf(g: ClockContext, side: Side, way: string): MoveOrder['steps'] {
  const steps = readSteps(way);
  if (steps.length === 0) throw new BadInput(`the order says whom, but not where; ${writeLike(g, side)}`);
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
function unitsNamed(g: ClockContext, side: Side, typed: string): number[] {
  const text = withoutRemarks(g, side, typed);
  const [first = ''] = text.split(',');
  const group = unitCalled(g, side, first) === undefined ? /^group\s+(.+)$/i.exec(text) : null;
  if (group) return wholeGroup(g, side, unitNamed(g, side, group[1]!));
  const names = namesIn(text, (name) => unitCalled(g, side, name) !== undefined);
  if (names.length === 0) throw new BadInput(`the order does not say whom; ${writeLike(g, side)}`);
  return [...new Set(names.map((name) => unitNamed(g, side, name)))];
}

/** "bal (Balearic slingers)" as an option says it: the id alone counts. */
const withoutRemarks = (g: ClockContext, side: Side, text: string): string =>
  unitCalled(g, side, text) === undefined ? text.replace(/\s*\([^)]*\)/g, '') : text;

function wholeGroup(g: ClockContext, side: Side, id: number): number[] {
  const present = presentOf(g, side);
  if (!present.includes(id)) throw new BadInput(`${factsOf(g, id).name} is not on the table`);
  return groupWith(g, present, id);
}

/** A length in inches, with decimals enough to lead back to it. */
export const exactly = (length: number): string => `${Number((length / INCH).toFixed(4))}`;

/** "20 14 facing 180", or "at 20 14": inches from the left and the top, degrees. */
export function parsePlace(text: string, heading: number, like = ''): { x: number; y: number; heading: number } {
  const match = /^(?:at\s+)?(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)(?:[\s,]+facing\s+(\d+(?:\.\d)?))?$/i.exec(text.trim());
  if (!match)
    throw new BadInput(`"${text}" is no place; write for example ${like && `"${like}" or `}"at 20 14 facing 180"`);
  const [, x, y, facing] = match;
  return {
    x: Math.round(Number(x) * INCH),
    y: Math.round(Number(y) * INCH),
    heading: facing === undefined ? heading : Math.round(Number(facing) * 10) % 3600,
  };
}
