import { fc } from '@fast-check/vitest';

// One seed for every property, so that a run judges the change and not its luck; FC_SEED tries another.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });
