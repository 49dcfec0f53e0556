import { otherSide, type Side } from '@acies/kernel';
import { percent } from '@acies/kernel/odds';
import type { Zone } from '@acies/zones';
import { type CkContext, combatantsIn, factsOf, fightersIn } from '../../board/look.ts';
import { chanceOfCrossing } from '../../sheet/chapters/crossing.ts';
import { fightChances, prepareFight } from '../../sheet/chapters/fight.ts';
import { TOO_LATE } from '../../sheet/chapters/fight-dice.ts';
import { isSkirmisher } from '../../sheet/troops.ts';
import { crossingIn } from '../moving/crossing-in.ts';
import { fightSituation, timesAssaulted } from './fight-situation.ts';

/** The chance of each number of late units. */
export function lateChances(g: CkContext, side: Side, from: Zone, to: Zone): number[] {
  let chances = [1];
  if (!g.setting.rulings.lateUnits) return chances;
  for (const id of combatantsIn(g, from, side)) {
    if (isSkirmisher(factsOf(g, id).type)) continue;
    const late = 1 - chanceOfCrossing(crossingIn(g, id, to, true));
    if (late === 0) continue;
    const next = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, count) => {
      next[count] = next[count]! + chance * (1 - late);
      next[count + 1] = next[count + 1]! + chance * late;
    });
    chances = next;
  }
  return chances;
}

/** What to expect of an assault that is not yet declared. */
export interface AssaultChances {
  readonly wins: number;
  readonly winsBy2: number;
  readonly losesBy2: number;
  readonly noFight: number;
}

export function assaultChances(g: CkContext, side: Side, from: Zone, to: Zone): AssaultChances {
  const sums = { wins: 0, winsBy2: 0, losesBy2: 0, noFight: 0 };
  const situation = fightSituation(g, { side, from, to, late: 0 });
  lateChances(g, side, from, to).forEach((chance, late) => {
    if (chance === 0) return;
    if (late >= TOO_LATE) {
      sums.noFight += chance;
      return;
    }
    if (situation.target.units.length === 0) {
      // CK-ZONE-4: artillery alone is lost without a fight.
      sums.wins += chance;
      return;
    }
    // Declaring it will be one assault more on the target this turn.
    const odds = fightChances({ ...situation, late, times: situation.times + 1 });
    sums.wins += chance * odds.assaulterWins;
    sums.winsBy2 += chance * odds.assaulterBy2;
    sums.losesBy2 += chance * odds.targetBy2;
  });
  return sums;
}

/** The odds of an assault in a few words. */
export function previewFight(g: CkContext, side: Side, from: Zone, to: Zone): string {
  const { wins, winsBy2, noFight } = assaultChances(g, side, from, to);
  const inTime = lateChances(g, side, from, to)[0]!;
  const none = `${inTime < 1 ? `, all in time ${percent(inTime)}` : ''}${noFight > 0 ? `, no fight ${percent(noFight)}` : ''}`;
  if (fightersIn(g, to, otherSide(side)).length === 0) return `artillery alone is lost without a fight${none}`;
  const { tallies } = prepareFight({
    ...fightSituation(g, { side, from, to, late: 0 }),
    times: timesAssaulted(g, to, otherSide(side)) + 1,
  });
  return `${tallies.assaulter.total}D6 against ${tallies.target.total}D6, wins ${percent(wins)}, by 2 or more ${percent(winsBy2)}${none}`;
}
