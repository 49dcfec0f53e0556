import type { Spot } from '@acies/kernel';
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { detailAt, labelPixel } from './detail.ts';

interface Table {
  readonly width: number;
  readonly height: number;
  /** How large a piece usually is. */
  readonly usual: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 18;
/** So large a usual piece becomes at most, in pixels. */
const CLOSEST = 260;

/** The scale at which the whole table is seen. */
export const wholeScale = (table: Size, view: Size): number =>
  Math.max(1e-6, Math.min((view.width - 2 * MARGIN) / table.width, (view.height - 2 * MARGIN) / table.height));

/** Which share of the view the plane reaches beyond it on each side; the style of `.plane` has the same. */
const BEYOND = 0.5;
/** So many times larger than painted it may be seen for a moment. */
const COARSE = 1.8;

/** Which share of the view lies between its rim and where something can be called seen. */
const SEEN = 0.06;

/** How far a view must be shifted, in pixels, for a spot to be seen. */
export function shiftToSee(at: Spot, { width, height }: Size): Spot {
  const shift = (value: number, whole: number): number => {
    const least = whole * SEEN;
    return value < least ? whole / 3 - value : value > whole - least ? (whole * 2) / 3 - value : 0;
  };
  return { x: shift(at.x, width), y: shift(at.y, height) };
}

/**
 * How a plane painted for one view is shifted and stretched to show another; undefined where it does not reach, or would be
 * coarse. It is painted anew when the hand comes to rest.
 */
export function slideFrom(painted: ZoomTransform, { x, y, k }: ZoomTransform, view: Size): string | undefined {
  const by = k / painted.k;
  if (by > COARSE) return undefined;
  const shift = (to: number, from: number, whole: number): number | undefined => {
    const left = to - by * (from + whole * BEYOND);
    const reaches = left <= 0 && left + by * whole * (1 + 2 * BEYOND) >= whole;
    return reaches ? left + whole * BEYOND : undefined;
  };
  const [right, down] = [shift(x, painted.x, view.width), shift(y, painted.y, view.height)];
  if (right === undefined || down === undefined) return undefined;
  return `translate(${right}px, ${down}px) scale(${by})`;
}

/** What a camera moves: a plane twice as large as the stage, and the world drawn on it. */
export interface Scenery {
  readonly stage: HTMLElement;
  readonly plane: HTMLElement;
  readonly svg: SVGSVGElement;
  readonly world: SVGGElement;
  /** Covers everything while one pans: whatever lies beneath need not be looked for under the hand. */
  readonly glass: HTMLElement;
}

type Zooming = D3ZoomEvent<HTMLElement, unknown>;

/**
 * Looks at the table. Panning and zooming shift and stretch a plane that has been painted already; beyond it, and when the
 * hand comes to rest, the world is painted anew. What depends on the scale goes by steps. Nothing is rendered by React.
 */
export class Camera {
  readonly #scenery: Scenery;
  readonly #zoom = zoom<HTMLElement, unknown>();
  readonly #watchers = new Set<(transform: ZoomTransform) => void>();
  #table: Table;
  #view: Size = { width: 0, height: 0 };
  #transform: ZoomTransform = zoomIdentity;
  /** As the world was last painted. */
  #painted: ZoomTransform | undefined;
  #isWhole = true;

