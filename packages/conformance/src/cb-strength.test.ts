import { describeStrength } from './strength.ts';

describeStrength('cb');
