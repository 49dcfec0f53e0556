import type { Purpose } from '@acies/kernel';

/** Who throws, for the log and for real dice. */
export type Who = Omit<Purpose, 'clause' | 'label'>;
