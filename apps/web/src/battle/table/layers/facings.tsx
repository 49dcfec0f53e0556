import type { SceneCell } from '@acies/kernel/picture';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Numbered } from '../../deciding.ts';
import type { Facing } from '../../facings.ts';
import { tb } from '../../strings.ts';
import { boundsOf } from '../geometry.ts';
import { n } from '../ground/paths.ts';

interface FacingsProps {
  readonly facings: readonly Facing[];
  /** The cell that they are in. */
  readonly cell: SceneCell | undefined;
  /** The option that is laid out. */
  readonly chosen: number | undefined;
  onChoose(option: Numbered): void;
}

/** An arrow for each way to face in a cell; each is a button. */
export function Facings({ facings, cell, chosen, onChoose }: FacingsProps) {
  if (!cell) return null;
  const { left, right } = boundsOf(cell.outline);
  const reach = (right - left) / 2;
  return facings.map(({ option, pose }) => (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in a drawing.
    <g
      key={option.index}
      className={option.index === chosen ? 'facing chosen' : 'facing'}
      role="button"
      tabIndex={0}
      aria-label={tb.facing(option.label)}
      aria-pressed={option.index === chosen}
      transform={`translate(${n(pose.x)} ${n(pose.y)}) rotate(${pose.heading / 10})`}
      onClick={(event) => choose(event, () => onChoose(option))}
      onKeyDown={(event) => isPress(event) && choose(event, () => onChoose(option))}
    >
      <circle cy={n(-reach * 0.8)} r={n(reach * 0.4)} />
      <path d={arrowOf(reach)} />
    </g>
  ));
}

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** The table beneath hears nothing of it. */
function choose(event: KeyboardEvent | MouseEvent, then: () => void): void {
  event.stopPropagation();
  event.preventDefault();
  then();
}

/** A head that points outwards, near the edge. */
const arrowOf = (reach: number): string =>
  `M0 ${n(-reach * 1.05)}L${n(reach * 0.3)} ${n(-reach * 0.6)} 0 ${n(-reach * 0.7)} ${n(-reach * 0.3)} ${n(-reach * 0.6)}z`;
