import { useEffect, useState } from 'react';

/** How long a step is seen while it plays, in milliseconds. */
export const SPEEDS = { slow: 1600, normal: 700, fast: 250, fastest: 80 } as const;
export type Speed = keyof typeof SPEEDS;
/** Pieces come to rest before the next step. */
const GLIDE_SHARE = 0.6;

export interface Player {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** How long pieces glide: not at all where one has jumped. */
  readonly glideMs: number;
  jump(at: number): void;
  step(by: 1 | -1): void;
  /** A step of the play itself, which goes on. */
  advance(): void;
  toggle(): void;
  setSpeed(speed: Speed): void;
}

interface Place {
  readonly at: number;
  readonly isStep: boolean;
}

const within = (at: number, last: number): number => Math.min(last, Math.max(0, at));

/** Where in the battle one is, and whether it plays on. */
export function usePlayer(start: number, last: number): Player {
  const [place, setPlace] = useState<Place>({ at: start, isStep: false });
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const at = within(place.at, last);
  const go = (to: number, isStep: boolean): void => setPlace({ at: within(to, last), isStep });
  return {
    at,
    last,
    isPlaying: isPlaying && at < last,
    speed,
    glideMs: place.isStep ? SPEEDS[speed] * GLIDE_SHARE : 0,
    jump: (to) => {
      setPlaying(false);
      go(to, false);
    },
    step: (by) => {
      setPlaying(false);
      go(at + by, true);
    },
    advance: () => go(at + 1, true),
    toggle: () => {
      // At the end there is nothing to play but the whole once more.
      if (at === last) go(0, false);
      setPlaying(at === last || !isPlaying);
    },
    setSpeed,
  };
}

/** Plays on, once what there is has been seen. */
export function usePlayingOn({ at, isPlaying, speed, advance }: Player, shown: number | undefined): void {
  const isSeen = shown === at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each point is gone on from once
  useEffect(() => {
    if (!isPlaying || !isSeen) return;
    const timer = setTimeout(advance, SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, isSeen, at, speed]);
}
