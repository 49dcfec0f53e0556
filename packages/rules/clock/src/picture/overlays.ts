import type { Overlay } from '@acies/kernel/picture';
import {
  arcOutline,
  aroundOutline,
  freeMoveOutline,
  INCH,
  inUnits,
  lieOf,
  moveOutline,
  rangeBetween,
} from '@acies/table';
import { boxOf, type ClockContext, enemiesOf, factsOf, inInches, isInContact, isPresent } from '../board/look.ts';
import { ARC, fireTargets } from '../play/fighting/firing.ts';
import { COMMAND_RANGE } from '../play/orders/orders.ts';
import { facesFreely, isImmobile, moveOf } from '../sheet/troops.ts';
import { leadersWith } from './facts.ts';

/** How far a unit moves, fires and is heard, and who could come at it. */
export const overlays = (g: ClockContext, id: number): Overlay[] =>
  isPresent(g, id) ? [...reachOf(g, id), ...fireOf(g, id), ...voiceOf(g, id), ...threatsTo(g, id)] : [];

const openMove = (g: ClockContext, id: number): number => moveOf(factsOf(g, id).kind.type, false) * INCH;
const mayMove = (g: ClockContext, id: number): boolean => !isImmobile(factsOf(g, id).kind.type) && !isInContact(g, id);

/** MC-MOV-3: those who face freely go any way. */
const reachOutlineOf = (g: ClockContext, id: number) =>
  (facesFreely(factsOf(g, id).kind.type) ? freeMoveOutline : moveOutline)(boxOf(g, id), openMove(g, id));

function reachOf(g: ClockContext, id: number): Overlay[] {
  if (!mayMove(g, id)) return [];
  const rough = inUnits(moveOf(factsOf(g, id).kind.type, true) * INCH, INCH);
  const text = `Moves ${inInches(openMove(g, id))}, ${rough} in rough going`;
  return [{ kind: 'move', text, outlines: [reachOutlineOf(g, id)] }];
}

/** MC-FIRE-1. */
function fireOf(g: ClockContext, id: number): Overlay[] {
  const { range, kind } = factsOf(g, id);
  if (range === 0) return [];
  const targets = fireTargets(g, id).map((target) => factsOf(g, target).name);
  const text = `Fires ${kind.missiles} to ${inInches(range)}: ${targets.join(', ') || 'nobody in range, arc and sight'}`;
  return [{ kind: 'range', text, outlines: [arcOutline(boxOf(g, id), 0, range, ARC)] }];
}

/** MC-ORD-2: how far a leader's free order carries. */
const voiceOf = (g: ClockContext, id: number): Overlay[] =>
  leadersWith(g, id).map(({ name }) => ({
    kind: 'arc',
    text: `The free order of ${name} carries ${inInches(COMMAND_RANGE)}`,
    outlines: [aroundOutline(boxOf(g, id), COMMAND_RANGE)],
  }));

/** Enemies who could come up to it in a move, and those who could fire at it. */
function threatsTo(g: ClockContext, id: number): Overlay[] {
  const enemies = enemiesOf(g, factsOf(g, id).side);
  const chargers = enemies.filter((enemy) => mayMove(g, enemy) && couldReach(g, enemy, id));
  const firers = enemies.filter((enemy) => fireTargets(g, enemy).includes(id));
  return [
    ...chargers.map((enemy): Overlay => {
      const away = rangeBetween(boxOf(g, enemy), boxOf(g, id));
      const text = `${factsOf(g, enemy).name} could charge it: ${inInches(away)} away, moves ${inInches(openMove(g, enemy))}`;
      return { kind: 'threat', text, outlines: [reachOutlineOf(g, enemy)] };
    }),
    ...firers.map((enemy): Overlay => {
      const { name, range } = factsOf(g, enemy);
      const outlines = [arcOutline(boxOf(g, enemy), 0, range, ARC)];
      return { kind: 'threat', text: `${name} can fire at it`, outlines };
    }),
  ];
}

/** MC-MOV-3: who must turn first has half its move for it. A rough measure: what is in the way is not looked at. */
function couldReach(g: ClockContext, enemy: number, id: number): boolean {
  const [from, to] = [boxOf(g, enemy), boxOf(g, id)];
  const turns = !lieOf(from, to).startsWith('ahead') && !facesFreely(factsOf(g, enemy).kind.type);
  return rangeBetween(from, to) <= openMove(g, enemy) / (turns ? 2 : 1);
}
