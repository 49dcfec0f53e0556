import type { Setup } from '../board/setup.ts';

type Stand = Setup['armies']['red']['stands'][number];

/** A line of an army list: who, how good, which way, and in which hexes one stand each. */
export interface Body {
  readonly id: string;
  readonly name: string;
  readonly type: Stand['type'];
  readonly class: Stand['class'];
  readonly at: readonly string[];
  readonly missiles?: Stand['missiles'];
  readonly roman?: boolean;
}

/** Stands from army list lines: bodies of several stands are numbered. */
export const muster = (facing: string, bodies: readonly Body[]): Stand[] =>
  bodies.flatMap(({ at, id, name, ...facts }) =>
    at.map((hex, i): Stand => {
      const number = at.length > 1 ? String(i + 1) : '';
      return { ...facts, id: `${id}${number}`, name: number ? `${name} ${number}` : name, at: hex, facing };
    }),
  );
