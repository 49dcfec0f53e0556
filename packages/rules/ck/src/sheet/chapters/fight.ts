import type { Dice } from '@acies/kernel';
import { apart, enumerate, type Tally } from '@acies/kernel/odds';
import type { Who } from '../who.ts';
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
import { type Again, paysAgain, throwTwice } from './reroll-policy.ts';
import { GENERALS_HIT, rollGeneralSave } from './saves.ts';
import { halvesOf, pursuedToll } from './sizes.ts';
import { mayShootAssaulted, rollVolley, volleyTally } from './volley.ts';

/** A fight as known before any die falls. */
export interface PreparedFight {
  readonly situation: FightSituation;
  /** Dice before bow, pike and erratic leaders have had their effect. */
  readonly tallies: ByRole<Tally>;
  readonly bows: ByRole<number>;
  readonly pikes: ByRole<number>;
  /** When each side throws again what it may. */
  readonly again: ByRole<Again>;
}

const WHEN_IT_PAYS: ByRole<Again> = { target: 'if it pays', assaulter: 'if it pays' };

export function prepareFight(situation: FightSituation, again: ByRole<Again> = WHEN_IT_PAYS): PreparedFight {
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
    again,
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
  /** Half bases that pursuit takes from the loser, of those its units had before the fight, and units that it destroys. */
  readonly pursuitLosses: number;
  readonly destroyed: number;
  readonly cavalryDestroyed: number;
  readonly generalKilled: ByRole<boolean>;
}

/** Whose dice they are; a fight that is given by hand has no units with names. */
const whoIn = (role: Role): Who => ({ unit: `the ${role}` });

/** CK-FGT-7: the opponent has bows thrown again that do more than they do on average. */
const throwBows = (dice: Dice, { bows, again }: PreparedFight, role: Role): number => {
  const count = bows[role];
  if (count === 0) return 0;
  return throwTwice(dice, {
    key: `bows ${count}`,
    again: again[otherRole(role)],
    throwOnce: (part) => rollVolley(part, count, whoIn(role)),
    keeps: (hits) => !paysAgain('bows', hits, count, 'little'),
    effect: bowEffect,
  });
};

/** CK-FGT-7: pikes are thrown again by their owner when they do less. */
const throwPikes = (dice: Dice, { pikes, again }: PreparedFight, role: Role): number => {
  const count = pikes[role];
  if (count === 0) return 0;
  return throwTwice(dice, {
    key: `pikes ${count}`,
    again: again[role],
    throwOnce: (part) => rollPikes(part, count, whoIn(role)),
    keeps: (hits) => !paysAgain('pikes', hits, count, 'much'),
    effect: pikeEffect,
  });
};

/** CK-FGT-7, CK-GEN-6: what is thrown before the dice of the fight, in the order of the battle. */
function throwPrelude(prepared: PreparedFight, dice: Dice): Prelude {
  const bowsOf = (role: Role): number => throwBows(dice, prepared, role);
  const bowHits = { target: bowsOf('target'), assaulter: bowsOf('assaulter') };
  const pikesOf = (role: Role): number => throwPikes(dice, prepared, role);
  const pikeHits = { target: pikesOf('target'), assaulter: pikesOf('assaulter') };
  const isErratic = (role: Role): boolean => prepared.situation[role].general?.erratic === true;
  const temperOf = (role: Role): Temper => (isErratic(role) ? rollTemper(dice, whoIn(role)) : 'none');
  return { erratic: { target: temperOf('target'), assaulter: temperOf('assaulter') }, bows: bowHits, pikes: pikeHits };
}

