import type { SceneCell, ScenePiece } from '@acies/kernel/picture';
import { middleOf } from '../geometry.ts';
import { readingOrder } from './steer.ts';
import type { Stop } from './use-keys.ts';

/** What can be reached by keyboard, in the order in which one reads. */
export const stopsOf = (pieces: readonly ScenePiece[], cells: readonly SceneCell[], lineHeight: number): Stop[] =>
  readingOrder(
    [
      ...pieces.map(({ id, x, y }) => ({ key: `p${id}`, id, isCell: false, x, y })),
      ...cells.map(({ id, outline }) => ({ key: `c${id}`, id, isCell: true, ...middleOf(outline) })),
    ],
    lineHeight,
  );

/** Where Tab comes to: where one was, else what is chosen, else the first that can act, else the first. */
export function entryOf(
  stops: readonly Stop[],
  last: string | undefined,
  selected: number | undefined,
  active: ReadonlySet<number>,
): string | undefined {
  const found =
    stops.find(({ key }) => key === last) ??
    stops.find(({ id, isCell }) => !isCell && id === selected) ??
    stops.find(({ id, isCell }) => !isCell && active.has(id)) ??
    stops[0];
  return found?.key;
}
