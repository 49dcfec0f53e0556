import type { Attempt, Pose } from '@acies/kernel/picture';
import { useLayoutEffect, useRef } from 'react';
import { tb } from '../../strings.ts';
import type { Camera } from '../camera/camera.ts';
import { halfSpan } from '../geometry.ts';
import { useIsLarge } from '../hand/use-is-large.ts';
import { GRASPABLE } from '../piece/handles.tsx';
import { CalloutWords } from './callout-words.tsx';

interface CalloutProps {
  readonly camera: Camera;
  readonly pose: Pose;
  readonly attempt: Attempt;
}

const GAP = 10;

/** Beside what is dragged: what it would use up, or why it is not allowed. */
export function Callout({ camera, pose, attempt }: CalloutProps) {
  const box = useRef<HTMLDivElement>(null);
  const isLarge = useIsLarge(camera, pose.width, GRASPABLE);
  useLayoutEffect(
    () =>
      camera.watch(() => {
        const { style, offsetWidth, offsetHeight, offsetParent } = box.current!;
        const middle = camera.pixelOf(pose);
        const below = halfSpan(pose).y * camera.scale + GAP;
        const wide = offsetParent?.clientWidth ?? 0;
        const high = offsetParent?.clientHeight ?? 0;
        const x = Math.min(Math.max(GAP, middle.x - offsetWidth / 2), Math.max(GAP, wide - offsetWidth - GAP));
        const isRoom = middle.y + below + offsetHeight < high;
        style.transform = `translate(${x}px, ${isRoom ? middle.y + below : middle.y - below - offsetHeight}px)`;
      }),
    [camera, pose],
  );
  return (
    <div ref={box} className={attempt.refused ? 'callout refused' : 'callout'} role="status">
      <CalloutWords attempt={attempt} />
      {!isLarge && <span className="handle-hint">{tb.zoomToTurn}</span>}
    </div>
  );
}
