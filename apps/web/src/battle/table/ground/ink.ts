import type { Spot } from '@acies/kernel/picture';
import { aside, headingFrom, plus, times } from '../geometry.ts';
import type { Look } from './looks.ts';
import type { Mark } from './marks.ts';
import { along, line, smooth } from './paths.ts';
import { winding } from './water.ts';

/** All that is drawn alike, as one path. */
export interface Stroke {
  readonly look: string;
  readonly d: string;
}

/** From the bottom up. What is not here cannot be drawn. */
const ORDER = [
  'rise-1',
  'rise-2',
  'crest',
  'tint-marsh',
  'tint-field',
  'tint-stones',
  'tint-crags',
  'tint-village',
  'tint-camp',
  'tint-trees',
  'tint-wall',
  'tint-road',
  'tint-unknown',
  'grass',
  'field',
  'unknown',
  'hachures',
  'lake',
  'lake-ripples',
  'stream',
  'river',
  'stream-bed',
  'river-bed',
  'marsh',
  'road',
  'road-bed',
  'stones-fill',
  'stones',
  'crags-fill',
  'crags',
  'village-fill',
  'village',
  'camp-fill',
  'camp',
  'trees-fill',
  'trees',
  'wall-fill',
  'wall',
  'unknown-line',
] as const;

/** Collects what is drawn alike, so that a whole wood is a path or two. */
export class Ink {
  readonly #paths = new Map<string, string[]>();
  readonly grain: number;

  constructor(grain: number) {
    this.grain = grain;
  }

  add(look: string, d: string): void {
    if (d === '') return;
    const there = this.#paths.get(look);
    if (there) there.push(d);
    else this.#paths.set(look, [d]);
  }

  mark(look: string, { fill, ink }: Mark): void {
    if (fill) this.add(`${look}-fill`, fill);
    this.add(look, ink);
  }

  /** Ground that is a line: a stream, a road, a wall. */
  lineOf(spots: readonly Spot[], looks: readonly Look[] | undefined, isBroad: boolean): void {
    if (looks?.includes('water')) this.add(isBroad ? 'river' : 'stream', winding(spots, this.grain));
    else if (looks?.includes('road')) this.add('road', smooth(spots, false));
    else if (looks?.includes('wall')) {
      this.add('wall-fill', line(...spots));
      this.add('wall', crenels(spots, this.grain));
    } else this.add('unknown-line', line(...spots));
  }

  strokes(): Stroke[] {
    return ORDER.flatMap((look) => {
      // A watercourse and a road are double lines: the bed covers the middle of the bank.
      const from = look.endsWith('-bed') ? look.slice(0, -'-bed'.length) : look;
      const paths = this.#paths.get(from);
      return paths ? [{ look, d: paths.join('') }] : [];
    });
  }
}

/** Short strokes across a wall. */
function crenels(spots: readonly Spot[], grain: number): string {
  const steps = along(spots, grain * 0.5);
  return steps
    .map((spot, i) => {
      const way = times(
        aside(headingFrom(steps[Math.max(0, i - 1)]!, steps[Math.min(steps.length - 1, i + 1)]!)),
        grain * 0.26,
      );
      return line(plus(spot, way), plus(spot, times(way, -1)));
    })
    .join('');
}
