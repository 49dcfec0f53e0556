import { type Player, randomPlayer } from '@acies/ai';
import type { Lesson } from '@acies/battles/lessons';
import { BadInput, Engine, type RuleSet, type SetupBase } from '@acies/kernel';
import { nameMeant } from './name-meant.ts';

/** A scenario, whatever the rules. */
export type Battle = SetupBase;

/** The battles of a rule set: those to choose from, and the guided one with its lessons. */
interface Battles {
  readonly battles: readonly Battle[];
  readonly first: Battle;
  readonly lessons: readonly Lesson[];
}

interface Entry {
  rules(): Promise<RuleSet>;
  battles(): Promise<Battles>;
  players(): Promise<Readonly<Record<string, Player>>>;
}

/** The one list of rule sets. Each is loaded only when it is wanted. */
const CATALOGUE: Readonly<Record<string, Entry>> = {
  hex: {
    rules: async () => (await import('@acies/rules-hex')).hexRules,
    battles: async () => {
      const its = await import('@acies/battles/hex');
      return { battles: its.hexBattles, first: its.hexFirst, lessons: its.hexLessons };
    },
    players: async () => (await import('@acies/ai/hex')).hexPlayers,
  },
  ck: {
    rules: async () => (await import('@acies/rules-ck')).ckRules,
    battles: async () => {
      const its = await import('@acies/battles/ck');
      return { battles: its.ckBattles, first: its.ckFirst, lessons: its.ckLessons };
    },
    players: async () => (await import('@acies/ai/ck')).ckPlayers,
  },
  clock: {
    rules: async () => (await import('@acies/rules-clock')).clockRules,
    battles: async () => {
      const its = await import('@acies/battles/clock');
      return { battles: its.clockBattles, first: its.clockFirst, lessons: its.clockLessons };
    },
    players: async () => (await import('@acies/ai/clock')).clockPlayers,
  },
  legio: {
    rules: async () => (await import('@acies/rules-legio')).legioRules,
    battles: async () => {
      const its = await import('@acies/battles/legio');
      return { battles: its.legioBattles, first: its.legioFirst, lessons: its.legioLessons };
    },
    players: async () => (await import('@acies/ai/legio')).legioPlayers,
  },
  cb: {
    rules: async () => (await import('@acies/rules-cb')).cbRules,
    battles: async () => {
      const its = await import('@acies/battles/cb');
      return { battles: its.cbBattles, first: its.cbFirst, lessons: its.cbLessons };
    },
    players: async () => (await import('@acies/ai/cb')).cbPlayers,
  },
};

/** A rule set with all that goes with it. */
export interface Book {
  readonly id: string;
  readonly rules: RuleSet;
  readonly engine: Engine;
  readonly battles: readonly Battle[];
  /** The guided battle for who plays these rules for the first time; it is not among the others. */
  readonly first: Battle;
  /** What is taught in it. */
  readonly lessons: readonly Lesson[];
  /** The computer players, from the weakest to the best. */
  readonly players: Readonly<Record<string, Player>>;
}

/** What the rules call a turn. */
export const turnNameOf = ({ rules }: Pick<Book, 'rules'>): string => rules.turnName ?? 'turn';

export const ruleSetIds: readonly string[] = Object.keys(CATALOGUE);

/** Opens a rule set by its id, in any case. */
export async function openBook(name: string): Promise<Book> {
  const id = nameMeant(ruleSetIds, name);
  if (id === undefined) throw new BadInput(`there is no rule set "${name}": there are ${ruleSetIds.join(', ')}`);
  const entry = CATALOGUE[id]!;
  const [rules, battles, players] = await Promise.all([entry.rules(), entry.battles(), entry.players()]);
  return { id, rules, engine: new Engine(rules), ...battles, players: { random: randomPlayer, ...players } };
}

/** A battle by its id, in any case; the guided one too. */
export function battleCalled({ battles, first }: Book, name: string): Battle | undefined {
  const all = [...battles, first];
  const meant = nameMeant(
    all.map(({ id }) => id),
    name,
  );
  return all.find(({ id }) => id === meant);
}

export const HUMAN = 'human';

export const playerNames = (book: Book): string[] => [HUMAN, ...Object.keys(book.players)];

/** How a player is called, a person too, whose name is typed in any case. */
export const playerNameMeant = (book: Book, name: string): string | undefined => nameMeant(playerNames(book), name);

/** A computer player by his name, in any case. */
export function playerCalled({ players }: Book, name: string): Player | undefined {
  const meant = nameMeant(Object.keys(players), name);
  return meant === undefined ? undefined : players[meant];
}

/** The player a person is offered first, and who takes over a decision: the best who needs no time for it. */
export const bestPlayer = ({ players }: Book): string =>
  Object.keys(players).findLast((name) => players[name]!.think === undefined)!;

/** The best of those who take their time; undefined if there is none. */
export const thoughtfulPlayer = ({ players }: Book): Player | undefined =>
  Object.values(players).findLast(({ think }) => think !== undefined);

/** The player for a first game: the weakest that does not leave everything to chance. */
export const gentlePlayer = (book: Book): string =>
  Object.keys(book.players).find((name) => name !== randomPlayer.name)!;
