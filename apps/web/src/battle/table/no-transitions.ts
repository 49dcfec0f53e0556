import { selection } from 'd3-selection';

/**
 * Stands in for `d3-transition` in the client as it is built: the camera glides by itself, so that `d3-zoom` needs of
 * transitions only to interrupt them, and there are none. They would bring colours, timers and easing with them.
 */
Object.assign(selection.prototype, {
  interrupt<T>(this: T): T {
    return this;
  },
});

export const interrupt = (): void => undefined;
