export type { CbEvent } from './board/events.ts';
export type { Setup } from './board/setup.ts';
export { cbRules } from './rule-set.ts';
export { cbSheet } from './sheet.ts';
