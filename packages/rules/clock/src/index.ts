export type { ClockEvent } from './events.ts';
export * from './for-players.ts';
export { clockRules } from './rule-set.ts';
export type { Setup } from './setup.ts';
export { clockSheet } from './sheet.ts';
