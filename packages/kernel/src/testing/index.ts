/** For the tests of rule sets. */
export * from './followups.ts';
export * from './odds-checks.ts';
export * from './stage.ts';
