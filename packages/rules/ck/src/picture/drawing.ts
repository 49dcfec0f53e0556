import { SIDES, type Side } from '@acies/kernel';
import type { DrawWish, Paint } from '@acies/kernel/picture';
import { drawZones, rowOf, type Zone, zoneName } from '@acies/zones';
import { type CkContext, factsOf, generalIn, holderOf, unitOf, unitsIn } from '../board/look.ts';
import { GONE, IN_RESERVE, ON_LEFT, ON_RIGHT, UNPLACED } from '../board/places.ts';
import { lostHalves, pointsWords } from '../play/ending.ts';
import { giftWords } from '../play/throws/gifts.ts';
import type { Scenery } from '../sheet/scenery.ts';
import { basesOf } from '../sheet/words.ts';

/** A few signs for what covers a zone. */
const SIGNS: Readonly<Record<Scenery, { readonly text: string; readonly kind: string }>> = {
  open: { text: '', kind: 'open' },
  'gentle hill': { text: '^^^', kind: 'hill' },
  'steep hill': { text: '▲▲▲', kind: 'hill' },
  rough: { text: ':::', kind: 'rough' },
  woods: { text: '♣♣', kind: 'woods' },
  marsh: { text: '"~"', kind: 'swamp' },
  river: { text: '≈≈≈', kind: 'water' },
};

/** CK-UNIT-2: a unit is its type and the bases it has left; + a winning marker, ! held by its morale. */
function unitText(g: CkContext, id: number): string {
  const { halves, winning, held } = unitOf(g, id);
  return `${factsOf(g, id).type}${basesOf(halves)}${winning ? '+' : ''}${held ? '!' : ''}`;
}

/** The first line of a zone: its name, scenery, general and casualty markers. */
function headOf(g: CkContext, zone: Zone, paint: Paint, side: Side | undefined): string {
  const { text, kind } = SIGNS[g.board.scenery[zone]!];
  const markers = g.board.markers[zone]!;
  const general = side && generalIn(g, zone, side) ? '*' : '';
  const marks = [general, markers > 0 ? `x${markers}` : ''].filter(Boolean).join(' ');
  const parts = [
    paint.dim(zoneName(g.setting.grid, zone)),
    text && paint.ground(kind, text),
    marks && paint.mark(marks),
  ];
  return parts.filter(Boolean).join(' ');
}

/** As many units on a line as it holds, none of them cut. */
function packed(texts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const longer = `${lines.at(-1)} ${text}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

function linesOf(g: CkContext, zone: Zone, paint: Paint, width: number): string[] {
  const side = holderOf(g, zone);
  const head = headOf(g, zone, paint, side);
  if (side === undefined) return [head];
  const units = unitsIn(g, zone, side).map((id) => unitText(g, id));
  return [head, ...packed(units, width).map((line) => paint.side(side, line))];
}

const WIDE = 14;
const NARROW = 11;
/** Even an empty row of zones is drawn so high. */
const LEAST_LINES = 2;

/** A row of zones is as high as the fullest of them needs, so that the map leaves room for what is asked below it. */
export function draw(g: CkContext, paint: Paint, { compact }: DrawWish = { compact: false }): string {
  const { grid } = g.setting;
  const cellWidth = compact ? NARROW : WIDE;
  const texts = Array.from({ length: grid.count }, (_, zone) => linesOf(g, zone, paint, cellWidth));
  const cellLines = Array.from({ length: grid.height }, (_, row) =>
    Math.max(LEAST_LINES, ...texts.filter((_text, zone) => rowOf(grid, zone) === row).map((lines) => lines.length)),
  );
  const map = drawZones(grid, (zone) => texts[zone]!, { cellWidth, cellLines, border: (text) => paint.dim(text) });
  // Whose base edge is which is plain only once one knows it.
  return [edgeOf(g, 'blue', paint), map, edgeOf(g, 'red', paint)].join('\n');
}

const edgeOf = (g: CkContext, side: Side, paint: Paint): string =>
  paint.side(side, `   ${side}’s base edge: ${g.setup.armies[side].name}`);

/** Those whom the map does not show. */
function offTable(zones: readonly number[]): string {
  const reserves = zones.filter((zone) => zone === IN_RESERVE).length;
  const marching = zones.filter((zone) => zone === ON_LEFT || zone === ON_RIGHT).length;
  const parts = [reserves > 0 && `${reserves} in reserve`, marching > 0 && `${marching} marching round`];
  return parts.some(Boolean) ? ` (${parts.filter(Boolean).join(', ')})` : '';
}

/** How the battle stands. */
export function status(g: CkContext): string[] {
  const { board, setting, setup } = g;
  const head =
    board.turn === 0
      ? `Setting up; the battle clock will run to ${setting.clockEnds}`
      : `Turn ${board.turn}, the battle clock at ${board.clock} of ${setting.clockEnds}`;
  const lines = SIDES.map((side) => {
    const units = setting.idsOf[side].map((id) => unitOf(g, id).zone).filter((zone) => zone !== GONE);
    const lost = basesOf(lostHalves(g, side));
    const breaks = basesOf(Math.ceil(setting.total[side] / 2));
    return `${side}: ${setup.armies[side].name}, ${units.length} units${offTable(units)}; lost ${lost} of the ${breaks} bases that break it; ${pointsWords(g, side)}`;
  });
  return [head, ...lines, ...SIDES.flatMap((side) => generalsLine(g, side))];
}

/** Where a side's generals are, and what they are known for. */
function generalsLine(g: CkContext, side: Side): string[] {
  const alive = g.setting.generalsOf[side].filter(
    (id) => g.board.generals[id] !== GONE && g.board.generals[id] !== UNPLACED,
  );
  if (alive.length === 0) return [];
  const words = alive.map((id) => {
    const zone = g.board.generals[id]!;
    const facts = g.setting.generals[id]!;
    return `${facts.name}${giftWords(facts)} ${zone < 0 ? 'in reserve' : `at ${zoneName(g.setting.grid, zone)}`}`;
  });
  return [`${side}’s generals: ${words.join(', ')}`];
}

export const strain = (g: CkContext, side: Side): number =>
  Math.min(1, (2 * lostHalves(g, side)) / g.setting.total[side]);
