import { BadInput, type Side } from '@acies/kernel';
import { sayTogether } from '@acies/table';
import { type ClockContext, factsOf, unitOf } from '../../board/look.ts';

/** Units and leaders by what people call them. */

const alike = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A unit of a side by its short name, or else by its full one. */
export function unitCalled(g: ClockContext, side: Side, name: string): number | undefined {
  const own = g.setting.units.filter((unit) => unit.side === side);
  return (own.find(({ key }) => alike(key, name)) ?? own.find((unit) => alike(unit.name, name)))?.id;
}

export function unitNamed(g: ClockContext, side: Side, name: string): number {
  const unit = unitCalled(g, side, name);
  if (unit !== undefined) return unit;
  const keys = g.setting.idsOf[side].filter((id) => unitOf(g, id).where !== 'gone').map((id) => factsOf(g, id).key);
  throw new BadInput(`${side} has no unit "${name}"; it has ${keys.join(', ')}`);
}

export function leaderNamed(g: ClockContext, side: Side, name: string): number {
  const leader = g.setting.leaders.find((one) => one.side === side && alike(one.name, name));
  if (leader) return leader.id;
  const names = g.setting.leadersOf[side].map((id) => g.setting.leaders[id]!.name);
  throw new BadInput(`${side} has no leader "${name}"; it has ${names.join(', ') || 'none'}`);
}

/** The leader whose name a text begins with; of several the longest name. */
export function leaderAtStart(g: ClockContext, side: Side, text: string): number {
  const fitting = g.setting.leadersOf[side]
    .map((id) => g.setting.leaders[id]!)
    .filter(({ name }) => alike(name, text.slice(0, name.length)) && /^(\s|$)/.test(text.slice(name.length)));
  const [best] = fitting.sort((a, b) => b.name.length - a.name.length);
  return best ? best.id : leaderNamed(g, side, text.split(/\s+/)[0]!);
}

/** The widest range of units that can be meant: a side has no more. */
const WIDEST = 100;

/** "pike1-4" is pike1, pike2, pike3, pike4, and "Pikes 1 to 4" their names; any other word is itself. */
function rangeOf(word: string): string[] {
  const match = /^(.*?)(\d+)(?:-|\s+to\s+)(\d+)$/i.exec(word);
  if (!match) return [word];
  const [from, to] = [Number(match[2]), Number(match[3])];
  if (to < from || to - from >= WIDEST)
    throw new BadInput(`"${word}" is no range of units; write for example "pike1-4"`);
  return Array.from({ length: to - from + 1 }, (_, i) => `${match[1]}${from + i}`);
}

/** The names in a text: parted by commas and "and", or by spaces where they are ids; ranges as all that they mean. */
export function namesIn(text: string, isName: (text: string) => boolean): string[] {
  let stem = '';
  return text.split(',').flatMap((part) => {
    if (isName(part)) return [part.trim()];
    return part.split(/\band\b/i).flatMap((piece) => {
      const whole = piece.trim();
      // "Elephants 1 and 2": the second is called like the first.
      const named = /^\d+$/.test(whole) ? `${stem}${whole}` : whole;
      stem = named.replace(/\d+$/, '');
      if (isName(named)) return [named];
      const range = rangeOf(named);
      return range.length > 1 && range.every(isName) ? range : named.split(/\s+/).filter(Boolean).flatMap(rangeOf);
    });
  });
}

/** What to call a unit so that it is found again: its id, or its name if the id cannot be typed in an order. */
function shortName(g: ClockContext, id: number): string {
  const { name, key } = factsOf(g, id);
  return /^[^\s:,()]+$/.test(key) && !/^group$/i.test(key) ? key : name;
}

/** The id of a unit, and its name beside it for those who do not know it; both can be typed. */
export function idToType(g: ClockContext, id: number): string {
  const { name } = factsOf(g, id);
  const short = shortName(g, id);
  return alike(short, name) || /[:,()]/.test(name) ? short : `${short} (${name})`;
}

/** The ids of a group, with ranges where they follow each other: "ele1-3, gau1". */
export function idsToType(g: ClockContext, units: readonly number[]): string {
  if (units.length === 1) return idToType(g, units[0]!);
  const runs: number[][] = [];
  for (const id of units) {
    const last = runs.at(-1);
    if (last && rangeText(g, [...last, id]) !== undefined) last.push(id);
    else runs.push([id]);
  }
  return runs.map((run) => rangeText(g, run) ?? shortName(g, run[0]!)).join(', ');
}

/** "ele1-3" for units whose ids just follow each other, if nobody is called that. */
function rangeText(g: ClockContext, run: readonly number[]): string | undefined {
  if (run.length < 2) return undefined;
  const keys = run.map((id) => factsOf(g, id).key);
  const [, stem = '', first = ''] = /^([^\s:,()]*?)(\d+)$/.exec(keys[0]!) ?? [];
  if (first === '' || keys.some((key, i) => key !== `${stem}${Number(first) + i}`)) return undefined;
  const text = `${stem}${first}-${Number(first) + run.length - 1}`;
  return unitCalled(g, factsOf(g, run[0]!).side, text) === undefined ? text : undefined;
}

/** What to call a unit for people: its name, and its id where another of its side has the same name. */
export function nameOfOne(g: ClockContext, id: number): string {
  const { name, side, key } = factsOf(g, id);
  const isShared = g.setting.units.some((one) => one.id !== id && one.side === side && alike(one.name, name));
  return isShared ? `${name} (${key})` : name;
}

/** Units by their names, those that are counted through in one: "Elephants 1 to 3 and Gauls 2". */
export function namesOf(g: ClockContext, units: readonly number[]): string {
  const runs: { readonly stem: string; readonly first: number; last: number }[] = [];
  for (const id of units) {
    const name = nameOfOne(g, id);
    const [, stem = name, count = ''] = /^(.*\S\s+)(\d+)$/.exec(name) ?? [];
    const run = runs.at(-1);
    if (run && count !== '' && run.stem === stem && Number(count) === run.last + 1) run.last = Number(count);
    else runs.push({ stem, first: Number(count), last: Number(count) });
  }
  return sayTogether(runs.map(runWords));
}

const runWords = ({ stem, first, last }: { stem: string; first: number; last: number }): string =>
  first === 0 ? stem : `${stem}${first}${last > first ? `${last === first + 1 ? ' and ' : ' to '}${last}` : ''}`;
