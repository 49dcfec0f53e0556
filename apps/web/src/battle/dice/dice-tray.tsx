import type { Scene } from '@acies/kernel/picture';
import type { GameFacts, LogEntry } from '@acies/session/protocol';
import { Fragment, useState } from 'react';
import { DiceFaces } from '../../roll/dice-faces.tsx';
import { ownedPurpose } from '../../roll/purpose.ts';
import { number, signed } from '../../strings.ts';
import { tb } from '../strings.ts';
import { type Fall, linesOf } from './falls.ts';
import { useCorner } from './use-corner.ts';
import type { Falls } from './use-falls.ts';
import { useNoWaiting, useSkipKey } from './use-skipping.ts';

interface Props {
  readonly falls: Falls;
  readonly facts: GameFacts;
  readonly scene: Scene;
}

/** Dice as they fall, over the table; what fell last stands there, smaller, until a person decides again. */
export function DiceTray({ falls, facts, scene }: Props) {
  const { falling, last } = falls;
  useSkipKey(falling && falls.skip);
  useNoWaiting(falls);
  const fall = falling ?? last;
  if (!fall) return null;
  return (
    <Tray key={`${fall.from} ${falling === fall}`} {...{ falls, facts, scene, fall }} isFalling={falling === fall} />
  );
}

interface TrayProps extends Props {
  readonly fall: Fall;
  readonly isFalling: boolean;
}

function Tray({ falls, facts, scene, fall, isFalling }: TrayProps) {
  const [isOpen, setOpen] = useState(isFalling);
  const tray = useCorner(fall, scene, isOpen);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the space key does the same, wherever the focus is
    <aside
      ref={tray}
      className={isFalling ? 'dice-tray falling' : 'dice-tray'}
      data-from={fall.from}
      aria-label={tb.diceTray}
      onClick={isFalling ? falls.skip : undefined}
    >
      {isFalling ? <Whose {...{ falls, facts, fall }} /> : <Standing {...{ falls, isOpen }} onOpen={setOpen} />}
      {isOpen ? <Whole fall={fall} /> : <Brief fall={fall} />}
    </aside>
  );
}

/** Whose dice they are, and how to have done with all that still fall. */
function Whose({ falls, facts, fall }: Pick<TrayProps, 'falls' | 'facts' | 'fall'>) {
  const side = fall.throws[0]?.side;
  const title = fall.throws.length > 0 ? tb.diceTray : tb.replayStep;
  const isOfOne = side !== undefined && fall.throws.every((one) => one.side === side);
  return (
    <header>
      <strong className={isOfOne ? side : ''}>{isOfOne ? facts.armies[side] || tb[side] : title}</strong>
      <button
        type="button"
        className="plain"
        onClick={(event) => {
          event.stopPropagation();
          falls.skipAll();
        }}
      >
        {tb.skipDice}
      </button>
    </header>
  );
}

interface StandingProps {
  readonly falls: Falls;
  readonly isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

const Standing = ({ falls, isOpen, onOpen }: StandingProps) => (
  <header>
    <button type="button" className="plain" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
      {tb.fellLast}
    </button>
    <button type="button" className="plain" aria-label={tb.dismiss} onClick={falls.dismiss}>
      ×
    </button>
  </header>
);

const Whole = ({ fall }: { readonly fall: Fall }) => (
  <>
    {fall.throws.map(({ side, dice }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: throws have no name but their place
      <p key={i} className={side ? `tray-throw ${side}` : 'tray-throw'}>
        {dice.map((thrown, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: throws have no name but their place
          <Fragment key={at}>
            <span>{ownedPurpose(thrown)}</span>
            <DiceFaces die={thrown.die} faces={thrown.faces} />
          </Fragment>
        ))}
      </p>
    ))}
    {linesOf(fall).map((line, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
      <Line key={i} line={line} />
    ))}
  </>
);

/** The dice alone. */
const Brief = ({ fall }: { readonly fall: Fall }) => (
  <p className="tray-brief">
    {fall.throws.map(({ side, dice }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: throws have no name but their place
      <span key={i} className={side}>
        {dice.map(({ die, faces }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: throws have no name but their place
          <DiceFaces key={at} {...{ die, faces }} />
        ))}
      </span>
    ))}
  </p>
);

/** What came of it, and the factors that made it so. */
function Line({ line }: { readonly line: LogEntry }) {
  const factors = line.tallies.filter(({ rows }) => rows.length > 0);
  if (factors.length === 0) return <p className={`tray-line ${line.weight}`}>{line.text}</p>;
  return (
    <div className={`tray-line ${line.weight}`}>
      <p>{line.text}</p>
      {factors.map(({ heading, rows, total }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: headings may be the same
        <p key={i} className="tray-rows">
          {heading && <em>{heading}: </em>}
          {rows.map(({ label, value }) => tb.factorOf(label, signed(value))).join(', ')}
          <strong>{tb.factorTotal(number(total))}</strong>
        </p>
      ))}
    </div>
  );
}
