import { describeStrength } from './strength.ts';

describeStrength('ck');
