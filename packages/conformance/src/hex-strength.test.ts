import { describeStrength } from './strength.ts';

describeStrength('hex');
