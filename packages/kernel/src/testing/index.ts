/** For the tests of rule sets, and of what stands on any of them. */
export { scriptedDice } from '../dice/scripted.ts';
export { enumerateWhole } from '../odds/enumerate.ts';
export { drawnFrom, inOrder, sameDraws } from './drawn.ts';
export { followupLine, followups } from './followups.ts';
export { checkSums, checkThrows, checkWalked, preparedFrom } from './odds-checks.ts';
export { Stage } from './stage.ts';
export { blue, red, SETUP, TOY, toyEngine } from './toy.ts';
