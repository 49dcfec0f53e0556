import { SIDES } from '@acies/kernel';
import type { GameFacts, Story } from '@acies/session/protocol';
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { percent } from '../../strings.ts';
import { sideName } from '../panel/names.ts';
import { tb } from '../strings.ts';
import { Frame, Here, Lines } from './chart-parts.tsx';
import { CHART_HEIGHT, luckScale, scalesOf } from './chart-shape.ts';
import { ChartTable } from './chart-table.tsx';
import { luckSums } from './course.ts';
import { tr } from './strings.ts';
import { helped, share } from './words.ts';

interface Props {
  readonly facts: GameFacts;
  readonly story: Story;
  /** The point that is marked. */
  readonly at?: number;
  onAt?(at: number): void;
}

/** How near to breaking both armies were, and what the dice had done by then. */
export function Chart({ facts, story, at, onAt }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const width = useWidth(holder);
  const sums = useMemo(() => luckSums(story.luck), [story.luck]);
  const mostLuck = luckScale(sums);
  const scales = scalesOf(story.choices, width, mostLuck);
  const touch = ({ currentTarget, clientX, buttons }: PointerEvent<SVGSVGElement>): void => {
    if (buttons === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onAt?.(scales.atOf(((clientX - box.left) / box.width) * width));
  };
  return (
    <figure className="battle-chart">
      <figcaption>
        {SIDES.map((side) => (
          <span key={side} className={`chart-key ${side}`}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <path className={`strain-line ${side}`} d="M0 4H28" />
            </svg>
            {sideName(facts.armies, side)}
          </span>
        ))}
      </figcaption>
      <div ref={holder}>
        {/* The time line does the same by keyboard. */}
        <svg
          className={onAt ? 'chart touchable' : 'chart'}
          viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
          role="img"
          aria-label={chartWords(facts, story, sums)}
          onPointerDown={touch}
          onPointerMove={touch}
        >
          <Frame {...{ story, scales, width, mostLuck }} />
          <Lines strain={story.strain} sums={sums} scales={scales} />
          {at !== undefined && <Here {...{ story, sums, scales, at }} />}
        </svg>
      </div>
      <LuckProgress known={sums.length - 1} all={story.choices} />
      <ChartTable facts={facts} story={story} />
    </figure>
  );
}

const LuckProgress = ({ known, all }: { readonly known: number; readonly all: number }) =>
  known >= all ? null : (
    <p className="luck-progress no-print">
      <label>
        {tr.luckComing} <progress max={all} value={known} />
      </label>
    </p>
  );

function chartWords({ armies }: GameFacts, { strain }: Story, sums: readonly number[]): string {
  const end = strain.at(-1)!;
  const net = sums.at(-1)!;
  const side = helped(net);
  return tr.chartWords(
    SIDES.map((one) => tb.strain(sideName(armies, one), percent(end[one]))).join('; '),
    side ? tr.diceHelped(sideName(armies, side), share(net)) : tr.diceEven,
  );
}

const USUAL_WIDTH = 640;

/** Letters stay of one size whatever the width, so the chart must know it. */
function useWidth(holder: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.max(240, Math.round(entry!.contentRect.width))));
    watch.observe(holder.current!);
    return () => watch.disconnect();
  }, [holder]);
  return width;
}
