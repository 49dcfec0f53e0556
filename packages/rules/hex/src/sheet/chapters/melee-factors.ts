import { atLeast, type Factor, factor, firstOf, row, type Tally, tally, when } from '@acies/kernel/odds';
import {
  attacksDefences,
  isFrontAllRound,
  isStream,
  noDepthFrom,
  noImpactFrom,
  type Place,
  type Terrain,
  woodsDice,
  worksOf,
} from '../terrain.ts';
import { type Family, isCavalry, isInfantry, isMounted } from '../troops.ts';

export const ARCS = ['front', 'flank', 'rear'] as const;
export type MetArc = (typeof ARCS)[number];

/** One side's main stand in a melee, with all that its dice depend on. */
export interface Fighter {
  readonly family: Family;
  readonly sp: number;
  readonly start: number;
  readonly disordered: boolean;
  readonly commander: boolean;
  readonly impact: number;
  readonly pilum: boolean;
  readonly place: Place;
  /** The terrain on which its charge began; where it stands unless told. */
  readonly began?: Terrain | undefined;
  /** Like stands in rank behind it, for pikes and long spears. */
  readonly ranks: number;
  /** Stands in support, and how many pila dice they add. */
  readonly supports: number;
  readonly supportPila: number;
  /** Which side of this stand the enemy's main stand is at. */
  readonly met: MetArc;
}

export interface MeleeSituation {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** The attacker comes into contact now: impact and pila count. */
  readonly fresh: boolean;
  /** The ruling `freePass` switched off (HX-MOR-2). */
  readonly passCosts?: boolean;
}

/** A fighter seen against the other one. */
export interface Bout {
  readonly own: Fighter;
  readonly enemy: Fighter;
  readonly attacking: boolean;
  readonly fresh: boolean;
}

const charging = (b: Bout): boolean => b.attacking && b.fresh;
/** HX-TER-5: a stand in a village has no flank or rear. */
export const arcMet = (fighter: Fighter): MetArc => (isFrontAllRound(fighter.place) ? 'front' : fighter.met);
const onFlank = (b: Bout): boolean => arcMet(b.enemy) !== 'front';
/** HX-MEL-5 (R): chariots count as horse against ranks of spears. */
const isHorse = (family: Family): boolean => isCavalry(family) || family === 'Ch';

/** HX-MEL-2: the impact, and then what takes it away, so that both can be read. */
const impact: Factor<Bout> = factor('HX-MEL-2', 'impact', (b) =>
  charging(b) && b.own.impact !== 0 ? b.own.impact : undefined,
);

const deny =
  (label: string, clauseOf: (b: Bout) => string | undefined): Factor<Bout> =>
  (b) => {
    if (!charging(b) || b.own.impact === 0) return undefined;
    const clause = clauseOf(b);
    return clause === undefined ? undefined : row(clause, label, -b.own.impact);
  };

const denyWhen = (clause: string, label: string, holds: (b: Bout) => boolean): Factor<Bout> =>
  deny(label, (b) => (holds(b) ? clause : undefined));

const IMPACT_DENIALS: readonly Factor<Bout>[] = [
  denyWhen(
    'HX-MEL-3',
    'no impact: infantry against horse or chariots',
    (b) => isInfantry(b.own.family) && isHorse(b.enemy.family),
  ),
  denyWhen(
    'HX-MEL-3',
    'no impact: warband against auxilia in front',
    (b) => b.own.family === 'WB' && b.enemy.family === 'Aux' && !onFlank(b),
  ),
  denyWhen(
    'HX-MEL-3',
    'no impact: elephants or chariots against light infantry',
    (b) => (b.own.family === 'El' || b.own.family === 'Ch') && b.enemy.family === 'LI',
  ),
  denyWhen(
    'HX-MEL-5',
    'no impact: horse against pikes or long spears in front',
    (b) => isHorse(b.own.family) && (b.enemy.family === 'Pike' || b.enemy.family === 'LSp') && !onFlank(b),
  ),
  deny('no impact: the ground', (b) => noImpactFrom(b.own, b.enemy)),
];

