import { type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds until a mouse at rest, or a finger held down, asks for the card. */
const WAIT = { mouse: 380, touch: 480 };
const SLACK = 9;

interface Watched {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly timer: number;
}

/** Hovering over a piece for a moment, or holding it, asks for its card. */
export function usePeek(onPeek: (id: number | undefined) => void, onHeld: () => void) {
  const watched = useRef<Watched>(undefined);
  const isOpen = useRef(false);
  /** A finger that was held until the card came does not press, too. */
  const wasHeld = useRef(false);
  const stop = () => {
    clearTimeout(watched.current?.timer);
    watched.current = undefined;
  };
  useEffect(() => () => clearTimeout(watched.current?.timer), []);
  const close = () => {
    stop();
    if (isOpen.current) onPeek(undefined);
    isOpen.current = false;
  };
  const start = (id: number, { clientX: x, clientY: y, pointerType }: PointerEvent) => {
    stop();
    const isMouse = pointerType === 'mouse';
    const timer = window.setTimeout(
      () => {
        isOpen.current = true;
        wasHeld.current = !isMouse;
        if (!isMouse) onHeld();
        onPeek(id);
      },
      isMouse ? WAIT.mouse : WAIT.touch,
    );
    watched.current = { id, x, y, timer };
  };
  return {
    /** By a key: at once. */
    open: (id: number) => {
      stop();
      isOpen.current = true;
      onPeek(id);
    },
    close,
    wasHeld: () => wasHeld.current,
    down: (id: number | undefined, event: PointerEvent) => {
      wasHeld.current = false;
      close();
      if (id !== undefined && event.pointerType !== 'mouse') start(id, event);
    },
    move: (id: number | undefined, event: PointerEvent) => {
      const now = watched.current;
      if (event.pointerType !== 'mouse') {
        if (now && Math.hypot(event.clientX - now.x, event.clientY - now.y) > SLACK) stop();
        return;
      }
      if (event.buttons !== 0) return stop();
      if (id === now?.id) return;
      close();
      if (id !== undefined) start(id, event);
    },
    /** A card that a finger asked for stays until it touches something else. */
    leave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') close();
    },
    up: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') stop();
    },
  };
}
export type Peek = ReturnType<typeof usePeek>;
