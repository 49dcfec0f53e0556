import { centreOf, cornersOf, crosses, isBeside, isHigher, isInRank, reachesInto, rearOf } from '@acies/table';
import type { Contact } from './board.ts';
import type { MeleeSituation } from './melee.ts';
import { type Attacked, type Fighter, givesSupport, worstAttack } from './melee-factors.ts';
import { retreatOf } from './retreat.ts';
import { boxOf, type ClockTable, factsOf, leaderWith, presentOf, unitOf } from './table.ts';

/** MC-MEL-4, MC-MEL-11: where a unit is attacked, by the worst of those who are at it. */
function attackedOf(g: ClockTable, id: number): Attacked {
  const attacks = g.board.contacts
    .filter(({ defender, met }) => defender === id && met !== 'front')
    .map(({ attacker, met }): Attacked => {
      const light = factsOf(g, attacker).kind.type === 'LH';
      return light ? (`${met as 'flank' | 'rear'} by light horse` as const) : (met as 'flank' | 'rear');
    });
  return worstAttack(attacks);
}

/** MC-MEL-3: friends in line on its flanks who can give support. */
function supportsOf(g: ClockTable, id: number): number {
  const box = boxOf(g, id);
  let count = 0;
  for (const friend of presentOf(g, factsOf(g, id).side)) {
    if (friend === id || !givesSupport(factsOf(g, friend).kind.type)) continue;
    if (isBeside(box, boxOf(g, friend))) count++;
  }
  return Math.min(2, count);
}

/** MC-MOV-7: in a column of three or more, front to rear. */
function inColumn(g: ClockTable, id: number): boolean {
  const friends = presentOf(g, factsOf(g, id).side).filter((friend) => friend !== id);
  const column = [id];
  for (const at of column)
    for (const friend of friends)
      if (!column.includes(friend) && isInRank(boxOf(g, at), boxOf(g, friend))) column.push(friend);
  const beside = column.some((at) =>
    friends.some((friend) => !column.includes(friend) && isBeside(boxOf(g, at), boxOf(g, friend))),
  );
  return column.length >= 3 && !beside;
}

const inAny = (areas: ClockTable['field']['rough'], g: ClockTable, id: number): boolean =>
  areas.some((area) => reachesInto(area, cornersOf(boxOf(g, id))));

/** MC-MEL-8: higher on a hill than the enemy. */
const isUphill = (g: ClockTable, id: number, enemy: number): boolean =>
  g.field.hills.some((hill) => isHigher(hill, centreOf(boxOf(g, id)), centreOf(boxOf(g, enemy))));

/** MC-MEL-8: a stream lies between it and the enemy who has come at it, as long as they are in contact. */
const defendsBank = (g: ClockTable, { attacker, defender }: Contact): boolean =>
  g.field.streams.some((stream) => crosses(stream, centreOf(boxOf(g, defender)), rearOf(boxOf(g, attacker))));

/** One side of a melee as the units stand. */
function fighter(g: ClockTable, id: number, enemy: number, contact: Contact): Fighter {
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
    inRough: inAny(g.field.rough, g, id),
    inDenseWoods: inAny(g.field.dense, g, id),
    uphill: isUphill(g, id, enemy) || (charging && contact.downhill),
    defendsBank: contact.defender === id && defendsBank(g, contact),
    attacked: attackedOf(g, id),
    column: inColumn(g, id),
    supports: supportsOf(g, id),
    firstCombat: !fought,
    canRetreat: retreatOf(g, id) !== undefined,
  };
}

export const meleeSituation = (g: ClockTable, contact: Contact): MeleeSituation => ({
  attacker: fighter(g, contact.attacker, contact.defender, contact),
  defender: fighter(g, contact.defender, contact.attacker, contact),
});
