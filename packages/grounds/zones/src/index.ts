export { type DrawZonesOptions, drawZones, parseZones, printZones, visibleWidth, type ZoneDrawing } from './drawing.ts';
export {
  across,
  columnOf,
  FACES,
  type Face,
  faceTo,
  makeZoneGrid,
  OFF,
  oppositeFace,
  rowOf,
  straightLine,
  type Zone,
  type ZoneGrid,
  zoneAt,
  zoneDistance,
} from './grid.ts';
export { cornerOf, fieldSize, middleOf, outlineOf, type Spot, ZONE_HEIGHT, ZONE_WIDTH } from './layout.ts';
export { zoneName, zoneNamed } from './name.ts';
