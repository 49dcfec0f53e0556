import { describe, expect, it } from 'vitest';
import type { BattlePlan, FromSession, GameFacts } from './protocol/index.ts';
import { Session } from './session.ts';
import { MemoryGames } from './testing/memory-games.ts';
import { ruleSets } from './testing/rule-sets.ts';

const plan = (rules: string, battle: string): BattlePlan => ({
  ...{ rules, battle, players: { red: 'human', blue: 'centurion' }, dice: 'seeded', seed: 3, rulings: {} },
});

/** What a page would be told of a battle that was just begun. */
async function begun(wanted: BattlePlan): Promise<FromSession[]> {
  const told: FromSession[] = [];
  const world = {
    ruleSets,
    announce: () => undefined,
    now: () => 1,
    newId: () => 'one',
    newSeed: () => 1,
    pause: () => Promise.resolve(),
  };
  await new Session({ ...world, games: new MemoryGames(), send: (message) => told.push(message) }).take({
    type: 'begin',
    plan: wanted,
  });
  return told;
}

const factsIn = (told: readonly FromSession[]): GameFacts =>
  told.flatMap((message) => (message.type === 'opened' ? [message.facts] : []))[0]!;

describe('a first game', () => {
  it.each(ruleSets.ids)('of %s can be begun, and brings its lessons', async (rules) => {
    const told = await begun(plan(rules, 'first'));
    expect(told.map(({ type }) => type)).toEqual(['opened', 'log', 'state']);
    expect(factsIn(told).lessons.length).toBeGreaterThan(8);
  });

  it('is the only battle that is taught in', async () => {
    expect(factsIn(await begun(plan('hex', 'sabis'))).lessons).toEqual([]);
  });
});
