/** What a computer player needs to know of the rules: the same pieces that resolve them. */
export type { Assault } from './assault.ts';
export { preludeOf } from './assault.ts';
export type { Unit } from './board.ts';
export { clashChances, targetKeeps } from './clash-odds.ts';
export type { DeployChoice, Deployment } from './deployment.ts';
export { fightChances } from './fight.ts';
export { assaultChances } from './fight-preview.ts';
export { fightSituation } from './fight-situation.ts';
export type { CkTable } from './table.ts';
