import type { Scene, SceneArea, SceneCell, Spot } from '@acies/kernel/picture';
import { boundsOf, middleOf, signedArea } from '../geometry.ts';
import { edgeKey, hachures, hachuresRound, rimOf, shrunk } from './hills.ts';
import { Ink, type Stroke } from './ink.ts';
import { jointsOf } from './joints.ts';
import { type Look, looksOf, riseOf } from './looks.ts';
import { grass } from './marks.ts';
import { closed, line, smooth } from './paths.ts';
import { plotOf } from './plots.ts';
import { strewn } from './scatter.ts';
import { softened } from './soften.ts';
import { cornerKey, sharedSides, throughCell } from './water.ts';

interface GroundName extends Spot {
  readonly text: string;
  readonly kind: 'cell' | 'zone' | 'area';
}

/** The ground as it is drawn, from the bottom up, and the names on it. */
export interface GroundDrawing {
  readonly strokes: readonly Stroke[];
  readonly grid: string;
  /** Where water may run; anywhere where it is undefined. */
  readonly wet: string | undefined;
  readonly names: readonly GroundName[];
}

/** How coarse the drawing is: trees, stones and hachures are about so large. */
export const grainOf = ({ cells, width, height }: Pick<Scene, 'cells' | 'width' | 'height'>): number => {
  const whole = Math.min(width, height) / 36;
  const [cell] = cells;
  return cell ? Math.min(whole, Math.sqrt(Math.abs(signedArea(cell.outline))) / 5.5) : whole;
};

export function drawGround(scene: Pick<Scene, 'cells' | 'areas' | 'width' | 'height'>): GroundDrawing {
  const ink = new Ink(grainOf(scene));
  const { width, height, cells, areas } = scene;
  const whole = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  for (const spot of strewn(whole, ink.grain * 3.4, 99))
    if (spot.luck(3) > 0.45) ink.mark('grass', grass(spot, ink.grain));
  drawCells(ink, cells);
  for (const area of areas) drawArea(ink, area);
  return {
    strokes: ink.strokes(),
    grid: cells.map(({ outline }) => closed(outline)).join(''),
    wet: wetZones(cells),
    names: [...cells.map(cellName), ...areas.map(areaName)],
  };
}

function drawCells(ink: Ink, cells: readonly SceneCell[]): void {
  for (const { ground, outline } of cells.filter(isZone)) drawPlot(ink, ground, naturally(ground, outline, ink.grain));
  drawWater(ink, cells);
  drawHexes(
    ink,
    cells.filter((cell) => !isZone(cell)),
  );
}

/** A zone stands alone, with sides of its own; hexes of one ground make one wood or hill. */
const isZone = ({ outline }: SceneCell): boolean => outline.length === 4;

/** Water runs from side to side of its zones, and ends there. */
function wetZones(cells: readonly SceneCell[]): string | undefined {
  const wet = cells.filter(({ ground }) => looksOf(ground)?.includes('water'));
  return wet.length > 0 && wet.every(isZone) ? wet.map(({ outline }) => closed(outline)).join('') : undefined;
}

function drawHexes(ink: Ink, cells: readonly SceneCell[]): void {
  for (const rise of [1, 2]) {
    const hill = cells.filter(({ ground }) => riseOf(ground) >= rise).map(({ outline }) => outline);
    if (hill.length === 0) continue;
    ink.add(`rise-${rise}`, hill.map(closed).join(''));
    ink.add('hachures', hachures(rimOf(hill), ink.grain));
  }
  const done: readonly Look[] = ['hill', 'water'];
  for (const { ground, outline } of cells)
    plotOf(
      ink,
      outline,
      looksOf(ground)?.filter((look) => !done.includes(look)),
    );
}

function drawWater(ink: Ink, cells: readonly SceneCell[]): void {
  const wet = cells.filter(({ ground }) => looksOf(ground)?.includes('water'));
  if (wet.length === 0) return;
  const all = cells.map(({ outline }) => outline);
  const flowing = wet.filter(({ ground }) => !isStill(ground));
  const joints = jointsOf(
    flowing.map(({ outline }) => outline),
    all,
  );
  const ways = {
    shared: sharedSides(wet.map(({ outline }) => outline)),
    rim: new Set(rimOf(all).map(({ from, to }) => edgeKey(from, to))),
    corners: new Set(joints.flatMap(({ from, to }) => [cornerKey(from), cornerKey(to)])),
    grain: ink.grain,
  };
  for (const { ground, outline } of wet)
    if (isStill(ground)) ink.add('lake', closed(outline));
    else ink.add(isBroad(ground) ? 'river' : 'stream', throughCell(outline, ways));
  for (const { from, to } of joints) ink.add('stream', line(from, to));
}

const isStill = (ground: string): boolean => /lake|\bsea\b|coast|pond/.test(ground.toLowerCase());
const isBroad = (ground: string): boolean => /river/.test(ground.toLowerCase());

function drawArea(ink: Ink, { ground, outline, isLine }: SceneArea): void {
  if (isLine) {
    ink.lineOf(outline, looksOf(ground), isBroad(ground));
    return;
  }
  if (looksOf(ground)?.includes('water')) ink.add('lake', smooth(softened(outline, ink.grain), true));
  drawPlot(ink, ground, naturally(ground, outline, ink.grain));
}

const naturally = (ground: string, outline: readonly Spot[], grain: number): readonly Spot[] =>
  isBuilt(ground) ? outline : softened(outline, grain);

/** What people have laid out keeps its straight sides. */
const isBuilt = (ground: string): boolean =>
  looksOf(ground)?.some((look) => look === 'wall' || look === 'camp' || look === 'village') ?? false;

/** Ground within one outline, but for its water. */
function drawPlot(ink: Ink, ground: string, outline: readonly Spot[]): void {
  const looks = looksOf(ground);
  if (looks?.includes('hill')) {
    for (let rise = 1; rise <= riseOf(ground); rise++) ink.add(`rise-${rise}`, smooth(outline, true));
    ink.add('crest', smooth(shrunk(outline, CREST), true));
    ink.add('hachures', hachuresRound(outline, ink.grain));
  }
  plotOf(
    ink,
    outline,
    looks?.filter((look) => look !== 'hill' && look !== 'water'),
  );
}
/** How much of a hill its top is. */
const CREST = 0.62;

/** A zone has room for many units, and its name beside them; that of a hex lies under its unit, and is seen from near only. */
const cellName = ({ name, outline }: SceneCell): GroundName => {
  const { left, top } = boundsOf(outline);
  const middle = middleOf(outline);
  const isZone = outline.length === 4;
  const x = isZone ? left + (middle.x - left) * 0.16 : middle.x;
  return { text: name, x, y: top + (middle.y - top) * (isZone ? 0.26 : 0.4), kind: isZone ? 'zone' : 'cell' };
};

const areaName = ({ name, outline, isLine }: SceneArea): GroundName => {
  const middle = isLine ? outline[Math.floor(outline.length / 2)]! : middleOf(outline);
  return { text: name, ...middle, kind: 'area' };
};
