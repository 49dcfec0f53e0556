import { canReach, flush } from '@acies/rules-disorder';
import { ABOUT, afterStep, type Box, runUp, touch, turnedInPlace } from '@acies/table';
import { breakContacts, place } from '../../board/change.ts';
import { bodiesOf, boxesOf, boxOf, type CbContext, isRouting, stillMeet, unitOf } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { FALL_BACK, SHORT_OF_SUPPORTS } from '../../sheet/combat/after-combat.ts';
import type { Settling } from './after-moves.ts';

/** CB-AFT-4: forward to stay in contact with one who fell back; in vain, 1 JT, and 1 JT short of a legion’s supports. */
export function followUp(g: CbContext, { relieved }: Settling, id: number, enemies: readonly number[]): void {
  const prey = enemies.filter((enemy) => !isRouting(g, enemy));
  const box = boxOf(g, id);
  const ahead = afterStep(box, { do: 'advance', distance: FALL_BACK * JT });
  const meets = (at: Box): number[] => prey.filter((enemy) => touch(at, boxOf(g, enemy)));
  const facing = (enemy: Box): Box => flush(turnedInPlace(box, (enemy.heading + ABOUT) % 3600), enemy, 'front', JT);
  const near = prey.filter((enemy) => stillMeet(box, boxOf(g, enemy)));
  const ways = [ahead, ...near.map((enemy) => facing(boxOf(g, enemy)))];
  const through = prey.some((enemy) => relieved.includes(enemy));
  const to = ways.find((at) => canReach(bodiesOf(g), id, at) && meets(at).length > 0) ?? onward(g, id, ahead, through);
  if (!to) return;
  place(g, id, to, 'follow up', 'CB-AFT-4');
  Object.assign(unitOf(g, id), { moved: true, rush: 'spent' });
  const met = meets(to);
  if (met.length > 0) unitOf(g, id).motion = 'following up';
  breakContacts(g, id);
  // They fight again in the next turn.
  for (const enemy of met)
    g.board.contacts.push({ attacker: id, defender: enemy, mutual: false, met: 'front', fresh: false, done: true });
}

/** The most that may lie between a unit and the supports through which its enemy has fallen back. */
const TO_SUPPORTS = 6 * JT;

/** CB-AFT-4: where it cannot stay in contact: 1 JT short of the supports before it, or 1 JT on. */
function onward(g: CbContext, id: number, ahead: Box, through: boolean): Box | undefined {
  const bodies = bodiesOf(g);
  const enemies = boxesOf(g, bodies.enemiesOf(id));
  const { index, distance } = runUp(boxOf(g, id), { do: 'advance', distance: TO_SUPPORTS }, enemies);
  if (!through || index < 0) return alone(g, id, ahead);
  const short = distance - SHORT_OF_SUPPORTS * JT;
  const to = afterStep(boxOf(g, id), { do: 'advance', distance: short });
  return short > 0 && canReach(bodies, id, to) ? to : undefined;
}

/** Where nobody is left to touch: 1 JT on, unless that is within 1 JT of other enemy in front. */
function alone(g: CbContext, id: number, ahead: Box): Box | undefined {
  const bodies = bodiesOf(g);
  const clear = bodies.enemiesOf(id).every((enemy) => !stillNear(ahead, boxOf(g, enemy)));
  return clear && canReach(bodies, id, ahead) ? ahead : undefined;
}

const stillNear = (a: Box, b: Box): boolean =>
  touch(afterStep(a, { do: 'advance', distance: SHORT_OF_SUPPORTS * JT }), b);