/** HX-MEL-5 (R): dice for ranks behind as we read the sheet, where nothing on the terrain forbids them. */
function depthDice({ own, enemy }: Bout): number {
  const horse = isHorse(enemy.family);
  if (own.family === 'Pike') {
    const ranks = Math.min(own.ranks, 2);
    return horse && ranks > 0 ? ranks + 1 : ranks;
  }
  if (own.family === 'LSp' && own.ranks > 0) return horse ? 2 : 1;
  return 0;
}

const depth: Factor<Bout> = factor(
  'HX-MEL-5',
  'ranks behind',
  (b) => (arcMet(b.own) === 'front' && depthDice(b)) || undefined,
);

const noDepth: Factor<Bout> = (b) => {
  const dice = arcMet(b.own) === 'front' ? depthDice(b) : 0;
  const clause = noDepthFrom(b.own.place, b.enemy.place, b.attacking);
  return dice > 0 && clause !== undefined ? row(clause, 'no depth: the ground', -dice) : undefined;
};

const inOrAgainstWoods = (b: Bout): boolean => b.own.place.terrain === 'woods' || b.enemy.place.terrain === 'woods';
const attacks = (b: Bout, mounted: boolean, holds: (own: Place, theirs: Place) => boolean): boolean =>
  b.attacking && isMounted(b.own.family) === mounted && holds(b.own.place, b.enemy.place);

const inVillage = (place: Place): boolean => place.terrain === 'village';
const attacksVillage = (_: Place, theirs: Place): boolean => inVillage(theirs);

const MELEE_FACTORS: readonly Factor<Bout>[] = [
  factor('HX-MEL-1', 'strength points', (b) => b.own.sp),
  when('HX-MEL-2', 'disordered', -1, (b) => b.own.disordered),
  when('HX-MEL-2', 'higher ground', 1, (b) => b.own.place.height > b.enemy.place.height && !b.own.place.gentle),
  firstOf<Bout>(
    when('HX-MEL-2', 'MC or HC charging a flank', 2, (b) => {
      const cavalry = b.own.family === 'MC' || b.own.family === 'HC';
      return cavalry && charging(b) && onFlank(b);
    }),
    when('HX-MEL-2', 'on the enemy’s flank', 1, onFlank),
  ),
  impact,
  firstOf(...IMPACT_DENIALS),
  depth,
  noDepth,
  factor('HX-MEL-7', 'support', (b) => (b.own.supports > 0 ? Math.min(2, b.own.supports) : undefined)),
  factor('HX-TER-1', 'woods', (b) => (inOrAgainstWoods(b) && woodsDice(b.own.family)) || undefined),
  when(
    'HX-TER-2',
    'defending the bank of a larger stream',
    1,
    (b) => !b.attacking && b.enemy.place.terrain === 'river' && !isStream(b.own.place.terrain),
  ),
  factor(
    'HX-TER-3',
    'foot attacking defences',
    (b) => (attacks(b, false, attacksDefences) && -worksOf(b.enemy.place).foot) || undefined,
  ),
  factor(
    'HX-TER-3',
    'mounted attacking defences',
    (b) => (attacks(b, true, attacksDefences) && -worksOf(b.enemy.place).mounted) || undefined,
  ),
  when('HX-TER-5', 'foot attacking a village', -1, (b) => attacks(b, false, attacksVillage)),
  when('HX-TER-5', 'mounted attacking a village', -2, (b) => attacks(b, true, attacksVillage)),
  when('HX-TER-5', 'mounted in a village', -3, (b) => isMounted(b.own.family) && inVillage(b.own.place)),
  atLeast('HX-MEL-2', 'at least 1 die', 1),
];

export const meleeTally = (bout: Bout): Tally => tally(MELEE_FACTORS, bout);
