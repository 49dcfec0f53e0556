import { drawsFrom, turnFor } from '@acies/ai';
import { clockPlayers } from '@acies/ai/clock';
import { clockBattles } from '@acies/battles/clock';
import { Engine, type Json, type Side } from '@acies/kernel';
import { clockRules } from '@acies/rules-clock';
import { describe, expect, it } from 'vitest';

interface Drawn {
  readonly choice: Json;
  readonly words: string | undefined;
}

/** How a side is drawn up by the legate and why, the other before or after it by the centurion or by himself. */
function drawingOf(setup: unknown, side: Side, seed: number, other: string): Drawn[] {
  const engine = new Engine(clockRules);
  const { live } = engine.live(engine.start(setup, seed).game);
  const drawn: Drawn[] = [];
  while (live.game.pending[0]!.decision !== 'moves-first') {
    const pending = live.game.pending[0]!;
    const player = clockPlayers[pending.side === side ? 'legate' : other]!;
    const turn = turnFor(live, pending, drawsFrom(seed));
    const choice = player.choose(turn);
    if (pending.side === side && pending.decision === 'deploy')
      drawn.push({ choice, words: player.explain!(turn)[0]!.words });
    live.choose(pending, choice);
  }
  return drawn;
}

const SEEDS = [1, 2, 3, 4, 5, 6];
const CASES = clockBattles.flatMap((battle) => (['red', 'blue'] as const).map((side) => ({ battle, side })));

describe.each(CASES)('the legate of Clock as $side of $battle.id', ({ battle, side }) => {
  const units = battle.armies[side].units.filter(({ at }) => at !== undefined);

  it('draws up every unit at once, as has won battles', () => {
    const drawn = drawingOf(battle, side, 1, 'centurion');
    expect(drawn).toEqual([
      {
        choice: { do: 'all', places: expect.any(Array) },
        words: expect.stringContaining('battles against the centurion'),
      },
    ]);
    expect((drawn[0]!.choice as { places: unknown[] }).places).toHaveLength(units.length);
  });

  it('does so whoever deploys first, and however the enemy stands', () => {
    const [first, ...others] = SEEDS.flatMap((seed) =>
      ['centurion', 'legate'].map((other) => drawingOf(battle, side, seed, other)),
    );
    for (const drawn of others) expect(drawn).toEqual(first);
  });
});
