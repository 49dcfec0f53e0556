import { apart, type Dice, enumerate, type Outcome, rerollUnless, type Tally } from '@acies/kernel';
import { assaulterKeeps, type ClashChances, clashChances, type Pool, targetKeeps } from './clash-odds.ts';
import {
  type ByRole,
  bowEffect,
  type FightSituation,
  fightTally,
  NO_PRELUDE,
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
import { HITS } from './readings.ts';
import { paysAgain } from './reroll-policy.ts';
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
    : rerollUnless(
        () => rollVolley(dice, count, {}),
        (hits) => !paysAgain('bows', hits, count, 'little'),
      );

/** CK-FGT-7: pikes are thrown again by their owner when they do less. */
const throwPikes = (dice: Dice, count: number): number =>
  count === 0
    ? 0
    : rerollUnless(
        () => rollPikes(dice, count, {}),
        (hits) => !paysAgain('pikes', hits, count, 'much'),
      );

/** CK-FGT-7, CK-GEN-6: what is thrown before the dice of the fight, in the order of the battle. */
function throwPrelude({ situation, bows, pikes }: PreparedFight, dice: Dice): Prelude {
  const bowHits = { target: throwBows(dice, bows.target), assaulter: throwBows(dice, bows.assaulter) };
  const pikeHits = { target: throwPikes(dice, pikes.target), assaulter: throwPikes(dice, pikes.assaulter) };
  const temperOf = (role: Role): Temper => (situation[role].general?.erratic ? rollTemper(dice, {}) : 'none');
  return { erratic: { target: temperOf('target'), assaulter: temperOf('assaulter') }, bows: bowHits, pikes: pikeHits };
}

const keyOfPrelude = ({ erratic, bows, pikes }: Prelude): string =>
  [
    erratic.target,
    erratic.assaulter,
    bowEffect(bows.target),
    bowEffect(bows.assaulter),
    pikeEffect(pikes.target),
    pikeEffect(pikes.assaulter),
  ].join();

const poolOf = (situation: FightSituation, role: Role, prelude: Prelude): Pool => ({
  dice: fightTally(situation, role, prelude).total,
  gift: situation[role].general?.fightGift ?? false,
});

/** CK-FGT-6: the target throws first, then the assaulter; each throws again when that pays. */
function throwClash(dice: Dice, target: Pool, assaulter: Pool): ByRole<number> {
  const throwOf =
    ({ dice: count, gift }: Pool, part: Dice) =>
    () =>
      rollFight(part, count, gift, {});
  const key = `${target.dice}${target.gift} ${assaulter.dice}${assaulter.gift}`;
  const byTarget = apart(
    dice,
    HITS,
    `target ${key}`,
    (part) => rerollUnless(throwOf(target, part), (hits) => targetKeeps(hits, target, assaulter)),
    (hits) => hits,
  );
  const byAssaulter = apart(
    dice,
    HITS,
    `assaulter ${key} ${byTarget}`,
    (part) => rerollUnless(throwOf(assaulter, part), (hits) => assaulterKeeps(hits, byTarget)),
    (hits) => hits,
  );
  return { target: byTarget, assaulter: byAssaulter };
}

/** The hits of both sides and who wins. */
export function resolveClash(prepared: PreparedFight, dice: Dice): ClashOutcome {
  const prelude = apart(dice, prepared, 'prelude', (part) => throwPrelude(prepared, part), keyOfPrelude);
  const { situation } = prepared;
  const pools = { target: poolOf(situation, 'target', prelude), assaulter: poolOf(situation, 'assaulter', prelude) };
  const hits = throwClash(dice, pools.target, pools.assaulter);
  return { hits, ...whoWins(hits) };
}

/** What of a clash matters for all that follows. */
const keyOfClash = ({ hits, winner, margin }: ClashOutcome): string =>
  `${winner}${Math.min(margin, DESTRUCTION_MARGIN)}${hits.target >= GENERALS_HIT}${hits.assaulter >= GENERALS_HIT}`;

/** CK-PUR-1, CK-PUR-2: the pursuit, thrown again by whoever may when that pays. */
export function throwPursuit(dice: Dice, margin: number): number {
  const wants = pursuitReroll(margin) === 'pursuer' ? 'much' : 'little';
  return rerollUnless(
    () => rollPursuit(dice, {}),
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
  const pursuitLosses = apart(
    dice,
    prepared,
    `pursuit ${margin}`,
    (part) => throwPursuit(part, margin),
    (losses) => losses,
  );
  const cavalry = margin < DESTRUCTION_MARGIN ? 0 : loser.units.filter(({ type }) => type === 'Cav').length;
  let cavalryDestroyed = 0;
  for (let i = 0; i < cavalry; i++) if (rollDestruction(dice, {})) cavalryDestroyed++;
  return { winner, margin, pursuitLosses, cavalryDestroyed, generalKilled };
}

/** Who wins, in figures: for previews and computer players. */
export function fightChances(situation: FightSituation): ClashChances {
  const prepared = prepareFight(situation);
  const { bows, pikes } = prepared;
  const restless = situation.target.general?.erratic || situation.assaulter.general?.erratic;
  if (!restless && bows.target + bows.assaulter + pikes.target + pikes.assaulter === 0)
    return chancesAfter(situation, NO_PRELUDE);
  const sums = { assaulterWins: 0, assaulterBy2: 0, targetBy2: 0 };
  for (const { value, chance } of preludes(prepared)) {
    const after = chancesAfter(situation, value);
    sums.assaulterWins += chance * after.assaulterWins;
    sums.assaulterBy2 += chance * after.assaulterBy2;
    sums.targetBy2 += chance * after.targetBy2;
  }
  return sums;
}

const chancesAfter = (situation: FightSituation, prelude: Prelude): ClashChances =>
  clashChances(poolOf(situation, 'target', prelude), poolOf(situation, 'assaulter', prelude));

/** Every prelude with its chance, those of equal effect as one. */
const preludes = (prepared: PreparedFight): Iterable<Outcome<Prelude>> =>
  enumerate((dice) => throwPrelude(prepared, dice), keyOfPrelude).values();
