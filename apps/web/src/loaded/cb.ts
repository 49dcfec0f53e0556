import '../jitless.ts';

export { cbSheet as sheet } from '@acies/rules-cb/sheet';
