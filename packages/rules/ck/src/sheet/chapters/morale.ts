import type { Dice } from '@acies/kernel';
import { atLeast, atMost, type Factor, factor, given, type Tally, tally, when } from '@acies/kernel/odds';
import { FAILS } from '../readings.ts';
import type { Who } from '../who.ts';

/** A zone as its morale is tested. */
export interface MoraleSituation {
  /** Casualty markers in the zone. */
  readonly casualties: number;
  readonly hostileFaces: number;
  readonly levy: boolean;
  /** No friendly unit but skirmishers on any face. */
  readonly unsupported: boolean;
  readonly elite: boolean;
  readonly veteran: boolean;
  /** On a hill, or with a winning marker. */
  readonly hillOrWinning: boolean;
  readonly general: boolean;
  readonly moraleGift: boolean;
}

const MOST_CASUALTIES = 5;
const MOST_FACES = 4;
const GIFT_MOST = 4;

const counted = (count: number, most: number): number | undefined => (count > 0 ? Math.min(count, most) : undefined);

const MORALE_FACTORS: readonly Factor<MoraleSituation>[] = [
  factor('CK-MOR-1', 'casualties', (s) => counted(s.casualties, MOST_CASUALTIES)),
  factor('CK-MOR-1', 'hostile faces', (s) => counted(s.hostileFaces, MOST_FACES)),
  when('CK-MOR-1', 'levy present', 1, (s) => s.levy),
  when('CK-MOR-1', 'lack of proximity support', 1, (s) => s.unsupported),
  when('CK-MOR-1', 'elite present', -1, (s) => s.elite),
  when('CK-MOR-1', 'veteran present', -1, (s) => s.veteran),
  when('CK-MOR-1', 'on a hill or winning', -1, (s) => s.hillOrWinning),
  given((s) => s.general && s.moraleGift, atMost('CK-GEN-2', 'morale gift, at most 4', GIFT_MOST)),
  atLeast('CK-MOR-1', 'no fewer than none', 0),
];

/** CK-MOR-1: the dice of a zone's morale. */
export const moraleTally = (situation: MoraleSituation): Tally => tally(MORALE_FACTORS, situation);

/** CK-MOR-2: how many fails. */
export const rollMorale = (dice: Dice, count: number, who: Who): number =>
  count === 0 ? 0 : dice.pool(count, FAILS, { clause: 'CK-MOR-2', label: 'morale', ...who });

/** CK-MOR-3, CK-MOR-4, CK-MOR-5: what becomes of the zone. */
export type MoraleEffect = 'steady' | 'one falls back' | 'held' | 'broken';

export function moraleEffect(fails: number): MoraleEffect {
  if (fails === 0) return 'steady';
  if (fails === 1) return 'one falls back';
  return fails === 2 ? 'held' : 'broken';
}

export const MORALE_WORDS: Readonly<Record<MoraleEffect, string>> = {
  steady: 'stands firm',
  'one falls back': 'one unit falls back',
  held: 'one unit falls back, and the zone neither moves nor assaults this turn',
  broken: 'all fall back under pursuit and do not shoot this turn',
};
