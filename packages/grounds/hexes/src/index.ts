export { DIRECTION_NAMES, DIRECTIONS, type Direction, type Directions, directionNamed } from './direction.ts';
export { type DrawOptions, drawMap, type MapDrawing, parseMap, visibleLength } from './drawing.ts';
export { type Arc, arcOfNeighbour, directionToward, inFront, opposite, sidesBetween, turn } from './facing.ts';
export {
  type Axial,
  axialOf,
  directionTo,
  distance,
  type Grid,
  type Hex,
  hexAt,
  hexAtAxial,
  makeGrid,
  neighbour,
  OFF,
  ring,
  within,
} from './grid.ts';
export { cornersOf, HEX_WIDTH, headingOf, mapSize, middleOf, type Spot } from './layout.ts';
export { type LineSide, lineBetween, screened } from './line.ts';
export { hexNamed, nameOf } from './name.ts';
export {
  BLOCKED,
  entryAt,
  type Going,
  MAX_ALLOWANCE,
  makeReachList,
  pathTo,
  type ReachList,
  type ReachOptions,
  reach,
} from './reach.ts';
export { isEdge, makeSight, type Relief, type Sight, sees } from './sight.ts';
