import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Camera, type Scenery } from './camera.ts';

/** The elements that a camera moves, once they are there. */
export type SceneryRefs = { readonly [K in keyof Scenery]: RefObject<Scenery[K] | null> };

interface Table {
  readonly width: number;
  readonly height: number;
  readonly usual: number;
}

/** A camera on the table for as long as it is there; undefined before it is first drawn. */
export function useCamera(
  { stage, plane, svg, world, glass }: SceneryRefs,
  table: Table,
  mayPan: (event: Event) => boolean,
): Camera | undefined {
  const [camera, setCamera] = useState<Camera>();
  const latest = useRef({ table, mayPan });
  latest.current = { table, mayPan };
  const { width, height, usual } = table;

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
    const fit = () => fresh.fitTo(latest.current.table, { width: box.clientWidth, height: box.clientHeight });
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    fit();
    setCamera(fresh);
    return () => {
      observer.disconnect();
      fresh.close();
    };
  }, [stage, plane, svg, world, glass]);

  useLayoutEffect(() => {
    const { clientWidth, clientHeight } = stage.current!;
    camera?.fitTo({ width, height, usual }, { width: clientWidth, height: clientHeight });
  }, [camera, stage, width, height, usual]);

  return camera;
}
