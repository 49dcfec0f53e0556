import { ask, done, listed, poolOdds, procedure, type Side } from '@acies/kernel';
import type { Zone } from '@acies/zones';
import { assaulterKeeps, chanceAbove, holdsThrownAgain, holdsWith, type Pool, targetKeeps } from './clash-odds.ts';
import { hitsCounted, rollFight, rollPikes } from './fight-dice.ts';
import { rollMorale } from './morale.ts';
import { PURSUIT_DICE, rollPursuit } from './pursuit-dice.ts';
import { type PoolKind, paysAgain, readingOfPool } from './reroll-policy.ts';
import { type CkTable, nameZone, whoIn } from './table.ts';
import { rollVolley } from './volley.ts';
import { percent } from './words.ts';

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

function throwPool(g: CkTable, { kind, side, zone, count, gift }: Throw): number {
  const who = whoIn(g, zone, side);
  switch (kind) {
    case 'morale':
      return rollMorale(g.dice, count, who);
    case 'pikes':
      return rollPikes(g.dice, count, who);
    case 'fight':
      return rollFight(g.dice, count, gift ?? false, who);
    case 'pursuit':
      return rollPursuit(g.dice, who);
    default:
      return rollVolley(g.dice, count, who);
  }
}

/** Whether the side asked wants a high result: its own hits, or its own pursuit. */
export const wantsHigh = ({ kind, side, asked }: Throw): boolean => kind !== 'morale' && side === asked;

/** Whether a second throw could be any better for the side asked. */
export function couldImprove(thrown: Throw): boolean {
  const { result, count, gift } = thrown;
  if (!wantsHigh(thrown)) return result! > 0;
  return result! < count && count > 0 && !(gift && hitsCounted(0, count, true) >= count);
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
    const counted = hitsCounted(value, thrown.count, thrown.gift ?? false);
    const gain = wantsHigh(thrown) ? counted - thrown.result! : thrown.result! - counted;
    if (gain > 0) better += chances[i]!;
    if (gain < 0) worse += chances[i]!;
  });
  return { better, worse };
}

const WHAT: Readonly<Record<ThrowKind, string>> = {
  morale: 'fails of morale',
  volley: 'hits by shooting',
  bows: 'hits by bows',
  pikes: 'hits by pikes',
  fight: 'hits',
  pursuit: 'half bases lost to pursuit',
};

export const rerollDecision = listed<CkTable, Throw, boolean>('reroll', {
  question(g, { kind, side, zone, count, result, against }) {
    const known = typeof against === 'number' ? ` against ${against} of the target` : '';
    return `${side} at ${nameZone(g, zone)} throws ${count}D6: ${result} ${WHAT[kind]}${known}. Thrown again?`;
  },
  options(_, __, out) {
    out.add(false);
    out.add(true);
  },
  label: (_, __, again) => (again ? 'have it thrown again' : 'let it stand'),
  preview(_, thrown, again) {
    if (thrown.kind === 'fight') return previewOfFight(thrown, again);
    if (!again) return undefined;
    const { better, worse } = chancesAgain(thrown);
    return `better ${percent(better)}, worse ${percent(worse)}`;
  },
});

/** In a fight what counts is who wins it. */
function previewOfFight({ result, count, gift, against, facing }: Throw, again: boolean): string {
  const pool: Pool = { dice: count, gift: gift ?? false };
  if (facing) return `holds ${percent(again ? holdsThrownAgain(pool, facing) : holdsWith(result!, facing))}`;
  return `wins ${percent(again ? chanceAbove(pool, against!) : result! > against! ? 1 : 0)}`;
}

/** CK-GEN-3, CK-SHO-1, CK-FGT-6, CK-FGT-7, CK-PUR-2: throws, asks whether it stands, and throws once more if not. */
export const throwing = procedure<CkTable, Throw, number>('throwing', {
  throw: (g, t) => {
    if (t.kind !== 'pursuit' && t.count === 0) return done(0);
    t.result = throwPool(g, t);
    return couldImprove(t) ? ask(t.asked, rerollDecision, 'again') : done(t.result);
  },
  stand: (g, t) => done(t.again ? throwPool(g, t) : t.result!),
});

/** CK-PUR-1: the pursuit as a throw. */
export const pursuitThrow = (side: Side, asked: Side, zone: Zone): Throw => ({
  kind: 'pursuit',
  side,
  zone,
  count: PURSUIT_DICE,
  asked,
});
