import { type Direction, drawMap } from '@acies/hexes';
import { SIDES, type Side } from '@acies/kernel';
import type { DrawWish, Paint } from '@acies/kernel/picture';
import { GONE } from '../board/board.ts';
import { lostPoints } from '../board/ending.ts';
import { factsOf, type HexContext, hasLeader, isLocked, isPresent, standOf } from '../board/look.ts';
import type { Place, Terrain } from '../sheet/terrain.ts';

const ARROWS: Readonly<Record<Direction, string>> = { 0: '→', 1: '↗', 2: '↖', 3: '←', 4: '↙', 5: '↘' };

/** A hex of terrain: a letter or sign, repeated so that it reads as an area. */
function terrainText({ terrain, height, defences }: Place): { text: string; kind: string } {
  const hill = height > 1 ? 'A' : height === 1 ? '^' : '';
  if (defences) return { text: defencesText(terrain, hill), kind: 'defences' };
  switch (terrain) {
    case 'woods':
      return { text: hill ? '^♣^' : '♣♣ ', kind: 'woods' };
    case 'stream':
      return { text: '~~~', kind: 'water' };
    case 'river':
      return { text: '≈≈≈', kind: 'water' };
    case 'swamp':
      return { text: '"~"', kind: 'swamp' };
    case 'village':
      return { text: '⌂⌂ ', kind: 'village' };
    case 'rough':
      return { text: hill ? '^:^' : ':::', kind: 'rough' };
    default:
      return hill ? { text: `${hill}${hill}${hill}`, kind: 'hill' } : { text: ' · ', kind: 'open' };
  }
}

/** Defences, with a sign between them of what they stand on. */
function defencesText(terrain: Terrain, hill: string): string {
  const sign = SIGNS[terrain] ?? hill;
  return sign ? `#${sign}#` : '###';
}

const SIGNS: Readonly<Partial<Record<Terrain, string>>> = {
  woods: '♣',
  stream: '~',
  river: '≈',
  swamp: '"',
  village: '⌂',
  rough: ':',
};

/** Two letters for each type. */
const SHORT: Readonly<Record<string, string>> = {
  Aux: 'Ax',
  Leg: 'Lg',
  Shot: 'Sh',
  Pike: 'Pk',
  LSp: 'Ls',
  Art: 'At',
};

/** HX-UNIT-1: a stand is its type, its SP and an arrow for its facing; * a leader, ! disorder, x contact. */
function standText(g: HexContext, id: number, compact: boolean): string {
  const { sp, facing, disordered } = standOf(g, id);
  const { type } = factsOf(g, id);
  const name = SHORT[type] ?? type;
  if (compact) return `${name}${ARROWS[facing]}`;
  const mark = disordered ? '!' : hasLeader(g, id) ? '*' : isLocked(g, id) ? 'x' : ' ';
  return `${name}${sp}${ARROWS[facing]}${mark}`;
}

/** Characters a hex: type, SP, arrow and mark, or type and arrow alone. */
function cellWidth(g: HexContext, compact: boolean): number {
  if (compact) return 3;
  return g.setting.stands.some(({ start }) => start > 9) ? 7 : 5;
}

export function draw(g: HexContext, paint: Paint, { compact }: DrawWish = { compact: false }): string {
  return drawMap(
    g.setting.grid,
    (hex) => {
      const id = g.board.at[hex]!;
      if (id !== GONE) return paint.side(factsOf(g, id).side, standText(g, id, compact));
      const { text, kind } = terrainText(g.setting.places[hex]!);
      return paint.ground(kind, compact ? text : ` ${text}`);
    },
    { cellWidth: cellWidth(g, compact), labels: true },
  );
}

/** How the battle stands. */
export function status(g: HexContext): string[] {
  const { turns, armies } = g.setup;
  const head = `Turn ${Math.max(1, g.board.turn)} of ${turns}`;
  const lines = SIDES.map((side) => {
    const present = g.setting.idsOf[side].filter((id) => isPresent(g, id));
    const sp = present.reduce((sum, id) => sum + standOf(g, id).sp, 0);
    return `${side}: ${armies[side].name}, ${present.length} stands with ${sp} SP; lost ${lostPoints(g, side)} of ${g.setting.breaksAt[side]} break points`;
  });
  return [head, ...lines];
}

export const strain = (g: HexContext, side: Side): number =>
  Math.min(1, lostPoints(g, side) / g.setting.breaksAt[side]);
