import { apart, type Dice, enumerate, type Tally } from '@acies/kernel';
import { assaulterKeeps, type ClashChances, clashChances, type Pool, targetKeeps } from './clash-odds.ts';
import {
  type ByRole,
  bowEffect,
  type FightSituation,
  fightTally,
  NO_PRELUDE,
  otherRole,
  type Prelude,
  pikeEffect,
  pikesIn,
  type Role,
  rollFight,
  rollPikes,
  rollTemper,
  type Temper,
  whoWins,
} from './fight-dice.ts';
import { DESTRUCTION_MARGIN, PURSUIT_DICE, pursuitReroll, rollDestruction, rollPursuit } from './pursuit-dice.ts';
import { paysAgain, throwTwice } from './reroll-policy.ts';
import { GENERALS_HIT, rollGeneralSave } from './saves.ts';
import { mayShootAssaulted, rollVolley, volleyTally } from './volley.ts';

/** A fight as known before any die falls. */
export interface PreparedFight {
  readonly situation: FightSituation;
  /** Dice before bow, pike and erratic leaders have had their effect. */
  readonly tallies: ByRole<Tally>;
  readonly bows: ByRole<number>;
  readonly pikes: ByRole<number>;
}

export function prepareFight(situation: FightSituation): PreparedFight {
  const bowsOf = (role: Role): number =>
    role === 'target' || situation.bothBows ? volleyTally(situation[role].units.filter(mayShootAssaulted)).total : 0;
  return {
    situation,
    tallies: {
      target: fightTally(situation, 'target', NO_PRELUDE),
      assaulter: fightTally(situation, 'assaulter', NO_PRELUDE),
    },
    bows: { target: bowsOf('target'), assaulter: bowsOf('assaulter') },
    pikes: { target: pikesIn(situation.target), assaulter: pikesIn(situation.assaulter) },
  };
}

/** Hits, who won and by how much. */
export interface ClashOutcome {
  readonly hits: ByRole<number>;
  readonly winner: Role;
  readonly margin: number;
}

/** A whole fight with what follows. */
export interface FightOutcome {
  readonly winner: Role;
  /** 0, 1, or 2 for 2 and more. */
  readonly margin: number;
  /** Half bases that pursuit takes from the loser. */
  readonly pursuitLosses: number;
  readonly cavalryDestroyed: number;
  readonly generalKilled: ByRole<boolean>;
}

/** CK-FGT-7: the opponent has bows thrown again that do more than they do on average. */
const throwBows = (dice: Dice, count: number): number =>
  count === 0
    ? 0
    : throwTwice(
        dice,
        `bows ${count}`,
        (part) => rollVolley(part, count, {}),
        (hits) => !paysAgain('bows', hits, count, 'little'),
        bowEffect,
      );

/** CK-FGT-7: pikes are thrown again by their owner when they do less. */
const throwPikes = (dice: Dice, count: number): number =>
  count === 0
    ? 0
    : throwTwice(
        dice,
        `pikes ${count}`,
        (part) => rollPikes(part, count, {}),
        (hits) => !paysAgain('pikes', hits, count, 'much'),
        pikeEffect,
      );

/** CK-FGT-7, CK-GEN-6: what is thrown before the dice of the fight, in the order of the battle. */
function throwPrelude({ situation, bows, pikes }: PreparedFight, dice: Dice): Prelude {
  const bowHits = { target: throwBows(dice, bows.target), assaulter: throwBows(dice, bows.assaulter) };
  const pikeHits = { target: throwPikes(dice, pikes.target), assaulter: throwPikes(dice, pikes.assaulter) };
  const temperOf = (role: Role): Temper => (situation[role].general?.erratic ? rollTemper(dice, {}) : 'none');
  return { erratic: { target: temperOf('target'), assaulter: temperOf('assaulter') }, bows: bowHits, pikes: pikeHits };
}

const poolOf = ({ situation }: PreparedFight, role: Role, { total }: Tally): Pool => ({
  dice: total,
  gift: situation[role].general?.fightGift ?? false,
});

type Pools = ByRole<Pool>;

/** The pools of both sides. A tally throws nothing, but is worth adding up only once for each thing that changes it. */
function throwPools(prepared: PreparedFight, dice: Dice): Pools {
  const prelude = throwPrelude(prepared, dice);
  const { erratic, bows, pikes } = prelude;
  const after = (role: Role): Pool => {
    const other = otherRole(role);
    const key = `${role} ${erratic[role]} ${bowEffect(bows[other])} ${pikeEffect(pikes[other])}`;
    return apart(
      dice,
      prepared,
      key,
      () => poolOf(prepared, role, fightTally(prepared.situation, role, prelude)),
      keyOfPool,
    );
  };
  return { target: after('target'), assaulter: after('assaulter') };
}

const keyOfPool = ({ dice, gift }: Pool): string => `${dice}${gift ? ' with a gift' : ''}`;
const keyOfPools = ({ target, assaulter }: Pools): string => `${keyOfPool(target)} against ${keyOfPool(assaulter)}`;

