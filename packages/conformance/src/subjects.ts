import { type Player, randomPlayer } from '@acies/ai';
import { cbPlayers } from '@acies/ai/cb';
import { ckPlayers } from '@acies/ai/ck';
import { clockPlayers } from '@acies/ai/clock';
import { hexPlayers } from '@acies/ai/hex';
import { legioPlayers } from '@acies/ai/legio';
import { cbBattles } from '@acies/battles/cb';
import { ckBattles } from '@acies/battles/ck';
import { clockBattles } from '@acies/battles/clock';
import { hexBattles } from '@acies/battles/hex';
import { legioBattles } from '@acies/battles/legio';
import type { RuleSet, SetupBase } from '@acies/kernel';
import { cbRules } from '@acies/rules-cb';
import { ckRules } from '@acies/rules-ck';
import { clockRules } from '@acies/rules-clock';
import { hexRules } from '@acies/rules-hex';
import { legioRules } from '@acies/rules-legio';

/** A rule set with its battles and players, as the suite takes it. A new rule set joins by a line here and its own test files. */
export interface Subject {
  readonly rules: RuleSet;
  readonly battles: readonly SetupBase[];
  readonly players: Readonly<Record<string, Player>>;
  /** How many random battles of each the tests play soundly to the end: fewer where one takes long. */
  readonly soundBattles: number;
  /** How many games of how many its centurion must win against random play, as either side of every battle. */
  readonly strength: { readonly games: number; readonly wins: number };
}

/** What every rule set is to come to. */
const STRONG = { games: 100, wins: 95 };
/** Nearly the same share in a shorter trial, where games on the free table take long; `acies duel` plays the hundred. */
const STRONG_IN_SHORT = { games: 6, wins: 5 };

export const SUBJECTS: readonly Subject[] = [
  {
    rules: hexRules,
    battles: hexBattles,
    players: { random: randomPlayer, ...hexPlayers },
    soundBattles: 16,
    strength: { games: 12, wins: 11 },
  },
  {
    rules: ckRules,
    battles: ckBattles,
    players: { random: randomPlayer, ...ckPlayers },
    soundBattles: 30,
    strength: STRONG,
  },
  {
    rules: clockRules,
    battles: clockBattles,
    players: { random: randomPlayer, ...clockPlayers },
    soundBattles: 8,
    strength: STRONG_IN_SHORT,
  },
  {
    rules: legioRules,
    battles: legioBattles,
    players: { random: randomPlayer, ...legioPlayers },
    soundBattles: 5,
    strength: STRONG_IN_SHORT,
  },
  {
    rules: cbRules,
    battles: cbBattles,
    players: { random: randomPlayer, ...cbPlayers },
    soundBattles: 5,
    strength: STRONG_IN_SHORT,
  },
];

export function subjectOf(id: string): Subject {
  const subject = SUBJECTS.find(({ rules }) => rules.id === id);
  if (!subject) throw new Error(`no rule set ${id} is among the subjects`);
  return subject;
}
