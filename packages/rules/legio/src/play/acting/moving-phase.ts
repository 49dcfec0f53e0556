import { again, ask, call, type Draw, done, open, procedure } from '@acies/kernel';
import type { Reason } from '@acies/kernel/odds';
import { unitsInTurn } from '@acies/rules-disorder';
import { unform } from '../../board/change.ts';
import {
  factsOf,
  isFormedUnit,
  isInContact,
  isPresent,
  type LegioContext,
  nameOf,
  sideOf,
  unitOf,
} from '../../board/look.ts';
import { pursuing } from '../combat/pursuing.ts';
import { aimPath, costOfPath, pathPhrases, reachOfPath } from '../moving/aim.ts';
import { formUpPath, IN_PLACE } from '../moving/form-up.ts';
import { isReason, preparePath } from '../moving/move-path.ts';
import type { Licence } from '../moving/path-limits.ts';
import { asPath, type PathStep, printPath, readPath, sayPath } from '../moving/path-steps.ts';
import { samplePath } from '../moving/paths.ts';
import { suggestPathsFor } from '../moving/suggest-paths.ts';
import { type Shooting, shoot, shootDecision, shotOf } from '../shooting/shooting-phase.ts';
import { wayShown } from './action-shown.ts';
import { fleeOn, pursueOn, repeatMove } from './driven.ts';
import { loot } from './looting.ts';
import { makeMove, throwFor } from './make-move.ts';
import { type Action, actionDecision } from './move-actions.ts';
import { relieve } from './relief.ts';
import { rest } from './resting.ts';

export interface UnitMoving extends Shooting {
  /** What it has thrown. */
  licence?: Licence | undefined;
  path?: readonly PathStep[] | undefined;
}

export const pathDecision = open<LegioContext, UnitMoving, readonly PathStep[]>('path', {
  pass: [],
  question: (g, { unit, licence }) =>
    licence!.halted
      ? `Halted: how shall ${nameOf(g, unit)} form or face?`
      : `${nameOf(g, unit)} may go ${licence!.allowance} paces: which way?`,
  label: (g, { unit }, steps) => sayPath(g, unit, steps),
  typed: (g, { unit }, steps) => printPath(g, unit, steps),
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

/** LG-AFT-1: no way to go, but a change of formation or facing. */
const HALTED: Licence = { allowance: 0, difficult: true, approach: false, halted: true };

/** LG-SEQ-2, LG-SEQ-3: one unit moves or rests, and may shoot. */
export const unitMoves = procedure<LegioContext, UnitMoving>('unit-moves', {
  // LG-AFT-6: pursuers have no choice of way, and charge at once whom they meet.
  pursue: (g, m) => {
    if (unitOf(g, m.unit).mood !== 'pursuing') return again('choose');
    const met = pursueOn(g, m.unit);
    if (met) return call(pursuing, { pursuits: [met] });
    return undefined;
  },
  pursued: (g, m) => {
    if (isPresent(g, m.unit)) loot(g, m.unit);
    return again('aim');
  },
  choose: (g, m) => {
    m.action = undefined;
    m.licence = undefined;
    m.path = undefined;
    const { control, last, moved, halted } = unitOf(g, m.unit);
    // LG-AFT-1, LG-AFT-6 (R): who has changed places in a line relief has had its move, and who has evaded pursuers.
    if (moved) return again('aim');
    // LG-CTL-2: who repeats that it stood or rested stands or rests.
    if (control === 'repeats' && last === 'move' && !halted) {
      repeatMove(g, m.unit);
      return again('aim');
    }
    return ask(sideOf(g, m.unit), actionDecision, 'action');
  },
  act: (g, m) => {
    const action = m.action!;
    if (action.do === 'move' || action.do === 'reform') {
      m.licence = action.do === 'move' ? throwFor(g, m.unit, action) : HALTED;
      g.prepared.forget();
      return ask(sideOf(g, m.unit), pathDecision, 'path');
    }
    if (action.do === 'form up') {
      m.licence = IN_PLACE;
      m.path = formUpPath(g, m.unit)!;
      return again('go');
    }
    if (action.do === 'unform') {
      unform(g, m.unit, 'LG-MAN-1');
      return again('choose');
    }
    unitOf(g, m.unit).last = 'stand';
    if (action.do === 'rest') rest(g, m.unit);
    if (action.do === 'relief') relieve(g, m.unit, action.by);
    return again('aim');
  },
  go: (g, m) => {
    const prepared = g.prepared.take(m.path!, g.board) ?? preparePath(g, m.unit, m.path!, m.licence!);
    if (isReason(prepared)) throw new Error(`a path that is not allowed was taken: ${prepared.text}`);
    makeMove(g, m.unit, m.path!, prepared, m.action!.do === 'move' ? m.action!.kind : 'turn');
  },
  aim: (g, m) => {
    if (!isPresent(g, m.unit) || !mayShoot(g, m.unit, m.action) || !shotOf(g, m.unit)) return done(undefined);
    return ask(sideOf(g, m.unit), shootDecision, 'shoots');
  },
  loose: (g, m) => {
    if (m.shoots) shoot(g, m.unit);
    return done(undefined);
  },
});

/** LG-SEQ-3: unformed may move and shoot; artillery moves or shoots; others shoot after a basic move; nobody who rests. */
function mayShoot(g: LegioContext, id: number, action: Action | undefined): boolean {
  const { moved, rests, mood } = unitOf(g, id);
  if (rests || mood === 'looting') return false;
  if (factsOf(g, id).kind.type === 'Art') return !moved;
  return !(action?.do === 'move' && action.kind === 'fast') || !isFormedUnit(g, id);
}

/** LG-SEQ-2: routers and pursuers have no choice of way. */
export const movingPhase = unitsInTurn<LegioContext>('moving-phase', (g, id) => {
  const { mood, moved } = unitOf(g, id);
  // LG-AFT-5 (R): who has broken before pursuers in this very phase has run already.
  if (mood === 'routing') {
    if (!moved) fleeOn(g, id);
  }
  // LG-CTL-2: who fights stands; LG-CTL-1 (R): who loots stays where he is.
  else if (isInContact(g, id) || mood === 'looting') unitOf(g, id).last = 'stand';
  else return call(unitMoves, { unit: id });
  return undefined;
});
