import type { Json } from '@acies/kernel';

/** What does least, by decision. */
export const IDLE: Readonly<Record<string, Json>> = {
  ride: 'stay',
  valiant: 'wait',
  move: { do: 'next' },
  'go-on': 'stop',
  assault: { do: 'done' },
  return: 'wait',
  reroll: false,
};
