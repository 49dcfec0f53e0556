import type { Setup } from '@acies/rules-legio';
import { argentoratum } from './argentoratum.ts';
import { maranga } from './maranga.ts';

export const legioBattles: readonly Setup[] = [argentoratum, maranga];
