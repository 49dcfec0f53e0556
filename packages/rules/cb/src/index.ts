export type { CbEvent } from './events.ts';
export * from './for-players.ts';
export { cbRules } from './rule-set.ts';
export type { Setup } from './setup.ts';
export { cbSheet } from './sheet.ts';
