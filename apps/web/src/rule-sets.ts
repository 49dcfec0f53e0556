import type { RuleModule, SheetCard } from '@acies/play';
import { SHIPPED, SHIPPED_CARDS } from '@acies/play/shipped';

// The one file that a build with other rule sets changes, or has another in place of (`ACIES_RULE_SETS`). Page and worker both
// import it: each takes one of the lists, and the bundle of the page has nothing of battles.

/** What the page knows of each sheet before it is loaded. */
export const CARDS: readonly SheetCard[] = SHIPPED_CARDS;

/** What the worker plays by. */
export const MODULES: readonly RuleModule[] = SHIPPED;
