import type { Pose, Spot } from '@acies/kernel/picture';
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { detailAt, labelPixel } from '../scene/detail.ts';
import { drawOnPaper, leavePaper } from './drawn-on-paper.ts';
import {
  armiesFraming,
  type Framing,
  framingBetween,
  framingFor,
  isOutgrown,
  resized,
  type Size,
  shiftToSee,
  type Table,
  wholeFraming,
  wholeScale,
} from './framing.ts';
import { BEYOND, slideFrom } from './slide.ts';

/** So large a usual piece becomes at most, in pixels. */
const CLOSEST = 260;

/** What a camera moves: a plane twice as large as the stage, and the world drawn on it. */
export interface Scenery {
  readonly stage: HTMLDivElement;
  readonly plane: HTMLDivElement;
  readonly svg: SVGSVGElement;
  readonly world: SVGGElement;
  /** Covers everything while one pans: whatever lies beneath need not be looked for under the hand. */
  readonly glass: HTMLDivElement;
}

type Zooming = D3ZoomEvent<HTMLDivElement, unknown>;

/**
 * Looks at the table. Panning and zooming shift and stretch a plane that has been painted already; beyond it, and when the
 * hand comes to rest, the world is painted anew. What depends on the scale goes by steps. Nothing is rendered by React.
 */
export class Camera {
  readonly #scenery: Scenery;
  readonly #zoom = zoom<HTMLDivElement, unknown>();
  readonly #watchers = new Set<(transform: ZoomTransform) => void>();
  #table: Table;
  #view: Size = { width: 0, height: 0 };
  #transform: ZoomTransform = zoomIdentity;
  /** As the world was last painted. */
  #painted: ZoomTransform | undefined;
  /** What is kept in view until a person looks elsewhere; `brought` is what was chosen. */
  #keeps: 'armies' | 'whole' | 'brought' | 'own' = 'armies';
  #about: Spot | undefined;
  #frame = 0;
  #isPrinted = false;

  constructor(scenery: Scenery, table: Table, mayPan: (event: Event) => boolean) {
    this.#scenery = scenery;
    this.#table = table;
    this.#zoom
      .duration(0)
      .filter((event: MouseEvent) => (!event.ctrlKey || event.type === 'wheel') && !event.button && mayPan(event))
      .on('zoom', ({ transform, sourceEvent }: Zooming) => {
        if (sourceEvent) this.#own();
        if (sourceEvent?.type === 'mousemove') scenery.glass.hidden = false;
        this.#look(transform);
      })
      .on('end', () => {
        scenery.glass.hidden = true;
        if (this.#frame === 0 && this.#transform !== this.#painted) this.#paint();
      });
    select(scenery.stage).call(this.#zoom);
  }

  /** Another table, other places of the armies, or another size of the view. */
  fitTo(table: Table, view: Size): void {
    if (this.#isPrinted) return void drawOnPaper(this.#scenery, table);
    const isOther = table.width !== this.#table.width || table.height !== this.#table.height;
    const isRescaled = table.usual !== this.#table.usual;
    const isResized = view.width !== this.#view.width || view.height !== this.#view.height;
    const before = this.#view;
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
    if (isOther) this.#keeps = 'armies';
    this.#keep(isOther || isResized || !this.#painted, isRescaled, before);
  }

  /** On paper the whole table is drawn, whatever one looks at; afterwards one looks at the same again. */
  print(isPrinted: boolean): void {
    if (isPrinted === this.#isPrinted) return;
    this.#isPrinted = isPrinted;
    if (isPrinted) drawOnPaper(this.#scenery, this.#table);
    else {
      leavePaper(this.#scenery);
      this.#paint();
    }
  }

  whole(): void {
    this.#show(wholeFraming(this.#table, this.#view));
    this.#keeps = 'whole';
  }

  /** Nearer or farther, about the piece that was chosen where it is in view. */
  zoomBy(factor: number): void {
    const at = this.#about && this.pixelOf(this.#about);
    const isSeen = at && at.x >= 0 && at.y >= 0 && at.x <= this.#view.width && at.y <= this.#view.height;
    this.#own();
    select(this.#scenery.stage).call(this.#zoom.scaleBy, factor, isSeen ? [at.x, at.y] : undefined);
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

  /** Looks at what was chosen, as near as it must be to be read or grasped; undefined when nothing is. */
  bringTo(piece: Pose | undefined, isGrasped: boolean, glideMs: number): void {
    this.#about = piece;
    if (!piece || this.#view.width === 0) return;
    const to = framingFor(piece, isGrasped, this.#transform, this.#table, this.#view);
    const { x, y, k } = this.#transform;
    if (to.x === x && to.y === y && to.k === k) return;
    if (this.#keeps !== 'own') this.#keeps = 'brought';
    this.#goTo(to, glideMs);
  }

  /** Both armies again, if one was only brought to where one is. */
  goBack(glideMs: number): void {
    if (this.#keeps !== 'brought') return;
    this.#keeps = 'armies';
    this.#goTo(armiesFraming(this.#table, this.#view), glideMs);
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
    this.#rest();
    select(this.#scenery.stage).on('.zoom', null);
  }

  /** What is the same as before is not painted anew. */
  #keep(isNew: boolean, isRescaled: boolean, before: Size): void {
    // The plane has grown with the view: what is painted on it no longer lies where it did.
    if (isNew) this.#painted = undefined;
    if (this.#keeps === 'whole' && isNew) this.whole();
    else if (this.#keeps === 'armies' && (isNew || isOutgrown(this.#transform, this.#table, this.#view)))
      this.#show(armiesFraming(this.#table, this.#view));
    else if (isNew && before.width > 0) this.#show(resized(this.#transform, this.#table, before, this.#view));
    else if (isNew || isRescaled) this.#paint();
  }

  /** The view is a person's own from now on. */
  #own(): void {
    this.#rest();
    this.#keeps = 'own';
  }

  #rest(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #show({ x, y, k }: Framing): void {
    select(this.#scenery.stage).call(this.#zoom.transform, zoomIdentity.translate(x, y).scale(k));
  }

  #goTo(to: Framing, glideMs: number): void {
    this.#rest();
    if (glideMs > 0) this.#glide(this.#transform, to, glideMs);
    else this.#show(to);
  }

  #glide(from: Framing, to: Framing, ms: number): void {
    const start = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, (now - start) / ms);
      this.#frame = share < 1 ? requestAnimationFrame(step) : 0;
      this.#show(framingBetween(from, to, share * share * (3 - 2 * share)));
    };
    this.#frame = requestAnimationFrame(step);
  }

  #shift({ x, y }: Spot): void {
    const { k } = this.#transform;
    this.#own();
    select(this.#scenery.stage).call(this.#zoom.translateBy, x / k, y / k);
  }

  #look(transform: ZoomTransform): void {
    this.#transform = transform;
    const isStill = this.#isPrinted || !this.#painted;
    const slide = isStill ? undefined : slideFrom(this.#painted!, transform, this.#view);
    if (slide) this.#scenery.plane.style.transform = slide;
    else this.#paint();
    for (const watcher of this.#watchers) watcher(transform);
  }

  #paint(): void {
    if (this.#isPrinted) return;
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
