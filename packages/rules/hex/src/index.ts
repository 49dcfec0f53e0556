export { CALCULATIONS } from './calculators/index.ts';
export type { HexEvent } from './events.ts';
export * from './for-players.ts';
export { hexRules } from './rule-set.ts';
export type { Setup } from './setup.ts';
