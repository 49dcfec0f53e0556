import { backwards, flush, isFree } from '@acies/rules-disorder';
import {
  ABOUT,
  afterStep,
  type Box,
  bearingOf,
  centreOf,
  cornersOf,
  placed,
  pointFrom,
  touch,
  turnedInPlace,
} from '@acies/table';
import { blocked, FALL_BACK, SHORT_OF_SUPPORTS } from './after-combat.ts';
import { breakContacts, destroyUnit, disorder, place } from './changes.ts';
import type { AfterMove } from './combat-results.ts';
import { JT } from './field.ts';
import { pursue } from './pursuing.ts';
import { supportsOf } from './relief.ts';
import { prepareRetreat, type Retreat } from './retreating.ts';
import { breakAndRun } from './routing.ts';
import { burst, stampede } from './stampede.ts';
import {
  bodiesOf,
  boxOf,
  type CbTable,
  contactsOf,
  isPresent,
  isRouting,
  opponentOf,
  stillMeet,
  unitOf,
} from './table.ts';

/** What a unit may choose: its result’s moves, and two ways of making one of them. */
export type AfterChoice = AfterMove | 'take ground' | 'fall back through the supports';

/** CB-AFT-7: a pursuer who has run into new enemy, and how far it has thrown to go. */
export interface Pursuit {
  readonly unit: number;
  readonly enemy: number;
  readonly length: number;
}

/** What those who fought have done so far. */
export interface Settling {
  chosen: [number, AfterMove][];
  /** Where all stood as they fought. */
  boxes: [number, Box][];
  pursuits: Pursuit[];
}

const THROUGH = 'fall back through the supports';

/** CB-AFT-1 to CB-AFT-8: a unit makes its move after combat, and it is noted. A retirement is returned, to be finished. */
export function carryOut(
  g: CbTable,
  s: Settling,
  id: number,
  choice: AfterChoice,
  enemies: readonly number[],
  clause: string,
): Retreat | undefined {
  const unit = unitOf(g, id);
  g.tell?.({ type: 'after', clauses: [clause], unit: id, move: choice === THROUGH ? 'fall back' : choice });
  unit.motion = 'standing';
  if (unit.mood === 'pursuing' || unit.mood === 'advancing') unit.mood = 'steady';
  const present = enemies.filter((enemy) => isPresent(g, enemy));
  const note = (move: AfterMove): undefined => void s.chosen.push([id, move]);
  switch (choice) {
    case 'halt':
      return note('halt');
    case 'take ground':
      takeGround(g, s, id, enemies);
      return note('halt');
    case 'open ranks':
      unit.opened = true;
      return note('open ranks');
    case 'fall back':
    case THROUGH:
      return note(fallBack(g, id, choice === THROUGH) ? 'fall back' : 'halt');
    case 'follow up':
      followUp(g, id, present);
      return note('follow up');
    case 'retire':
      return retire(g, id, enemies, note);
    case 'break':
      breakAndRun(g, id, enemies[0]!, 'CB-AFT-6');
      return note(isPresent(g, id) ? 'break' : 'destroyed');
    case 'pursue': {
      const met = pursue(g, id, fledOf(s, enemies));
      if (met) s.pursuits.push(met);
      return note('pursue');
    }
    case 'burst through':
      burstThrough(g, id, present);
      return note('burst through');
    case 'rampage':
      unit.mood = 'rampaging';
      stampede(g);
      return note('rampage');
    case 'destroyed':
      destroyUnit(g, id, 'destroyed', clause);
      return note('destroyed');
  }
}

const fledOf = ({ chosen }: Settling, enemies: readonly number[]): number[] =>
  chosen.filter(([id, move]) => enemies.includes(id) && (move === 'retire' || move === 'break')).map(([id]) => id);

/** CB-AFT-5: without room it stays. */
function retire(
  g: CbTable,
  id: number,
  enemies: readonly number[],
  note: (move: AfterMove) => undefined,
): Retreat | undefined {
  const retreat = prepareRetreat(g, id, enemies[0]!);
  if (!retreat) return note(stay(g, id, 'retire'));
  note('retire');
  return retreat;
}

/** CB-AFT-6 (R): no room: it stays, as if halted, at a DP. */
function stay(g: CbTable, id: number, move: 'fall back' | 'retire'): 'halt' {
  const { clause, dp } = blocked(move, false);
  g.tell?.({ type: 'blocked', clauses: [clause], unit: id, surrenders: false });
  disorder(g, id, dp, 'combat', 'no room to go back', clause);
  return 'halt';
}

/** CB-AFT-3: 1 JT back, or behind the next line of its legion; whether there was room. */
function fallBack(g: CbTable, id: number, through: boolean): boolean {
  const to = through ? behindSupports(g, id) : behind(g, id);
  if (!to) {
    stay(g, id, 'fall back');
    return false;
  }
  breakContacts(g, id);
  place(g, id, to, 'fall back', 'CB-AFT-3');
  unitOf(g, id).moved = true;
  return true;
}

