import type { Place, ScenePiece, Spot } from '@acies/kernel';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Camera } from '../camera.ts';
import { minus, plus } from '../geometry.ts';
import { pieceAt } from '../hit.ts';
import type { Grip } from '../piece/handles.tsx';
import type { TableViewProps } from '../props.ts';
import { carried, type Held, pulled, wishOf } from './wishes.ts';

/** In pixels: how far a hand moves before it drags, and how far from a piece it may touch. */
const SLACK = { mouse: 4, touch: 9 };
export const REACH = { mouse: 3, touch: 16 };
export const kindOf = ({ pointerType }: { readonly pointerType: string }): 'mouse' | 'touch' =>
  pointerType === 'mouse' ? 'mouse' : 'touch';

/** What was let go and is not judged within so many milliseconds means nothing here. */
const NO_ANSWER = 900;

interface Grasp {
  readonly pointer: number;
  readonly from: { readonly clientX: number; readonly clientY: number };
  readonly at: Spot;
  readonly start: Held;
  readonly grip: Grip | undefined;
  isMoving: boolean;
}

interface HandProps extends Pick<TableViewProps, 'draggable' | 'attempt' | 'onWish' | 'selected'> {
  readonly camera: Camera | undefined;
  readonly pieces: readonly ScenePiece[];
  onLeave(): void;
}

/** Dragging pieces and pulling their handles, with a mouse or a finger. */
export function useHand(props: HandProps) {
  const { camera, pieces, draggable, attempt, selected, onWish, onLeave } = props;
  const [held, setHeld] = useState<Held>();
  const [isReleased, setReleased] = useState(false);
  const grasp = useRef<Grasp>(undefined);
  const frame = useRef(0);
  /** A click ends every drag, and is none. */
  const dragged = useRef(false);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  /** What is dragged lies where it was put as long as it is being judged. */
  const resting = restingPlace(held, attempt, pieces, draggable, selected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table that has changed has taken what was put on it.
  useEffect(() => {
    if (!attempt && !grasp.current) setHeld(undefined);
  }, [attempt, pieces]);
  useEffect(() => {
    if (!isReleased || attempt) return;
    const timer = setTimeout(() => setHeld(undefined), NO_ANSWER);
    return () => clearTimeout(timer);
  }, [isReleased, attempt]);

  const wish = (next: Held, isDone: boolean) => {
    setHeld(next);
    setReleased(isDone);
    cancelAnimationFrame(frame.current);
    if (isDone) onWish(wishOf(next), true);
    else frame.current = requestAnimationFrame(() => onWish(wishOf(next), false));
  };
  const leave = () => {
    cancelAnimationFrame(frame.current);
    grasp.current = undefined;
    if (held) onLeave();
    setHeld(undefined);
  };

  const down = (event: PointerEvent<SVGSVGElement>) => {
    dragged.current = false;
    if (grasp.current) return leave();
    if (!camera || event.button !== 0) return;
    const at = camera.spotOf(event);
    const grip = (event.target as Element).closest<SVGElement>('[data-handle]')?.dataset.handle as Grip | undefined;
    const start = grip ? resting : heldAt(at, REACH[kindOf(event)] / camera.scale);
    if (!start) return;
    const { pointerId: pointer, clientX, clientY } = event;
    grasp.current = { pointer, from: { clientX, clientY }, at, start, grip, isMoving: false };
  };
  const heldAt = (at: Spot, reach: number): Held | undefined => {
    if (resting && pieceAt([{ ...resting.place, id: resting.piece }], at, reach, () => true)) return resting;
    const piece = pieceAt(pieces, at, reach, (id) => draggable.has(id));
    return piece && draggable.has(piece.id) ? { piece: piece.id, place: placeOf(piece), isTurned: false } : undefined;
  };

  const move = (event: PointerEvent<SVGSVGElement>) => {
    const now = grasp.current;
    if (!now || !camera || event.pointerId !== now.pointer) return;
    if (!now.isMoving) {
      const far = Math.hypot(event.clientX - now.from.clientX, event.clientY - now.from.clientY);
      if (far < SLACK[kindOf(event)]) return;
      now.isMoving = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    wish(heldTo(now, camera.spotOf(event)), false);
  };

  const up = (event: PointerEvent<SVGSVGElement>) => {
    const now = grasp.current;
    if (!now || !camera || event.pointerId !== now.pointer) return;
    grasp.current = undefined;
    if (!now.isMoving) return;
    dragged.current = true;
    wish(heldTo(now, camera.spotOf(event)), true);
  };

  return {
    held,
    resting,
    wish,
    leave,
    isHolding: () => grasp.current !== undefined,
    /** Whether a click only ended a drag. */
    hasDragged: () => dragged.current,
    letGo: () => {
      grasp.current = undefined;
    },
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: leave },
  };
}

const placeOf = ({ x, y, heading, width, depth }: Place): Place => ({ x, y, heading, width, depth });

const heldTo = ({ start, grip, at }: Grasp, spot: Spot): Held =>
  grip ? pulled(start, grip, spot) : carried(start, plus(start.place, minus(spot, at)));

/** Where a piece lies that can be dragged on: in the hand, as judged, or where the chosen one stands. */
function restingPlace(
  held: Held | undefined,
  attempt: HandProps['attempt'],
  pieces: readonly ScenePiece[],
  draggable: ReadonlySet<number>,
  selected: number | undefined,
): Held | undefined {
  if (held) return held;
  const ghost = attempt?.shown.ghosts?.find(({ id }) => draggable.has(id));
  if (ghost) return { piece: ghost.id, place: placeOf(ghost), isTurned: true };
  const piece =
    selected !== undefined && draggable.has(selected) ? pieces.find(({ id }) => id === selected) : undefined;
  return piece && { piece: piece.id, place: placeOf(piece), isTurned: false };
}

export type Hand = ReturnType<typeof useHand>;
