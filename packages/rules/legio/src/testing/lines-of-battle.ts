import type { Contact, Control, Mood, Unit } from '../board/board.ts';
import type { Setup, UnitSetup } from '../board/setup.ts';
import type { LeaderId } from '../sheet/chapters/leader-risk.ts';
import type { Order } from '../sheet/chapters/orders.ts';
import { FORMATIONS } from '../sheet/formations.ts';
import { GRADES, TRAITS } from '../sheet/troops.ts';

/** A unit as the battle has it, and what is different about it when the stage opens. */
export interface Placed {
  readonly unit: UnitSetup;
  readonly state: Partial<Unit>;
  /** LG-AFT-6: the key of whom it pursues. */
  readonly prey: string | undefined;
}

const CONTROLS: readonly string[] = ['loose', 'free', 'halts', 'repeats'] satisfies Control[];
const MOODS: readonly string[] = ['routing', 'pursuing', 'looting'] satisfies Mood[];
const FLAGS: readonly string[] = [
  ...['shaken', 'hasShot', 'halted', 'haltsNext', 'shied', 'moved', 'rests', 'formedUp', 'shotOver', 'shotAt'],
  ...['onFoot', 'asWished'],
];
const NUMBERS: readonly string[] = ['stands', 'files'];
const COUNTS: readonly string[] = ['dp', 'casualties'];

/**
 * "key type x y words…": `leg SW 500 600 A stands=8 files=4 legionaries dp=2 column facing=90 command=carus onFoot=WB`. A word is a
 * grade, a trait, a formation, a mood, a control, or something true of the unit; last=move, motion=following_up and prey=x too.
 * Routers and pursuers are unformed, routers shaken with 5 DPs.
 */
export function placedFrom(line: string): Placed {
  const [id, type, x, y, ...words] = line.trim().split(/\s+/) as [string, string, string, string];
  const unit: Record<string, unknown> = { id, name: id, type, at: [Number(x), Number(y)] };
  const state: Record<string, unknown> = {};
  for (const word of words as string[]) tell(word, unit, state);
  const { prey, ...rest } = state;
  return { unit: unit as UnitSetup, state: rest, prey: prey as string | undefined };
}

function tell(word: string, unit: Record<string, unknown>, state: Record<string, unknown>): void {
  const [name, value] = word.split('=') as [string, string | undefined];
  if (value !== undefined) {
    // No battle begins with a line of one file: it has come to be so.
    if (word === 'files=1') state.files = 1;
    else if (NUMBERS.includes(name) || name === 'facing') unit[name] = Number(value);
    else if (name === 'command' || name === 'onFoot') unit[name] = value;
    else state[name] = COUNTS.includes(name) ? Number(value) : value.replace('_', ' ');
    if (name === 'dp' && Number(value) === 5) state.shaken = true;
  } else if ((GRADES as readonly string[]).includes(word)) unit.grade = word;
  else if ((TRAITS as readonly string[]).includes(word)) unit[word] = true;
  else if ((FORMATIONS as readonly string[]).includes(word)) state.formation = word;
  else if (CONTROLS.includes(word)) state.control = word;
  else if (MOODS.includes(word)) Object.assign(state, carriedAway(word));
  else if (FLAGS.includes(word)) state[word] = true;
  else throw new Error(`a unit is not "${word}"`);
}

const carriedAway = (mood: string): object =>
  mood === 'routing' ? { mood, formation: 'unformed', dp: 5, shaken: true } : { mood, formation: 'unformed' };

/** "Name rank key order", the last if he has one, `support=b` too. His id for commands is his name in small letters. */
export function leaderFrom(line: string): Setup['armies']['red']['leaders'][number] {
  const [name, rank, key, word] = line.trim().split(/\s+/) as [string, LeaderId, string, string | undefined];
  const leader = { id: name.toLowerCase(), name, rank, with: key };
  if (word === undefined) return leader;
  const [order, behind] = word.split('=') as [Order, string | undefined];
  return { ...leader, order: { do: order, ...(behind === undefined ? {} : { behind }) } };
}

/** "attacker defender" and where they met, in front unless given. */
export function contactFrom(line: string, id: (key: string) => number): Contact {
  const [attacker, defender, met] = line.trim().split(/\s+/) as [string, string, Contact['met'] | undefined];
  return { attacker: id(attacker), defender: id(defender), met: met ?? 'front' };
}
