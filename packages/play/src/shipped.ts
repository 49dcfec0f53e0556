import type { RuleModule, SheetCard } from '@acies/players/module';
import { cbCard, cbModule } from '@acies/rules-cb/module';
import { ckCard, ckModule } from '@acies/rules-ck/module';
import { clockCard, clockModule } from '@acies/rules-clock/module';
import { hexCard, hexModule } from '@acies/rules-hex/module';
import { legioCard, legioModule } from '@acies/rules-legio/module';

/** The rule sets that come with Acies: the one list of them. */
export const SHIPPED: readonly RuleModule[] = [hexModule, ckModule, clockModule, legioModule, cbModule];

/** What is known of their sheets before any is loaded, for who needs no battles. */
export const SHIPPED_CARDS: readonly SheetCard[] = [hexCard, ckCard, clockCard, legioCard, cbCard];
