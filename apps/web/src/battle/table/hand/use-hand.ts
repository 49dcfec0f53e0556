import type { Pose, ScenePiece, Spot } from '@acies/kernel/picture';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Camera } from '../camera/camera.ts';
import type { Grip } from '../piece/handles.tsx';
import type { TableViewProps } from '../props.ts';
import { type Grasp, heldTo, poseOf, restingPlace } from './grasps.ts';
import { pieceAt } from './hit.ts';
import { type Held, wishOf } from './wishes.ts';

/** In pixels: how far a hand moves before it drags, and how far from a piece it may touch. */
const SLACK = { mouse: 4, touch: 9 };
export const REACH = { mouse: 3, touch: 16 };
export const kindOf = ({ pointerType }: { readonly pointerType: string }): 'mouse' | 'touch' =>
  pointerType === 'mouse' ? 'mouse' : 'touch';

/** What was let go and is not judged within so many milliseconds means nothing here. */
const NO_ANSWER = 900;

interface HandProps extends Pick<TableViewProps, 'draggable' | 'attempt' | 'onWish' | 'selected'> {
  readonly camera: Camera | undefined;
  readonly pieces: readonly ScenePiece[];
  onLeave(): void;
}

/** Dragging pieces and pulling their handles, with a mouse or a finger. */
export function useHand(props: HandProps) {
  const { camera, pieces, draggable, attempt, selected } = props;
  const { held, wish, leave: putDown, grasp } = useHeld(props);
  /** A click ends every drag, and is none. */
  const dragged = useRef(false);
  /** What is dragged lies where it was put as long as it is being judged. */
  const resting = restingPlace(held, attempt, pieces, draggable, selected);

  const takeUp = (event: PointerEvent, at: Spot, start: Held, more: Partial<Grasp>): void => {
    const { pointerId: pointer, clientX, clientY } = event;
    grasp.current = { pointer, from: { clientX, clientY }, at, start, grip: undefined, isMoving: false, ...more };
  };
  const down = (event: PointerEvent<Element>) => {
    dragged.current = false;
    if (grasp.current) return putDown();
    if (!camera || event.button !== 0) return;
    const at = camera.spotOf(event);
    const grip = (event.target as Element).closest<SVGElement>('[data-handle]')?.dataset.handle as Grip | undefined;
    const start = grip ? resting : heldAt(at, REACH[kindOf(event)] / camera.scale);
    if (start) takeUp(event, at, start, { grip });
  };
  const heldAt = (at: Spot, reach: number): Held | undefined => {
    if (resting && pieceAt([{ ...resting.pose, id: resting.piece }], at, reach, () => true)) return resting;
    const piece = pieceAt(pieces, at, reach, (id) => draggable.has(id));
    return piece && draggable.has(piece.id) ? { piece: piece.id, pose: poseOf(piece), isTurned: false } : undefined;
  };
  /** A piece beside the table is held by its middle. */
  const takeOut = (event: PointerEvent<Element>, piece: number, stance: Omit<Pose, keyof Spot>) => {
    dragged.current = false;
    if (grasp.current) return putDown();
    if (!camera || event.button !== 0 || !draggable.has(piece)) return;
    const at = camera.spotOf(event);
    takeUp(event, at, { piece, pose: { ...at, ...stance }, isTurned: false }, { isFromTray: true });
  };

  const move = (event: PointerEvent<Element>) => {
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
  const up = (event: PointerEvent<Element>) => {
    const now = grasp.current;
    if (!now || !camera || event.pointerId !== now.pointer) return;
    if (now.isMoving) dragged.current = true;
    if (now.isMoving && now.isFromTray && !isOverStage(event)) return putDown();
    grasp.current = undefined;
    if (now.isMoving) wish(heldTo(now, camera.spotOf(event)), true);
  };

  return {
    ...{ held, resting, wish, takeOut },
    leave: putDown,
    isHolding: () => grasp.current !== undefined,
    /** Whether a click only ended a drag. */
    hasDragged: () => dragged.current,
    letGo: () => {
      grasp.current = undefined;
    },
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: putDown },
  };
}

const isOverStage = ({ clientX, clientY }: PointerEvent): boolean =>
  document.elementFromPoint(clientX, clientY)?.closest('.stage') != null;

/** What is in the hand, or was put down and is being judged. */
function useHeld({ attempt, pieces, onWish, onLeave }: HandProps) {
  const [held, setHeld] = useState<Held>();
  const [isReleased, setReleased] = useState(false);
  const grasp = useRef<Grasp>(undefined);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
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
  return { held, wish, leave, grasp };
}

export type Hand = ReturnType<typeof useHand>;
