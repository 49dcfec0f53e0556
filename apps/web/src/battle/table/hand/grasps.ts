import type { Pose, ScenePiece, Spot } from '@acies/kernel/picture';
import { minus, plus } from '../geometry.ts';
import type { Grip } from '../piece/handles.tsx';
import type { TableViewProps } from '../props.ts';
import { carried, type Held, pulled } from './wishes.ts';

/** A pointer that has gone down on a piece, or on one of its handles. */
export interface Grasp {
  readonly pointer: number;
  readonly from: { readonly clientX: number; readonly clientY: number };
  readonly at: Spot;
  readonly start: Held;
  readonly grip: Grip | undefined;
  /** It came from beside the table, and goes back there if it is let go outside. */
  readonly isFromTray?: boolean;
  isMoving: boolean;
}

export const poseOf = ({ x, y, heading, width, depth }: Pose): Pose => ({ x, y, heading, width, depth });

/** Where a grasped piece is once the pointer has come to a spot. */
export const heldTo = ({ start, grip, at }: Grasp, spot: Spot): Held =>
  grip ? pulled(start, grip, spot) : carried(start, plus(start.pose, minus(spot, at)));

/** Where a piece lies that can be dragged on: in the hand, as judged, or where the chosen one stands. */
export function restingPlace(
  held: Held | undefined,
  attempt: TableViewProps['attempt'],
  pieces: readonly ScenePiece[],
  draggable: ReadonlySet<number>,
  selected: number | undefined,
): Held | undefined {
  if (held) return held;
  const { ghosts = [] } = attempt?.shown ?? {};
  const ghost =
    ghosts.find(({ id }) => id === selected && draggable.has(id)) ?? ghosts.find(({ id }) => draggable.has(id));
  if (ghost) return { piece: ghost.id, pose: poseOf(ghost), isTurned: true };
  const piece =
    selected !== undefined && draggable.has(selected) ? pieces.find(({ id }) => id === selected) : undefined;
  return piece && { piece: piece.id, pose: poseOf(piece), isTurned: false };
}
