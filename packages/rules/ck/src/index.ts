export type { CkEvent } from './events.ts';
export * from './for-players.ts';
export { ckRules } from './rule-set.ts';
export type { Setup } from './setup.ts';
export { ckSheet } from './sheet.ts';
