import type { Attempt, Pose } from '@acies/kernel/picture';
import type { Camera } from '../camera/camera.ts';
import type { Hand } from '../hand/use-hand.ts';
import { Ghost } from '../piece/ghost.tsx';
import { Handles } from '../piece/handles.tsx';
import type { TableViewProps } from '../props.ts';
import type { Figure } from '../scene/figures.ts';
import type { Drawn } from '../scene/use-drawn.ts';
import { Ruler } from './ruler.tsx';
import { ShownLayer } from './shown-layer.tsx';

interface InHandProps {
  readonly props: Pick<TableViewProps, 'shown' | 'shownBy' | 'attempt'>;
  readonly drawn: Pick<Drawn, 'ground' | 'known' | 'figures' | 'measure'>;
  readonly hand: Pick<Hand, 'held' | 'resting'>;
  readonly camera: Camera | undefined;
}

/** What would be, what is being dragged, and where it was wished to be in vain. */
export function InHand({ props: { shown, shownBy, attempt }, drawn, hand: { held, resting }, camera }: InHandProps) {
  const { ground, known, figures, measure } = drawn;
  const from = held && known.get(held.piece);
  const look = attempt?.refused ? 'refused' : 'allowed';
  const wished = held ? undefined : poseWished(attempt);
  return (
    <>
      {shown && shown !== attempt?.shown && (
        <ShownLayer shown={shown} by={shownBy} look="shown" {...{ known, figures }} cells={ground.cells} />
      )}
      {attempt && <ShownLayer shown={attempt.shown} look={look} {...{ known, figures }} cells={ground.cells} />}
      {wished && <Wished pose={wished} figure={figures.get(attempt!.amended!.wish.piece)} isVain />}
      {held && <Wished pose={held.pose} figure={figures.get(held.piece)} isVain={attempt?.amended !== undefined} />}
      {held && from && <Ruler from={from} to={held.pose} possible={ghostOf(attempt, held.piece)} measure={measure} />}
      {resting && <Handles pose={resting.pose} camera={camera} isSpokenOf={attempt !== undefined} />}
    </>
  );
}

/** Where a piece can be that cannot be where it was wished. */
const ghostOf = (attempt: Attempt | undefined, piece: number): Pose | undefined =>
  attempt?.amended && attempt.shown.ghosts?.find(({ id }) => id === piece);

interface WishedProps {
  readonly pose: Pose;
  readonly figure: Figure | undefined;
  /** It cannot be there, and a ghost stands as near as it can. */
  readonly isVain: boolean;
}

const Wished = ({ pose, figure, isVain }: WishedProps) =>
  figure && <Ghost pose={pose} figure={figure} look={isVain ? 'wished' : 'held'} />;

/** Where a piece was wished to be that now stands as near as it can. */
function poseWished(attempt: Attempt | undefined): Pose | undefined {
  const wish = attempt?.amended?.wish;
  const ghost = wish && attempt.shown.ghosts?.find(({ id }) => id === wish.piece);
  return ghost && { ...ghost, x: wish.x, y: wish.y, heading: wish.heading ?? ghost.heading };
}
