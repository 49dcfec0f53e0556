export type { LegioEvent } from './board/events.ts';
export type { Setup } from './board/setup.ts';
export { legioRules } from './rule-set.ts';
export { legioSheet } from './sheet.ts';
