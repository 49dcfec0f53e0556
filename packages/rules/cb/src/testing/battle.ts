import { battlesOf } from '@acies/rules-disorder/testing';

export { type Change, leader } from '@acies/rules-disorder/testing';
export const { unit, battle } = battlesOf('HI', [20, 25], [20, 5]);
