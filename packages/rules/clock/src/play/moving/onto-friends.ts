import type { Side } from '@acies/kernel';
import {
  afterStep,
  areNotFar,
  type Body,
  type Box,
  distanceBetween,
  memberAt,
  overlap,
  type Step,
  standingAt,
} from '@acies/table';
import { boxOf, type ClockContext, enemiesOf, factsOf, isNotFarOff, presentOf } from '../../board/look.ts';
import { mayPass } from '../../board/passing.ts';

/**
 * MC-MOV-5: whether somebody would come onto a friend, on the way or in the end. Most orders that are refused are refused for
 * that, and it is far cheaper to see than to try the way. Nothing is said where an enemy could end the way before.
 */
export function runsOntoFriend(
  g: ClockContext,
  side: Side,
  units: readonly number[],
  body: Body,
  steps: readonly Step[],
): boolean {
  const group = { army: presentOf(g, side), units, body };
  const last = steps.length - 1;
  let frame = body.frame;
  for (let i = 0; i < last; i++) {
    if (passesOver(g, group, frame, steps[i]!)) return true;
    frame = afterStep(frame, steps[i]!);
  }
  const end = afterStep(frame, steps[last]!);
  if (!passesOver(g, group, frame, steps[last]!) && !isOnFriend(g, group, end, 0, true)) return false;
  // Whoever meets an enemy on the last step stops there.
  const reach = distanceBetween(frame, end) + end.width + end.depth;
  return !enemiesOf(g, side).some((id) => areNotFar(frame, boxOf(g, id), reach));
}

/** Units that move together, and the army that they are of. */
interface Group {
  readonly army: readonly number[];
  readonly units: readonly number[];
  readonly body: Body;
}

/** Whether a step leads over a friend whom one may not pass through: straight on anywhere, in a wheel half-way or at its end. */
function passesOver(g: ClockContext, group: Group, from: Box, step: Step): boolean {
  const to = afterStep(from, step);
  if (step.do === 'advance') return isOnFriend(g, group, to, step.distance, false);
  if (isOnFriend(g, group, to, 0, false)) return true;
  if (step.do !== 'wheel') return false;
  return isOnFriend(g, group, afterStep(from, { do: 'wheel', to: step.to, angle: step.angle >> 1 }), 0, false);
}

/** Whether anybody is on a friend with the ground that he stands on and so much straight behind it; those whom one may pass count if told. */
function isOnFriend(
  g: ClockContext,
  { army, units, body }: Group,
  frame: Box,
  behind: number,
  countsAll: boolean,
): boolean {
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    const { x, y, heading, width, depth } = memberAt(body, i, frame, boxOf(g, unit));
    const ground = { x, y, heading, width, depth: depth + behind };
    let place: Box | undefined;
    for (const id of army) {
      if (!isNotFarOff(g, id, ground) || units.includes(id)) continue;
      if (!overlap((place ??= standingAt(ground)), boxOf(g, id))) continue;
      if (countsAll || !mayPass(factsOf(g, unit).kind, factsOf(g, id).kind)) return true;
    }
  }
  return false;
}
