import { countAtLeast, D6 } from '@acies/kernel';

/** CK-SHO-1, CK-FGT-6, CK-FGT-7: 5 and 6 hit. */
export const HITS = countAtLeast(D6, 5);

/** CK-MOR-2, CK-PUR-1: 4, 5 and 6 are fails of morale, and losses to pursuit. */
export const FAILS = countAtLeast(D6, 4);
