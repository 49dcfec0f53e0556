import { listed } from '@acies/kernel';
import { facedAbout, flightOf, isFree, movedShown } from '@acies/rules-disorder';
import { afterStep, type Box, canSee, centreOf, crosses, distanceBetween, frontOf, turnedInPlace } from '@acies/table';
import { breakContacts, place, unform } from '../../board/change.ts';
import {
  bodiesOf,
  boxesOf,
  boxOf,
  type CbContext,
  friendsOf,
  inThrows,
  isPresent,
  isRouting,
  nameOf,
  unitOf,
} from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { mayHaltShort } from '../../sheet/combat/after-combat.ts';
import { throwCompelled } from '../moving/compelled.ts';
import { fledThrough } from '../moving/passage.ts';
import { foremost, rearward } from './routing.ts';

/** CB-AFT-5: a way back: its heading, how far it goes, and where it may halt short. */
export interface Retreat {
  readonly unit: number;
  readonly heading: number;
  readonly full: number;
  /** The first place with friends or terrain between it and the enemy. */
  readonly short: number | undefined;
}

export interface Retreating {
  retreat?: Retreat | undefined;
  to?: number | undefined;
}

/** CB-AFT-5: whether friends or terrain lie between a place and an enemy. */
function isShelteredFrom(g: CbContext, id: number, box: Box, enemy: Box): boolean {
  const boxes = boxesOf(g, friendsOf(g, id));
  return mayHaltShort({
    friends: !canSee(enemy, box, { boxes, areas: [] }),
    terrain:
      !canSee(enemy, box, { boxes: [], areas: g.setting.difficult }) ||
      g.setting.barriers.some((line) => crosses(line, centreOf(enemy), centreOf(box))),
  });
}

const alongFrom = (g: CbContext, id: number, heading: number, distance: number): Box =>
  afterStep(turnedInPlace(boxOf(g, id), heading), { do: 'advance', distance });

/** How finely a place to halt short is sought. */
const STEP = JT / 2;

/** CB-AFT-5 (R): the first place that is sheltered from all whom it fought. */
function shelterOn(
  g: CbContext,
  id: number,
  { heading, full }: Omit<Retreat, 'unit' | 'short'>,
  enemies: readonly Box[],
): number | undefined {
  const isSheltered = (box: Box): boolean => enemies.every((enemy) => isShelteredFrom(g, id, box, enemy));
  for (let distance = STEP; distance < full - STEP; distance += STEP) {
    const box = alongFrom(g, id, heading, distance);
    if (isFree(bodiesOf(g), id, box) && isSheltered(box)) return distance;
  }
  return undefined;
}

/** CB-AFT-5: throws for a retirement from those it fought; undefined without room. */
export function prepareRetreat(g: CbContext, id: number, enemies: readonly number[]): Retreat | undefined {
  const length = throwCompelled(g, id, 'retire');
  const box = boxOf(g, id);
  const from = foremost(g, id, enemies);
  const flight = flightOf(bodiesOf(g), id, { length, heading: rearward(box, boxOf(g, from)), mayLeave: false });
  if (!flight) return undefined;
  const { heading } = flight.end;
  const full = Math.round(distanceBetween(frontOf(turnedInPlace(box, heading)), frontOf(flight.end)));
  const feared = enemies.filter((enemy) => enemy === from || (isPresent(g, enemy) && !isRouting(g, enemy)));
  const boxes = boxesOf(g, feared);
  return { unit: id, heading, full, short: shelterOn(g, id, { heading, full }, boxes) };
}

export const retreatDecision = listed<CbContext, Retreating, number>('retreat', {
  question: (g, { retreat }) => `Retiring: how far shall ${nameOf(g, retreat!.unit)} go?`,
  options(_, { retreat }, out) {
    out.add(retreat!.full);
    if (retreat!.short !== undefined) out.add(retreat!.short);
  },
  label: (_, { retreat }, choice) =>
    choice === retreat!.full ? `the whole way, ${inThrows(choice)}` : `halt behind shelter, ${inThrows(choice)}`,
  about: (_, { retreat }) => [retreat!.unit],
  shows: (g, { retreat }, choice) => {
    const { unit, heading } = retreat!;
    return movedShown(unit, boxOf(g, unit), facedAbout(alongFrom(g, unit, heading, choice)));
  },
});

/** CB-AFT-5, CB-UNIT-7: so far back, unformed, and turned to the enemy again. */
export function makeRetreat(g: CbContext, { unit: id, heading }: Retreat, distance: number): void {
  breakContacts(g, id);
  unform(g, id, 'CB-UNIT-7');
  Object.assign(unitOf(g, id), { moved: true, motion: 'standing' });
  const way = alongFrom(g, id, heading, distance);
  fledThrough(g, id, boxOf(g, id), way);
  place(g, id, facedAbout(way), 'retire', 'CB-AFT-5');
}
