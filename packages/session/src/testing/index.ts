export { ruleSets } from './rule-sets.ts';
export * from './store-checks.ts';
export * from './tab.ts';
