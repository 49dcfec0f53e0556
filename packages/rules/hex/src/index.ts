export type { HexEvent } from './events.ts';
export * from './for-players.ts';
export { hexRules } from './rule-set.ts';
export type { Setup } from './setup.ts';
export { hexSheet } from './sheet.ts';
