import { battlesOf } from '@acies/rules-disorder/testing';

export { type Change, leader } from '@acies/rules-disorder/testing';
export const { unit, battle } = battlesOf('SW', [300, 900], [300, 100]);
