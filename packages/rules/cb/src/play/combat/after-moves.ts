import { isFree } from '@acies/rules-disorder';
import { afterStep, type Box } from '@acies/table';
import type { Mood } from '../../board/board.ts';
import { destroyUnit, place } from '../../board/change.ts';
import {
  bodiesOf,
  boxOf,
  type CbContext,
  contactsOf,
  isPresent,
  isRouting,
  stillMeet,
  unitOf,
} from '../../board/look.ts';
import type { AfterMove } from '../../sheet/combat/combat-results.ts';
import { burstThrough } from './bursting.ts';
import { followUp } from './following.ts';
import { fallBack, retire } from './going-back.ts';
import { pursue } from './pursuing.ts';
import type { Retreat } from './retreating.ts';
import { breakAndRun, foremost } from './routing.ts';
import { stampede } from './stampede.ts';

/** What a unit may choose: its result’s moves, and two ways of making one of them. */
export type AfterChoice = AfterMove | 'take ground' | 'fall back through the supports';

/** CB-AFT-7: a pursuer who has run into new enemy, and how far it has thrown to go. */
export interface Pursuit {
  readonly unit: number;
  readonly enemy: number;
  readonly length: number;
  /** Those it goes after. */
  readonly fled: readonly number[];
}

/** What those who fought have done so far. */
export interface Settling {
  chosen: [number, AfterMove][];
  /** Where all stood as they fought. */
  boxes: [number, Box][];
  pursuits: Pursuit[];
  /** CB-AFT-4: who has fallen back through the supports of its legion. */
  relieved: number[];
}

/** CB-CTL-6, CB-CMD-6 (R): a spontaneous advance that gives way is over, and so is looting. */
const ENDS: readonly Mood[] = ['advancing', 'looting'];
const GIVES_WAY: readonly AfterChoice[] = ['fall back', 'fall back through the supports', 'retire'];

const THROUGH = 'fall back through the supports';

/** CB-AFT-1 to CB-AFT-8: a unit makes its move after combat, and it is noted. A retirement is returned, to be finished. */
export function carryOut(
  g: CbContext,
  s: Settling,
  id: number,
  choice: AfterChoice,
  enemies: readonly number[],
  clause: string,
): Retreat | undefined {
  const unit = unitOf(g, id);
  g.tell?.({ type: 'after', clauses: [clause], unit: id, move: choice === THROUGH ? 'fall back' : choice });
  unit.motion = 'standing';
  if (unit.rush === 'charging') unit.rush = 'spent';
  if (unit.mood === 'pursuing' || (ENDS.includes(unit.mood) && GIVES_WAY.includes(choice))) unit.mood = 'steady';
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
      if (!fallBack(g, id, choice === THROUGH)) return note('halt');
      if (choice === THROUGH) s.relieved.push(id);
      return note('fall back');
    case 'follow up':
      followUp(g, s, id, present);
      return note('follow up');
    case 'retire':
      return retire(g, id, enemies, note);
    case 'break':
      breakAndRun(g, id, foremost(g, id, enemies), 'CB-AFT-6');
      return note(isPresent(g, id) ? 'break' : 'destroyed');
    case 'pursue': {
      s.pursuits.push(...pursue(g, id, fledOf(s, enemies)));
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

/** CB-AFT-1: the ground that enemies have fled from, if a unit that fights nobody else may stand there. */
export function groundLeft(g: CbContext, s: Settling, id: number, enemies: readonly number[]): Box | undefined {
  const fled = fledOf(s, enemies);
  const depths = s.boxes.filter(([enemy]) => fled.includes(enemy)).map(([, box]) => box.depth);
  if (depths.length === 0 || contactsOf(g, id).length > 0) return undefined;
  const to = afterStep(boxOf(g, id), { do: 'advance', distance: Math.max(...depths) });
  return isFree(bodiesOf(g), id, to) ? to : undefined;
}

function takeGround(g: CbContext, s: Settling, id: number, enemies: readonly number[]): void {
  place(g, id, groundLeft(g, s, id, enemies)!, 'take ground', 'CB-AFT-1');
  unitOf(g, id).moved = true;
}

/** Who has come away from each other is no longer in contact. */
export function dropLostContacts(g: CbContext): void {
  const holds = (id: number): boolean => isPresent(g, id) && !isRouting(g, id);
  g.board.contacts = g.board.contacts.filter(
    ({ attacker, defender }) => holds(attacker) && holds(defender) && stillMeet(boxOf(g, attacker), boxOf(g, defender)),
  );
}
