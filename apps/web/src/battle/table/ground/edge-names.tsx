import type { SceneEdge } from '@acies/kernel/picture';
import type { CSSProperties } from 'react';
import type { GroundPart } from '../scene/use-settled.ts';
import { letterRoom } from './edge-room.ts';
import { n } from './paths.ts';

/** So far beyond the edge words stand, in pixels. */
const OFF = 8;

/** What stands beside the table, along its edges; upright words where they fit, turned ones at the sides. */
export const EdgeNames = ({ edges, width, height }: GroundPart) =>
  edges.map((name) => (
    <g
      key={`${name.edge} ${name.at} ${name.text}`}
      className={`edge-name ${name.side ?? 'nobody'}`}
      transform={placeOf(name, width, height)}
    >
      <g className="fitting" style={{ '--room': n(letterRoom(name.edge, edges)) } as CSSProperties}>
        <text className="label" y={name.edge === 'bottom' ? OFF : -OFF} dy="0.35em">
          {name.text}
        </text>
      </g>
    </g>
  ));

function placeOf({ edge, at }: SceneEdge, width: number, height: number): string {
  if (edge === 'top') return `translate(${n(at)} 0)`;
  if (edge === 'bottom') return `translate(${n(at)} ${n(height)})`;
  return edge === 'left' ? `translate(0 ${n(at)}) rotate(-90)` : `translate(${n(width)} ${n(at)}) rotate(90)`;
}
