import { Engine, type Json, type RuleSet, type SetupBase, type Side } from '@acies/kernel';
import { drawsFrom, type Player, questionFor } from '@acies/players';
import { ckRules } from '@acies/rules-ck';
import { ckBattles } from '@acies/rules-ck/battles';
import { ckPlayers } from '@acies/rules-ck/players';
import { clockRules } from '@acies/rules-clock';
import { clockBattles } from '@acies/rules-clock/battles';
import { clockPlayers } from '@acies/rules-clock/players';
import { describe, expect, it } from 'vitest';

interface Game {
  readonly rules: RuleSet;
  readonly players: Readonly<Record<string, Player>>;
}

interface Deployed {
  readonly choice: Json;
  readonly words: string | undefined;
}

const SETTING_UP = ['scenery', 'deploys-first', 'deploy'];

/** How a side is deployed by the legate and why, the other before or after it by the centurion or by himself. */
function deploymentOf({ rules, players }: Game, setup: SetupBase, side: Side, seed: number, other: string): Deployed[] {
  const engine = new Engine(rules);
  const { live } = engine.live(engine.start(setup, seed).game);
  const deployed: Deployed[] = [];
  for (let pending = live.game.pending[0]!; SETTING_UP.includes(pending.decision); pending = live.game.pending[0]!) {
    const player = players[pending.side === side ? 'legate' : other]!;
    const question = questionFor(live, pending, drawsFrom(seed));
    const choice = player.choose(question);
    if (pending.side === side && pending.decision === 'deploy')
      deployed.push({ choice, words: player.explain!(question)[0]!.words });
    live.choose(pending, choice);
  }
  return deployed;
}

const SEEDS = [1, 2, 3, 4, 5, 6];
const CLOCK: Game = { rules: clockRules, players: clockPlayers };
const CK: Game = { rules: ckRules, players: ckPlayers };

const sidesOf = <B>(battles: readonly B[]) =>
  battles.flatMap((battle) => (['red', 'blue'] as const).map((side) => ({ battle, side })));

describe.each(sidesOf(clockBattles))('the legate of Clock as $side of $battle.id', ({ battle, side }) => {
  const units = battle.armies[side].units.filter(({ at }) => at !== undefined);

  it('deploys every unit at once, as has won battles', () => {
    const deployed = deploymentOf(CLOCK, battle, side, 1, 'centurion');
    expect(deployed).toEqual([
      {
        choice: { do: 'all', places: expect.any(Array) },
        words: expect.stringContaining('battles against the centurion'),
      },
    ]);
    expect((deployed[0]!.choice as { places: unknown[] }).places).toHaveLength(units.length);
  });

  it('does so whoever deploys first, and however the enemy stands', () => {
    const [first, ...others] = SEEDS.flatMap((seed) =>
      ['centurion', 'legate'].map((other) => deploymentOf(CLOCK, battle, side, seed, other)),
    );
    for (const deployed of others) expect(deployed).toEqual(first);
  });
});

describe.each(sidesOf(ckBattles))('the legate of CK as $side of $battle.id', ({ battle, side }) => {
  it('deploys every unit for itself, as has won battles', () => {
    const [first, ...others] = SEEDS.map((seed) => deploymentOf(CK, battle, side, seed, 'centurion'));
    expect(first).toHaveLength(battle.armies[side].units.length);
    for (const { choice, words } of first!) {
      expect(choice).not.toBe('rest');
      expect(words).toContain('battles against the centurion');
    }
    for (const deployed of others) expect(deployed).toEqual(first);
  });
});
