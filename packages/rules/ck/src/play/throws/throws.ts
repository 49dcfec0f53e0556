import { ask, done, listed, procedure, SIDES, type Side } from '@acies/kernel';
import { percent, poolOdds } from '@acies/kernel/odds';
import type { Zone } from '@acies/zones';
import { type CkContext, fightersIn, nameZone, whoIn } from '../../board/look.ts';
import {
  assaulterKeeps,
  chanceAbove,
  holdsThrownAgain,
  holdsWith,
  type Pool,
  targetKeeps,
} from '../../sheet/chapters/clash-odds.ts';
import { hitsCounted, rollFight, rollPikes } from '../../sheet/chapters/fight-dice.ts';
import { rollMorale } from '../../sheet/chapters/morale.ts';
import { PURSUIT_DICE, rollPursuit } from '../../sheet/chapters/pursuit-dice.ts';
import { EFFECTS, type PoolKind, paysAgain, readingOfPool } from '../../sheet/chapters/reroll-policy.ts';
import { rollVolley } from '../../sheet/chapters/volley.ts';

export type ThrowKind = PoolKind | 'fight';

/** A pool that a side may have thrown again; the second throw stands. */
export interface Throw {
  readonly kind: ThrowKind;
  /** Who throws, and for which zone. */
  readonly side: Side;
  readonly zone: Zone;
  readonly count: number;
  /** Who may have it thrown again. */
  readonly asked: Side;
  /** CK-GEN-2: a fight gift counts. */
  readonly gift?: boolean;
  /** CK-FGT-6: the hits of the target, which the assaulter knows when he throws. */
  readonly against?: number | null;
  /** CK-FGT-6: what the assaulter will throw, when the target throws. */
  readonly facing?: Pool | null;
  result?: number;
  again?: boolean | undefined;
}

function throwPool(g: CkContext, { kind, side, zone, count, gift }: Throw): number {
  const who = whoIn(g, zone, side);
  switch (kind) {
    case 'morale':
      return rollMorale(g.dice, count, who);
    case 'pikes':
      return rollPikes(g.dice, count, who);
    case 'fight':
      return rollFight(g.dice, count, gift ?? false, who);
    case 'pursuit':
      return rollPursuit(g.dice, { side });
    default:
      return rollVolley(g.dice, count, who);
  }
}

/** Whether the side asked wants a high result: its own hits, or its own pursuit. */
export const wantsHigh = ({ kind, side, asked }: Throw): boolean => kind !== 'morale' && side === asked;

/** What comes of a result: hits with a fight gift counted, an effect up to its most. */
const worthOf = ({ kind, count, gift }: Throw, result: number): number =>
  kind === 'fight' ? hitsCounted(result, count, gift ?? false) : EFFECTS[kind](result);

/** Whether a second throw could be any better for the side asked. */
export function couldImprove(thrown: Throw): boolean {
  const worth = worthOf(thrown, thrown.result!);
  return wantsHigh(thrown) ? worth < worthOf(thrown, thrown.count) : worth > worthOf(thrown, 0);
}

/** Whether a second throw pays: what a careful player answers, and what the odds of the calculators take for granted. */
export function worthAgain(thrown: Throw): boolean {
  const { kind, result, count, gift, against, facing } = thrown;
  if (kind !== 'fight') return paysAgain(kind, result!, count, wantsHigh(thrown) ? 'much' : 'little');
  if (facing) return !targetKeeps(result!, { dice: count, gift: gift ?? false }, facing);
  return !assaulterKeeps(result!, against!);
}

/** The chances that a second throw is better or worse for the side asked. */
export function chancesAgain(thrown: Throw): { better: number; worse: number } {
  const { values, chances } = poolOdds(thrown.count, readingOfPool(thrown.kind));
  let better = 0;
  let worse = 0;
  values.forEach((value, i) => {
    const more = worthOf(thrown, value) - worthOf(thrown, thrown.result!);
    const gain = wantsHigh(thrown) ? more : -more;
    if (gain > 0) better += chances[i]!;
    if (gain < 0) worse += chances[i]!;
  });
  return { better, worse };
}

