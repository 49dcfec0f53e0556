import { centreOf, cornersOf, crosses, isBeside, isHigher, reachesInto, rearOf } from '@acies/table';
import type { Contact } from '../../board/board.ts';
import { boxOf, type ClockContext, factsOf, leaderWith, presentOf, unitOf } from '../../board/look.ts';
import type { MeleeSituation } from '../../sheet/chapters/melee.ts';
import { type Attacked, type Fighter, givesSupport, worstAttack } from '../../sheet/chapters/melee-factors.ts';
import { columnOf } from '../moving/column.ts';
import { retreatOf } from './retreat.ts';

const BY_LIGHT_HORSE = { front: 'front', flank: 'flank by light horse', rear: 'rear by light horse' } as const;

/** MC-MEL-4, MC-MEL-11: where a unit is attacked, by the worst of those who are at it. */
function attackedOf(g: ClockContext, id: number): Attacked {
  const attacks = g.board.contacts
    .filter(({ defender }) => defender === id)
    .map(({ attacker, met }) => (factsOf(g, attacker).kind.type === 'LH' ? BY_LIGHT_HORSE[met] : met));
  return worstAttack(attacks);
}

/** MC-MEL-3: friends in line on its flanks who can give support. */
function supportsOf(g: ClockContext, id: number): number {
  const box = boxOf(g, id);
  let count = 0;
  for (const friend of presentOf(g, factsOf(g, id).side)) {
    if (friend === id || !givesSupport(factsOf(g, friend).kind.type)) continue;
    if (isBeside(box, boxOf(g, friend))) count++;
  }
  return Math.min(2, count);
}

const inAny = (areas: ClockContext['setting']['rough'], g: ClockContext, id: number): boolean =>
  areas.some((area) => reachesInto(area, cornersOf(boxOf(g, id))));

/** MC-MEL-8: higher on a hill than the enemy. */
const isUphill = (g: ClockContext, id: number, enemy: number): boolean =>
  g.setting.hills.some((hill) => isHigher(hill, centreOf(boxOf(g, id)), centreOf(boxOf(g, enemy))));

/** MC-MEL-8: a stream lies between it and the enemy who has come at it, as long as they are in contact. */
const defendsBank = (g: ClockContext, { attacker, defender }: Contact): boolean =>
  g.setting.streams.some((stream) => crosses(stream, centreOf(boxOf(g, defender)), rearOf(boxOf(g, attacker))));

/** One side of a melee as the units stand. */
function fighter(g: ClockContext, id: number, enemy: number, contact: Contact): Fighter {
  const { dmz, hadDmz, fought, moved } = unitOf(g, id);
  const charging = contact.fresh && contact.attacker === id;
  const charged = contact.fresh && contact.defender === id;
  return {
    unit: factsOf(g, id).kind,
    dmz,
    hadDmz,
    leaderFactor: leaderWith(g, id)?.combat ?? 0,
    charging,
    charged,
    stationary: !moved,
    inRough: inAny(g.setting.rough, g, id),
    inDenseWoods: inAny(g.setting.dense, g, id),
    uphill: isUphill(g, id, enemy) || (charging && contact.downhill),
    defendsBank: contact.defender === id && defendsBank(g, contact),
    attacked: attackedOf(g, id),
    column: columnOf(g, id).length > 0,
    supports: supportsOf(g, id),
    firstCombat: !fought,
    canRetreat: retreatOf(g, id) !== undefined,
  };
}

export const meleeSituation = (g: ClockContext, contact: Contact): MeleeSituation => ({
  attacker: fighter(g, contact.attacker, contact.defender, contact),
  defender: fighter(g, contact.defender, contact.attacker, contact),
});
