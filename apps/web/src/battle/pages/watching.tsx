import type { Side } from '@acies/kernel';
import { HUMAN } from '@acies/play';
import type { GameFacts } from '@acies/session/protocol';
import { sideName } from '../panel/names.ts';
import { tb } from '../strings.ts';

/** Whether the computer plays both sides. */
export const isWatched = ({ players }: Pick<GameFacts, 'players'>): boolean =>
  players.red !== HUMAN && players.blue !== HUMAN;

interface Props {
  readonly facts: GameFacts;
  readonly at: number;
  /** Who decides when it goes on. */
  readonly side: Side;
  onPlay(): void;
}

/** A battle that stands still: one that is only watched waits until somebody wants to see it, any other was paused. */
export function StandsStill({ facts, at, side, onPlay }: Props) {
  const isNew = at === 0 && isWatched(facts);
  return (
    <p className="watching">
      <button type="button" className="primary" onClick={onPlay}>
        {isNew ? tb.watch : tb.goOn}
      </button>
      <span className="quiet">
        {isNew ? tb.watchMeans : tb.paused(tb.playedBy(sideName(facts.armies, side), facts.players[side]))}
      </span>
    </p>
  );
}
