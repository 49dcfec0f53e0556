import '../jitless.ts';

export { ckSheet as sheet } from '@acies/rules-ck/sheet';
