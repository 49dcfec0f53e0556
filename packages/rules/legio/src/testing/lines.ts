export { lines } from '@acies/rules-disorder/testing';
