export type { ClockEvent } from './board/events.ts';
export type { Setup } from './board/setup.ts';
export { clockRules } from './rule-set.ts';
export { clockSheet } from './sheet.ts';
