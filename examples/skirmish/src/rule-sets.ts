import { SHIPPED, SHIPPED_CARDS } from '@acies/play/shipped';
import type { RuleModule, SheetCard } from '@acies/players/module';
import skirmish, { skirmishCard } from './module.ts';

// What a client is built with that knows this rule set too: `ACIES_RULE_SETS` names this file in place of the client's own.

export const CARDS: readonly SheetCard[] = [...SHIPPED_CARDS, skirmishCard];
export const MODULES: readonly RuleModule[] = [...SHIPPED, skirmish];
