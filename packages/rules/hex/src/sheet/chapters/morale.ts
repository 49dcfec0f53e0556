import { D6, type Dice, type Purpose } from '@acies/kernel';
import { type Factor, factor, type Tally, tally, when } from '@acies/kernel/odds';
import { type Family, isCavalry, isInfantry } from '../troops.ts';

/** What a morale test depends on: the stand as it was when the hits fell. */
export interface MoraleSituation {
  readonly start: number;
  readonly lost: number;
  readonly commander: boolean;
  readonly disordered: boolean;
  readonly hits: number;
  /** The ruling `freePass` switched off: who passes in disorder loses 1 SP. */
  readonly passCosts?: boolean;
}

const MORALE_FACTORS: readonly Factor<MoraleSituation>[] = [
  factor('HX-MOR-1', 'starting strength', (s) => s.start),
  when('HX-MOR-1', 'commander attached', 1, (s) => s.commander),
  when('HX-MOR-1', 'disordered', -1, (s) => s.disordered),
  factor('HX-MOR-1', 'strength already lost', (s) => (s.lost > 0 ? -s.lost : undefined)),
  factor('HX-MOR-1', 'hits just taken', (s) => (s.hits > 0 ? -s.hits : undefined)),
];

export const moraleTally = (situation: MoraleSituation): Tally => tally(MORALE_FACTORS, situation);

export interface MoraleOutcome {
  readonly passed: boolean;
  /** SP lost, after the cap. */
  readonly loss: number;
  readonly leaderLost: boolean;
}

const UNHURT: MoraleOutcome = { passed: true, loss: 0, leaderLost: false };

/** HX-MOR-1: 1 always passes, 6 always fails. */
const passes = (face: number, morale: number): boolean => face === 1 || (face !== 6 && face <= morale);

/** HX-MOR-2: what a face costs, before caps. */
export function lossOn(face: number, morale: number, onPass = 0): number {
  if (passes(face, morale)) return onPass;
  return Math.max(1, face - morale);
}

/**
 * HX-MOR-1, HX-MOR-2: the test of a stand that was hit, its loss no more than the cap and no more than it has. A leader
 * is at risk when the test fails on a 6 (HX-LDR-1).
 */
export function takeMoraleTest(
  situation: MoraleSituation,
  cap: number,
  dice: Dice,
  who: Omit<Purpose, 'clause' | 'label'> = {},
): MoraleOutcome {
  if (situation.hits === 0) return UNHURT;
  const morale = moraleTally(situation).total;
  const most = Math.min(cap, situation.start - situation.lost);
  const onPass = situation.passCosts && situation.disordered ? 1 : 0;
  // The faces that come to the same are read as one outcome: passed or not, the loss, and a leader at risk.
  const code = dice.one(
    D6,
    (face) => {
      const loss = Math.min(most, lossOn(face, morale, onPass));
      const atRisk = situation.commander && face === 6;
      return loss * 4 + (passes(face, morale) ? 2 : 0) + (atRisk ? 1 : 0);
    },
    { clause: 'HX-MOR-1', label: 'morale test', ...who },
  );
  const atRisk = (code & 1) === 1;
  return { passed: (code & 2) === 2, loss: code >> 2, leaderLost: atRisk && leaderFalls(dice, who) };
}

/** HX-LDR-1: whether a leader at risk is lost. */
const leaderFalls = (dice: Dice, who: Omit<Purpose, 'clause' | 'label'> = {}): boolean =>
  dice.one(D6, (face) => face >= 5, { clause: 'HX-LDR-1', label: 'leader at risk', ...who });

/** HX-MOR-3: the most a stand loses to one shot or volley of pila. */
export const FIRING_CAP = 1;

/** HX-MOR-4: who only sees a friend destroyed loses nothing. */
export const SIGHT_CAP = 0;

/** HX-MOR-2: any hit disorders; HX-MOR-4: the sight of a friend destroyed, which counts as one, only who fails the test. */
export const disorders = (hits: number, cap: number, passed: boolean): boolean =>
  hits > 0 && (cap > SIGHT_CAP || !passed);

export interface MeleeCap {
  readonly own: Family;
  readonly enemy: Family;
  readonly lost: boolean;
  readonly attacking: boolean;
  /** The enemy main stand is met at its front. */
  readonly enemyFront: boolean;
  /** SP that pila have cost it in this melee. */
  readonly toPila: number;
}

/**
 * HX-MOR-3: the most a stand loses to the dice of one melee. Where the sheet says what may be lost to such an enemy at most, pila
 * count too.
 */
export function meleeCap({ own, enemy, lost, attacking, enemyFront, toPila }: MeleeCap): number {
  const cap = lost ? 2 : 1;
  const inAll = (most: number): number => Math.max(0, most - toPila);
  if (enemy === 'Sk') return inAll(1);
  if (!isCavalry(own) || !isInfantry(enemy)) return cap;
  const onSpears = (enemy === 'Pike' || enemy === 'LSp') && attacking && enemyFront;
  return inAll(onSpears ? cap : 1);
}
