import type { Setup } from '../board/setup.ts';

type Unit = Setup['armies']['red']['units'][number];

/** A line of an army list: units of a kind side by side, from the left as seen on the map, a base apart. */
export type Line = Omit<Unit, 'at' | 'hidden'> & {
  readonly count: number;
  /** The middle of the front of the first of them, in inches. */
  readonly from: readonly [number, number];
};

const BASE = 1.6;

/** Units from army list lines: bodies of several units are numbered. */
export const muster = (lines: readonly Line[]): Unit[] =>
  lines.flatMap(({ id, name, count, from: [x, y], ...kind }) =>
    Array.from({ length: count }, (_, i): Unit => {
      const number = count > 1 ? String(i + 1) : '';
      return {
        id: `${id}${number}`,
        name: number ? `${name} ${number}` : name,
        ...kind,
        at: [Math.round((x + i * BASE) * 100) / 100, y],
      };
    }),
  );
