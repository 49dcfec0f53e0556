import { test as check, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { D6 } from '../dice/die.ts';
import { reason } from '../odds/factors.ts';
import { playMatch } from '../testing/play.ts';
import { bid, blue, march, red, SETUP, stance, TOY, type Toy, toyEngine } from '../testing/toy.ts';
import { gameAfter, MARCH } from '../testing/toy-game.ts';
import { Engine } from './engine.ts';
import type { Game } from './game.ts';

describe('legal', () => {
  test('lists the options of a listed decision with question, labels, previews and exclusions', () => {
    const [question, ...others] = toyEngine.legal(gameAfter(MARCH, red(2), blue(1)));
    expect(others).toEqual([]);
    expect(question).toMatchObject({
      side: 'blue',
      decision: 'stance',
      question: 'Which stance?',
      options: ['stand', 'withdraw'],
    });
    expect(question!.label('stand')).toBe('stand');
    expect(question!.preview('stand')).toBe('against 2 dice');
    expect(question!.preview('withdraw')).toBeUndefined();
    expect(question!.excluded()).toEqual([{ what: 'brace', clause: 'TOY-3', text: 'the setup forbids it' }]);
    expect(question!.refuse('withdraw')).toBeUndefined();
    expect(question!.refuse('brace')).toBe('it is not among the options');
    expect(question!.sample((below) => below - 1)).toBe('withdraw');
  });

  test('checks the choices of an open decision and samples some', () => {
    const [question] = toyEngine.legal(gameAfter());
    expect(question!.options).toBeUndefined();
    expect(question!.refuse({ steps: [3, 4] })).toBe('that ends in the marsh at 7 (TOY-1)');
    expect(question!.refuse({ steps: [3, 5] })).toBeUndefined();
    expect(question!.sample(() => 1)).toEqual({ steps: [9, 1] });
    expect(question!.label({ steps: [3, 5] })).toBe('by 3, 5');
    expect(question!.excluded()).toEqual([]);
    expect(question!.preview({ steps: [3, 5] })).toBeUndefined();
  });

  test('names the choice that does nothing, where a decision has one', () => {
    const [stance] = toyEngine.legal(gameAfter(MARCH, red(2), blue(1)));
    expect(stance!.pass).toBeUndefined();
    const passing = { ...TOY.decisions, stance: { ...TOY.decisions.stance, pass: 'stand' as const } };
    const [asked] = new Engine({ ...TOY, decisions: passing }).legal(gameAfter(MARCH, red(2), blue(1)));
    expect(asked!.pass).toBe('stand');
  });

  test('judges what comes nearest to a wish, and says why it comes no nearer', () => {
    const wish = { piece: 1, x: 7, y: 0 };
    const question = (aim: typeof march.aim) => {
      const aiming = { ...TOY.decisions, march: { ...march, ...(aim && { aim }) } };
      return new Engine({ ...TOY, decisions: aiming }).legal(gameAfter())[0]!;
    };
    const because = reason('TOY-1', 'the marsh');
    const steps = (...steps: number[]) => ({ choice: { steps }, because });
    expect(question(undefined).aim(wish)).toBeUndefined();
    expect(question(() => undefined).aim(wish)).toBeUndefined();
    expect(question(() => steps(3, 5)).aim(wish)).toMatchObject({
      choice: { steps: [3, 5] },
      label: 'by 3, 5',
      refused: undefined,
      amended: { text: 'the marsh', clause: 'TOY-1', wish },
    });
    expect(question(() => ({ choice: { steps: [3, 5] } })).aim(wish)).not.toHaveProperty('amended');
    // A choice that is refused says itself why.
    const refused = question(() => steps(3, 4)).aim(wish)!;
    expect([refused.refused?.clause, refused.amended]).toEqual(['TOY-1', undefined]);
  });

  test('draws what can be reached where the decision says so', () => {
    const reach = (_: unknown, __: unknown, piece: number) =>
      piece === 1 ? [{ kind: 'move' as const, text: 'this far', outlines: [] }] : undefined;
    const reaching = { ...TOY.decisions, march: { ...march, reach } };
    const [question] = new Engine({ ...TOY, decisions: reaching }).legal(gameAfter());
    expect([question!.reach(1)?.length, question!.reach(2)]).toEqual([1, undefined]);
    expect(toyEngine.legal(gameAfter())[0]!.reach(1)).toBeUndefined();
  });

  test("uses a decision's own sampler where it has one", () => {
    const press = nextPress();
    const [question] = toyEngine.legal(press);
    expect([question!.sample(() => 0), question!.sample(() => 9)]).toEqual([false, true]);
  });

  test('asks both sides at once, and then the one that has not answered', () => {
    expect(toyEngine.legal(gameAfter(MARCH)).map(({ side }) => side)).toEqual(['red', 'blue']);
    expect(toyEngine.legal(gameAfter(MARCH, blue(1))).map(({ side }) => side)).toEqual(['red']);
  });

  test('asks nothing when the battle is over', () => {
    const { game } = playMatch(toyEngine, SETUP, 3);
    expect(toyEngine.legal(game)).toEqual([]);
    expect(game.result).toMatchObject({ reason: 'the turns are over' });
  });

  test('throws no dice', () => {
    const careless = new Engine({
      ...TOY,
      decisions: {
        march: {
          ...march,
          question: (g: Toy) => String(g.dice.one(D6, (face: number) => face, { clause: '', label: '' })),
        },
      },
    });
    expect(() => careless.legal(gameAfter())).toThrow('dice were thrown where nothing may be decided by them');
  });
});

/** A game in which the attack may be pressed. */
function nextPress(): Game {
  for (let seed = 1; ; seed++) {
    let { game } = toyEngine.start(SETUP, seed);
    for (const answer of [MARCH, red(1), blue(0), blue('stand')]) game = toyEngine.apply(game, answer).game;
    if (game.pending[0]?.decision === 'press') return game;
  }
}

describe('a decision with a single option', () => {
  const onlyStand: typeof SETUP = { ...SETUP, stances: ['stand'] };

  check.prop([fc.integer()])('is never asked', (seed) => {
    const match = playMatch(toyEngine, onlyStand, seed);
    expect(match.moves.map((move) => move.decision)).not.toContain('stance');
    expect(match.game.stack).toEqual([]);
  });

  test('is still answered', () => {
    let { game } = toyEngine.start(onlyStand, 1);
    for (const answer of [MARCH, red(3), blue(0)]) game = toyEngine.apply(game, answer).game;
    expect(game.dice.throws).toBeGreaterThan(1);
  });

  test('is asked all the same where the decision says that it is plainly open, and then nothing is listed to see', () => {
    let listings = 0;
    const plain = new Engine({
      ...TOY,
      decisions: {
        ...TOY.decisions,
        stance: {
          ...stance,
          isPlainlyOpen: () => true,
          options: (...given: Parameters<typeof stance.options>) => {
            listings++;
            stance.options(...given);
          },
        },
      },
    });
    let { game } = plain.start(onlyStand, 1);
    for (const answer of [MARCH, red(3), blue(0)]) game = plain.apply(game, answer).game;
    expect(game.pending.map(({ decision }) => decision)).toEqual(['stance']);
    expect(listings).toBe(0);
  });

  test('of both sides is answered in secret for the one and asked of the other', () => {
    const lopsided = new Engine({
      ...TOY,
      decisions: {
        ...TOY.decisions,
        bid: {
          ...bid,
          options: (...[g, c, out, side]: Parameters<typeof bid.options>) =>
            side === 'red' ? out.add(3) : bid.options(g, c, out, side),
        },
      },
    });
    let { game } = lopsided.start(SETUP, 1);
    game = lopsided.apply(game, MARCH).game;
    expect(lopsided.legal(game).map(({ side }) => side)).toEqual(['blue']);
    expect(lopsided.view(game, 'blue').pending).toEqual([
      { side: 'red', decision: 'bid', slot: 'redBid' },
      { side: 'blue', decision: 'bid', slot: 'blueBid' },
    ]);
    game = lopsided.apply(game, blue(1)).game;
    expect(game.stack[0]!.locals).toMatchObject({ redBid: 3, blueBid: 1, attacker: 'red' });
  });

  test('is not to be mistaken for one with none, which is an error', () => {
    const { game } = toyEngine.start({ ...SETUP, stances: [] }, 1);
    const play = () => [MARCH, red(1), blue(2)].reduce((before, answer) => toyEngine.apply(before, answer).game, game);
    expect(play).toThrow('stance has no option at all');
  });
});
