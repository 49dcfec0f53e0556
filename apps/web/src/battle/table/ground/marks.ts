import type { Spot } from '@acies/kernel/picture';
import { plus } from '../geometry.ts';
import { closed, line, n } from './paths.ts';
import type { Scattered } from './scatter.ts';

/** A mark in ink, and what is filled beneath it. */
export interface Mark {
  readonly fill?: string;
  readonly ink: string;
}

const shift = (spot: Spot, x: number, y: number): Spot => plus(spot, { x, y });

/** The crown of a tree, scalloped, with a stroke of shade. */
export function tree(spot: Scattered, grain: number): Mark {
  const r = grain * (0.38 + 0.16 * spot.luck(3));
  const lobes = 6;
  const corner = (i: number): Spot => {
    const angle = (i / lobes + spot.luck(4)) * 2 * Math.PI;
    return shift(spot, r * Math.cos(angle), r * Math.sin(angle));
  };
  let crown = `M${n(corner(0).x)} ${n(corner(0).y)}`;
  for (let i = 1; i <= lobes; i++) crown += `A${n(r * 0.58)} ${n(r * 0.58)} 0 0 1 ${n(corner(i).x)} ${n(corner(i).y)}`;
  const shade = `M${n(spot.x + r * 0.75)} ${n(spot.y + r * 0.2)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(spot.x - r * 0.1)} ${n(spot.y + r * 0.8)}`;
  return { fill: `${crown}z`, ink: shade };
}

export function tuft(spot: Scattered, grain: number): Mark {
  const r = grain * 0.32;
  const blade = (x: number, y: number) => line(shift(spot, x * 0.35 * r, 0), shift(spot, x * r, -y * r));
  const water = (x: number, y: number, w: number) => line(shift(spot, x * r, y * r), shift(spot, (x + w) * r, y * r));
  return {
    ink:
      blade(-0.8, 0.8) +
      blade(-0.3, 1.2) +
      blade(0.25, 1.3) +
      blade(0.8, 0.9) +
      water(-1.5, 0.3, 2.6 + spot.luck(3)) +
      water(-0.6, 0.75, 1.6),
  };
}

export function stone(spot: Scattered, grain: number): Mark {
  const r = grain * (0.12 + 0.17 * spot.luck(3));
  const corners = [0, 1, 2, 3, 4].map((i) => {
    const angle = ((i + 0.5 * spot.luck(5 + i)) / 5) * 2 * Math.PI;
    return shift(spot, r * 1.2 * Math.cos(angle), r * 0.85 * Math.sin(angle));
  });
  return { fill: closed(corners), ink: line(shift(spot, -r * 0.3, r * 1.15), shift(spot, r * 1.3, r * 0.95)) };
}

/** A roof from above: two slopes and the ridge between them. */
export function roof(spot: Scattered, grain: number): Mark {
  const [w, h] = [grain * (0.55 + 0.25 * spot.luck(3)), grain * 0.36];
  const angle = (spot.luck(4) - 0.5) * 1.2 + (spot.luck(5) > 0.6 ? Math.PI / 2 : 0);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const corner = (x: number, y: number): Spot => shift(spot, x * w * c - y * h * s, x * w * s + y * h * c);
  const shade = [-0.6, -0.2, 0.2, 0.6].map((x) => line(corner(x, 0), corner(x, 1))).join('');
  return {
    fill: closed([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]),
    ink: line(corner(-1, 0), corner(1, 0)) + shade,
  };
}

export function tent(spot: Scattered, grain: number): Mark {
  const r = grain * 0.42;
  const top = shift(spot, 0, -r);
  const foot = shift(spot, r * 0.1, r * 0.6);
  return {
    fill: closed([shift(spot, -r, r * 0.6), top, shift(spot, r, r * 0.6)]),
    ink: line(shift(spot, -r * 0.25, r * 0.6), top, foot) + line(top, shift(top, 0, -r * 0.4)),
  };
}

export function crag(spot: Scattered, grain: number): Mark {
  const r = grain * (0.35 + 0.25 * spot.luck(3));
  const top = shift(spot, 0, -r);
  const shade = [0.3, 0.55, 0.8]
    .map((share) =>
      line(shift(top, r * 0.8 * share, r * 1.6 * share), shift(spot, r * 0.8 * share - r * 0.25, r * 0.6)),
    )
    .join('');
  return {
    fill: closed([
      shift(spot, -r * 0.85, r * 0.6),
      shift(spot, -r * 0.3, -r * 0.3),
      top,
      shift(spot, r * 0.8, r * 0.6),
    ]),
    ink: shade,
  };
}

/** A few blades, so that open ground is not bare paper. */
export function grass(spot: Scattered, grain: number): Mark {
  const r = grain * 0.16;
  return {
    ink: line(shift(spot, -r, -r), spot, shift(spot, r * 0.2, -r * 1.3)) + line(spot, shift(spot, r, -r * 0.8)),
  };
}
