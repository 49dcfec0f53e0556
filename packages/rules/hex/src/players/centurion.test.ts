import { Engine, type Game, type Json } from '@acies/kernel';
import { drawsFrom, questionFor } from '@acies/players';
import { describe, expect, it } from 'vitest';
import type { HexContext } from '../board/look.ts';
import { hexRules } from '../rule-set.ts';
import { centurion } from './centurion.ts';
import { army } from './testing/army.ts';

const engine = new Engine(hexRules);

/** A small battle in which red has the initiative. */
function battle(map: readonly string[], red: readonly string[], blue: readonly string[]): Game {
  const setup = hexRules.parseSetup({
    id: 'test',
    title: 'Test',
    about: '',
    map,
    turns: 8,
    armies: { red: army('red', red), blue: army('blue', blue) },
  });
  for (let seed = 1; ; seed++) {
    const { game } = engine.start(setup, seed);
    if ((engine.look(game) as HexContext).board.first === 'red') return game;
  }
}

/** Lets the centurion answer what is open, and says what in words. */
function decide(game: Game): { words: string; choice: Json; next: Game } {
  const { live } = engine.live(engine.copy(game));
  const pending = live.game.pending[0]!;
  const choice = centurion.choose(questionFor(live, pending, drawsFrom(1)));
  const words = engine.legal(game)[0]!.label(choice);
  return { words, choice, next: engine.apply(game, { side: pending.side, choice }).game };
}

const decisions = (game: Game, count: number): string[] => {
  const words: string[] = [];
  for (let i = 0; i < count; i++) {
    const step = decide(game);
    words.push(step.words);
    game = step.next;
  }
  return words;
};

const OPEN = ['. . . . . . . .', ' . . . . . . . .', '. . . . . . . .', ' . . . . . . . .'];

describe('the centurion', () => {
  it('charges the enemy it can take in the rear rather than the one in front', () => {
    const game = battle(OPEN, ['own HC B B4 E'], ['back HI B B6 E', 'front HI B D4 W']);
    expect(decisions(game, 2)[1]).toMatch(/^charge back/);
  });

  it('does not throw skirmishers at pikes', () => {
    const game = battle(OPEN, ['own Sk B B4 E'], ['pik Pike B B5 W']);
    expect(decisions(game, 2)[1]).not.toMatch(/^charge/);
  });

  it('keeps pikes out of woods, and sends warbands through them', () => {
    const wood = ['. w w w . . . .', ' . w w w . . . .', '. w w w . . . .'];
    const step = (type: string): string =>
      decisions(battle(wood, [`own ${type} B B1 E`], ['foe HI B B8 W']), 2).at(-1)!;
    expect(step('WB')).toMatch(/^move to B[23]/);
    expect(step('Pike')).not.toMatch(/^move to [ABC]2/);
  });

  it('goes forward when the enemy is far', () => {
    expect(decisions(battle(OPEN, ['own HI B B2 E'], ['foe HI B B8 W']), 2)[1]).toBe('move to B3, facing E');
  });

  it('evades with skirmishers from a charge they can outrun', () => {
    let game = battle(OPEN, ['own HI B B4 E'], ['foe Sk B B5 W', 'kin HI B D8 W']);
    for (const label of ['own at B4', 'charge foe at B5 from B4']) {
      const question = engine.legal(game)[0]!;
      const choice = question.options!.find((option) => question.label(option) === label)!;
      ({ game } = engine.apply(game, { side: question.side, choice }));
    }
    expect(decide(game).words).toBe('evade');
  });

  it('has an evaluator for every decision of the rules, and says so where he has none', () => {
    const { live } = engine.live(engine.copy(battle(OPEN, ['own HI B B2 E'], ['foe HI B B8 W'])));
    const question = questionFor(live, live.game.pending[0]!, drawsFrom(1));
    for (const name of Object.keys(hexRules.decisions))
      expect(() => centurion.choose({ ...question, decision: name, options: [] })).not.toThrow();
    expect(() => centurion.choose({ ...question, decision: 'unheard of' })).toThrow(/does not know/);
  });
});
