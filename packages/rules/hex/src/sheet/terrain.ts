import { type Family, isMounted } from './troops.ts';

export const TERRAINS = ['open', 'woods', 'stream', 'river', 'swamp', 'village', 'rough'] as const;
/** What covers a hex. A river is what the sheet calls a larger stream. */
export type Terrain = (typeof TERRAINS)[number];

/** HX-TER-3: what defences do to those who attack or cross them; a scenario may vary each. */
export interface Works {
  /** Dice that foot, and mounted stands, lose in attacking them. */
  readonly foot: number;
  readonly mounted: number;
  /** Whether they disorder mounted attackers, and mounted stands and pikes that cross them. */
  readonly disorder: boolean;
  /** Who cannot attack them. */
  readonly closedTo: readonly Family[];
}

export const USUAL_WORKS: Works = { foot: 1, mounted: 2, disorder: true, closedTo: ['Ch', 'El'] };

/** A hex as the rules see it. */
export interface Place {
  readonly terrain: Terrain;
  /** HX-TER-3: behind defences that the scenario names. */
  readonly defences: boolean;
  /** Where these defences are not as usual. */
  readonly works?: Works;
  readonly height: number;
  /** HX-TER-6: a hill of which the battle says that it gives no benefit in melee. */
  readonly gentle?: boolean;
}

export const isStream = (terrain: Terrain): boolean => terrain === 'stream' || terrain === 'river';

/** HX-TER-8: elephants use the lines of heavy cavalry. */
const lineOf = (family: Family): Family => (family === 'El' ? 'HC' : family);

const AT_HOME_IN_WOODS: readonly Family[] = ['Sk', 'LI', 'Aux', 'WB'];
const LOST_IN_WOODS: readonly Family[] = ['HC', 'MC', 'Ch', 'Pike', 'LSp', 'HI'];
const CHARGE_OUT_OF_WOODS: readonly Family[] = ['HC', 'MC', 'Ch', 'Pike', 'HI', 'LC'];
const AT_HOME_IN_SWAMP: readonly Family[] = ['Sk', 'LI', 'WB'];
const AT_HOME_IN_ROUGH: readonly Family[] = ['Sk', 'LC', 'LI', 'Aux', 'WB'];

/** HX-TER-8: where a type may not go at all. */
export const mayEnter = (family: Family, place: Place): boolean =>
  family !== 'Art' || !(place.terrain === 'woods' || place.terrain === 'swamp' || isStream(place.terrain));

/** Whether entering a hex ends the move. */
export function haltsEntering(family: Family, place: Place): boolean {
  switch (place.terrain) {
    case 'woods':
      return !AT_HOME_IN_WOODS.includes(family);
    case 'swamp':
      return !AT_HOME_IN_SWAMP.includes(family);
    case 'stream':
    case 'river':
    case 'village':
      return true;
    default:
      return false;
  }
}

/** HX-TER-3: whether defences that disorder lie between two hexes. */
const crossesUpset = (from: Place, to: Place): boolean =>
  from.defences !== to.defences && worksOf(from.defences ? from : to).disorder;

/** Whether going from one hex into another disorders a stand, and by which clause. */
export function disorderedEntering(family: Family, from: Place, to: Place): string | undefined {
  const line = lineOf(family);
  if (crossesUpset(from, to) && (isMounted(line) || line === 'Pike')) return 'HX-TER-3';
  switch (to.terrain) {
    case 'woods':
      return AT_HOME_IN_WOODS.includes(line) ? undefined : 'HX-TER-1';
    case 'stream':
    case 'river':
      return 'HX-TER-2';
    case 'swamp':
      return AT_HOME_IN_SWAMP.includes(line) ? undefined : 'HX-TER-4';
    case 'village':
      return isMounted(line) ? 'HX-TER-5' : undefined;
    case 'rough':
      return AT_HOME_IN_ROUGH.includes(line) ? undefined : 'HX-TER-7';
    default:
      return undefined;
  }
}

/** The clause by which a stand cannot recover where it is; undefined if it can. */
export function noRecoveryIn(family: Family, place: Place): string | undefined {
  const line = lineOf(family);
  if (place.terrain === 'woods') return LOST_IN_WOODS.includes(line) ? 'HX-TER-1' : undefined;
  if (isStream(place.terrain)) return 'HX-TER-2';
  if (place.terrain === 'swamp') return AT_HOME_IN_SWAMP.includes(line) ? undefined : 'HX-TER-4';
  return undefined;
}

/** HX-TER-7: the most hexes a bound may have that touches rough ground. */
const ROUGH_MOST = 2;
/** HX-TER-4: the most hexes a bound of those at home there may have that touches swamp. */
const SWAMP_MOST = 1;
/** Within so many hexes a stand may come to ground that shortens its bound. */
export const SHORTENED_MOST = Math.max(ROUGH_MOST, SWAMP_MOST);

