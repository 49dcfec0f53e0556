import '../jitless.ts';

export { legioSheet as sheet } from '@acies/rules-legio/sheet';
