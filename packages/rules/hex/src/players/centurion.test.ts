import { Engine, type Game, type Json } from '@acies/kernel';
import { drawsFrom, questionFor } from '@acies/players';
import { describe, expect, it } from 'vitest';
import type { Stand } from '../board/board.ts';
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

/** A battle in which stands named in pairs are locked in melee. */
function locked(red: readonly string[], blue: readonly string[], pairs: readonly string[]): Game {
  const map = Array.from({ length: 5 }, (_, row) => `${row % 2 === 1 ? ' ' : ''}. . . . . . . .`);
  const game = engine.copy(battle(map, red, blue));
  for (const [attacker, defender] of pairs)
    boardOf(game).contacts.push({
      attacker: idOf(game, attacker!),
      defender: idOf(game, defender!),
      fresh: false,
      fought: false,
    });
  return game;
}

const boardOf = (game: Game): HexContext['board'] => game.board as unknown as HexContext['board'];
const idOf = (game: Game, key: string): number =>
  (engine.look(game) as HexContext).setting.stands.findIndex((stand) => stand.key === key);
const standOf = (game: Game, key: string): Stand => boardOf(game).stands[idOf(game, key)]!;

/** Neither side activates anybody, so that the melees come. */
function passed(game: Game): Game {
  let next = game;
  while (next.pending[0]!.decision === 'activate')
    next = engine.apply(next, { side: next.pending[0]!.side, choice: { do: 'pass' } }).game;
  return next;
}

const OPEN = ['. . . . . . . .', ' . . . . . . . .', '. . . . . . . .', ' . . . . . . . .'];

describe('the centurion', () => {
  it('charges the enemy it can take in the rear rather than the one in front', () => {
    const game = battle(OPEN, ['own HC B B4 E'], ['back HI B B6 E', 'front HI B D4 W']);
    expect(decisions(game, 2)[1]).toMatch(/^charge back/);
  });

  it('fights the melee first that is best for him', () => {
    const first = (worn: string): string => {
      const game = locked(['a HI B B3 E', 'b HI B D3 E'], ['x HI B B4 W', 'y HI B D4 W'], ['ax', 'by']);
      standOf(game, worn).sp = 1;
      return decide(passed(game)).words;
    };
    expect(['x', 'y', 'a', 'b'].map(first)).toEqual(['a against x', 'b against y', 'b against y', 'a against x']);
  });

  it('keeps a stand for the melee where its support tells more', () => {
    const supported = (worn: readonly string[]): string => {
      const game = locked(
        ['a HI B B5 SE', 'b HI B E5 NE', 'c HI B C5 E'],
        ['x HI B C6 W', 'y HI B D5 W'],
        ['ax', 'by'],
      );
      for (const { stand } of worn.map((key) => ({ stand: standOf(game, key) }))) stand.sp = 1;
      let next = passed(game);
      while (!next.pending[0]!.decision.startsWith('support')) next = decide(next).next;
      const { attacker } = next.stack.at(-1)!.locals as { attacker: number };
      return `${'abc'[attacker]}: ${decide(next).words}`;
    };
    // One die more is worth most where a single hit destroys.
    const words = [supported(['b', 'y']), supported(['a', 'x'])];
    expect(words.map((one) => /^a: nobody|^b: c/.test(one))).toEqual([true, false]);
    expect(words.map((one) => /^a: c|^b: nobody/.test(one))).toEqual([false, true]);
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
