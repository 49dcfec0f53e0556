export { drawZones, parseZones } from './drawing.ts';
export {
  across,
  columnOf,
  FACES,
  type Face,
  faceTo,
  OFF,
  oppositeFace,
  rowOf,
  straightLine,
  type Zone,
  type ZoneGrid,
  zoneDistance,
} from './grid.ts';
export { cornerOf, fieldSize, middleOf, outlineOf, ZONE_HEIGHT, ZONE_WIDTH } from './layout.ts';
export { zoneName, zoneNamed } from './name.ts';
