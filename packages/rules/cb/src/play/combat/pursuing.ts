import { runAt } from '@acies/rules-disorder';
import { rangeBetween } from '@acies/table';
import { breakContacts, place, unform } from '../../board/change.ts';
import { bodiesOf, boxOf, type CbContext, isPresent, isRouting, unitOf } from '../../board/look.ts';
import { meetsNewEnemy } from '../../sheet/chapters/catching.ts';
import { runOn, shortOf } from '../charge/home.ts';
import { chargeFacts } from '../charge/may-charge.ts';
import { hack } from '../charge/meeting.ts';
import { throwCompelled } from '../moving/compelled.ts';
import type { Pursuit } from './after-moves.ts';

/** CB-AFT-7: after those who fled; with nobody left to go after it stays where it is. */
export function pursue(g: CbContext, id: number, fled: readonly number[]): Pursuit[] {
  breakContacts(g, id);
  if (!fled.some((enemy) => isPresent(g, enemy))) return [];
  unform(g, id, 'CB-UNIT-7');
  const unit = unitOf(g, id);
  // CB-CTL-6 (R): a spontaneous advance that pursues is one still.
  if (unit.mood !== 'advancing') unit.mood = 'pursuing';
  Object.assign(unit, { motion: 'pursuing', rush: 'spent', moved: true });
  return runAfter(g, id, fled, throwCompelled(g, id, 'pursue'));
}

/** CB-AFT-7: so far after the nearest of those who fled; new enemy in its way is left for when all have moved. */
export function runAfter(g: CbContext, id: number, fled: readonly number[], length: number): Pursuit[] {
  const here = boxOf(g, id);
  const away = (enemy: number): number => rangeBetween(here, boxOf(g, enemy));
  const [prey] = fled.filter((enemy) => isPresent(g, enemy)).sort((a, b) => away(a) - away(b) || a - b);
  if (prey === undefined) return [];
  unitOf(g, id).prey = prey;
  const { end, met } = runAt(bodiesOf(g), id, prey, length);
  const isPrey = met !== undefined && (fled.includes(met.enemy) || isRouting(g, met.enemy));
  if (met && !isPrey) return [{ unit: id, enemy: met.enemy, length, fled }];
  place(g, id, end, 'pursue', 'CB-AFT-7');
  if (met) hack(g, id, met.enemy, 'retire');
  return [];
}

/** CB-AFT-7: what a pursuer does about new enemy whom it has run into. */
export const pursuitMeets = (g: CbContext, unit: number, enemy: number): 'charge' | 'halt short' =>
  meetsNewEnemy(chargeFacts(g, unit, enemy, 'met in pursuit'), unitOf(g, unit).followedOn);

/** CB-AFT-7 (R): a pursuer who may not charge new enemy halts 1 JT short of him. */
export function haltShort(g: CbContext, unit: number, enemy: number, length: number): void {
  const run = runAt(bodiesOf(g), unit, enemy, length);
  unitOf(g, unit).motion = 'standing';
  const end = run.met?.enemy === enemy ? shortOf(g, unit, enemy, run.end) : boxOf(g, unit);
  if (end !== boxOf(g, unit)) runOn(g, unit, { end, met: undefined, wheels: false });
}
