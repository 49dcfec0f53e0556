import type { Dice, Purpose } from '@acies/kernel';
import {
  type Factor,
  factor,
  given,
  impossible,
  ROLL,
  type Tally,
  tally,
  type Verdict,
  when,
  worstOf,
} from '@acies/kernel/odds';
import type { Place } from '../terrain.ts';
import { type Family, isFootBowman, isSkirmishing, type Missiles, rangeDiceOf as rangeDiceOfType } from '../troops.ts';
import { HITS } from './hits.ts';
import { FIRING_CAP, type MoraleOutcome, takeMoraleTest } from './morale.ts';

export interface Shooter {
  readonly family: Family;
  readonly missiles: Missiles;
  readonly sp: number;
  readonly disordered: boolean;
  /** Bounds moved this turn. */
  readonly bounds: number;
  readonly inVillage: boolean;
  /** Dice changes of the army list at 1H, 2H and so on, as far as it reaches; the type's unless given (HX-UNIT-3). */
  readonly rangeDice?: readonly number[] | undefined;
}

export interface ShotAt {
  readonly family: Family;
  readonly place: Place;
  readonly evading: boolean;
  readonly start: number;
  readonly lost: number;
  readonly commander: boolean;
  readonly disordered: boolean;
}

/** How a shot goes: straight, over other stands, or as Roman archers over legion, Roman archers or auxilia. */
export const PATHS = ['direct', 'overhead', 'roman'] as const;
export type ShotPath = (typeof PATHS)[number];

export interface ShotSituation {
  readonly shooter: Shooter;
  readonly target: ShotAt;
  readonly range: number;
  readonly path: ShotPath;
  /** The ruling `worstCover` switched off: the lines about target and cover add up. */
  readonly coverAddsUp?: boolean;
  /** The ruling `freePass` switched off (HX-MOR-2). */
  readonly passCosts?: boolean;
}

const rangeDiceOf = ({ family, missiles, rangeDice = rangeDiceOfType(family, missiles) }: Shooter): readonly number[] =>
  rangeDice;

const shooterSkirmishes = (s: ShotSituation): boolean => isSkirmishing(s.shooter.family);
const targetSkirmishes = (s: ShotSituation): boolean => isSkirmishing(s.target.family);
/** HX-FIR-4 (R): a village counts as defences when shot at. */
const inDefences = ({ target }: ShotSituation): boolean => target.place.defences || target.place.terrain === 'village';
const inWoods = ({ target }: ShotSituation): boolean => target.place.terrain === 'woods';
const inTheOpen = (s: ShotSituation): boolean => !inDefences(s) && !inWoods(s);

/** HX-FIR-3, HX-FIR-4: the lines about target and cover, of which only the worst applies (R). */
const TARGET_LINES: readonly Factor<ShotSituation>[] = [
  when('HX-FIR-3', 'Sk or LC at Sk or LC', -1, (s) => shooterSkirmishes(s) && targetSkirmishes(s)),
  when(
    'HX-FIR-3',
    'Sk or LC at others in cover or defences',
    -1,
    (s) => shooterSkirmishes(s) && !targetSkirmishes(s) && !inTheOpen(s),
  ),
  when('HX-FIR-3', 'at Sk or LC', -2, (s) => !shooterSkirmishes(s) && targetSkirmishes(s)),
  when('HX-FIR-4', 'at artillery in the open', -1, (s) => s.target.family === 'Art' && inTheOpen(s)),
  when('HX-FIR-4', 'at a stand in woods', -1, (s) => !shooterSkirmishes(s) && !targetSkirmishes(s) && inWoods(s)),
  when('HX-FIR-4', 'artillery at defences', -1, (s) => s.shooter.family === 'Art' && inDefences(s)),
  when(
    'HX-FIR-4',
    'at a stand in defences',
    -2,
    (s) => s.shooter.family !== 'Art' && !shooterSkirmishes(s) && inDefences(s),
  ),
];

const FIRING_FACTORS: readonly Factor<ShotSituation>[] = [
  factor('HX-FIR-1', 'strength points', (s) => s.shooter.sp),
  factor('HX-FIR-2', 'range', (s) => rangeDiceOf(s.shooter)[s.range - 1] || undefined),
  factor('HX-FIR-2', 'bounds moved by foot bowmen', ({ shooter }) =>
    shooter.bounds > 0 && isFootBowman(shooter.family, shooter.missiles) ? -shooter.bounds : undefined,
  ),
  when('HX-FIR-2', 'disordered', -1, (s) => s.shooter.disordered),
  when('HX-FIR-2', 'target evading', -1, (s) => s.target.evading),
  given((s) => !s.coverAddsUp, worstOf(...TARGET_LINES)),
  ...TARGET_LINES.map((line) => given((s: ShotSituation) => s.coverAddsUp === true, line)),
  when('HX-FIR-4', 'overhead', -2, (s) => s.path === 'overhead'),
  when('HX-FIR-4', 'Roman archers overhead', -1, (s) => s.path === 'roman'),
  when('HX-TER-5', 'from a village', -1, (s) => s.shooter.inVillage),
];

export interface PreparedShot {
  readonly situation: ShotSituation;
  readonly verdict: Verdict;
  readonly tally: Tally;
}

export function prepareShot(situation: ShotSituation): PreparedShot {
  const dice = tally(FIRING_FACTORS, situation);
  return { situation, tally: dice, verdict: verdictOn(situation, dice.total) };
}

function verdictOn({ shooter, range, path }: ShotSituation, dice: number): Verdict {
  const reach = shooter.missiles === 'none' ? 0 : rangeDiceOf(shooter).length;
  if (reach === 0) return impossible('HX-UNIT-3', 'it has no missiles');
  if (range > reach) return impossible('HX-UNIT-3', `the target is at ${range}H, its range is ${reach}H`);
  if (shooter.family === 'Art' && shooter.bounds > 0) return impossible('HX-FIR-5', 'artillery cannot move and fire');
  if (path !== 'direct' && !shootsOverhead(shooter.family, shooter.missiles))
    return impossible('HX-FIR-4', 'only foot bowmen and artillery shoot overhead');
  return dice > 0 ? ROLL : impossible('HX-FIR-6', 'no dice are left');
}

/** HX-FIR-4 (R): who may shoot over friends. */
export const shootsOverhead = (family: Family, missiles: Missiles): boolean =>
  family === 'Art' || isFootBowman(family, missiles);

export interface ShotOutcome extends MoraleOutcome {
  readonly hits: number;
}

/** The shot and the morale test of its target. */
export function resolveShot(
  { situation, tally: dice }: PreparedShot,
  source: Dice,
  shooter: Omit<Purpose, 'clause' | 'label'> = {},
  target: Omit<Purpose, 'clause' | 'label'> = {},
): ShotOutcome {
  const hits = source.pool(dice.total, HITS, { clause: 'HX-FIR-1', label: 'shooting', ...shooter });
  const { start, lost, commander, disordered } = situation.target;
  const { passCosts = false } = situation;
  return {
    hits,
    ...takeMoraleTest({ start, lost, commander, disordered, hits, passCosts }, FIRING_CAP, source, target),
  };
}