/** CB-AFT-3: straight back; (R) one struck in flank or rear alone goes back from that enemy, and turns to face him. */
function behind(g: CbTable, id: number): Box | undefined {
  const contacts = contactsOf(g, id);
  const facing = contacts.length === 0 || contacts.some(({ attacker, met }) => attacker === id || met === 'front');
  if (facing) return backwards(bodiesOf(g), id, FALL_BACK * JT);
  const from = boxOf(g, opponentOf(contacts[0]!, id));
  const box = boxOf(g, id);
  const { aside } = bearingOf(from, centreOf(box));
  const to = placed(box, pointFrom(from, FALL_BACK * JT, aside), from.heading + ABOUT);
  return isFree(bodiesOf(g), id, to) ? to : undefined;
}

/** CB-AFT-3: its front against the rear of the nearest support. */
function behindSupports(g: CbTable, id: number): Box | undefined {
  const box = boxOf(g, id);
  for (const support of supportsOf(g, id)) {
    const other = boxOf(g, support);
    const { aside } = bearingOf(other, { x: box.x, y: box.y });
    const to = placed(box, pointFrom(other, -other.depth, aside));
    if (isFree(bodiesOf(g), id, to)) return to;
  }
  return undefined;
}

/** CB-AFT-4: forward to stay in contact with one who fell back; in vain, 1 JT, and 1 JT short of a legion’s supports. */
function followUp(g: CbTable, id: number, enemies: readonly number[]): void {
  const prey = enemies.filter((enemy) => !isRouting(g, enemy));
  const box = boxOf(g, id);
  const ahead = afterStep(box, { do: 'advance', distance: FALL_BACK * JT });
  const meets = (at: Box): number[] => prey.filter((enemy) => touch(at, boxOf(g, enemy)));
  const facing = (enemy: Box): Box => flush(turnedInPlace(box, (enemy.heading + ABOUT) % 3600), enemy, 'front', JT);
  const near = prey.filter((enemy) => stillMeet(box, boxOf(g, enemy)));
  const ways = [ahead, ...near.map((enemy) => facing(boxOf(g, enemy)))];
  const to = ways.find((at) => isFree(bodiesOf(g), id, at) && meets(at).length > 0) ?? alone(g, id, ahead);
  if (!to) return;
  place(g, id, to, 'follow up', 'CB-AFT-4');
  Object.assign(unitOf(g, id), { moved: true });
  const met = meets(to);
  if (met.length > 0) unitOf(g, id).motion = 'following up';
  breakContacts(g, id);
  // They fight again in the next turn.
  for (const enemy of met)
    g.board.contacts.push({ attacker: id, defender: enemy, met: 'front', fresh: false, done: true });
}

/** Where nobody is left to touch: 1 JT on, unless that is within 1 JT of other enemy in front. */
function alone(g: CbTable, id: number, ahead: Box): Box | undefined {
  const bodies = bodiesOf(g);
  const clear = bodies.enemiesOf(id).every((enemy) => !stillNear(ahead, boxOf(g, enemy)));
  return clear && isFree(bodies, id, ahead) ? ahead : undefined;
}

const stillNear = (a: Box, b: Box): boolean =>
  touch(afterStep(a, { do: 'advance', distance: SHORT_OF_SUPPORTS * JT }), b);

/** CB-AFT-1: onto the ground that an enemy has left. */
function takeGround(g: CbTable, { boxes }: Settling, id: number, enemies: readonly number[]): void {
  const left = boxes.filter(([enemy]) => enemies.includes(enemy)).map(([, box]) => box.depth);
  const to = afterStep(boxOf(g, id), { do: 'advance', distance: Math.max(...left) });
  if (!isFree(bodiesOf(g), id, to)) return;
  breakContacts(g, id);
  place(g, id, to, 'take ground', 'CB-AFT-1');
  unitOf(g, id).moved = true;
}

/** How much farther than just beyond the enemy a burst may come out, where there is no room before. */
const FARTHER = 6;

/** CB-AFT-8, CB-MOR-8: through to the far side of the enemy; (R) on until there is room, and if there is none it stays. */
function burstThrough(g: CbTable, id: number, enemies: readonly number[]): void {
  const box = boxOf(g, id);
  const through = enemies.filter((enemy) => !isRouting(g, enemy) && stillMeet(box, boxOf(g, enemy)));
  const corners = through.flatMap((enemy) => cornersAhead(box, boxOf(g, enemy)));
  const first = Math.round(Math.max(0, ...corners)) + box.depth;
  for (let more = 0; more <= FARTHER; more++) {
    const to = afterStep(box, { do: 'advance', distance: first + (more * JT) / 2 });
    if (!isFree(bodiesOf(g), id, to)) continue;
    breakContacts(g, id);
    place(g, id, to, 'burst through', 'CB-AFT-8');
    unitOf(g, id).moved = true;
    break;
  }
  for (const enemy of through) burst(g, id, enemy);
  stampede(g);
}

const cornersAhead = (box: Box, other: Box): number[] => cornersOf(other).map((corner) => bearingOf(box, corner).ahead);

/** Who has come away from each other is no longer in contact. */
export function dropLostContacts(g: CbTable): void {
  const holds = (id: number): boolean => isPresent(g, id) && !isRouting(g, id);
  g.board.contacts = g.board.contacts.filter(
    ({ attacker, defender }) => holds(attacker) && holds(defender) && stillMeet(boxOf(g, attacker), boxOf(g, defender)),
  );
}
