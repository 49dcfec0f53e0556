import { type BySide, Engine, type SetupBase, SIDES, type Side } from '@acies/kernel';
import { drawsFrom, type Player, questionFor } from '@acies/players';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../subjects.ts';

function winnerOf(engine: Engine, setup: SetupBase, seed: number, players: BySide<Player>): Side | null {
  const { game } = engine.start(setup, seed);
  const { live } = engine.live(game);
  const draw = drawsFrom(seed);
  while (!live.over) {
    const pending = game.pending.find((one) => one.answer === undefined)!;
    live.choose(pending, players[pending.side].choose(questionFor(live, pending, draw)));
  }
  return game.result!.winner;
}

/** The centurion of a rule set against random play. */
export function describeStrength({ rules, battles, players, trials: { strength } }: Subject): void {
  describe(`the centurion of ${rules.id}`, () => {
    const cases = battles.flatMap((battle) => SIDES.map((side) => [battle.id, side, battle] as const));
    it.each(cases)(
      `beats random at %s as %s in at least ${strength.wins} of ${strength.games} games`,
      (_, side, battle) => {
        const engine = new Engine(rules);
        const setup = rules.parseSetup(battle);
        const seats = { red: players.random!, blue: players.random!, [side]: players.centurion! };
        let wins = 0;
        for (let seed = 1; seed <= strength.games; seed++) if (winnerOf(engine, setup, seed, seats) === side) wins++;
        expect(wins).toBeGreaterThanOrEqual(strength.wins);
      },
    );
  });
}
