export { rowOf, valueOfFamily } from './value-of-family.ts';
