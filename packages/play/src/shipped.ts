import type { RuleModule, SheetCard } from './module.ts';
import { cbModule } from './modules/cb.ts';
import { cbCard } from './modules/cb-card.ts';
import { ckModule } from './modules/ck.ts';
import { ckCard } from './modules/ck-card.ts';
import { clockModule } from './modules/clock.ts';
import { clockCard } from './modules/clock-card.ts';
import { hexModule } from './modules/hex.ts';
import { hexCard } from './modules/hex-card.ts';
import { legioModule } from './modules/legio.ts';
import { legioCard } from './modules/legio-card.ts';

/** The rule sets that come with Acies: the one list of them. */
export const SHIPPED: readonly RuleModule[] = [hexModule, ckModule, clockModule, legioModule, cbModule];

/** What is known of their sheets before any is loaded, for who needs no battles. */
export const SHIPPED_CARDS: readonly SheetCard[] = [hexCard, ckCard, clockCard, legioCard, cbCard];
