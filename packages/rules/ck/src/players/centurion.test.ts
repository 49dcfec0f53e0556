import type { Game, Json } from '@acies/kernel';
import { drawsFrom, type Question, questionFor } from '@acies/players';
import { playAlike } from '@acies/players/testing';
import { describe, expect, it } from 'vitest';
import type { CkContext } from '../board/look.ts';
import { GONE } from '../board/places.ts';
import { centurion } from './centurion.ts';
import { battle, engine, type Unit, unit } from './testing/battle.ts';

/** Plays as the centurion would until some decision is put to red. */
function asked(game: Game, decision: string): Question {
  const { live } = engine.live(engine.copy(game));
  while (!live.over) {
    const pending = live.game.pending.find((one) => one.answer === undefined)!;
    const question = questionFor(live, pending, drawsFrom(1));
    if (pending.side === 'red' && pending.decision === decision) return question;
    live.choose(pending, centurion.choose(question));
  }
  throw new Error(`nobody was asked: ${decision}`);
}

const answer = (game: Game, decision: string): Json => centurion.choose(asked(game, decision));

const STRONG = ['a', 'b', 'c'].map((id) => unit(id, 'CO', 'veteran', 'C3'));
const WEAK = [unit('x', 'Aux', 'levy', 'B3')];

describe('the centurion of CK', () => {
  it('assaults those he outnumbers', () => {
    expect(answer(battle(STRONG, WEAK), 'assault')).toMatchObject({ do: 'assault' });
  });

  it('does not assault those who outnumber him', () => {
    const many = ['x', 'y', 'z'].map((id) => unit(id, 'CO', 'veteran', 'B3'));
    const few = ['a', 'b'].map((id) => unit(id, 'Aux', 'plain', 'C3'));
    expect(answer(battle(few, many), 'assault')).toEqual({ do: 'done' });
  });

  /** What an assault on somewhat better troops is worth to him, with so much on the clock and these gone. */
  function assaultAfter(clock: number, gone: readonly string[]): number {
    const red = [...['a', 'b', 'c'].map((id) => unit(id, 'CO', 'plain', 'C3')), unit('d', 'Aux', 'plain', 'E1')];
    const blue = [...['x', 'y', 'z'].map((id) => unit(id, 'CO', 'veteran', 'B3')), unit('w', 'Aux', 'plain', 'A6')];
    const game = battle([...red, unit('e', 'Aux', 'plain', 'E1')], blue);
    const names = [...red.map(({ id }) => id), 'e', ...blue.map(({ id }) => id)];
    const board = game.board as CkContext['board'];
    board.clock = clock;
    for (const id of gone) board.units[names.indexOf(id)]!.zone = GONE;
    const weighed = centurion.explain(asked(game, 'assault'));
    return weighed.find(({ choice }) => (choice as { do: string }).do === 'assault')!.worth;
  }

  it('dares more the less of a battle is left that waiting will not win', () => {
    const early = assaultAfter(0, []);
    expect(early).toBeLessThan(-2);
    // CK-END-1: two points for the middle row are a draw, with three for a unit a lead; two units lost are six points.
    expect(assaultAfter(40, [])).toBeCloseTo(early + 2.4, 5);
    expect(assaultAfter(40, ['w'])).toBeCloseTo(early, 5);
    expect(assaultAfter(40, ['d', 'e'])).toBeCloseTo(early + 4, 5);
    expect(assaultAfter(12, ['d', 'e'])).toBeCloseTo(early + (4 * 0.04) / 0.7, 5);
  });

  it('takes the ground that wins a drawn battle at the last moment, though he need not hurry after that', () => {
    const strong = (ids: string, at: string): Unit[] => [...ids].map((id) => unit(id, 'CO', 'plain', at));
    // CK-END-1: four points to two are a draw, six are not.
    const red = [...strong('abc', 'C3'), ...strong('def', 'C5'), ...strong('g', 'C6'), ...strong('h', 'D6')];
    const blue = [...strong('rst', 'C1'), ...strong('uvw', 'B3'), ...strong('xyz', 'B5')];
    const game = battle(red, blue);
    (game.board as CkContext['board']).clock = 38;
    expect(answer(game, 'move')).toMatchObject({ do: 'move', unit: 7 });
  });

  it('goes forward when the enemy is far', () => {
    const far = battle(
      STRONG.map((one) => ({ ...one, at: 'E3' })),
      WEAK.map((one) => ({ ...one, at: 'A3' })),
    );
    expect(answer(far, 'move')).toMatchObject({ do: 'move' });
  });

  it('answers alike whatever was asked before, and leaves the table as it is', () => {
    const { live } = engine.live(
      battle([...STRONG, unit('d', 'Cav', 'plain', 'D5')], [...WEAK, unit('y', 'CO', 'plain', 'A4')]),
    );
    const decisions = playAlike(centurion, live, 150);
    expect([...decisions]).toEqual(
      expect.arrayContaining(['move', 'ride', 'assault', 'stand', 'reroll', 'falls-back']),
    );
  });
});
