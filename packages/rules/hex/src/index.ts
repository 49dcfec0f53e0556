export type { HexEvent } from './board/events.ts';
export type { Setup } from './board/setup.ts';
export { hexRules } from './rule-set.ts';
export { hexSheet } from './sheet.ts';
