import type { Dice, Side } from '@acies/kernel';
import { rollInitiative } from '@acies/rules-disorder';

/** CB-SEQ-10: which side acts first in each phase of a turn. */
export const throwForInitiative = (dice: Dice): Side => rollInitiative(dice, 'CB-SEQ-10');
