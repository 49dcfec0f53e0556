import type { Setup } from '@acies/rules-clock';
import { gaza } from './gaza.ts';
import { zama } from './zama.ts';

export const clockBattles: readonly Setup[] = [zama, gaza];
