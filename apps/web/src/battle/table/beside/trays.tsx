import type { BySide } from '@acies/kernel';
import type { SceneTray } from '@acies/kernel/picture';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { TroopSymbol } from '../../../symbols/troop-symbol.tsx';
import { tb } from '../../strings.ts';
import type { Hand } from '../hand/use-hand.ts';
import { isCardKey } from '../hand/use-keys.ts';
import type { Peek } from '../hand/use-peek.ts';
import { nameOfPiece } from '../piece/name.ts';

interface TraysProps {
  readonly trays: readonly SceneTray[];
  readonly armies: BySide<string>;
  readonly active: ReadonlySet<number>;
  readonly targets: ReadonlySet<number>;
  readonly selected: number | undefined;
  /** Which of them can be dragged onto the table, and the hand that does it. */
  readonly draggable: ReadonlySet<number>;
  readonly hand: Pick<Hand, 'takeOut' | 'handlers' | 'hasDragged'>;
  readonly peek: Peek;
  onPiece(id: number): void;
}

/** Units beside the table. */
export const Trays = memo(function Trays({ trays, armies, ...rest }: TraysProps) {
  if (trays.length === 0) return null;
  return (
    <div className="trays">
      {trays.map((tray) => (
        <section key={`${tray.side} ${tray.name}`} className={`tray ${tray.side}`}>
          <h2>{tb.trayOf(tray.name, tb.sideOf(armies[tray.side], tb[tray.side]))}</h2>
          <ul>
            {tray.pieces.map((piece) => (
              <li key={piece.id}>
                <TrayPiece piece={piece} {...rest} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

interface TrayPieceProps extends Omit<TraysProps, 'trays' | 'armies'> {
  readonly piece: SceneTray['pieces'][number];
}

function TrayPiece({ piece, active, targets, selected, draggable, hand, peek, onPiece }: TrayPieceProps) {
  const { id, type, name, left, start, badges, stance } = piece;
  const [isActive, isTarget] = [active.has(id), targets.has(id)];
  const isDraggable = stance !== undefined && draggable.has(id);
  return (
    <button
      type="button"
      className={['tray-piece', isActive && 'active', isTarget && 'target', isDraggable && 'draggable']
        .filter(Boolean)
        .join(' ')}
      aria-label={nameOfPiece(piece, { isActive, isTarget })}
      aria-pressed={id === selected}
      title={isDraggable ? tb.dragOut : undefined}
      data-piece={id}
      {...pointerEvents(id, peek, isDraggable ? hand : undefined, stance)}
      onKeyDown={(event: KeyboardEvent) => peekByKey(event, id, peek)}
      onClick={({ detail }) => {
        // The click that ends a drag is none, nor is that of a finger held for the card; a key clicks without a pointer.
        if (detail === 0 || !((isDraggable && hand.hasDragged()) || peek.wasHeld())) onPiece(id);
      }}
    >
      <TroopSymbol type={type} />
      <span>{name}</span>
      <span className="figure">
        {left}/{start}
      </span>
      {badges.map(({ sign, text, tone }) => (
        <span key={text} className={`tray-badge ${tone}`} title={text}>
          {sign}
        </span>
      ))}
    </button>
  );
}

/** Hovering and holding ask for the card, as on the table; what can be dragged goes with the hand. */
function pointerEvents(
  id: number,
  peek: Peek,
  hand: Pick<Hand, 'takeOut' | 'handlers'> | undefined,
  stance: SceneTray['pieces'][number]['stance'],
) {
  return {
    ...hand?.handlers,
    onPointerDown: (event: PointerEvent<Element>) => {
      peek.down(id, event);
      if (stance) hand?.takeOut(event, id, stance);
    },
    onPointerMove: (event: PointerEvent<Element>) => {
      peek.move(id, event);
      hand?.handlers.onPointerMove(event);
    },
    onPointerUp: (event: PointerEvent<Element>) => {
      peek.up(event);
      hand?.handlers.onPointerUp(event);
    },
    // A finger that draws the row along holds nothing.
    onPointerCancel: (event: PointerEvent<Element>) => {
      peek.up(event);
      hand?.handlers.onPointerCancel();
    },
    onPointerLeave: peek.leave,
  };
}

function peekByKey(event: KeyboardEvent, id: number, peek: Peek): void {
  if (event.key === 'Escape') peek.close();
  if (!isCardKey(event)) return;
  event.preventDefault();
  peek.open(id);
}
