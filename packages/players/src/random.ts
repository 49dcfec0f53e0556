import type { Player } from './player.ts';

/** The uniformly random player: any legal option, each as likely as any other. */
export const randomPlayer: Player = {
  name: 'random',
  about: 'any legal choice, each as likely as any other',
  choose: (question) => question.sample(),
  explain(question) {
    const seen = question.suggestions();
    const choices = seen.length > 0 ? seen : [question.sample()];
    return choices.map((choice) => ({ choice, worth: 0, words: 'one choice is as good as another' }));
  },
};
