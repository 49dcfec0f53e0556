import type { FightingGeneral, FightingZone, FightSituation } from '../sheet/chapters/fight-dice.ts';
import { fighter } from './clash.ts';

export const GENERAL: FightingGeneral = { fightGift: false, erratic: false };

/** A side of a fight by its units: `sideOf('CO bow, CO veteran', { general: GENERAL })`. */
export const sideOf = (units: string, more: Partial<FightingZone> = {}): FightingZone => ({
  units: units.split(', ').map(fighter),
  general: undefined,
  rearSupport: false,
  closeOrder: 0,
  winning: 0,
  ...more,
});

/** A fight in the open, met in front, the first of the turn and nobody late. */
export const fightOf = (
  assaulter: FightingZone,
  target: FightingZone,
  more: Partial<FightSituation> = {},
): FightSituation => ({ assaulter, target, late: 0, met: 'front', hindered: false, times: 1, ...more });
