import type { Side } from '@acies/kernel';
import { isConcerned, isTarget, type Touch } from '../hand/concerned.ts';
import type { TableViewProps } from '../props.ts';
import type { Drawn } from '../scene/use-drawn.ts';

/** A way in which something is drawn on the table. */
export const LOOK_KINDS = ['unit', 'active', 'target', 'chosen', 'cell', 'into', 'spent', 'fight'] as const;
export interface Look {
  readonly kind: (typeof LOOK_KINDS)[number];
  /** Whose piece serves for an example. */
  readonly side: Side;
}

type Shown = Touch & Pick<TableViewProps, 'shown'>;

/** Every look that is on the table now. */
export function looksNow(
  props: Shown,
  { pieces, links, choosable }: Pick<Drawn, 'pieces' | 'links' | 'choosable'>,
): Look[] {
  const own = pieces.find(({ id }) => props.active.has(id))?.side ?? 'red';
  const aimedAt = pieces.find(({ id }) => isTarget(props, id))?.side;
  const isThere: Readonly<Record<Look['kind'], boolean>> = {
    unit: pieces.length > 0,
    active: pieces.some(({ id }) => props.active.has(id) && id !== props.selected && !isTarget(props, id)),
    target: aimedAt !== undefined,
    chosen: props.selected !== undefined,
    cell: choosable.length > 0,
    into: props.shown?.cell !== undefined,
    spent: pieces.some(({ id, isSpent }) => isSpent && !isConcerned(props, id)),
    fight: links.length > 0,
  };
  return LOOK_KINDS.filter((kind) => isThere[kind]).map((kind) => ({
    kind,
    side: (kind === 'target' && aimedAt) || own,
  }));
}
