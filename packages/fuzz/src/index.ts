export { type Case, Finding, KINDS } from './case.ts';
export { caseOf, howToRepeat, openBooks, tryCase } from './fuzz.ts';
export { OUTCOMES } from './verdict.ts';
