import { type CSSProperties, useId, useMemo, useRef, useState } from 'react';
import { SignsOf } from '../../symbols/signs.tsx';
import { tb } from '../strings.ts';
import { Beside, BesideTray } from './beside/beside.tsx';
import { Trays } from './beside/trays.tsx';
import type { Camera } from './camera/camera.ts';
import { Controls } from './camera/controls.tsx';
import { armiesOf } from './camera/framing.ts';
import { useBringing, useCamera } from './camera/use-camera.ts';
import { isForCamera, useScenery } from './camera/use-scenery.ts';
import { entryOf } from './hand/stops.ts';
import { type Hand, useHand } from './hand/use-hand.ts';
import { usePeek } from './hand/use-peek.ts';
import { tableEvents } from './hand/use-table-events.ts';
import { Callout } from './layers/callout.tsx';
import { Defs } from './layers/defs.tsx';
import { Legend } from './layers/legend.tsx';
import { looksNow } from './layers/looks.ts';
import type { TableViewProps } from './props.ts';
import { type Drawn, useDrawn } from './scene/use-drawn.ts';
import { World } from './world.tsx';

/** The table: everything that is drawn comes in, everything a person does there goes out. */
export const TableView = (props: TableViewProps) => (
  <SignsOf sheet={props.sheet}>
    <TableOf {...props} />
  </SignsOf>
);

function TableOf(props: TableViewProps) {
  const { armies, active, targets, selected, draggable } = props;
  const drawn = useDrawn(props);
  const scenery = useScenery();
  const { camera, hand } = useCameraAndHand(props, drawn, scenery);
  const peek = usePeek(props.onPeek, hand.letGo);
  const [focused, setFocused] = useState<string>();
  const entry = entryOf(drawn.stops, focused, selected, active);
  const events = tableEvents({ props, drawn, camera, hand, peek, onFocused: setFocused });
  return (
    <div className="table-view" data-sheet={props.sheet} style={{ '--glide': `${props.animateMs}ms` } as CSSProperties}>
      <div className="stage" ref={scenery.stage}>
        <div className="plane" ref={scenery.plane}>
          <svg
            ref={scenery.svg}
            className={hand.held ? 'table holding' : 'table'}
            role="application"
            aria-label={tb.table}
            aria-description={tb.tableKeys}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys pan the table once it has the focus.
            tabIndex={0}
            {...events}
          >
            <Defs grain={drawn.usual / 9} />
            <World world={scenery.world} {...{ props, drawn, hand, camera, entry }} />
          </svg>
        </div>
        <div className="glass" ref={scenery.glass} hidden />
        {camera && <OnStage {...{ props, drawn, hand, camera }} />}
      </div>
      <Beneath {...{ props, drawn, camera }} />
      <Trays
        trays={drawn.trays}
        {...{ armies, active, targets, selected, draggable, hand, peek }}
        onPiece={props.onPiece}
      />
    </div>
  );
}

interface BeneathProps {
  readonly props: TableViewProps;
  readonly drawn: Drawn;
  readonly camera: Camera | undefined;
}

/** The buttons of the table, and what its looks mean once that is wanted. */
function Beneath({ props, drawn, camera }: BeneathProps) {
  const [isOpen, setOpen] = useState(false);
  const legend = useId();
  return (
    <>
      <Controls {...{ camera, legend }} isLegendOpen={isOpen} onLegend={setOpen} />
      {isOpen && <Legend id={legend} looks={looksNow(props, drawn)} overlays={props.overlays} />}
    </>
  );
}

/** The camera gives way to a hand that holds a piece, and the hand needs the camera to know where it is. */
function useCameraAndHand(props: TableViewProps, drawn: Drawn, scenery: ReturnType<typeof useScenery>) {
  const { scene, active, draggable, attempt, selected, animateMs } = props;
  const { pieces, known, usual, trays } = drawn;
  const { width, height } = scene;
  const armies = useMemo(() => armiesOf(pieces, trays, active), [pieces, trays, active]);
  const table = useMemo(() => ({ width, height, usual, armies }), [width, height, usual, armies]);
  const holding = useRef<() => boolean>(() => false);
  const camera = useCamera(scenery, table, (event) => isForCamera(event, holding.current()));
  const onLeave = props.onLeave ?? props.onEmpty;
  const hand = useHand({ camera, pieces, draggable, attempt, selected, onWish: props.onWish, onLeave });
  holding.current = hand.isHolding;
  useBringing(camera, { selected, known, draggable, animateMs, isHolding: hand.isHolding });
  return { camera, hand };
}

interface OnStageProps {
  readonly props: TableViewProps;
  readonly drawn: Drawn;
  readonly hand: Hand;
  readonly camera: Camera;
}

/** What lies over the table and goes with a piece: what is said of a choice, and the card. */
function OnStage({ props: { attempt, card }, drawn: { known, trays }, hand, camera }: OnStageProps) {
  const ghosts = attempt?.shown.ghosts;
  const lying = ghosts?.find(({ id }) => id === hand.resting?.piece) ?? ghosts?.[0] ?? hand.held?.pose;
  const looked = card && known.get(card.piece);
  const isInTray = trays.some(({ pieces }) => pieces.some(({ id }) => id === card?.piece));
  return (
    <>
      {attempt && lying && <Callout camera={camera} pose={lying} attempt={attempt} />}
      {card && looked && (
        <Beside camera={camera} pose={looked}>
          {card.body}
        </Beside>
      )}
      {card && isInTray && <BesideTray piece={card.piece}>{card.body}</BesideTray>}
    </>
  );
}
