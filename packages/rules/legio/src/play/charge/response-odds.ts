import { percent } from '@acies/kernel/odds';
import { copyBoard } from '../../board/board.ts';
import { conditionOf, factsOf, inspiresOf, type LegioContext, sideOf, unitOf } from '../../board/look.ts';
import { evadeResult, prepareEvade } from '../../sheet/chapters/evading.ts';
import { combatChances } from '../../sheet/combat/combat.ts';
import type { Response } from '../../sheet/combat/responses.ts';
import { leadsOf, supposeCharge, winsAndLoses } from '../combat/combat-odds.ts';
import { combatOf, combatsIn } from '../combat/combats.ts';

/** What a response comes to, in a few words: the evade test, or the combat if all who charge it get there. */
export function responsePreview(
  g: LegioContext,
  id: number,
  chargers: readonly number[],
  response: Response,
): string | undefined {
  if (response === 'break') return undefined;
  return response === 'evade' ? evadeOdds(g, id) : standOdds(g, id, chargers, response === 'counter-charge');
}

/** LG-RSP-7. */
function evadeOdds(g: LegioContext, id: number): string {
  const { grade } = factsOf(g, id).kind;
  const { die, tally, shaken } = prepareEvade({ ...conditionOf(g, id), grade, inspired: inspiresOf(g, id) > 0 });
  const away = die.faces.filter((face) => evadeResult(face + tally.total, shaken) === 'evades').length;
  const chance = away / die.faces.length;
  return chance === 1 ? 'passes 100%' : `passes ${percent(chance)}, else it is ${shaken ? 'broken' : 'shaken'}`;
}

/** LG-CBT-1: looked at on a copy of the board, where the chargers come home and who counter-charges is met on its way. */
function standOdds(g: LegioContext, id: number, chargers: readonly number[], comesOn: boolean): string | undefined {
  const then: LegioContext = { ...g, board: copyBoard(g.board), tell: undefined };
  if (comesOn) Object.assign(unitOf(then, id), { motion: 'charging', comesOn: true });
  for (const charger of chargers) supposeCharge(then, charger, id);
  const side = sideOf(g, id);
  const combat = combatsIn(then, then.board.contacts).find((one) => one[side].includes(id));
  return (
    combat && `if they arrive: ${winsAndLoses(combatChances(combatOf(then, combat, leadsOf(then, combat, id)))[side])}`
  );
}
