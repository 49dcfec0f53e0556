import type { Glyph, SignPaths } from '@acies/play';

/** A sign on a field of 32 by 20: what is filled, and strokes over it. */
export type Drawing = SignPaths;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const ellipse = (x: number, y: number, w: number, h: number): string =>
  `M${x - w} ${y}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0z`;
/** The leaf of a spear whose shaft stands upright. */
const leaf = (x: number, y: number): string => `M${x} ${y - 2.6}l1.7 2.6-1.7 2.6-1.7-2.6z`;
/** A horse's head, looking to the left: outlined for light horse, filled for heavy. */
const head = (x: number): string =>
  `M${x} 17c0-3.2 3.4-4.2 3.9-7.4-1.5 1-2.4 1.3-3.8 1.8l-1.9.6-1.2-1.7 3.6-4.7.5-3.1 2.3 1.7c5.8.4 9.2 4.9 8.6 12.8z`;
const wheel = (x: number, y: number, r: number): string =>
  `${circle(x, y, r)}M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`;

/** The signs drawn by us. */
export const GLYPHS: Readonly<Record<Glyph, Drawing>> = {
  pikes: { line: 'M5 17 10.5 3M9.5 17 15 3M14 17 19.5 3M18.5 17 24 3M23 17 28.5 3' },
  spears: { fill: leaf(10, 5.4) + leaf(16, 5.4) + leaf(22, 5.4), line: 'M10 17V7M16 17V7M22 17V7' },
  hoplite: { fill: circle(14, 10, 2.2) + leaf(25, 5.4), line: `${circle(14, 10, 6.6)}M25 17V7` },
  shieldwall: {
    fill: circle(9, 10, 1.3) + circle(16, 10, 1.3) + circle(23, 10, 1.3),
    line: circle(9, 10, 5) + circle(16, 10, 5) + circle(23, 10, 5),
  },
  shield: { fill: ellipse(16, 10, 1.5, 2.4), line: `${ellipse(16, 10, 5.2, 7)}M16 3v14` },
  auxilia: {
    fill: ellipse(12, 10, 1.3, 2),
    line: `${ellipse(12, 10, 4.6, 6.6)}M20.5 16.5 26 3.5M23.4 5.3 26 3.5l.6 3.1`,
  },
  legion: {
    fill: circle(13, 10, 1.9),
    line: 'M9.5 3h7q1.7 0 1.7 1.7v10.6q0 1.7-1.7 1.7h-7q-1.7 0-1.7-1.7V4.7Q7.8 3 9.5 3zM13 3v14M24.5 17V3M23.2 9.5h2.6',
  },
  warband: { line: 'M8 3.5 22.5 16M24 3.5 9.5 16M18.6 15.6l4.4-5M13.4 15.6 9 10.6' },
  javelins: { line: 'M7 16.5 17 3.5M14.4 5.2 17 3.5l-.8 3.2M15 16.5 25 3.5M22.4 5.2 25 3.5l-.8 3.2' },
  lightFoot: { line: 'M10 16.5 22 3.5M19 5l3-1.5-1 3.2', fill: circle(11, 6.5, 1.8) },
  skirmisher: {
    fill: circle(8, 13.5, 1.7) + circle(16, 7, 1.7) + circle(24, 13.5, 1.7),
    line: 'M10.5 8.5 12.5 4M18.5 14.5l2-4.5M5 7.5l1.6-3.6',
  },
  bow: { line: 'M12 2.8c9 2.8 9 11.6 0 14.4zM8 10h17M25 10l-3.2-2.3M25 10l-3.2 2.3' },
  levy: {
    fill: [
      [8, 14],
      [13, 15],
      [18.5, 14.5],
      [24, 14],
      [10, 9.5],
      [16, 10],
      [21.5, 9],
      [13, 5],
      [19, 4.8],
    ]
      .map(([x, y]) => circle(x!, y!, 1.4))
      .join(''),
  },
  lightHorse: { line: `${head(9)}M21 3 27.5 16.5M21 3l2.9 1.6M21 3l-.3 3.3` },
  horse: { line: head(11), fill: circle(14.4, 6.8, 0.9) },
  lancer: { fill: head(8), line: 'M22 17.2 28.5 3.2M26 5l2.5-1.8.5 3' },
  cataphract: { fill: head(11), line: 'M4 5.5h3M4 9.5h2.4M4 13.5h4M25.5 5.5H28M26 9.5h2M26.5 13.5H28' },
  camel: {
    line: 'M27.5 4.6 25 3.4c-2 .5-1 5-4 7-2 .6-2-6-6-6s-3.4 5.4-6.5 6c-1.6.5-2 2-2 3M9 10.8V17M12 12v5M19.5 11.5V17M22 9.8l.8 7.2M12 12h7.5',
  },
  chariot: { line: `${wheel(12, 12, 5)}M5 7V3.5h4.5L17 9h10l1.5-3`, fill: circle(12, 12, 1.4) },
  scythes: {
    line: `${wheel(14, 9, 5)}M19 9h10l1-3`,
    fill: `${circle(14, 9, 1.4)}M2 16.5c4 1.6 9 1.6 12-2-4 1.2-8 1.6-12 2zM14 14.5c3 3.6 8 3.6 12 2-4-.4-8-.8-12-2z`,
  },
  elephant: {
    fill: `M4.5 17v-5.2c0-4.8 4-7.8 9-7.8h3.3c2-1.3 5.2-1.2 6.8 1.2 1.3 2 .9 5 1.1 7 .2 1.5 1.5 1.7 2.3.5l1.1.7c-1.1 2.7-4.9 2.5-5.4-.8-.2-1.3-.3-2-.9-2.8V17h-3.8v-3.6h-5.8V17z${circle(21.6, 7, 0.8)}`,
  },
  engine: {
    line: 'M5 16.5h17M8.5 16.5 14 9.5l4.5 7M6 13 27 5M27 5l-3.3-.4M27 5l-2.3 2.4M17.5 2.5c4.5 2 6 6 5 10.5M17.5 2.5 9 12l13.5 1',
  },
  tent: { line: 'M4 17 16 4l12 13zM16 4V2.5M12.5 17 16 10.5l3.5 6.5' },
  wagon: {
    line: `M6 11c0-9 20-9 20 0zM4 11h24M11 4.6V11M16 4.2V11M21 4.6V11${circle(10, 15, 2.4)}${circle(22, 15, 2.4)}`,
  },
};
