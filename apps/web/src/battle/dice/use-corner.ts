import type { Scene } from '@acies/kernel/picture';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Box, freeCorner, type Seen } from './corner.ts';
import type { Fall } from './falls.ts';

/** Lays the tray into the corner of the table in which it covers least of whom it is about. */
export function useCorner(fall: Fall, scene: Scene, isOpen: boolean): RefObject<HTMLElement | null> {
  const tray = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stays where it is as long as it shows the same
  useLayoutEffect(() => {
    const element = tray.current!;
    const [stage, within] = [document.querySelector('.stage'), element.offsetParent];
    if (!stage || !within) return;
    const [origin, size] = [boxOf(within), boxOf(element)];
    const { left, top } = freeCorner(boxOf(stage), size, seenOn(stage, namedIn(fall, scene)));
    element.style.left = `${left - origin.left}px`;
    element.style.top = `${top - origin.top}px`;
  }, [fall.from, fall.to, isOpen]);
  return tray;
}

/** The pieces that are spoken of. */
function namedIn({ throws, told }: Fall, { pieces }: Scene): ReadonlySet<string> {
  const words = [...throws, ...told].map(({ text }) => text).join('\n');
  return new Set(pieces.filter(({ name }) => words.includes(name)).map(({ id }) => `${id}`));
}

const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** Who is spoken of is to be seen before all others. */
const NAMED = 20;

const seenOn = (stage: Element, named: ReadonlySet<string>): Seen[] =>
  [...stage.querySelectorAll<SVGElement>('[data-piece]')].map((piece) => {
    const { left, top, width, height } = boxOf(piece);
    return { left, top, width, height, weight: named.has(piece.dataset.piece!) ? NAMED : 1 };
  });
