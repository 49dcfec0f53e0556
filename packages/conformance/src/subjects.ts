import { type Player, randomPlayer } from '@acies/ai';
import { hexPlayers } from '@acies/ai/hex';
import { hexBattles } from '@acies/battles/hex';
import type { RuleSet } from '@acies/kernel';
import { hexRules } from '@acies/rules-hex';

/** A rule set with its battles and players, as the suite takes it. A new rule set joins by a line here. */
export interface Subject {
  readonly rules: RuleSet;
  readonly battles: readonly { readonly id: string }[];
  readonly players: Readonly<Record<string, Player>>;
}

export const SUBJECTS: readonly Subject[] = [
  { rules: hexRules, battles: hexBattles, players: { random: randomPlayer, ...hexPlayers } },
];