const poolOf = ({ situation, again }: PreparedFight, role: Role, { total }: Tally): Pool => ({
  dice: total,
  gift: situation[role].general?.fightGift ?? false,
  once: again[role] !== 'if it pays',
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

const keyOfPool = ({ dice, gift, once }: Pool): string =>
  `${dice}${gift ? ' with a gift' : ''}${once ? ' in one throw' : ''}`;
const keyOfPools = ({ target, assaulter }: Pools): string => `${keyOfPool(target)} against ${keyOfPool(assaulter)}`;

const throwHits = (dice: Dice, { dice: count, gift }: Pool, role: Role): number =>
  rollFight(dice, count, gift, whoIn(role));

/** CK-FGT-6: the target throws first, and again when that pays. */
const throwTarget = (dice: Dice, pools: Pools, again: Again): number =>
  throwTwice(dice, {
    key: `target ${keyOfPools(pools)}`,
    again,
    throwOnce: (part) => throwHits(part, pools.target, 'target'),
    keeps: (hits) => targetKeeps(hits, pools.target, pools.assaulter),
  });

/** CK-FGT-6: then the assaulter, likewise. */
const throwAssaulter = (dice: Dice, pool: Pool, byTarget: number, again: Again): number =>
  throwTwice(dice, {
    key: `assaulter ${keyOfPool(pool)} against ${byTarget}`,
    again,
    throwOnce: (part) => throwHits(part, pool, 'assaulter'),
    keeps: (hits) => assaulterKeeps(hits, byTarget),
  });

/** The hits of both sides and who wins. The assaulter needs to know no more than his own pool and the target's hits. */
export function resolveClash(prepared: PreparedFight, dice: Dice): ClashOutcome {
  const { again } = prepared;
  const begun = apart(
    dice,
    prepared,
    'target',
    (part) => {
      const pools = apart(part, prepared, 'pools', (inner) => throwPools(prepared, inner), keyOfPools);
      return { assaulter: pools.assaulter, hits: throwTarget(part, pools, again.target) };
    },
    ({ assaulter, hits }) => `${keyOfPool(assaulter)} against ${hits}`,
  );
  const byAssaulter = throwAssaulter(dice, begun.assaulter, begun.hits, again.assaulter);
  const hits = { target: begun.hits, assaulter: byAssaulter };
  return { hits, ...whoWins(hits) };
}

/** What of a clash matters for all that follows. */
const keyOfClash = ({ hits, winner, margin }: ClashOutcome): string =>
  `${winner}${Math.min(margin, DESTRUCTION_MARGIN)}${hits.target >= GENERALS_HIT}${hits.assaulter >= GENERALS_HIT}`;

/** CK-PUR-1, CK-PUR-2: the pursuit, thrown again by whoever may. */
export function throwPursuit(dice: Dice, margin: number, again: Again = 'if it pays'): number {
  const wants = pursuitReroll(margin) === 'pursuer' ? 'much' : 'little';
  return throwTwice(dice, {
    key: `pursuit for ${wants}`,
    again,
    throwOnce: (part) => rollPursuit(part, {}),
    keeps: (losses) => !paysAgain('pursuit', losses, PURSUIT_DICE, wants),
  });
}

/** CK-PUR-2: the side that may have the pursuit thrown again after a fight won by so much. */
export const rethrowsPursuit = (winner: Role, margin: number): Role =>
  pursuitReroll(margin) === 'pursuer' ? winner : otherRole(winner);

/** The whole fight, hits to pursuit. */
export function resolveFight(prepared: PreparedFight, dice: Dice): FightOutcome {
  const clash = apart(dice, prepared, 'clash', (part) => resolveClash(prepared, part), keyOfClash);
  const { winner, hits } = clash;
  const { situation } = prepared;
  const killedOf = (role: Role, taken: number): boolean =>
    taken >= GENERALS_HIT && situation[role].general !== undefined && !rollGeneralSave(dice, whoIn(role));
  const generalKilled = {
    assaulter: killedOf('assaulter', hits.target),
    target: killedOf('target', hits.assaulter),
  };
  const margin = Math.min(clash.margin, DESTRUCTION_MARGIN);
  const loser = situation[otherRole(winner)];
  const taken = throwPursuit(dice, margin, prepared.again[rethrowsPursuit(winner, margin)]);
  const { losses: pursuitLosses, destroyed } = pursuedToll(loser.units.map(halvesOf), taken);
  const cavalry = margin < DESTRUCTION_MARGIN ? 0 : loser.units.filter(({ type }) => type === 'Cav').length;
  const cavalryDestroyed = throwDestruction(dice, Math.min(cavalry, loser.units.length - destroyed));
  return { winner, margin, pursuitLosses, destroyed, cavalryDestroyed, generalKilled };
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
