export { type Case, Finding, KINDS } from './case.ts';
export { caseOf, howToRepeat, openBooks, readableLines, tryCase } from './fuzz.ts';
export { materialOf } from './material.ts';
export { spoilt } from './mutate.ts';
export { type Random, randomFrom } from './random.ts';
export { OUTCOMES } from './verdict.ts';
