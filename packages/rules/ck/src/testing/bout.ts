import {
  type FightingZone,
  type FightSituation,
  fightTally,
  NO_PRELUDE,
  type Prelude,
  type Role,
} from '../fight-dice.ts';
import { fighter } from './clash.ts';
import { lines } from './scene.ts';

/** One side of a fight: its units in words, and what is not said does not apply. */
export const zone = (units: readonly string[], more: Partial<FightingZone> = {}): FightingZone => ({
  units: units.map(fighter),
  general: undefined,
  rearSupport: false,
  closeOrder: 0,
  winning: 0,
  ...more,
});

export const GENERAL = { fightGift: false, erratic: false };

/** Three auxiliaries, 6D6 before anything else. */
const SIX = zone(['Aux', 'Aux', 'Aux']);

/** The printed breakdown of one side, without the row of three auxiliaries, and the sum: `= 6`. */
export function rows(role: Role, more: Partial<FightSituation>, prelude: Partial<Prelude> = {}): string[] {
  const situation = { assaulter: SIX, target: SIX, late: 0, met: 'front', hindered: false, times: 1, ...more } as const;
  const tally = fightTally(situation, role, { ...NO_PRELUDE, ...prelude });
  return [...lines(tally).filter((line) => line !== 'CK-FGT-2 other units +6'), `= ${tally.total}`];
}

/** The breakdown of a target, and of an assaulter, with this zone. */
export const target = (own: FightingZone): string[] => rows('target', { target: own });
export const assaulter = (own: FightingZone): string[] => rows('assaulter', { assaulter: own });
