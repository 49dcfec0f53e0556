import { type DrawWish, type Paint, SIDES, type Side } from '@acies/kernel';
import { drawZones, type Zone, zoneName } from '@acies/zones';
import { lostHalves, pointsOf } from './ending.ts';
import { GONE } from './places.ts';
import type { Scenery } from './scenery.ts';
import { type CkTable, factsOf, generalIn, holderOf, unitOf, unitsIn } from './table.ts';
import { basesOf } from './words.ts';

/** A few signs for what covers a zone. */
const SIGNS: Readonly<Record<Scenery, { readonly text: string; readonly kind: string }>> = {
  open: { text: '', kind: 'open' },
  'gentle hill': { text: '^^^', kind: 'hill' },
  'steep hill': { text: 'AAA', kind: 'hill' },
  rough: { text: ':::', kind: 'rough' },
  woods: { text: '♣♣', kind: 'woods' },
  marsh: { text: '"~"', kind: 'swamp' },
  river: { text: '≈≈≈', kind: 'water' },
};

/** CK-UNIT-2: a unit is its type and the bases it has left; + a winning marker, ! held by its morale. */
function unitText(g: CkTable, id: number): string {
  const { halves, winning, held } = unitOf(g, id);
  return `${factsOf(g, id).type}${basesOf(halves)}${winning ? '+' : ''}${held ? '!' : ''}`;
}

/** The first line of a zone: its name, scenery, casualty markers and general. */
function headOf(g: CkTable, zone: Zone, paint: Paint, side: Side | undefined): string {
  const { text, kind } = SIGNS[g.board.scenery[zone]!];
  const markers = g.board.markers[zone]!;
  const parts = [
    paint.dim(zoneName(g.field.grid, zone)),
    text && paint.ground(kind, text),
    side && generalIn(g, zone, side) ? paint.mark('*') : '',
    markers > 0 ? paint.mark(`x${markers}`) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** Up to five units fit a zone: three, and one each of skirmishers, artillery and elephants that do not count. */
const UNIT_LINES = 3;

function linesOf(g: CkTable, zone: Zone, paint: Paint): string[] {
  const side = holderOf(g, zone);
  const head = headOf(g, zone, paint, side);
  if (side === undefined) return [head];
  const texts = unitsIn(g, zone, side).map((id) => unitText(g, id));
  const lines = Array.from({ length: UNIT_LINES }, (_, i) =>
    texts.filter((_text, at) => at % UNIT_LINES === i).join(' '),
  );
  return [head, ...lines.map((line) => paint.side(side, line))];
}

const WIDE = 14;
const NARROW = 11;

export function draw(g: CkTable, paint: Paint, { compact }: DrawWish = { compact: false }): string {
  return drawZones(g.field.grid, (zone) => linesOf(g, zone, paint), {
    cellWidth: compact ? NARROW : WIDE,
    cellLines: 1 + UNIT_LINES,
    border: (text) => paint.dim(text),
  });
}

/** How the battle stands. */
export function status(g: CkTable): string[] {
  const { board, field, setup } = g;
  const head = `Turn ${Math.max(1, board.turn)}, the battle clock at ${board.clock} of ${field.clockEnds}`;
  const lines = SIDES.map((side) => {
    const present = field.idsOf[side].filter((id) => unitOf(g, id).zone !== GONE).length;
    const lost = basesOf(lostHalves(g, side));
    const breaks = basesOf(Math.ceil(field.total[side] / 2));
    return `${side}: ${setup.armies[side].name}, ${present} units; lost ${lost} of ${breaks} bases that break it; ${pointsOf(g, side)} points`;
  });
  return [head, ...lines];
}

export const strain = (g: CkTable, side: Side): number => Math.min(1, (2 * lostHalves(g, side)) / g.field.total[side]);
