import type { Followup } from '@acies/kernel/odds';
import { type ClashOutcome, type FightOutcome, rethrowsPursuit } from '../chapters/fight.ts';
import { otherRole } from '../chapters/fight-dice.ts';
import { GENERAL_MARKERS } from '../chapters/saves.ts';
import type { VolleyOutcome } from '../chapters/volley-odds.ts';
import { isFighting, isSkirmisher } from '../troops.ts';
import type { ArtilleryInput, ArtilleryOutcome } from './artillery.ts';
import { sizesFrom, sizesOf, type UnitInputs, unitsFrom } from './fields.ts';
import type { PursuitInput, PursuitOutcome } from './pursuit.ts';
import type { RideOutcome } from './ride.ts';
import type { FightInput } from './situation.ts';
import type { VolleyInput } from './volley.ts';

/** What is thrown for after each procedure. A whole fight has its pursuit in it, and so has the morale of a zone. */

/** The most that the forms take. */
const MOST_CASUALTIES = 20;
const MOST_CAVALRY = 3;

/** CK-MOR-1, CK-MOR-6: the morale of a zone with casualty markers, in its owner's next turn. */
const moraleOf = (casualties: number, words: string, zone: object = {}): Followup[] =>
  casualties > 0
    ? [{ calculation: 'morale', words, input: { casualties: Math.min(MOST_CASUALTIES, casualties), ...zone } }]
    : [];

/** What the units of a zone are to its morale. */
function zoneOf(given: UnitInputs, general: boolean) {
  const has = (quality: string): boolean => unitsFrom(given).some((unit) => unit.quality === quality);
  return { levy: has('levy'), elite: has('elite'), veteran: has('veteran'), general };
}

const NEXT_TURN = 'the zone’s morale, in its owner’s next turn';

export const afterVolley = ({ target }: VolleyInput, { markers, generalKilled }: VolleyOutcome): Followup[] =>
  moraleOf(markers, NEXT_TURN, zoneOf(target, target.general && !generalKilled));

/** CK-MOR-6: with nobody left there is nobody to test. */
export const afterArtillery = (
  { units }: ArtilleryInput,
  { byTarget, byShooter, destroyed }: ArtilleryOutcome,
): Followup[] => (destroyed < sizesFrom(units).length ? moraleOf(byTarget + byShooter, NEXT_TURN) : []);

/** CK-OUT-2, CK-OUT-3: the loser is pursued. */
export function afterHits(given: FightInput, { winner, margin }: ClashOutcome): Followup[] {
  const { again } = given[rethrowsPursuit(winner, margin)];
  const beaten = unitsFrom(given[otherRole(winner)]).filter(({ type }) => isFighting(type));
  const cavalry = beaten.filter(({ type }) => type === 'Cav').length;
  const input = { margin, cavalry: Math.min(MOST_CAVALRY, cavalry), units: sizesOf(beaten), again };
  return [{ calculation: 'pursuit', words: `the ${otherRole(winner)} is pursued`, input }];
}

const LOSERS_MORALE = 'the loser’s morale in its next turn, with the markers of hits not saved beside these';
/** CK-SKI-1: the pursuer may choose skirmishers to lose half bases, for which there is no marker. */
const AT_MOST = `${LOSERS_MORALE}, which are at most so many: none is placed for skirmishers`;

/** CK-PUR-1, CK-GEN-5: markers are placed for the pursuit and a dead general; CK-OUT-2: the winner has none. */
export function afterFight(
  given: FightInput,
  { winner, pursuitLosses, destroyed, generalKilled }: FightOutcome,
): Followup[] {
  const loser = otherRole(winner);
  const killed = generalKilled[loser];
  const zone = zoneOf(given[loser], given[loser].general && !killed);
  const pursued = unitsFrom(given[loser]).filter(({ type }) => isFighting(type));
  if (destroyed === pursued.length) return [];
  const skirmishers = pursued.filter(({ type }) => isSkirmisher(type)).length;
  const fromPursuit = skirmishers === pursued.length ? 0 : pursuitLosses;
  const words = skirmishers > 0 && fromPursuit > 0 ? AT_MOST : LOSERS_MORALE;
  return moraleOf(fromPursuit + (killed ? GENERAL_MARKERS : 0), words, zone);
}

/** CK-SKI-1: the form does not ask who is pursued. */
export const afterPursuit = ({ units }: PursuitInput, outcome: PursuitOutcome): Followup[] =>
  outcome.units + outcome.destroyed < sizesFrom(units).length ? moraleOf(outcome.losses, AT_MOST) : [];

/** CK-GEN-2: a valiant general does not wait for the step of fights. */
export const afterRide = (_: unknown, { assaults }: RideOutcome): Followup[] =>
  assaults ? [{ calculation: 'fight', words: 'he assaults at once', input: { assaulter: { general: true } } }] : [];
