import { otherSide, type Side } from '@acies/kernel';
import type { Zone } from '@acies/zones';
import { type CkContext, factsOf, fightersIn, unitOf } from '../board/look.ts';
import { assaultChances } from '../play/fight/fight-preview.ts';
import { fightSituation } from '../play/fight/fight-situation.ts';
import type { Assault } from '../play/moving/assault.ts';
import { isTrapped } from '../play/moving/fall-back.ts';
import type { FightOver } from '../play/outcome.ts';
import { type Throw, worthAgain } from '../play/throws/throws.ts';
import { fightChances } from '../sheet/chapters/fight.ts';

/** Half bases that pursuit takes on average: thrown again by the pursued, or by the pursuer. */
const PURSUED = 1.8;
const RIDDEN_DOWN = 3.2;
/** Ground, casualty markers and winning markers that change hands with a fight. */
const VICTORY = 2;

interface Chances {
  readonly wins: number;
  readonly winsBy2: number;
  readonly losesBy2: number;
}

/** What an assault is worth to the assaulter, in half bases. */
function worthOf({ wins, winsBy2, losesBy2 }: Chances, markers: number): number {
  const won = wins * (PURSUED + VICTORY + 0.2 * markers) + winsBy2 * (RIDDEN_DOWN - PURSUED + 0.5);
  const loses = 1 - wins;
  const lost = loses * (PURSUED + VICTORY) + losesBy2 * (RIDDEN_DOWN - PURSUED + 0.5);
  return won - lost;
}

/** An assault not yet declared, by one who dares so much; one that comes too late costs nothing but the chance. */
export function assaultWorth(g: CkContext, side: Side, from: Zone, to: Zone, daring = 0): number {
  const chances = assaultChances(g, side, from, to);
  const fought = 1 - chances.noFight;
  if (fought === 0) return -1;
  const scaled = {
    wins: chances.wins / fought,
    winsBy2: chances.winsBy2 / fought,
    losesBy2: chances.losesBy2 / fought,
  };
  return fought * (worthOf(scaled, g.board.markers[from]!) + daring);
}

/** CK-FGT-1: what standing costs the target, against falling back at once. */
export function standWorth(g: CkContext, a: Assault): number {
  const { assaulterWins, assaulterBy2, targetBy2 } = fightChances(fightSituation(g, a));
  const stand = -worthOf({ wins: assaulterWins, winsBy2: assaulterBy2, losesBy2: targetBy2 }, g.board.markers[a.from]!);
  const side = otherSide(a.side);
  if (isTrapped(g, { side, from: a.to, units: fightersIn(g, a.to, side) })) return 1;
  return stand + PURSUED + VICTORY;
}

/** After a failed assault: a worn zone gets away from those who beat it. */
export function stayWorth(g: CkContext, { loser, winner }: FightOver): number {
  const units = fightersIn(g, loser.zone, loser.side);
  // Where there is no way out, to fall back is the end.
  if (isTrapped(g, { side: loser.side, from: loser.zone, units, closed: winner.zone })) return 1;
  return halvesOf(g, loser) - halvesOf(g, winner) - 2 * g.board.markers[loser.zone]! + 2;
}

const halvesOf = (g: CkContext, { zone, side }: FightOver['loser']): number =>
  fightersIn(g, zone, side).reduce((sum, id) => sum + unitOf(g, id).halves, 0);

export const rerollWorth = (thrown: Throw, again: boolean): number => (again === worthAgain(thrown) ? 1 : 0);

/** How gladly a unit is seen to go: the weak and those of little use first. */
export function dispensable(g: CkContext, id: number): number {
  const { type, quality } = factsOf(g, id);
  const { halves, winning } = unitOf(g, id);
  const use = type === 'CO' || type === 'Cav' || type === 'Ch' ? 2 : type === 'Sk' || type === 'MSk' ? 0 : 1;
  const good = quality === 'levy' ? -1 : quality === 'plain' ? 0 : 1;
  return -(halves + use + good + (winning ? 1 : 0));
}

/** How much the loss of a half base hurts a unit: its last, or the one that takes it below strength. */
export function hurt(g: CkContext, id: number): number {
  const { start, type } = factsOf(g, id);
  const { halves } = unitOf(g, id);
  if (halves - 1 < g.setting.least) return 6 + start;
  const strong = type === 'CO' || type === 'Cav' || type === 'Ch';
  const drops = strong && 2 * halves > start && 2 * (halves - 1) <= start;
  return (drops ? 3 : 0) + 1 / halves;
}
