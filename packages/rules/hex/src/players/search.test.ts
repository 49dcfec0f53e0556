import { Engine, type Game, type Json, samePlain } from '@acies/kernel';
import { hashGame, seedOf } from '@acies/kernel/match';
import { drawsFrom, legateOf, type Question, questionFor } from '@acies/players';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HexContext } from '../board/look.ts';
import { hexRules } from '../rule-set.ts';
import { centurion } from './centurion.ts';
import { army } from './testing/army.ts';
import { value } from './value.ts';

const engine = new Engine(hexRules);

const OPEN = ['. . . . . . . .', ' . . . . . . . .', '. . . . . . . .', ' . . . . . . . .'];

/** Red horse stands behind one enemy and in front of another, and has been told to act. */
function behindTheEnemy(): Game {
  const setup = hexRules.parseSetup({
    id: 'test',
    title: 'Test',
    about: '',
    map: OPEN,
    turns: 8,
    armies: { red: army('red', ['own HC B B4 E']), blue: army('blue', ['back HI B B6 E', 'front HI B D4 W']) },
  });
  for (let seed = 1; ; seed++) {
    const { game } = engine.start(setup, seed);
    if ((engine.look(game) as HexContext).board.first !== 'red') continue;
    const activate = engine.legal(game)[0]!;
    const choice = activate.options!.find((option) => activate.label(option).startsWith('own'))!;
    return engine.apply(game, { side: 'red', choice }).game;
  }
}

const turnIn = (game: Game): Question => {
  const { live } = engine.live(game);
  return questionFor(live, live.pendingOf('red')!, drawsFrom(3));
};
const wordsOf = (game: Game, choice: Json): string => engine.legal(game)[0]!.label(choice);

const KNOWLEDGE = {
  guide: centurion,
  value,
  turnOf: hexRules.turnOf,
  turns: 1,
  habits: {},
  most: 10,
};
/** Takes the worst for the best, and has the best among the last. */
const misled = {
  ...centurion,
  explain(question: Question) {
    const [best, ...others] = centurion.explain(question);
    return [...others.slice(-3).reverse(), best!];
  },
};

describe('the search of a legate', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('finds the better choice though its guide takes the worst for the best', () => {
    const game = behindTheEnemy();
    const question = turnIn(game);
    const weighed = legateOf({ ...KNOWLEDGE, guide: misled }, { playouts: 100 }).explain(question);
    expect(wordsOf(game, weighed[0]!.choice)).toMatch(/^charge back/);
    const worst = weighed.find(({ choice }) => samePlain(choice, misled.explain(question)[0]!.choice));
    expect(weighed[0]!.worth).toBeGreaterThan(worst!.worth + 3);
  });

  it('never looks at the dice to come: whatever they are, it chooses the same', () => {
    const game = behindTheEnemy();
    const other: Game = { ...game, dice: { kind: 'seeded', seed: seedOf(987), throws: 5 } };
    const legate = legateOf(KNOWLEDGE, { playouts: 60 });
    expect(legate.explain(turnIn(other))).toEqual(legate.explain(turnIn(game)));
  });

  it('leaves the game as it was', () => {
    const game = behindTheEnemy();
    const before = hashGame(game);
    legateOf(KNOWLEDGE, { playouts: 20 }).choose(turnIn(game));
    expect(hashGame(game)).toBe(before);
  });

  it('comes to the same again from the same draws', () => {
    const weighed = (): unknown => legateOf(KNOWLEDGE, { playouts: 50 }).explain(turnIn(behindTheEnemy()));
    expect(weighed()).toEqual(weighed());
  });

  it('thinks once about a decision, whether it is to choose or to explain', () => {
    const legate = legateOf(KNOWLEDGE, { playouts: 30 });
    const question = turnIn(behindTheEnemy());
    expect(legate.explain(question)[0]!.choice).toBe(legate.choose(question));
  });

  it('stops when its time is over, in the middle of a playout', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const thinking = legateOf(KNOWLEDGE, { ms: 100 }).think(turnIn(behindTheEnemy()));
    let steps = 0;
    while (thinking.step()) {
      vi.advanceTimersByTime(30);
      steps++;
    }
    expect(steps).toBe(4);
  });

  it('can be stopped at any step, and then has a choice that may be made', () => {
    const game = behindTheEnemy();
    const [question] = engine.legal(game);
    const thinking = legateOf(KNOWLEDGE, { playouts: 40 }).think(turnIn(game));
    let steps = 0;
    do {
      expect(question!.refuse(thinking.choice())).toBeUndefined();
      expect(thinking.weighed().length).toBeGreaterThan(0);
      steps++;
    } while (thinking.step());
    expect(steps).toBeGreaterThan(80);
  });

  it('begins with what the guide would choose', () => {
    const question = turnIn(behindTheEnemy());
    const thinking = legateOf(KNOWLEDGE, { playouts: 40 }).think(question);
    expect(thinking.choice()).toEqual(centurion.choose(question));
    expect(thinking.weighed()).toEqual(centurion.explain(question).map((one) => ({ ...one, untried: 'no time' })));
  });

  it('sees where there is nothing else to try', () => {
    const only = { ...centurion, explain: (question: Question) => centurion.explain(question).slice(0, 1) };
    const thinking = legateOf({ ...KNOWLEDGE, guide: only }, { playouts: 40 }).think(turnIn(behindTheEnemy()));
    expect(thinking.step()).toBe(false);
    expect(thinking.weighed().map(({ untried }) => untried)).toEqual(['alone']);
  });

  it('says nothing of what is untried once something has been tried', () => {
    const weighed = legateOf(KNOWLEDGE, { playouts: 40 }).explain(turnIn(behindTheEnemy()));
    expect(weighed.some(({ untried }) => untried !== undefined)).toBe(false);
  });

  it('looks at nothing before its first step, and then only at what the guide says', () => {
    let looks = 0;
    const explain = (question: Question) => {
      looks++;
      return centurion.explain(question);
    };
    const thinking = legateOf({ ...KNOWLEDGE, guide: { ...centurion, explain } }, { playouts: 40 }).think(
      turnIn(behindTheEnemy()),
    );
    expect(looks).toBe(0);
    expect(thinking.step()).toBe(true);
    expect([looks, thinking.playouts]).toEqual([1, 0]);
  });

  it('leaves to the guide what tells only long after', () => {
    const question = turnIn(behindTheEnemy());
    const thinking = legateOf({ ...KNOWLEDGE, trusts: [question.decision] }, { playouts: 40 }).think(question);
    expect(thinking.step()).toBe(false);
    expect(thinking.playouts).toBe(0);
    expect(thinking.weighed()).toEqual(centurion.explain(question).map((one) => ({ ...one, untried: 'trusted' })));
  });

  it('is over sooner where all choices come to the same', () => {
    const same = { ...KNOWLEDGE, most: 2, value: () => 0, turns: 0 };
    const thinking = legateOf(same, { playouts: 10_000 }).think(turnIn(behindTheEnemy()));
    while (thinking.step());
    expect(thinking.playouts).toBeLessThan(60);
    expect(thinking.step()).toBe(false);
  });

  it('thinks on where another choice may yet be as good', () => {
    let played = 0;
    const doubtful = { ...KNOWLEDGE, most: 2, value: () => (played++ % 3) - 1, turns: 0, guide: centurion };
    const thinking = legateOf(doubtful, { playouts: 500 }).think(turnIn(behindTheEnemy()));
    while (thinking.step());
    expect(thinking.playouts).toBe(500);
  });
});
