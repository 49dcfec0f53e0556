import { type DiceEvent, type Reading, readFaces } from '@acies/kernel';
import { GIFTED, hitsCounted } from '../chapters/fight-dice.ts';
import { FIRST_THROW, SECOND_THROW } from '../chapters/reroll-policy.ts';
import { savesFor } from '../chapters/saves.ts';
import { FAILS, HITS } from '../readings.ts';

/** How a pool is read, and what it is called that it came to: one, and many. */
type Read = readonly [reading: Reading, one: string, many: string];

const HIT = [HITS, 'hit', 'hits'] as const;

/** By the clause that a pool is thrown for. */
const READ: Readonly<Record<string, Read>> = {
  'CK-SHO-1': HIT,
  'CK-FGT-6': HIT,
  'CK-FGT-7': HIT,
  'CK-MOR-2': [FAILS, 'fail', 'fails'],
  'CK-PUR-1': [FAILS, 'half base lost', 'half bases lost'],
};

function readOf({ clauses: [clause], label }: DiceEvent): Read | undefined {
  const saves = savesFor(label);
  return saves ? [saves, 'saved', 'saved'] : READ[clause!];
}

/** What a pool is thrown for, and which of two throws it is. */
function parted(label: string): readonly [name: string, turn: string] {
  const turn = [FIRST_THROW, SECOND_THROW].find((words) => label.endsWith(words)) ?? '';
  return [label.slice(0, label.length - turn.length), turn];
}

/** What has become of a first throw: the next is made in its place, or there is no such. */
function fateOf([name, turn]: readonly [string, string], next: DiceEvent | undefined): string {
  if (turn !== FIRST_THROW) return '';
  return next?.label === `${name}${SECOND_THROW}` ? ', set aside' : ', kept';
}

/** What each pool came to; a die alone speaks for itself. */
export const working = (_: unknown, thrown: readonly DiceEvent[]): string[] =>
  thrown.flatMap((event, i) => {
    const { label, unit, faces } = event;
    const read = readOf(event);
    if (!read) return [];
    const [reading, one, many] = read;
    const [name, turn] = parted(label);
    const count = hitsCounted(readFaces(reading, faces), faces.length, name === GIFTED);
    const fate = fateOf([name, turn], thrown[i + 1]);
    return [`${name}${unit ? ` of ${unit}` : ''}${turn}: ${count} ${count === 1 ? one : many}${fate}`];
  });