const throwHits = (dice: Dice, { dice: count, gift }: Pool): number => rollFight(dice, count, gift, {});

/** CK-FGT-6: the target throws first, and again when that pays. */
const throwTarget = (dice: Dice, pools: Pools): number =>
  throwTwice(
    dice,
    `target ${keyOfPools(pools)}`,
    (part) => throwHits(part, pools.target),
    (hits) => targetKeeps(hits, pools.target, pools.assaulter),
  );

/** CK-FGT-6: then the assaulter, likewise. */
const throwAssaulter = (dice: Dice, pool: Pool, byTarget: number): number =>
  throwTwice(
    dice,
    `assaulter ${keyOfPool(pool)} against ${byTarget}`,
    (part) => throwHits(part, pool),
    (hits) => assaulterKeeps(hits, byTarget),
  );

/** The hits of both sides and who wins. The assaulter needs to know no more than his own pool and the target's hits. */
export function resolveClash(prepared: PreparedFight, dice: Dice): ClashOutcome {
  const begun = apart(
    dice,
    prepared,
    'target',
    (part) => {
      const pools = apart(part, prepared, 'pools', (inner) => throwPools(prepared, inner), keyOfPools);
      return { assaulter: pools.assaulter, hits: throwTarget(part, pools) };
    },
    ({ assaulter, hits }) => `${keyOfPool(assaulter)} against ${hits}`,
  );
  const hits = { target: begun.hits, assaulter: throwAssaulter(dice, begun.assaulter, begun.hits) };
  return { hits, ...whoWins(hits) };
}

/** What of a clash matters for all that follows. */
const keyOfClash = ({ hits, winner, margin }: ClashOutcome): string =>
  `${winner}${Math.min(margin, DESTRUCTION_MARGIN)}${hits.target >= GENERALS_HIT}${hits.assaulter >= GENERALS_HIT}`;

/** CK-PUR-1, CK-PUR-2: the pursuit, thrown again by whoever may when that pays. */
export function throwPursuit(dice: Dice, margin: number): number {
  const wants = pursuitReroll(margin) === 'pursuer' ? 'much' : 'little';
  return throwTwice(
    dice,
    `pursuit for ${wants}`,
    (part) => rollPursuit(part, {}),
    (losses) => !paysAgain('pursuit', losses, PURSUIT_DICE, wants),
  );
}

/** The whole fight, hits to pursuit. */
export function resolveFight(prepared: PreparedFight, dice: Dice): FightOutcome {
  const clash = apart(dice, prepared, 'clash', (part) => resolveClash(prepared, part), keyOfClash);
  const { winner, hits } = clash;
  const { situation } = prepared;
  const killedOf = (role: Role, taken: number): boolean =>
    taken >= GENERALS_HIT && situation[role].general !== undefined && !rollGeneralSave(dice, {});
  const generalKilled = {
    assaulter: killedOf('assaulter', hits.target),
    target: killedOf('target', hits.assaulter),
  };
  const margin = Math.min(clash.margin, DESTRUCTION_MARGIN);
  const loser = situation[winner === 'target' ? 'assaulter' : 'target'];
  const pursuitLosses = throwPursuit(dice, margin);
  const cavalry = margin < DESTRUCTION_MARGIN ? 0 : loser.units.filter(({ type }) => type === 'Cav').length;
  const cavalryDestroyed = throwDestruction(dice, cavalry);
  return { winner, margin, pursuitLosses, cavalryDestroyed, generalKilled };
}

/** CK-OUT-3: how many cavalry units of the loser are destroyed. */
export const throwDestruction = (dice: Dice, cavalry: number): number =>
  apart(
    dice,
    throwDestruction,
    `${cavalry}`,
    (part) => {
      let destroyed = 0;
      for (let i = 0; i < cavalry; i++) if (rollDestruction(part, {})) destroyed++;
      return destroyed;
    },
    (destroyed) => destroyed,
  );

/** Who wins, in figures: for previews and computer players. */
export function fightChances(situation: FightSituation): ClashChances {
  const prepared = prepareFight(situation);
  const { bows, pikes, tallies } = prepared;
  const restless = situation.target.general?.erratic || situation.assaulter.general?.erratic;
  if (!restless && bows.target + bows.assaulter + pikes.target + pikes.assaulter === 0)
    return clashChances(poolOf(prepared, 'target', tallies.target), poolOf(prepared, 'assaulter', tallies.assaulter));
  const sums = { assaulterWins: 0, assaulterBy2: 0, targetBy2: 0 };
  for (const { value, chance } of enumerate((dice) => throwPools(prepared, dice), keyOfPools).values()) {
    const after = clashChances(value.target, value.assaulter);
    sums.assaulterWins += chance * after.assaulterWins;
    sums.assaulterBy2 += chance * after.assaulterBy2;
    sums.targetBy2 += chance * after.targetBy2;
  }
  return sums;
}
