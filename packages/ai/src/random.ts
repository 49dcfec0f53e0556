import type { Player } from './player.ts';

/** The uniformly random player: any legal option, each as likely as any other. */
export const randomPlayer: Player = {
  name: 'random',
  about: 'any legal choice, each as likely as any other',
  choose: (turn) => turn.sample(),
};
