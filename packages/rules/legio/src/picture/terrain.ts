import { type Look, type TerrainPiece, terrainPiece } from '@acies/rules-disorder';
import type { LegioContext } from '../board/look.ts';
import { pointAt } from '../board/setting.ts';
import type { LineKind, Terrain } from '../board/setup.ts';

const LOOKS: Readonly<Record<Terrain | LineKind, Look>> = {
  hill: { ground: 'hill', words: 'hill' },
  difficult: { ground: 'woods', words: 'difficult ground' },
  impassable: { ground: 'impassable', words: 'impassable ground' },
  camp: { ground: 'camp', words: 'camp' },
  obstacle: { ground: 'water', words: 'major obstacle', isLine: true },
  fortification: { ground: 'defences', words: 'fortification', isLine: true },
  road: { ground: 'road', words: 'road', isLine: true },
};

/** The terrain of a battle, as its players call it. */
export const terrainOf = ({ setting, setup }: LegioContext): TerrainPiece[] => [
  ...setting.terrain.map(({ key, kind, points }) => terrainPiece(key, LOOKS[kind], points)),
  ...(setup.lines ?? []).map(({ id, kind, points }) => terrainPiece(id, LOOKS[kind], points.map(pointAt))),
];
