export { type Gait, waysTo } from './aim/aim.ts';
export { type AimedGait, type Aiming, type NearestWay, nearestWay } from './aim/aim-nearest.ts';
export type { Turned } from './aim/aim-turn.ts';
export { type SpotOf, spotIn } from './aim/aim-ways.ts';
export { arrowOf, headingText, type Mark } from './drawing/drawing.ts';
export { drawMap, drawMapAt, placeOnMap, type TableMap, unitLabels } from './drawing/map.ts';
export { arcOutline, aroundOutline, freeMoveOutline, moveOutline } from './drawing/scene-overlays.ts';
export { boxFromMiddle, drawnArea, drawnLine, drawnPose, drawnWay } from './drawing/scene-pose.ts';
export { allowedOutline, allowedRound } from './drawing/scene-reach.ts';
export { lieOf, relationsOf } from './drawing/scene-relations.ts';
export { type Area, boundsOfArea, isIn, isWhollyIn, outsideBy, reachesInto } from './geometry/area.ts';
export {
  areNotFar,
  type Bounds,
  boundsMeet,
  boundsOf,
  boundsOfBoth,
  Extent,
  isNotFar,
  mayBeClose,
  mayBeNear,
} from './geometry/bounds.ts';
export {
  type Box,
  bearingOf,
  boxAt,
  centreOf,
  cornersOf,
  frontOf,
  type Outline,
  placed,
  pointFrom,
  radiusOf,
  rearOf,
  resized,
  standingAt,
  turnedInPlace,
} from './geometry/box.ts';
export {
  conformed,
  EDGES,
  type Edge,
  edgeMet,
  edgeOf,
  isNearer,
  isWhollyBehind,
  isWithinRange,
  overlap,
  pairsOverlapping,
  rangeBetween,
  touch,
} from './geometry/contact.ts';
export { ABOUT, cosine, FULL_TURN, headingOf, normalise, QUARTER, sine, turnTo } from './geometry/heading.ts';
export { KnownBoxes, KnownGround, KnownIds } from './geometry/known-boxes.ts';
export { INCH, inUnits, TOUCH, whole } from './geometry/length.ts';
export { bodiesOf, bodyWith, isBeside, isInRank, sameHeading } from './geometry/line-up.ts';
export { type Crowd, crowdOf, type Near, nearestFew, nearestIn, rangeToNearest } from './geometry/nearest.ts';
export { overlapOf } from './geometry/outline.ts';
export { distanceBetween, midway, type Point } from './geometry/point.ts';
export { hullOf } from './geometry/trim.ts';
export { faultOfMarch, faultOfPath, isOffTable, isRoomFor, limitsFor } from './limits/check.ts';
export type { Hindrances, March, Passage, PathFault, PathLimits, TableSize } from './limits/limits.ts';
export { type Body, bodyOf, memberAt, memberMarch } from './paths/body.ts';
export { boxesPassed, leadsThrough } from './paths/passing.ts';
export { endOf, type Leg, lengthOfPath, walk } from './paths/path.ts';
export { canWheelOnto, pathToward } from './paths/reach.ts';
export { mayRunInto, runUp, type Straight } from './paths/run-up.ts';
export { type LengthWords, sayLength, saySteps, sayTogether, sayTurn } from './paths/said.ts';
export { facingPath, facingPathOnto, pathOnto } from './paths/sampler.ts';
export { afterStep, arcLength, lengthOf, pivotOf, type Step } from './paths/step.ts';
export { boundsOfPassage, straightSweep, sweepOf } from './paths/sweep.ts';
export { parseSteps, printSteps, STEP_PARTS, type StepExamples } from './paths/words.ts';
export { crosses, distanceToLine, type Hill, isHigher, type Line, peakOf } from './terrain/relief.ts';
export { canSee, isInArc } from './terrain/sight.ts';
