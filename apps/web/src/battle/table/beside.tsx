import type { Place } from '@acies/kernel';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { spotBeside } from './beside-spot.ts';
import type { Camera } from './camera.ts';
import { halfSpan } from './geometry.ts';

interface BesideProps {
  readonly camera: Camera;
  readonly place: Place;
  readonly children: ReactNode;
}

/** Something that stands beside a piece and goes with it. Where the screen is narrow the style lays it at the foot instead. */
export function Beside({ camera, place, children }: BesideProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      camera.watch(() => {
        const { style, offsetWidth: width, offsetHeight: height, parentElement } = box.current!;
        const view = { width: parentElement!.clientWidth, height: parentElement!.clientHeight };
        const half = halfSpan(place);
        const reach = { x: half.x * camera.scale, y: half.y * camera.scale };
        const { x, y } = spotBeside(camera.pixelOf(place), reach, { width, height }, view);
        style.setProperty('--beside-x', `${x}px`);
        style.setProperty('--beside-y', `${y}px`);
      }),
    [camera, place],
  );
  return (
    <div ref={box} className="beside">
      {children}
    </div>
  );
}
