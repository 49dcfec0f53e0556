import { useMemo, useRef } from 'react';
import type { SceneryRefs } from './use-camera.ts';

/** The elements of the table that its camera moves. */
export function useScenery(): SceneryRefs {
  const stage = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const glass = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  return useMemo(() => ({ stage, plane, glass, svg, world }), []);
}

/** What lies on the stage, such as its buttons, is no table: it neither pans nor zooms. */
export function isForCamera(event: Event, isHolding: boolean): boolean {
  const target = event.target as Element;
  if (target.closest('button, .beside')) return false;
  if (event.type === 'dblclick') return !target.closest('[data-piece]');
  return event.type === 'wheel' || !isHolding;
}
