/** Every word about what the computer looks at, and what it is worth to it: they come when they are first asked for. */
export const tw = {
  advises: (player: string, what: string): string => `The ${player} advises: ${what}`,
  looksAt: (player: string, order: string): string => `What the ${player} looks at, ${order}`,
  lookedAt: (player: string, order: string): string => `What the ${player} looked at, ${order}`,
  bestFirst: 'the best first',
  ownFirst: 'his choice first',
  worth: (worth: string): string => `worth ${worth}`,
  worthNever: 'never',
  won: (battles: string, trials: string): string =>
    `${battles} of a hundred battles won, he reckons from ${trials} ${trials === '1' ? 'trial' : 'trials'}`,
  hardlyTried: 'hardly tried',
  means: 'The figure is what it is worth to the computer on a scale of its own: more is better.',
  meansOf: (words: string): string =>
    `The figure is what it is worth to the computer on a scale of its own, more is better. It looks at: ${words}.`,
  firstStays:
    'The first stays first although another has a higher figure: he compares trials with the same dice only, a lead from few of them counts for little, and without a lead he does what seems best at first sight.',
  fewTrials: 'So few trials tell hardly more than chance.',
  nothing: 'The computer has nothing to say here.',
} as const;
