import { BadInput, Engine, type RuleSet } from '@acies/kernel';
import { type Player, randomPlayer } from '@acies/players';
import type { Battle, Battles, Players, RuleModule } from '@acies/players/module';
import { nameMeant } from './name-meant.ts';
import type { Registry } from './registry.ts';

/** A rule set with all that goes with it. */
export interface Book extends Battles {
  readonly id: string;
  readonly rules: RuleSet;
  readonly engine: Engine;
  readonly players: Players;
}

/** What the rules call a turn. */
export const turnNameOf = ({ rules }: Pick<Book, 'rules'>): string => rules.turnName ?? 'turn';

/** Opens a rule set by its id, in any case. */
export const openBook = async (ruleSets: Registry, name: string): Promise<Book> => bookOf(ruleSets.module(name));

/** Opens every rule set that there is. */
export const openBooks = (ruleSets: Registry): Promise<Book[]> =>
  Promise.all(ruleSets.ids.map((id) => openBook(ruleSets, id)));

/** Loads all that is needed to play by a rule set. Games are kept under the id of its sheet: by another they would not be found again. */
export async function bookOf(module: RuleModule): Promise<Book> {
  const [rules, battles, players] = await Promise.all([module.rules(), module.battles(), module.players()]);
  if (rules.id !== module.id)
    throw new BadInput(`the rule set "${module.id}" calls itself "${rules.id}" in its sheet: both must be the same`);
  return { id: module.id, rules, engine: new Engine(rules), ...battles, players: { random: randomPlayer, ...players } };
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
