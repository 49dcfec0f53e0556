import { type Reason, reason } from '@acies/kernel/odds';
import type { Overlay, Wish } from '@acies/kernel/picture';
import {
  type Box,
  boundsOf,
  boxFromMiddle,
  cornersOf,
  cosine,
  drawnPose,
  FULL_TURN,
  overlapOf,
  sine,
  touch,
  whole,
} from '@acies/table';
import type { Pose } from '../../board/board.ts';
import { boxOf, type ClockContext, enemiesOf, factsOf, inInches, sideOf } from '../../board/look.ts';
import { BASE, beyondDeployment, deploymentOf } from '../../board/setting.ts';
import { isOpenTo, unitsOn } from '../../board/standing.ts';

/** MC-SEQ-3: why a unit cannot be deployed so, and by how much. */
export function whyNotAt(g: ClockContext, id: number, box: Box): Reason | undefined {
  const { side, name } = factsOf(g, id);
  const beyond = beyondDeployment(g.setting, side, box);
  if (beyond > 0) {
    const zone = `${name} must stand within 12 inches of its own edge and 6 from the sides`;
    return reason('MC-SEQ-3', `${zone}: ${inInches(beyond)} too far`);
  }
  if (!isOpenTo(g, id, box)) return reason('MC-MOV-1', `${name} may not stand in that terrain`);
  const other = unitsOn(g, box)[0];
  if (other !== undefined) {
    const deep = overlapOf(cornersOf(boxOf(g, other)), cornersOf(box));
    return reason('MC-MOV-5', `${factsOf(g, other).name} stands there: ${inInches(deep)} of it would overlap`);
  }
  const enemy = enemiesOf(g, side).find((one) => touch(boxOf(g, one), box));
  return enemy === undefined ? undefined : reason('MC-SEQ-3', `it would touch ${factsOf(g, enemy).name}`);
}

/** A place for a unit, and why it is not the very one that was wished for. */
interface NearestPlace {
  readonly pose: Pose;
  readonly because: Reason | undefined;
}

/** Round a place that is taken others are tried, in rings this far apart, so many of them and by so many tenths. */
const RING = BASE / 8;
const RINGS = 12;
const RAY = 150;

/** The place nearest to where a unit was put; the very one, refused, where none is near. */
export function placeNear(g: ClockContext, id: number, wish: Wish): NearestPlace {
  const wished = boxFromMiddle(wish, wish.heading ?? factsOf(g, id).start.heading, BASE, BASE);
  const because = whyNotAt(g, id, wished);
  if (!because) return { pose: poseOf(wished), because };
  const within = intoDeployment(g, id, wished);
  const free = ringsRound(within).find((box) => whyNotAt(g, id, box) === undefined);
  return { pose: poseOf(free ?? wished), because };
}

const poseOf = ({ x, y, heading }: Box): Pose => ({ x, y, heading });

/** A unit’s box, moved into its side’s deployment by the shortest way. */
function intoDeployment(g: ClockContext, id: number, box: Box): Box {
  const zone = deploymentOf(g.setting, sideOf(g, id));
  const { left, right, top, bottom } = boundsOf(cornersOf(box));
  const into = (low: number, high: number, from: number, to: number): number =>
    low < from ? Math.ceil(from - low) : high > to ? Math.floor(to - high) : 0;
  return {
    ...box,
    x: box.x + into(left, right, zone.left, zone.right),
    y: box.y + into(top, bottom, zone.top, zone.bottom),
  };
}

/** The place itself, and then those round it. */
export function ringsRound(box: Box): Box[] {
  const boxes = [box];
  for (let ring = 1; ring <= RINGS; ring++)
    for (let ray = 0; ray < FULL_TURN; ray += RAY)
      boxes.push({
        ...box,
        x: whole(box.x + ring * RING * sine(ray)),
        y: whole(box.y - ring * RING * cosine(ray)),
      });
  return boxes;
}

/** MC-SEQ-3: where a unit may be deployed, and where the battle suggests. */
export function deployOverlays(g: ClockContext, id: number): Overlay[] {
  const { name, start, side } = factsOf(g, id);
  const { left, right, top, bottom } = deploymentOf(g.setting, side);
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const zone: Overlay = { kind: 'zone', text: 'Deploys here', outlines: [corners] };
  if (whyNotAt(g, id, start) !== undefined) return [zone];
  const outline = cornersOf(start).map(({ x, y }) => ({ x: whole(x), y: whole(y) }));
  return [zone, { kind: 'place', text: `Where the battle suggests ${name}`, outlines: [outline] }];
}

/** How a unit beside the table would stand on it. */
export const stanceOf = (g: ClockContext, id: number): { heading: number; width: number; depth: number } => {
  const { heading, width, depth } = drawnPose(factsOf(g, id).start);
  return { heading, width, depth };
};
