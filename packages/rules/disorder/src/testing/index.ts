export { battlesOf, type Change, leader, line, lines, patchOf } from './setups.ts';
export { askedIn, contactsIn, dpsIn, idOf, keyOf, standsAt } from './told.ts';
export { rowOf, valueOfFamily } from './value-of-family.ts';
