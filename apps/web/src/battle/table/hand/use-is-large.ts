import { useEffect, useState } from 'react';
import type { Camera } from '../camera/camera.ts';

/** Whether a length on the table is at least so many pixels on the screen; it is drawn anew only where that changes. */
export function useIsLarge(camera: Camera | undefined, length: number, pixels: number): boolean {
  const [isLarge, setLarge] = useState(true);
  useEffect(() => camera?.watch(({ k }) => setLarge(k * length >= pixels)), [camera, length, pixels]);
  return isLarge;
}
