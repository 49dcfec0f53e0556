import { again, ask, done, listed, procedure, type Side } from '@acies/kernel';
import {
  type Area,
  type Box,
  canSee,
  cornersOf,
  isInArc,
  isWithinRange,
  rangeBetween,
  reachesInto,
} from '@acies/table';
import { isOver, suffer } from '../../board/change.ts';
import {
  boxOf,
  type ClockContext,
  enemiesOf,
  factsOf,
  inInches,
  isInContact,
  isPresent,
  presentOf,
  unitOf,
  whoIs,
} from '../../board/look.ts';
import {
  fireChances,
  fireLoss,
  fireSituation,
  type PreparedFire,
  prepareFire,
  rollFire,
} from '../../sheet/chapters/fire.ts';
import { goBack } from '../charge/charge.ts';
import { retreatOf } from './retreat.ts';

/** MC-FIRE-1 (R): how far to either side of its front a unit fires. */
export const ARC = 450;

export interface Firing {
  readonly side: Side;
  /** Units that may fire and have not yet been asked. */
  waiting: number[];
  /** Who fires at whom, in pairs. */
  aims: [number, number][];
  target?: number | undefined;
}

/** MC-FIRE-1: enemies in range and arc, in sight, neither in contact. */
export const fireTargets = (g: ClockContext, id: number): number[] =>
  mayFire(g, id) ? enemiesOf(g, factsOf(g, id).side).filter(aimOf(g, id)) : [];

/** MC-FIRE-1: whether there is an enemy to fire at; the first that is found ends the search. */
const hasTarget = (g: ClockContext, id: number): boolean =>
  mayFire(g, id) && enemiesOf(g, factsOf(g, id).side).some(aimOf(g, id));

const mayFire = (g: ClockContext, id: number): boolean => factsOf(g, id).range > 0 && !isInContact(g, id);

/** Whether a unit that may fire can aim at another. */
function aimOf(g: ClockContext, id: number): (target: number) => boolean {
  const { range } = factsOf(g, id);
  const box = boxOf(g, id);
  let all: Box[] | undefined;
  return (target) => {
    const other = boxOf(g, target);
    if (!isWithinRange(box, other, range) || isInContact(g, target) || !isInArc(box, other, ARC)) return false;
    return isClear(g, box, other, (all ??= allBoxes(g)));
  };
}

/** The boxes of everybody on the table. */
function allBoxes(g: ClockContext): Box[] {
  const boxes: Box[] = [];
  for (const { id } of g.setting.units) if (isPresent(g, id)) boxes.push(boxOf(g, id));
  return boxes;
}

/** MC-FIRE-1 (R): a clear line past other units and dense woods; those who stand in woods see out of them, and are seen. */
function isClear(g: ClockContext, from: Box, to: Box, boxes: readonly Box[]): boolean {
  const stands = (area: Area, box: Box): boolean => reachesInto(area, cornersOf(box));
  const areas = g.setting.dense.filter((area) => !stands(area, from) && !stands(area, to));
  return canSee(from, to, { boxes, areas });
}

/** The fire of several units at one target. */
export const fireAt = (g: ClockContext, firers: readonly number[], target: number): PreparedFire =>
  prepareFire(
    fireSituation(
      firers.map((id) => factsOf(g, id).kind),
      factsOf(g, target).kind,
    ),
  );

export const fireDecision = listed<ClockContext, Firing, number>('fire', {
  question: (g, { waiting }) => `At whom shall ${factsOf(g, waiting[0]!).name} fire?`,
  options(g, { waiting }, out) {
    for (const target of fireTargets(g, waiting[0]!)) out.add(target);
  },
  label: (g, { waiting }, target) =>
    `${factsOf(g, target).name}, at ${inInches(rangeBetween(boxOf(g, waiting[0]!), boxOf(g, target)))}`,
  preview(g, { waiting, aims }, target) {
    const firers = [...aims.filter(([, at]) => at === target).map(([by]) => by), waiting[0]!];
    const { D, K } = fireChances(fireAt(g, firers, target));
    const many = firers.length > 1 ? `with ${firers.length} firing: ` : '';
    return `${many}a DMZ ${Math.round(100 * D)}%, destroyed ${Math.round(100 * K)}%`;
  },
  about: (_, { waiting }) => waiting.slice(0, 1),
  shows: (_, { waiting }, target) => ({ pieces: waiting.slice(0, 1), targets: [target] }),
});

/** MC-SEQ-1, MC-FIRE-1: each unit that can fire chooses its target; then each target is thrown for. */
export const firing = procedure<ClockContext, Firing>('firing', {
  muster: (g, f) => {
    f.waiting = presentOf(g, f.side).filter((id) => hasTarget(g, id));
  },
  aim: (_, f) => (f.waiting.length === 0 ? again('loose') : ask(f.side, fireDecision, 'target')),
  note: (_, f) => {
    f.aims.push([f.waiting.shift()!, f.target!]);
    return again('aim');
  },
  loose: (g, f) => {
    const next = f.aims[0];
    if (!next || isOver(g)) return done(undefined);
    const target = next[1];
    const firers = f.aims.filter(([, at]) => at === target).map(([by]) => by);
    f.aims = f.aims.filter(([, at]) => at !== target);
    shoot(g, firers, target);
    return again('loose');
  },
});

function shoot(g: ClockContext, firers: readonly number[], target: number): void {
  const prepared = fireAt(g, firers, target);
  const result = rollFire(prepared, g.dice, whoIs(g, firers[0]!));
  g.tell?.({ type: 'fire', clauses: ['MC-FIRE-1', 'MC-FIRE-2'], firers, target, tally: prepared.tally, result });
  const { kind } = factsOf(g, target);
  const room = retreatOf(g, target);
  const state = { type: kind.type, dmz: unitOf(g, target).dmz, canRetreat: room !== undefined };
  const loss = fireLoss(result, state, g.setting.rulings.steadyUnderFire);
  suffer(g, target, loss, firers, false);
  if (loss.fate === 'retreats') goBack(g, target, room!);
}
