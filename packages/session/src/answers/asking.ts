import { BadInput, type OpenQuestion } from '@acies/kernel';
import type { Match } from '@acies/kernel/match';
import type { PlayedGame } from '../game/played-game.ts';
import type { World } from '../world.ts';

/** What the questions of the page are answered from. */
export interface Asking {
  readonly world: World;
  /** The open game; where there is none, a BadInput says why. */
  readonly played: PlayedGame;
  /** Whether the answer is still waited for. */
  isWanted(): boolean;
  /** A game is kept no longer: whoever has it open must know. */
  remove(game: string): Promise<void>;
}

export function matchIn({ match }: PlayedGame): Match {
  if (!match) throw new BadInput('the battle has not begun: its first dice are still to be thrown');
  return match;
}

export function questionIn(played: PlayedGame): OpenQuestion {
  const question = played.question();
  // What the computer is asked is not for anybody else to look into.
  if (!question || !played.isPerson(question.side)) throw new BadInput('there is nothing to decide');
  return question;
}
