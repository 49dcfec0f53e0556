export { DIRECTION_NAMES, type Direction, directionNamed } from './direction.ts';
export { drawMap, type MapDrawing, parseMap } from './drawing.ts';
export { arcOfNeighbour, directionToward, inFront, opposite, sidesBetween, turn } from './facing.ts';
export { directionTo, distance, type Grid, type Hex, neighbour, OFF, within } from './grid.ts';
export { cornersOf, HEX_WIDTH, headingOf, mapSize, middleOf } from './layout.ts';
export { screened } from './line.ts';
export { hexNamed, nameOf } from './name.ts';
export { BLOCKED, entryAt, type Going, makeReachList, pathTo, type ReachList, reach } from './reach.ts';
export { makeSight, type Sight, sees } from './sight.ts';
