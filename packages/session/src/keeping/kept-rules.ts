import type { KeptUnder } from '../protocol/index.ts';
import type { World } from '../world.ts';
import { keptGame } from './bring-games.ts';
import { keptFactsOf } from './kept-game.ts';

/** What is known of a kept game without playing it, and which version of its rules is played now. */
export async function keptUnder(world: World, id: string): Promise<KeptUnder> {
  const { game } = await keptGame(world, id);
  const versions = await versionsNow(world, [game.rules]);
  return { ...keptFactsOf(game), versionNow: versions[game.rules] };
}

/** The versions of rules as they are played now; games may be kept of rules that this client does not have. */
export async function versionsNow({ ruleSets }: World, rules: readonly string[]): Promise<Record<string, string>> {
  const known = rules.filter((id) => ruleSets.has(id));
  const versions = known.map(async (id) => [id, (await ruleSets.module(id).rules()).version] as const);
  return Object.fromEntries(await Promise.all(versions));
}
