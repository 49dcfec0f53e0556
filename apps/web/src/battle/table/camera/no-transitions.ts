import { selection } from 'd3-selection';

/**
 * Stands in for `d3-transition` and `d3-interpolate` in the client as it is built: the camera glides by itself, so that
 * `d3-zoom` needs of transitions only to interrupt them, and there are none. They would bring colours, timers and easing.
 */
Object.assign(selection.prototype, {
  interrupt<T>(this: T): T {
    return this;
  },
});

export const interrupt = (): void => undefined;

/** The way of a glide, which `d3-zoom` wants to know and never takes. */
export const interpolateZoom = (): never => {
  throw new Error('the camera glides by itself');
};
