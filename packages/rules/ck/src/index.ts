export type { CkEvent } from './board/events.ts';
export type { Setup } from './board/setup.ts';
export { ckRules } from './rule-set.ts';
export { ckSheet } from './sheet.ts';
