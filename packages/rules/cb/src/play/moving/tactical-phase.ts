import { again, ask, call, type Draw, done, open, procedure } from '@acies/kernel';
import type { Reason } from '@acies/kernel/odds';
import { unitsInTurn } from '@acies/rules-disorder';
import { unform } from '../../board/change.ts';
import { type CbContext, isInContact, isPresent, nameOf, sideOf, unitOf } from '../../board/look.ts';
import { charging, pursuersCharge } from '../charge/charging.ts';
import { stampede } from '../combat/stampede.ts';
import { type Shooting, shoot, shootDecision } from '../shooting/shooting-phase.ts';
import { mayShootNow, shotsOf } from '../shooting/shots.ts';
import { wayShown } from './action-shown.ts';
import { aimPath, costOfPath, pathPhrases, reachOfPath } from './aim.ts';
import { fleeOn, goAtNearest, repeatMove } from './driven.ts';
import { makeMove, throwFor } from './make-move.ts';
import { actionDecision } from './move-actions.ts';
import { isReason, preparePath } from './move-path.ts';
import type { Licence } from './path-limits.ts';
import { asPath, clauseOfPath, type PathStep, printPath, readPath, sayPath } from './path-steps.ts';
import { samplePath } from './paths.ts';
import { chargeReached, pursueOn } from './pursuing-on.ts';
import { relieve } from './relief.ts';
import { suggestPathsFor } from './suggest-paths.ts';

export interface UnitActing extends Shooting {
  /** What it has thrown. */
  licence?: Licence | undefined;
  path?: readonly PathStep[] | undefined;
}

export const pathDecision = open<CbContext, UnitActing, readonly PathStep[]>('path', {
  pass: [],
  question: (g, { unit, licence }) =>
    licence!.allowance === 0
      ? `On the spot: how shall ${nameOf(g, unit)} form, face or step?`
      : `${nameOf(g, unit)} may go ${licence!.allowance} JT: which way?`,
  label: (g, { unit }, steps) => sayPath(steps, unitOf(g, unit).heading),
  typed: (_, __, steps) => printPath(steps),
  check(g, { unit, licence }, choice): Reason | undefined {
    const steps = asPath(choice);
    if (isReason(steps)) return steps;
    const prepared = preparePath(g, unit, steps, licence!);
    return isReason(prepared) ? prepared : undefined;
  },
  sample: (g, { unit, licence }, draw: Draw) => samplePath(g, unit, licence!, draw),
  suggest: (g, { unit, licence }) => suggestPathsFor(g, unit, licence!),
  parse: (g, { unit }, text) => readPath(g, unit, text),
  about: (_, { unit }) => [unit],
  shows: (g, { unit }, choice) => wayShown(g, unit, choice),
  aim: (g, { unit, licence }, wish) => aimPath(g, unit, licence!, wish),
  reach: (g, { unit, licence }, piece) => reachOfPath(g, unit, licence!, piece),
  cost: (g, { unit, licence }, choice) => costOfPath(g, unit, licence!, choice),
  phrases: (g, { unit, licence }) => pathPhrases(g, unit, licence!),
});

/** CB-MAN-9: no dice, and no way to go but a step. */
const ON_THE_SPOT: Licence = { allowance: 0, double: false };

/** CB-SEQ-3 to CB-SEQ-5: one unit shoots, moves and manoeuvres. */
export const unitActs = procedure<CbContext, UnitActing>('unit-acts', {
  choose: (g, m) => {
    m.action = undefined;
    m.licence = undefined;
    m.path = undefined;
    m.target = undefined;
    const { control, last, moved } = unitOf(g, m.unit);
    if (moved) return again('aim');
    if (control === 'repeats' && last === 'move') {
      repeatMove(g, m.unit);
      return again('aim');
    }
    return ask(sideOf(g, m.unit), actionDecision, 'action');
  },
  act: (g, m) => {
    const action = m.action!;
    const side = sideOf(g, m.unit);
    switch (action.do) {
      case 'stand':
        return again('aim');
      case 'shoot':
        return ask(side, shootDecision, 'target');
      case 'unform':
        unform(g, m.unit, 'CB-UNIT-7');
        return again('choose');
      case 'relief':
        relieve(g, m.unit, action.by);
        return again('aim');
      default:
        m.licence = action.do === 'move' ? throwFor(g, m.unit, action) : ON_THE_SPOT;
        g.prepared.forget();
        return ask(side, pathDecision, 'path');
    }
  },
  go: (g, m) => {
    if (m.action!.do === 'shoot') {
      // Whoever thinks better of it stands: asked anew it could do so for ever.
      if (m.target === null) return again('finish');
      shootNow(g, m);
      return again(isPresent(g, m.unit) ? 'choose' : 'finish');
    }
    const prepared = g.prepared.take(m.path!, g.board) ?? preparePath(g, m.unit, m.path!, m.licence!);
    if (isReason(prepared)) throw new Error(`a path that is not allowed was taken: ${prepared.text}`);
    makeMove(g, m.unit, prepared, m.action!.do === 'move' ? 'move' : 'turn', clauseOfPath(m.path!));
  },
  aim: (g, m) => {
    if (!isPresent(g, m.unit) || !mayShootNow(g, m.unit) || shotsOf(g, m.unit).length === 0) return again('finish');
    return ask(sideOf(g, m.unit), shootDecision, 'target');
  },
  loose: (g, m) => {
    if (m.target !== null) shootNow(g, m);
  },
  finish: () => done(undefined),
});

function shootNow(g: CbContext, m: UnitActing): void {
  shoot(g, m);
  stampede(g);
}

/** CB-SEQ-3: units that are carried away have no choice. */
export const tacticalPhase = unitsInTurn<CbContext>('tactical-phase', (g, id) => {
  const { mood, moved } = unitOf(g, id);
  if (mood === 'steady') return isInContact(g, id) ? undefined : call(unitActs, { unit: id });
  // CB-AFT-7 (R): who has answered pursuers in this very phase has had its move.
  if (moved) return undefined;
  if (mood === 'routing') fleeOn(g, id);
  if (isInContact(g, id)) return undefined;
  if (mood === 'advancing') goAtNearest(g, id);
  const reached = mood === 'pursuing' ? pursueOn(g, id) : undefined;
  if (!reached) return undefined;
  chargeReached(g, id, reached.enemy);
  return call(charging, pursuersCharge(id, reached.enemy, reached.length));
});
