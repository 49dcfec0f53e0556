import { DIRECTION_NAMES, type Direction, type Hex, nameOf } from '@acies/hexes';
import type { HexContext } from './look.ts';

export const nameHex = (g: HexContext, hex: Hex): string => nameOf(g.setting.grid, hex);
export const nameDirection = (dir: Direction): string => DIRECTION_NAMES[dir];
