export type { LegioEvent } from './events.ts';
export * from './for-players.ts';
export { legioRules } from './rule-set.ts';
export type { Setup } from './setup.ts';
export { legioSheet } from './sheet.ts';
