import { openBook } from '@acies/play';
import { forkGame, keptFile } from '../keeping/bring-games.ts';
import { keptFactsOf } from '../keeping/kept-game.ts';
import { keptUnder, versionsNow } from '../keeping/kept-rules.ts';
import type { Queries, Query, QueryAnswer, QueryName } from '../protocol/index.ts';
import { bookFactsOf } from '../told/book-facts.ts';
import type { Asking } from './asking.ts';
import * as now from './now.ts';
import { considered, counsel, thoughtAt } from './opinions.ts';
import { verified } from './verify.ts';

/** One answer to each question. */
type Answers = {
  readonly [N in QueryName]: (
    asking: Asking,
    ask: Queries[N]['ask'],
  ) => Queries[N]['answer'] | Promise<Queries[N]['answer']>;
};

/** Not every game is looked back on: what answers that is fetched with the first question. */
const past = () => import('./looking-back.ts');

const ANSWERS: Answers = {
  // Before a battle, and beside it.
  book: async ({ world }, { rules }) => bookFactsOf(await openBook(world.ruleSets, rules)),
  games: async ({ world }) => (await world.games.list()).map(keptFactsOf),
  kept: ({ world }, { game }) => keptUnder(world, game),
  versions: ({ world }, { rules }) => versionsNow(world, rules),
  remove: async ({ remove }, { game }) => void (await remove(game)),
  'kept-file': ({ world }, { game }) => keptFile(world, game),
  fork: ({ world, played }, point) => forkGame(world, played, point),
  verify: ({ world }, { text }) => verified(world.ruleSets, text),
  // The game as it stands.
  card: ({ played }, { piece }) => now.card(played, piece),
  overlays: ({ played }, { piece }) => now.overlays(played, piece),
  aim: ({ played }, { wish }) => now.aim(played, wish),
  words: ({ played }, { text }) => now.words(played, text),
  attempt: ({ played }, { choice }) => now.attempt(played, choice),
  phrases: ({ played }, { piece }) => now.phrases(played, piece),
  previews: ({ played }, { indices }) => now.previews(played, indices),
  excluded: ({ played }, { words }) => now.excluded(played, words),
  binding: ({ played }, { choice }) => now.binding(played, choice),
  file: ({ played }) => now.file(played),
  // What has been.
  look: async ({ played }, { at }) => (await past()).look(played, at),
  'past-card': async ({ played }, { at, piece }) => (await past()).cardAt(played, at, piece),
  story: async ({ played }, { luckTo }) => (await past()).story(played, luckTo),
  report: async ({ played }, { at }) => (await past()).report(played, at),
  // What computer players think of it.
  thought: ({ played }, { at }) => thoughtAt(played, at),
  considered: ({ played }) => considered(played),
  counsel: counsel,
};

/** Questions over which who is asked takes his time: other messages do not wait for them. */
export const SLOW: ReadonlySet<QueryName> = new Set<QueryName>(['counsel']);

export async function answerTo<N extends QueryName>(
  asking: Asking,
  { id, name, ask }: Query<N>,
): Promise<QueryAnswer<N>> {
  return { id, name, value: await ANSWERS[name](asking, ask) };
}
