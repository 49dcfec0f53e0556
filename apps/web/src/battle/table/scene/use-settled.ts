import type { Scene, ScenePiece } from '@acies/kernel/picture';
import { useRef } from 'react';
import { settled, settledList } from './settle.ts';

export type GroundPart = Required<Pick<Scene, 'cells' | 'areas' | 'edges' | 'width' | 'height'>>;
interface Parts {
  readonly ground: GroundPart;
  readonly pieces: readonly ScenePiece[];
  readonly tokens: Scene['tokens'];
  readonly links: Scene['links'];
  readonly trays: Scene['trays'];
}

/** The parts of a scene, each the same object as before for as long as it says the same. */
export function useSettledScene(scene: Scene): Parts {
  const last = useRef<{ readonly scene: Scene; readonly parts: Parts }>(undefined);
  if (last.current?.scene === scene) return last.current.parts;
  const before = last.current?.parts;
  const { cells, areas, edges = [], width, height } = scene;
  const parts: Parts = {
    ground: settled(before?.ground, { cells, areas, edges, width, height }),
    pieces: settledList(before?.pieces, scene.pieces),
    tokens: settled(before?.tokens, scene.tokens),
    links: settled(before?.links, scene.links),
    trays: settled(before?.trays, scene.trays),
  };
  last.current = { scene, parts };
  return parts;
}
