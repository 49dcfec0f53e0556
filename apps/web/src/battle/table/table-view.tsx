import { type CSSProperties, type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { tb } from '../strings.ts';
import { Controls } from './controls.tsx';
import { usualSize } from './detail.ts';
import { GroundLayer } from './ground/ground-layer.tsx';
import { kindOf, REACH, useHand } from './hand/use-hand.ts';
import { keyPressed, type Stop } from './hand/use-keys.ts';
import { usePeek } from './hand/use-peek.ts';
import { cellAt, pieceAt } from './hit.ts';
import { Callout } from './layers/callout.tsx';
import { Choosable } from './layers/choosable.tsx';
import { Defs } from './layers/defs.tsx';
import { Links } from './layers/links.tsx';
import { Legend, Overlays } from './layers/overlays.tsx';
import { Ruler } from './layers/ruler.tsx';
import { ShownLayer } from './layers/shown-layer.tsx';
import { Tokens } from './layers/tokens.tsx';
import { Ghost } from './piece/ghost.tsx';
import { Handles } from './piece/handles.tsx';
import { Piece } from './piece/piece.tsx';
import type { TableViewProps } from './props.ts';
import { sidesOf } from './sides.ts';
import { entryOf, stopsOf } from './stops.ts';
import { Trays } from './trays.tsx';
import { useCamera } from './use-camera.ts';
import { useSettledScene } from './use-settled.ts';

/** The table: everything that is drawn comes in, everything a person does there goes out. */
export function TableView(props: TableViewProps) {
  const { scene, sheet, armies, active, targets, cells, selected, shown, attempt, overlays, draggable } = props;
  const { ground, pieces, tokens, links, trays } = useSettledScene(scene);
  const [stage, plane, glass] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const [svg, world] = [useRef<SVGSVGElement>(null), useRef<SVGGElement>(null)];
  const usual = useMemo(() => usualSize({ pieces, ...ground }), [pieces, ground]);
  const known = useMemo(() => new Map(pieces.map((piece) => [piece.id, piece])), [pieces]);
  const sides = useMemo(() => sidesOf(pieces, trays), [pieces, trays]);
  const [focused, setFocused] = useState<string>();

  const holding = useRef<() => boolean>(() => false);
  const camera = useCamera(
    { stage, plane, svg, world, glass },
    { width: scene.width, height: scene.height, usual },
    (event) => {
      if ((event.target as Element).closest('button')) return false;
      if (event.type === 'dblclick') return !(event.target as Element).closest('[data-piece]');
      return event.type === 'wheel' || !holding.current();
    },
  );
  const hand = useHand({
    camera,
    pieces,
    draggable,
    attempt,
    selected,
    onWish: props.onWish,
    onLeave: props.onLeave ?? props.onEmpty,
  });
  holding.current = hand.isHolding;
  const peek = usePeek(props.onPeek, hand.letGo);

  const choosable = useMemo(() => ground.cells.filter(({ id }) => cells.has(id)), [ground, cells]);
  const stops = useMemo(() => stopsOf(pieces, choosable, usual), [pieces, choosable, usual]);
  const entry = entryOf(stops, focused, selected, active);

  /** A piece beside the table that is chosen and can be dragged is put where one presses. */
  const placing = selected !== undefined && draggable.has(selected) && !known.has(selected) ? selected : undefined;
  const press = ({ id, isCell }: Pick<Stop, 'id' | 'isCell'>) => (isCell ? props.onCell(id) : props.onPiece(id));
  const leave = () => {
    peek.close();
    if (hand.held) hand.leave();
    else props.onEmpty();
  };
  /** What was pressed: a piece, else a cell, else nothing. A piece that can do nothing gives way to a cell that can be chosen. */
  const click = (event: MouseEvent<SVGSVGElement>) => {
    if (!camera || hand.hasDragged() || peek.wasHeld()) return;
    const spot = camera.spotOf(event);
    const isWanted = (id: number) => active.has(id) || targets.has(id);
    const reach = REACH[kindOf(event.nativeEvent as unknown as PointerEvent)] / camera.scale;
    const direct = pieceUnder(event.target);
    const piece = direct ?? pieceAt(pieces, spot, reach, isWanted)?.id;
    const cell = cellAt(choosable, spot)?.id ?? cellUnder(event.target);
    if (piece !== undefined && (isWanted(piece) || cell === undefined)) props.onPiece(piece);
    else if (cell !== undefined) props.onCell(cell);
    else if (placing !== undefined) props.onWish({ piece: placing, ...spot }, true);
    else leave();
  };

  const lying = attempt?.shown.ghosts?.find(({ id }) => id === hand.resting?.piece) ?? attempt?.shown.ghosts?.[0];
  const calloutAt = lying ?? hand.held?.place;
  const from = hand.held && known.get(hand.held.piece);
  const heldSide = hand.held && sides.get(hand.held.piece);
  const look = attempt?.refused ? 'refused' : 'allowed';
  return (
    <div className="table-view" data-sheet={sheet} style={{ '--glide': `${props.animateMs}ms` } as CSSProperties}>
      <div className="stage" ref={stage}>
        <div className="plane" ref={plane}>
          <svg
            ref={svg}
            className={hand.held ? 'table holding' : 'table'}
            role="application"
            aria-label={tb.table}
            aria-description={tb.tableKeys}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys pan the table once it has the focus.
            tabIndex={0}
            onClick={click}
            onKeyDown={(event) => {
              const does = keyPressed(event, {
                camera,
                hand,
                stops,
                pieces,
                draggable,
                nudge: scene.measure.length / 2,
                press,
                leave,
                peek: peek.open,
              });
              if (does) event.preventDefault();
            }}
            onFocus={(event) => {
              const key = (event.target as SVGElement).dataset.key;
              setFocused(key);
              const stop = stops.find((one) => one.key === key);
              if (stop && event.target.matches(':focus-visible')) camera?.see(stop);
            }}
            {...hand.handlers}
            onPointerDown={(event) => {
              peek.down(pieceUnder(event.target), event);
              hand.handlers.onPointerDown(event);
            }}
            onPointerMove={(event) => {
              peek.move(pieceUnder(event.target), event);
              hand.handlers.onPointerMove(event);
            }}
            onPointerUp={(event) => {
              peek.up(event);
              hand.handlers.onPointerUp(event);
            }}
            onPointerLeave={peek.leave}
          >
            <Defs grain={usual / 9} />
            <g ref={world}>
              <GroundLayer ground={ground} />
              <Overlays overlays={overlays} cells={ground.cells} />
              <Choosable cells={choosable} chosen={shown?.cell} entry={entry} />
              {pieces.map((piece) => (
                <Piece
                  key={piece.id}
                  piece={piece}
                  isActive={active.has(piece.id)}
                  isTarget={targets.has(piece.id)}
                  isSelected={selected === piece.id}
                  isDraggable={draggable.has(piece.id)}
                  isEntry={entry === `p${piece.id}`}
                />
              ))}
              <Tokens tokens={tokens} usual={usual} />
              <Links links={links} pieces={pieces} />
              {shown && shown !== attempt?.shown && (
                <ShownLayer shown={shown} look="shown" {...{ known, sides }} cells={ground.cells} />
              )}
              {attempt && <ShownLayer shown={attempt.shown} look={look} {...{ known, sides }} cells={ground.cells} />}
              {hand.held && heldSide && <Ghost place={hand.held.place} side={heldSide} look="held" />}
              {hand.held && from && <Ruler from={from} to={hand.held.place} measure={scene.measure} />}
              {hand.resting && <Handles place={hand.resting.place} />}
            </g>
          </svg>
        </div>
        <div className="glass" ref={glass} hidden />
        {attempt && calloutAt && camera && <Callout camera={camera} place={calloutAt} attempt={attempt} />}
        <Legend overlays={overlays} />
        <Controls camera={camera} />
      </div>
      <Trays
        trays={trays}
        armies={armies}
        active={active}
        targets={targets}
        selected={selected}
        onPiece={props.onPiece}
      />
    </div>
  );
}

const numberIn = (target: EventTarget, name: 'piece' | 'cell'): number | undefined => {
  const found = (target as Element).closest<SVGElement>(`[data-${name}]`)?.dataset[name];
  return found === undefined ? undefined : Number(found);
};
const pieceUnder = (target: EventTarget): number | undefined => numberIn(target, 'piece');
const cellUnder = (target: EventTarget): number | undefined => numberIn(target, 'cell');
