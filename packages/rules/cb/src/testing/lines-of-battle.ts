import type { Contact, Control, Mood, Unit } from '../board/board.ts';
import type { Setup, UnitSetup } from '../board/setup.ts';
import type { LeaderId } from '../sheet/chapters/leader-risk.ts';
import { FORMATIONS } from '../sheet/formations.ts';
import { BREEDS, GRADES, MORALES, WEAPONS } from '../sheet/troops.ts';

/** A unit as the battle has it, and what is different about it when the stage opens. */
export interface Placed {
  readonly unit: UnitSetup;
  readonly state: Partial<Unit>;
}

const CONTROLS: readonly string[] = ['ordered', 'free', 'halts', 'repeats'] satisfies Control[];
const MOODS: readonly string[] = ['routing', 'pursuing', 'advancing', 'looting'] satisfies Mood[];
const FLAGS: readonly string[] = [
  ...[
    'shaken',
    'rallies',
    'steadied',
    'directed',
    'moved',
    'shot',
    'shotStill',
    'formedUp',
    'loosened',
    'opened',
    'followedOn',
    'fought',
    'shied',
  ],
];
const NUMBERS: readonly string[] = ['stands', 'files', 'facing', 'combat'];
const COUNTS: readonly string[] = ['dp', 'casualties', 'moraleStands'];
const isOne = (list: readonly string[], word: string): boolean => list.includes(word);

/**
 * "key class x y words…": `has Leg 20 20 A stands=8 files=4 legion=I dp=2 quincunx facing=90 command=max`. A word is a grade, a
 * morale, a weapon, a breed, armoured or bare, a formation, a mood, a control, or something true of the unit; last=move and
 * motion=charging too. Routers and pursuers are unformed, routers shaken with 5 DPs.
 */
export function placedFrom(line: string): Placed {
  const [id, type, x, y, ...words] = line.trim().split(/\s+/) as [string, string, string, string];
  const unit: Record<string, unknown> = { id, name: id, type, at: [Number(x), Number(y)] };
  const state: Record<string, unknown> = {};
  for (const word of words as string[]) tell(word, unit, state);
  return { unit: unit as UnitSetup, state };
}

function tell(word: string, unit: Record<string, unknown>, state: Record<string, unknown>): void {
  const [name, value] = word.split('=') as [string, string | undefined];
  if (value !== undefined) {
    if (isOne(NUMBERS, name)) unit[name] = Number(value);
    else if (name === 'command' || name === 'legion') unit[name] = value;
    else state[name] = isOne(COUNTS, name) ? Number(value) : value;
    if (name === 'dp' && Number(value) === 5) state.shaken = true;
  } else if (isOne(GRADES, word)) unit.grade = word;
  else if (isOne(MORALES, word)) unit.morale = word;
  else if (isOne(WEAPONS, word)) unit.weapon = word;
  else if (isOne(BREEDS, word)) unit.breed = word;
  else if (word === 'armoured' || word === 'bare') unit.armoured = word === 'armoured';
  else if (isOne(FORMATIONS, word)) unit.formation = word;
  else if (isOne(CONTROLS, word)) state.control = word;
  else if (isOne(MOODS, word)) Object.assign(state, carriedAway(word));
  else if (isOne(FLAGS, word)) state[word] = true;
  else throw new Error(`a unit is not "${word}"`);
}

function carriedAway(mood: string): object {
  if (mood === 'routing') return { mood, formation: 'unformed', dp: 5, shaken: true };
  return mood === 'pursuing' ? { mood, formation: 'unformed' } : { mood };
}

/** "Name rank key order": his id for commands is his name in small letters; `ally` after it, and `support=key`. */
export function leaderFrom(line: string): Setup['armies']['red']['leaders'][number] {
  const [name, rank, key, ...words] = line.trim().split(/\s+/) as [string, LeaderId, string];
  const leader: Record<string, unknown> = { id: name.toLowerCase(), name, rank, with: key };
  for (const word of words as string[]) {
    if (word === 'ally') leader.ally = true;
    else if (word.startsWith('support=')) leader.order = { do: 'support', behind: word.slice('support='.length) };
    else leader.order = { do: word };
  }
  return leader as Setup['armies']['red']['leaders'][number];
}

/** "attacker defender" and where they met, in front unless given; `fresh` in their first round, `mutual` if both charged. */
export function contactFrom(line: string, id: (key: string) => number): Contact {
  const [attacker, defender, ...words] = line.trim().split(/\s+/) as [string, string];
  const says = (word: string): boolean => (words as string[]).includes(word);
  const met = says('rear') ? 'rear' : says('flank') ? 'flank' : 'front';
  return {
    attacker: id(attacker),
    defender: id(defender),
    mutual: says('mutual'),
    met,
    fresh: says('fresh'),
    done: says('done'),
  };
}
