import type { Followup } from '@acies/kernel/odds';
import { formationAfterCharge } from '../combat/charge-rules.ts';
import { isSpecial } from '../troops.ts';
import { formationFrom } from './fields.ts';
import type { MoveInput, MoveOutcome } from './move.ts';
import { friendsNext, moveNext } from './next-steps.ts';
import type { PursuitOutcome } from './pursuit.ts';
import { newEnemyIn, type PursuitInput } from './pursuit-input.ts';

/** CB-SEQ-6, CB-CHG-5, CB-AFT-7, CB-MOR-5, CB-MOR-8: what moves lead to that may end on somebody, and an evasion. */
export function afterMove(given: MoveInput, outcome: MoveOutcome): Followup[] {
  const { type, grade, kind } = given;
  const { dp } = outcome.disordered;
  if (kind === 'rampage') {
    const input = { unitsLost: 0, burst: 'with ranks closed' };
    return [{ calculation: 'morale', words: 'each unit that it bursts through', input }];
  }
  if (kind === 'evade')
    return isSpecial(type)
      ? []
      : [{ calculation: 'morale', words: 'it has evaded', input: { type, grade, dp, unitsLost: 0, evaded: true } }];
  return mayCharge(given, outcome) ? contactNext(given, outcome) : [];
}

/** CB-CHG-1. */
const mayCharge = ({ type, formation }: MoveInput, { disordered }: MoveOutcome): boolean =>
  type !== 'Art' && formation !== 'column' && !disordered.shaken;

function contactNext(given: MoveInput, { distance, disordered }: MoveOutcome): Followup[] {
  const { type, grade, formation, armoured, legion, kind, inspireActions } = given;
  const unit = { type, grade, armoured, legion, dp: disordered.dp };
  if (kind === 'spontaneous') {
    const charger = { ...unit, formation, spontaneous: true };
    return [{ calculation: 'charge', words: 'it must charge enemy within bow shot', input: { charger } }];
  }
  if (kind === 'charge') {
    const drawnUp = formationFrom(type, formation);
    const now = formationAfterCharge(type, drawnUp, distance);
    const red = { ...unit, formation: now === drawnUp ? formation : now, inspires: inspireActions };
    return [{ calculation: 'combat', words: 'if it reaches the enemy', input: { red } }];
  }
  if (kind !== 'pursue') return [];
  const red = { ...unit, formation: 'unformed', motion: 'pursuing' };
  return [{ calculation: 'combat', words: 'if it meets new enemy', input: { red } }];
}

/** CB-AFT-7: a unit that is caught before it broke does so now; a pursuer who charges new enemy fights him at once. */
export function afterPursuit(given: PursuitInput, outcome: PursuitOutcome): Followup[] {
  const { chaser, fugitive } = given;
  const newEnemy = newEnemyIn(given);
  const { end, hacked } = outcome;
  if (hacked?.breaks) {
    const { type } = fugitive;
    const runs = hacked.destroyed ? [] : [moveNext('it routs', type, 'rout')];
    return [...runs, friendsNext('of it', { type })];
  }
  if (end !== 'charge' || !newEnemy) return [];
  const { type, formation, dp, frontal } = newEnemy;
  const red = { type: chaser.type, armoured: chaser.armoured, dp: chaser.dp, motion: 'pursuing' };
  // The form of a pursuit knows no legions: a quincunx fights as a line does.
  const drawnUp = formation === 'quincunx' ? 'line' : formation;
  const blue = { type, formation: drawnUp, dp, frontal };
  return [{ calculation: 'combat', words: 'the pursuer fights the new enemy at once', input: { red, blue } }];
}
