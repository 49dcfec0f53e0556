import '../jitless.ts';

export { clockSheet as sheet } from '@acies/rules-clock/sheet';
