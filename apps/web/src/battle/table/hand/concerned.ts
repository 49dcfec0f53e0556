import type { TableViewProps } from '../props.ts';

export type Touch = Pick<TableViewProps, 'active' | 'targets' | 'selected' | 'draggable' | 'about'>;

/** As long as nobody is chosen, a press on one who can act chooses who acts; only then on whom. */
export const isTarget = ({ active, targets, selected }: Touch, id: number): boolean =>
  targets.has(id) && (selected !== undefined || !active.has(id));

/** Who can act, or is asked about, is not done for now. */
export const isConcerned = ({ active, draggable, about }: Touch, id: number): boolean =>
  active.has(id) || draggable.has(id) || about?.includes(id) === true;
