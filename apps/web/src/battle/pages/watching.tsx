import { HUMAN } from '@acies/play';
import type { GameFacts } from '../protocol.ts';
import { tb } from '../strings.ts';

/** Whether the computer plays both sides. */
export const isWatched = ({ players }: Pick<GameFacts, 'players'>): boolean =>
  players.red !== HUMAN && players.blue !== HUMAN;

/** A battle that is only watched waits until somebody wants to see it. */
export const PlayButton = ({ onPlay }: { onPlay(): void }) => (
  <p className="watching">
    <button type="button" className="primary" onClick={onPlay}>
      {tb.watch}
    </button>{' '}
    <span className="quiet">{tb.watchMeans}</span>
  </p>
);