/** What is thrown and what it comes to: "C3 shoots with 4D6: 2 hits". */
const THROWN: Readonly<Record<ThrowKind, (zone: string, dice: string) => readonly [string, string, string]>> = {
  morale: (zone, dice) => [`The morale of ${zone}, ${dice}`, 'fail', 'fails'],
  volley: (zone, dice) => [`${zone} shoots with ${dice}`, 'hit', 'hits'],
  bows: (zone, dice) => [`The bows at ${zone}, ${dice}`, 'hit', 'hits'],
  pikes: (zone, dice) => [`The pikes at ${zone}, ${dice}`, 'hit', 'hits'],
  fight: (zone, dice) => [`${zone} fights with ${dice}`, 'hit', 'hits'],
  pursuit: (zone, dice) => [`The pursuit of ${zone}, ${dice}`, 'half base lost', 'half bases lost'],
};

export const rerollDecision = listed<CkContext, Throw, boolean>('reroll', {
  question(g, { kind, side, zone, count, result, against, asked }) {
    const [what, one, many] = THROWN[kind](nameZone(g, zone), `${count}D6`);
    const known = typeof against === 'number' ? ` against ${against} of the target` : '';
    const again = side === asked ? 'Throw again?' : 'Have it thrown again?';
    return `${what}: ${result} ${result === 1 ? one : many}${known}. ${again}`;
  },
  options(_, __, out) {
    out.add(false);
    out.add(true);
  },
  label: (_, { side, asked }, again) =>
    !again ? 'let it stand' : side === asked ? 'throw again' : 'have it thrown again',
  preview(_, thrown, again) {
    if (thrown.kind === 'fight') return previewOfFight(thrown, again);
    if (!again) return undefined;
    const { better, worse } = chancesAgain(thrown);
    return `better ${percent(better)}, worse ${percent(worse)}`;
  },
  about: (g, { zone }) => SIDES.flatMap((side) => fightersIn(g, zone, side)),
  shows: (_, { zone }) => ({ cell: zone }),
});

/** In a fight what counts is who wins it. */
function previewOfFight({ result, count, gift, against, facing }: Throw, again: boolean): string {
  const pool: Pool = { dice: count, gift: gift ?? false };
  if (facing) return `holds ${percent(again ? holdsThrownAgain(pool, facing) : holdsWith(result!, facing))}`;
  return `wins ${percent(again ? chanceAbove(pool, against!) : result! > against! ? 1 : 0)}`;
}

/** What allows a second throw. */
const CLAUSES_OF: Readonly<Record<ThrowKind, string>> = {
  morale: 'CK-GEN-3',
  volley: 'CK-SHO-1',
  bows: 'CK-FGT-7',
  pikes: 'CK-FGT-7',
  fight: 'CK-FGT-6',
  pursuit: 'CK-PUR-2',
};

/** CK-GEN-3, CK-SHO-1, CK-FGT-6, CK-FGT-7, CK-PUR-2: throws, asks whether it stands, and throws once more if not. */
export const throwing = procedure<CkContext, Throw, number>('throwing', {
  throw: (g, t) => {
    if (t.count === 0) return done(0);
    t.result = throwPool(g, t);
    return couldImprove(t) ? ask(t.asked, rerollDecision, 'again') : done(t.result);
  },
  stand: (g, t) => {
    if (!t.again) return done(t.result!);
    g.tell?.({ type: 'thrown again', clauses: [CLAUSES_OF[t.kind]], by: t.asked, zone: t.zone });
    return done(throwPool(g, t));
  },
});

/** CK-PUR-1: the pursuit as a throw. */
export const pursuitThrow = (side: Side, asked: Side, zone: Zone): Throw => ({
  kind: 'pursuit',
  side,
  zone,
  count: PURSUIT_DICE,
  asked,
});