  constructor(scenery: Scenery, table: Table, mayPan: (event: Event) => boolean) {
    this.#scenery = scenery;
    this.#table = table;
    this.#zoom
      .duration(0)
      .filter((event: MouseEvent) => (!event.ctrlKey || event.type === 'wheel') && !event.button && mayPan(event))
      .on('zoom', ({ transform, sourceEvent }: Zooming) => {
        if (sourceEvent) this.#isWhole = false;
        if (sourceEvent?.type === 'mousemove') scenery.glass.hidden = false;
        this.#look(transform);
      })
      .on('end', () => {
        scenery.glass.hidden = true;
        if (this.#transform !== this.#painted) this.#paint();
      });
    select(scenery.stage).call(this.#zoom);
  }

  /** Another table, or another size of the view. The whole table stays in view until one has looked closer. */
  fitTo(table: Table, view: Size): void {
    const isOther = table.width !== this.#table.width || table.height !== this.#table.height;
    this.#table = table;
    this.#view = view;
    if (view.width === 0 || view.height === 0) return;
    const least = wholeScale(table, view);
    const [x, y] = [table.width / 4, table.height / 4];
    this.#zoom
      .extent([
        [0, 0],
        [view.width, view.height],
      ])
      .translateExtent([
        [-x, -y],
        [table.width + x, table.height + y],
      ])
      .scaleExtent([least * 0.7, Math.max(least * 2, CLOSEST / table.usual)]);
    if (this.#isWhole || isOther) this.whole();
    else this.#paint();
  }

  whole(): void {
    const { width, height } = this.#view;
    const k = wholeScale(this.#table, this.#view);
    const [x, y] = [(width - this.#table.width * k) / 2, (height - this.#table.height * k) / 2];
    select(this.#scenery.stage).call(this.#zoom.transform, zoomIdentity.translate(x, y).scale(k));
    this.#isWhole = true;
  }

  zoomBy(factor: number): void {
    select(this.#scenery.stage).call(this.#zoom.scaleBy, factor);
    this.#isWhole = false;
  }

  /** By a share of the view. */
  panBy({ x, y }: Spot, share = 0.15): void {
    this.#shift({ x: x * this.#view.width * share, y: y * this.#view.height * share });
  }

  /** Shifts the view so that a spot is seen, if it is not. */
  see(spot: Spot): void {
    const shift = shiftToSee(this.pixelOf(spot), this.#view);
    if (shift.x !== 0 || shift.y !== 0) this.#shift(shift);
  }

  /** How many pixels one unit of the table is. */
  get scale(): number {
    return this.#transform.k;
  }

  pixelOf(spot: Spot): Spot {
    const [x, y] = this.#transform.apply([spot.x, spot.y]);
    return { x, y };
  }

  spotOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Spot {
    const { left, top } = this.#scenery.stage.getBoundingClientRect();
    const { clientLeft, clientTop } = this.#scenery.stage;
    const [x, y] = this.#transform.invert([clientX - left - clientLeft, clientY - top - clientTop]);
    return { x, y };
  }

  watch(watcher: (transform: ZoomTransform) => void): () => void {
    this.#watchers.add(watcher);
    watcher(this.#transform);
    return () => this.#watchers.delete(watcher);
  }

  close(): void {
    select(this.#scenery.stage).on('.zoom', null);
  }

  #shift({ x, y }: Spot): void {
    const { k } = this.#transform;
    select(this.#scenery.stage).call(this.#zoom.translateBy, x / k, y / k);
    this.#isWhole = false;
  }

  #look(transform: ZoomTransform): void {
    this.#transform = transform;
    const slide = this.#painted && slideFrom(this.#painted, transform, this.#view);
    if (slide) this.#scenery.plane.style.transform = slide;
    else this.#paint();
    for (const watcher of this.#watchers) watcher(transform);
  }

  #paint(): void {
    const { svg, world } = this.#scenery;
    const { x, y, k } = this.#transform;
    this.#painted = this.#transform;
    this.#scenery.plane.style.transform = '';
    world.setAttribute(
      'transform',
      `translate(${x + this.#view.width * BEYOND} ${y + this.#view.height * BEYOND}) scale(${k})`,
    );
    const detail = detailAt(k * this.#table.usual);
    if (svg.dataset.detail !== detail) svg.dataset.detail = detail;
    const pixel = String(labelPixel(k));
    if (svg.style.getPropertyValue('--px') !== pixel) svg.style.setProperty('--px', pixel);
  }
}
