import type { Box } from '@acies/table';
import type { Clash } from './flush.ts';

/** A move that can be made: where everybody ends, and whom it brings into contact. */
export type Move = {
  readonly ends: readonly Box[];
  readonly clashes: readonly Clash[];
};
