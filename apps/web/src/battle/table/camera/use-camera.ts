import type { ScenePiece } from '@acies/kernel/picture';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { watchPaper } from '../../paper.ts';
import { Camera, type Scenery } from './camera.ts';
import type { Size, Table } from './framing.ts';

/** The elements that a camera moves, once they are there. */
export type SceneryRefs = { readonly [K in keyof Scenery]: RefObject<Scenery[K] | null> };

/** A camera on the table for as long as it is there; undefined before it is first drawn. */
export function useCamera(
  { stage, plane, svg, world, glass }: SceneryRefs,
  table: Table,
  mayPan: (event: Event) => boolean,
): Camera | undefined {
  const [camera, setCamera] = useState<Camera>();
  const latest = useRef({ table, mayPan });
  latest.current = { table, mayPan };
  // As it was last measured: to measure it with every change of the table would lay the whole page out each time.
  const view = useRef<Size>({ width: 0, height: 0 });

  useLayoutEffect(() => {
    const box = stage.current!;
    const scenery = {
      stage: box,
      plane: plane.current!,
      svg: svg.current!,
      world: world.current!,
      glass: glass.current!,
    };
    const fresh = new Camera(scenery, latest.current.table, (event) => latest.current.mayPan(event));
    const fit = (): void => {
      view.current = { width: box.clientWidth, height: box.clientHeight };
      fresh.fitTo(latest.current.table, view.current);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    fit();
    const leave = (): void => {
      fresh.print(false);
      fit();
    };
    const unwatch = watchPaper(() => fresh.print(true), leave);
    setCamera(fresh);
    return () => {
      unwatch();
      observer.disconnect();
      fresh.close();
    };
  }, [stage, plane, svg, world, glass]);

  useLayoutEffect(() => {
    camera?.fitTo(table, view.current);
  }, [camera, table]);

  return camera;
}

const LONGEST = 320;
const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Chosen {
  readonly selected: number | undefined;
  readonly known: ReadonlyMap<number, ScenePiece>;
  readonly draggable: ReadonlySet<number>;
  readonly animateMs: number;
  isHolding(): boolean;
}

/** Milliseconds until one looks at both armies again; what is asked next may be about a piece near by. */
const PATIENCE = 700;

/** Whoever is chosen is brought into view, once; what is in the hand is in view already. */
export function useBringing(camera: Camera | undefined, chosen: Chosen): void {
  const { selected, known, draggable, animateMs, isHolding } = chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only choosing moves the camera, not what then happens to the piece
  useEffect(() => {
    const piece = selected === undefined ? undefined : known.get(selected);
    const isGrasped = selected !== undefined && draggable.has(selected);
    const glideMs = isStill() ? 0 : Math.min(animateMs, LONGEST);
    if (!isHolding()) camera?.bringTo(piece, isGrasped, glideMs);
    if (selected !== undefined) return;
    const timer = setTimeout(() => camera?.goBack(glideMs), PATIENCE);
    return () => clearTimeout(timer);
  }, [camera, selected]);
}
