/** For the tests of rule sets, and of what stands on any of them. */
export * from './drawn.ts';
export * from './followups.ts';
export * from './odds-checks.ts';
export * from './stage.ts';
export { blue, red, SETUP, TOY, toyEngine } from './toy.ts';
