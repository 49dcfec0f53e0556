export * from './choosers.ts';
export { type Golden, goldenBattles } from './golden.ts';
export * from './kit.ts';
export { openSubjects, type Subject } from './subjects.ts';
