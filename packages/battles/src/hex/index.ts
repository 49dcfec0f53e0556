import type { Setup } from '@acies/rules-hex';
import { ipsus } from './ipsus.ts';
import { sabis } from './sabis.ts';

export const hexBattles: readonly Setup[] = [sabis, ipsus];
