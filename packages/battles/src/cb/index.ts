import type { Setup } from '@acies/rules-cb';
import { gaugamela } from './gaugamela.ts';
import { heraclea } from './heraclea.ts';

export const cbBattles: readonly Setup[] = [heraclea, gaugamela];
