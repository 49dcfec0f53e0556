import type { LiveGame } from '@acies/kernel';
import { drawsFrom, questionFor } from '@acies/players';
import { describe, expect, it } from 'vitest';
import type { CkContext } from '../board/look.ts';
import { centurion } from './centurion.ts';
import { battle, engine, type Unit, unit } from './testing/battle.ts';

const units = (ids: string, quality: Unit['quality'], at: string): Unit[] =>
  [...ids].map((id) => unit(id, 'CO', quality, at));

/** Plays as the centurion would through red's first moves; how many have gone from D3 to C3. */
function gone(red: readonly Unit[], blue: readonly Unit[], clock = 0): number {
  const { live } = engine.live(battle(red, blue));
  (live.g as CkContext).board.clock = clock;
  for (;;) {
    const pending = live.game.pending[0]!;
    const { name } = live.decisionOf(pending);
    if (pending.side !== 'red' || (name !== 'ride' && name !== 'move')) return countIn(live, C3);
    live.choose(pending, centurion.choose(questionFor(live, pending, drawsFrom(1))));
  }
}

const C3 = 14;
const countIn = (live: LiveGame, zone: number): number =>
  (live.g as CkContext).board.units.filter((one) => one.zone === zone).length;

describe('two who go together', () => {
  it('go one after the other', () => {
    expect(gone(units('ab', 'veteran', 'D3'), units('x', 'plain', 'B3'))).toBe(2);
  });

  it('stay where both are not enough', () => {
    expect(gone(units('ab', 'veteran', 'D3'), units('xyz', 'veteran', 'B3'))).toBe(0);
  });

  it('set out for less if they have to dare something', () => {
    const [red, blue] = [units('ab', 'plain', 'D3'), units('x', 'plain', 'B3')];
    expect([gone(red, blue), gone(red, blue, 15)]).toEqual([0, 2]);
  });

  it('set out though neither would alone: the first for half of what both gain', () => {
    const { live } = engine.live(battle(units('ab', 'veteran', 'D3'), units('x', 'plain', 'B3')));
    while (live.decisionOf(live.game.pending[0]!).name !== 'move') {
      const pending = live.game.pending[0]!;
      live.choose(pending, centurion.choose(questionFor(live, pending, drawsFrom(1))));
    }
    const before = engine.copy(live.game).board;
    const [best, next, alone] = centurion.explain(questionFor(live, live.game.pending[0]!, drawsFrom(1)));
    expect(best!.choice).toEqual({ do: 'move', unit: 0, to: C3 });
    expect(best!.worth).toBeGreaterThan(1.5);
    expect(next!.choice).toEqual({ do: 'next' });
    expect(alone!.choice).toEqual({ do: 'move', unit: 1, to: C3 });
    expect(alone!.worth).toBeLessThan(0);
    // To look changes nothing.
    expect(live.game.board).toEqual(before);
  });
});
