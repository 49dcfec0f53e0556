import { describeStrength } from './strength.ts';

describeStrength('clock');
