import { type Place, placesIn, valueIn } from './places.ts';
import type { Random } from './random.ts';
import { deepText, oddName, strangeKey, strangeNumber, strangeText, strangeValue, withKey } from './strange.ts';

/** Stands for what is put in when all is written out: what nests too deep, and numbers that JSON takes and never writes. */
const LATER = '\u0000later\u0000';
const RAW_NUMBERS = ['-0', '1e999', '-1e999', '-0.0e1', '1.0', '123456789012345678901234567890'];

const rawText = (random: Random): string => (random.percent(50) ? deepText(random) : random.pick(RAW_NUMBERS));

/** Spoils plain data in place, where it can do so. */
type Spoiler = (random: Random, place: Place, all: readonly Place[]) => void;

const put = ({ holder, key }: Place, value: unknown): void => void withKey(holder, String(key), value);

const copied = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** Values of the same kind elsewhere: the id of another thing, another's number, another's list. */
function likeValue(random: Random, place: Place, all: readonly Place[]): unknown {
  const kind = typeof valueIn(place);
  const alike = all.filter((other) => typeof valueIn(other) === kind);
  return copied(valueIn(random.pick(alike)));
}

function renamed(random: Random, { holder, key }: Place): void {
  const value = (holder as Record<string, unknown>)[key as string];
  remove({ holder, key });
  if (Array.isArray(holder)) holder.push(value);
  else withKey(holder, random.percent(50) ? strangeKey(random) : `${key}x`, value);
}

function remove({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function doubled({ holder, key }: Place): void {
  const twin = copied((holder as Record<string | number, unknown>)[key]);
  if (Array.isArray(holder)) holder.splice(Number(key), 0, twin);
  else withKey(holder, `${key}2`, twin);
}

/** A value in another type. */
function retyped(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return /^-?\d+$/.test(value) ? Number(value) : [value];
  if (typeof value === 'boolean') return Number(value);
  if (Array.isArray(value)) return { ...value };
  return value === null ? {} : Object.values(value as object);
}

/** Everything of that key gets the same kind of value: all names are strange, or all figures extreme. */
function everywhere(random: Random, { key }: Place, all: readonly Place[]): void {
  const alike = all.filter((place) => place.key === key && typeof valueIn(place) !== 'object');
  const value = random.percent(50) ? strangeText(random) : oddName(random);
  for (const place of alike) {
    const old = valueIn(place);
    if (typeof old === 'number') put(place, strangeNumber(random));
    // What is known by it stays apart from others.
    else put(place, random.percent(50) ? value + String(old) : String(old) + value);
  }
}

const nudged = (random: Random, value: number): number => value + random.pick([-1, 1, 0.5, -0.25, 10, -value, value]);

const SPOILERS: readonly Spoiler[] = [
  (_, place) => remove(place),
  (_, place) => doubled(place),
  (random, place) => renamed(random, place),
  (_, place) => put(place, retyped(valueIn(place))),
  (random, place) => put(place, strangeValue(random)),
  (random, place) => put(place, strangeNumber(random)),
  (random, place) => put(place, strangeText(random)),
  (random, place, all) => put(place, likeValue(random, place, all)),
  (random, place, all) => put(place, copied(valueIn(random.pick(all)))),
  (random, { holder }) => {
    if (!Array.isArray(holder)) withKey(holder, strangeKey(random), strangeValue(random));
  },
  (random, { holder }) => {
    if (Array.isArray(holder)) holder.splice(random.below(holder.length + 1));
  },
  everywhere,
  (_, place) => put(place, LATER),
];

/** Those that keep a value of its kind: what they make is taken more often, and goes further. */
const gently: Spoiler = (random, place, all) => {
  const value = valueIn(place);
  if (typeof value === 'number' && random.percent(5)) put(place, LATER);
  else if (random.percent(15)) everywhere(random, place, all);
  else if (typeof value === 'number') put(place, nudged(random, value));
  else if (typeof value === 'boolean') put(place, !value);
  else if (typeof value === 'string') put(place, random.percent(50) ? oddName(random) : likeValue(random, place, all));
  else if (random.percent(50)) remove(place);
  else put(place, likeValue(random, place, all));
};

/** The places that are to be spoilt first: near the top, or of one branch, there are few among so many. */
function anyPlace(random: Random, all: readonly Place[]): Place {
  const holders = [...new Set(all.map(({ holder }) => holder))];
  const holder = random.pick(holders);
  return random.percent(50) ? random.pick(all) : random.pick(all.filter((place) => place.holder === holder));
}

/** A spoilt copy of plain data as text: a few changes to what it holds, and now and then to the very text. */
export function spoilt(random: Random, data: unknown, gentle = random.percent(40)): string {
  return written(random, spoiltData(random, data, gentle));
}

/** A spoilt copy of plain data. */
export function spoiltData(random: Random, data: unknown, gentle: boolean): unknown {
  const whole = { data: copied(data) };
  const times = 1 + random.below(3);
  for (let i = 0; i < times; i++) {
    const all = placesIn(whole);
    if (all.length === 0) break;
    const place = anyPlace(random, all.length > 1 ? all.slice(1) : all);
    if (gentle) gently(random, place, all);
    else random.pick(SPOILERS)(random, place, all);
  }
  return whole.data;
}

/** Data as text, with what goes deep in its place; now and then the text is cut or smudged. */
export function written(random: Random, data: unknown): string {
  const text = (JSON.stringify(data) ?? 'null').replaceAll(JSON.stringify(LATER), () => rawText(random));
  if (!random.percent(8)) return text;
  const at = random.below(text.length + 1);
  const smudges = [text.slice(0, at), text.slice(at), `${text.slice(0, at)}${strangeText(random)}${text.slice(at)}`];
  return random.pick([...smudges, '', text + text, deepText(random), '['.repeat(5000)]);
}
