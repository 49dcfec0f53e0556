import { useMemo } from 'react';
import { stopsOf } from '../hand/stops.ts';
import { badgesBelow } from '../piece/badge-side.ts';
import { commonSigns } from '../piece/common-signs.ts';
import type { TableViewProps } from '../props.ts';
import { usualSize } from './detail.ts';
import { figuresOf } from './figures.ts';
import { useSettledScene } from './use-settled.ts';

/** A scene as it is drawn, with all that follows from it; each part stays the same object for as long as it says the same. */
export function useDrawn({ scene, cells }: Pick<TableViewProps, 'scene' | 'cells'>) {
  const parts = useSettledScene(scene);
  const { ground, pieces, links, trays } = parts;
  const usual = useMemo(() => usualSize({ pieces, ...ground }), [pieces, ground]);
  const known = useMemo(() => new Map(pieces.map((piece) => [piece.id, piece])), [pieces]);
  const below = useMemo(() => badgesBelow(pieces, links), [pieces, links]);
  const common = useMemo(() => commonSigns(pieces), [pieces]);
  const figures = useMemo(() => figuresOf(pieces, trays), [pieces, trays]);
  const choosable = useMemo(() => ground.cells.filter(({ id }) => cells.has(id)), [ground, cells]);
  const stops = useMemo(() => stopsOf(pieces, choosable, usual), [pieces, choosable, usual]);
  return { ...parts, measure: scene.measure, usual, known, below, common, figures, choosable, stops };
}
export type Drawn = ReturnType<typeof useDrawn>;
