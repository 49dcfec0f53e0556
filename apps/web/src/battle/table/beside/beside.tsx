import type { Pose } from '@acies/kernel/picture';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Camera } from '../camera/camera.ts';
import { halfSpan } from '../geometry.ts';
import { spotBeside } from './beside-spot.ts';

function placeAt(style: CSSStyleDeclaration, x: number, y: number): void {
  style.setProperty('--beside-x', `${x}px`);
  style.setProperty('--beside-y', `${y}px`);
}

interface BesideProps {
  readonly camera: Camera;
  readonly pose: Pose;
  readonly children: ReactNode;
}

/** Something that stands beside a piece and goes with it. Where the screen is narrow the style lays it at the foot instead. */
export function Beside({ camera, pose, children }: BesideProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      camera.watch(() => {
        const { style, offsetWidth: width, offsetHeight: height, parentElement } = box.current!;
        const view = { width: parentElement!.clientWidth, height: parentElement!.clientHeight };
        const half = halfSpan(pose);
        const reach = { x: half.x * camera.scale, y: half.y * camera.scale };
        const { x, y } = spotBeside(camera.pixelOf(pose), reach, { width, height }, view);
        placeAt(style, x, y);
      }),
    [camera, pose],
  );
  return (
    <div ref={box} className="beside">
      {children}
    </div>
  );
}

/** What stands beside a piece in a tray: on the stage, as near to the tray as there is room. */
export function BesideTray({ piece, children }: { readonly piece: number; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // What the card says may have changed, and so its size.
  useLayoutEffect(() => {
    const { style, offsetWidth: width, offsetHeight: height, parentElement } = box.current!;
    const stage = parentElement!.getBoundingClientRect();
    const lying = parentElement!
      .parentElement!.querySelector(`.trays [data-piece="${piece}"]`)!
      .getBoundingClientRect();
    const reach = { x: lying.width / 2, y: lying.height / 2 };
    const middle = { x: lying.x + reach.x - stage.x, y: lying.y + reach.y - stage.y };
    const { x, y } = spotBeside(middle, reach, { width, height }, stage);
    placeAt(style, x, y);
  });
  return (
    <div ref={box} className="beside">
      {children}
    </div>
  );
}
