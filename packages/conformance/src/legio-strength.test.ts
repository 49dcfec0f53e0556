import { describeStrength } from './strength.ts';

describeStrength('legio');