/** HX-TER-4, HX-TER-7: the most hexes a bound may have that touches such ground, at its start or anywhere on its way. */
export function mostTouching(family: Family, terrain: Terrain): number {
  if (terrain === 'rough') return ROUGH_MOST;
  return terrain === 'swamp' && AT_HOME_IN_SWAMP.includes(family) ? SWAMP_MOST : Number.POSITIVE_INFINITY;
}

/** The most hexes a bound may have that starts in this hex. */
export const mostHexes = (family: Family, { terrain }: Place): number =>
  terrain === 'village' ? 1 : mostTouching(family, terrain);

/** A charger's or a fighter's place beside that of the enemy: what the terrain lines for impact, depth and dice need. */
export interface Standing {
  readonly family: Family;
  readonly place: Place;
  /** The terrain on which the charge began; where it stands unless told. */
  readonly began?: Terrain | undefined;
}

/** The clause by which the terrain takes a charger's impact away; undefined if it keeps it. */
export function noImpactFrom(charger: Standing, target: Standing): string | undefined {
  const line = lineOf(charger.family);
  const began = charger.began ?? charger.place.terrain;
  return (
    woodsDenyImpact(line, began, charger.place, target.place) ??
    (isStream(began) || isStream(charger.place.terrain) ? 'HX-TER-2' : undefined) ??
    (attacksDefences(charger.place, target.place) ? 'HX-TER-3' : undefined) ??
    swampDeniesImpact(charger, target) ??
    ([began, charger.place.terrain, target.place.terrain].includes('village') ? 'HX-TER-5' : undefined) ??
    (line !== 'WB' && (charger.place.terrain === 'rough' || target.place.terrain === 'rough') ? 'HX-TER-7' : undefined)
  );
}

function woodsDenyImpact(line: Family, began: Terrain, own: Place, theirs: Place): string | undefined {
  if (line === 'WB' || line === 'Shot' || line === 'Art') return undefined;
  if (theirs.terrain === 'woods') return 'HX-TER-1';
  // Long spears do not charge out with impact (R), even when they fight outside.
  if (line === 'LSp') return began === 'woods' || own.terrain === 'woods' ? 'HX-TER-1' : undefined;
  // Who has come into the woods by this very charge is not charging out of them.
  const chargesOut = began === 'woods' && CHARGE_OUT_OF_WOODS.includes(line);
  return own.terrain === 'woods' && !chargesOut ? 'HX-TER-1' : undefined;
}

function swampDeniesImpact(charger: Standing, target: Standing): string | undefined {
  if (charger.began === 'swamp' || charger.place.terrain === 'swamp') return 'HX-TER-4';
  const nimble = target.family === 'LI' || target.family === 'Sk';
  return target.place.terrain === 'swamp' && nimble ? 'HX-TER-4' : undefined;
}

/** The clause by which the terrain takes the bonus for depth away. */
export function noDepthFrom(own: Place, theirs: Place, attacking: boolean): string | undefined {
  if (own.terrain === 'woods' || theirs.terrain === 'woods') return 'HX-TER-1';
  if (isStream(own.terrain)) return 'HX-TER-2';
  return attacking && attacksDefences(own, theirs) ? 'HX-TER-3' : undefined;
}

/** HX-TER-1: dice lost in woods, or against a unit in them. */
export function woodsDice(family: Family): number {
  const line = lineOf(family);
  if (line === 'HC' || line === 'MC' || line === 'Ch' || line === 'Pike') return -2;
  return line === 'LSp' ? -1 : 0;
}

export const worksOf = ({ works = USUAL_WORKS }: Place): Works => works;

/** HX-TER-3: defences help against those outside them. */
export const attacksDefences = (own: Place, target: Place): boolean => target.defences && !own.defences;

/** HX-TER-3: chariots and elephants cannot attack defences, unless the scenario says otherwise. */
export const mayAttack = (family: Family, own: Place, target: Place): boolean =>
  !(attacksDefences(own, target) && worksOf(target).closedTo.includes(family));

/** HX-TER-3: why some cannot attack these defences. */
export const closedWords = ({ works }: Place): string =>
  works === undefined
    ? 'chariots and elephants cannot attack defences'
    : `the battle has these defences closed to ${works.closedTo.join(', ')}`;

/** HX-TER-3, HX-TER-5: mounted stands are disordered by attacking defences or a village. */
export function disorderedAttacking(family: Family, own: Place, target: Place): string | undefined {
  if (!isMounted(family)) return undefined;
  if (attacksDefences(own, target) && worksOf(target).disorder) return 'HX-TER-3';
  return target.terrain === 'village' ? 'HX-TER-5' : undefined;
}

/** HX-TER-5: a stand in a village has no flank or rear: all six sides are its front. */
export const isFrontAllRound = ({ terrain }: Place): boolean => terrain === 'village';

/** HX-TER-5: who is beaten there may stay, for one extra loss. */
export const mayHoldBeaten = ({ terrain }: Place): boolean => terrain === 'village';
