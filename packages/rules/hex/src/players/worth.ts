import { enumerate } from '@acies/kernel/odds';
import type { HexContext } from '../board/look.ts';
import { shotAt } from '../play/shooting/shots.ts';
import { resolveShot } from '../sheet/chapters/firing.ts';
import {
  keyOfOdds,
  type MeleeOutcome,
  type PreparedMelee,
  prepareMelee,
  type Role,
  resolveMelee,
} from '../sheet/chapters/melee.ts';
import type { MeleeSituation } from '../sheet/chapters/melee-factors.ts';

/** Worth is counted in strength points: what a choice is expected to cost the enemy less what it costs us. */

/** A destroyed stand counts its starting strength toward the break, so the last point is dear. */
const DEATH = 0.5;
const LEADER = 2;
/** To be thrown back and disordered. */
const BEATEN = 0.9;
const BEATEN_BADLY = 0.3;

function cost(situation: MeleeSituation, outcome: MeleeOutcome, role: Role): number {
  const { sp, start } = situation[role];
  const { loss, leaderLost } = outcome[role];
  const beaten = outcome.winner !== null && outcome.winner !== role;
  return (
    loss +
    (loss >= sp ? start * DEATH : 0) +
    (leaderLost ? LEADER : 0) +
    (beaten ? BEATEN + (outcome.margin >= 2 ? BEATEN_BADLY : 0) : 0)
  );
}

/** Worths that have been worked out; when there are too many of them, it begins anew. */
class KnownWorths {
  readonly #known = new Map<string, number>();
  static readonly #MOST = 50_000;

  of(key: string, workOut: () => number): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const worth = workOut();
    if (this.#known.size >= KnownWorths.#MOST) this.#known.clear();
    this.#known.set(key, worth);
    return worth;
  }
}

const bySituation = new KnownWorths();
const byOdds = new KnownWorths();

/** What a melee is worth to its attacker, exactly. Situations come back again and again, and many others have the same odds. */
export const meleeWorth = (situation: MeleeSituation): number =>
  bySituation.of(JSON.stringify(situation), () => {
    const prepared = prepareMelee(situation);
    // What a stand had at first is no matter of the odds, but of what its end costs.
    const { attacker, defender } = situation;
    const key = `${keyOfOdds(prepared)}, ${attacker.start} ${defender.start}`;
    return byOdds.of(key, () => preparedWorth(prepared));
  });

function preparedWorth(prepared: PreparedMelee): number {
  let worth = 0;
  const outcomes = enumerate(
    (dice) => resolveMelee(prepared, dice),
    ({ attacker: a, defender: d, winner, margin }) =>
      `${winner}${margin >= 2}${a.loss}${a.leaderLost}${d.loss}${d.leaderLost}`,
  );
  for (const { value, chance } of outcomes.values())
    worth += chance * (cost(prepared.situation, value, 'defender') - cost(prepared.situation, value, 'attacker'));
  return worth;
}

/** To disorder an enemy by a hit. */
const UPSET = 0.4;

/** What a shot is worth. */
export function shotWorth(g: HexContext, shooter: number, target: number): number {
  const prepared = shotAt(g, shooter, target);
  const { start, lost, disordered } = prepared.situation.target;
  let worth = 0;
  const outcomes = enumerate(
    (dice) => resolveShot(prepared, dice),
    (outcome) => `${outcome.hits > 0}${outcome.loss}${outcome.leaderLost}`,
  );
  for (const { value, chance } of outcomes.values()) {
    const death = value.loss >= start - lost ? start * DEATH : 0;
    const upset = value.hits > 0 && !disordered ? UPSET : 0;
    worth += chance * (value.loss + death + upset + (value.leaderLost ? LEADER : 0));
  }
  return worth;
}
