import {
  type FightingZone,
  type FightSituation,
  fightTally,
  NO_PRELUDE,
  type Prelude,
  type Role,
} from '../sheet/chapters/fight-dice.ts';
import { fightOf, sideOf } from './fight-of.ts';
import { lines } from './stage.ts';

/** Three auxiliaries, 6D6 before anything else. */
const SIX = sideOf('Aux, Aux, Aux');

/** The printed breakdown of one side, without the row of three auxiliaries, and the sum: `= 6`. */
export function rows(role: Role, more: Partial<FightSituation>, prelude: Partial<Prelude> = {}): string[] {
  const tally = fightTally(fightOf(SIX, SIX, more), role, { ...NO_PRELUDE, ...prelude });
  return [...lines(tally).filter((line) => line !== 'CK-FGT-2 other units +6'), `= ${tally.total}`];
}

/** The breakdown of a target, and of an assaulter, with this zone. */
export const target = (own: FightingZone): string[] => rows('target', { target: own });
export const assaulter = (own: FightingZone): string[] => rows('assaulter', { assaulter: own });
