import '../jitless.ts';

export { hexSheet as sheet } from '@acies/rules-hex/sheet';
