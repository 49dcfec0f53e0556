import type { Setup } from '../../board/setup.ts';

/** An army from lines of "key type class hex facing". */
export const army = (name: string, lines: readonly string[]): Setup['armies']['red'] => ({
  name,
  leaders: [],
  stands: lines.map((line) => {
    const [id, type, troopClass, at, facing] = line.split(' ');
    return { id, name: id, type, class: troopClass, at, facing } as Setup['armies']['red']['stands'][number];
  }),
});
