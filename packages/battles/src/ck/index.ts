import type { Setup } from '@acies/rules-ck';
import { issus } from './issus.ts';
import { vosges } from './vosges.ts';

export const ckBattles: readonly Setup[] = [issus, vosges];
