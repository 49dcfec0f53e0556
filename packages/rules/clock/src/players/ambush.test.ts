import { type Dice, Engine, type Game, otherSide, SIDES, type Side } from '@acies/kernel';
import { drawsFrom, type Player, questionFor, type Weighed } from '@acies/players';
import { describe, expect, it } from 'vitest';
import type { Setup } from '../board/setup.ts';
import { clockRules } from '../rule-set.ts';
import { clockPlayers } from './index.ts';

const engine = new Engine(clockRules);

/** Two small armies, one with foot in ambush in one of two woods. */
function setupWith(ambusher: Side, hidden: string, type: string): Setup {
  const ambush = { id: 'hid', name: 'Ambush', type, hidden };
  const lies = (side: Side): object[] => (side === ambusher ? [ambush] : []);
  const plays = (side: Side): object => (side === ambusher ? { stratagems: ['ambush'] } : {});
  return clockRules.parseSetup({
    id: 'test',
    title: 'Test',
    about: '',
    width: 48,
    height: 36,
    deploy: 'as given',
    first: otherSide(ambusher),
    terrain: [
      {
        id: 'west',
        kind: 'rough',
        points: [
          [8, 14],
          [14, 14],
          [14, 20],
          [8, 20],
        ],
      },
      {
        id: 'east',
        kind: 'rough',
        points: [
          [32, 14],
          [38, 14],
          [38, 20],
          [32, 20],
        ],
      },
    ],
    armies: {
      red: {
        name: 'Red',
        units: [
          { id: 'r1', name: 'Spears', type: 'Spear', at: [20, 24], facing: 0 },
          { id: 'r2', name: 'Horse', type: 'MH', at: [26, 24], facing: 0 },
          ...lies('red'),
        ],
        leaders: [{ name: 'R', rank: 'general', with: 'r1' }],
        ...plays('red'),
      },
      blue: {
        name: 'Blue',
        units: [
          { id: 'b1', name: 'Spears', type: 'Spear', at: [20, 16], facing: 180 },
          { id: 'b2', name: 'Horse', type: 'MH', at: [26, 16], facing: 180 },
          ...lies('blue'),
        ],
        leaders: [{ name: 'B', rank: 'general', with: 'b1' }],
        ...plays('blue'),
      },
    },
  });
}

/** Dice that no player may touch. */
const refuse = (): never => {
  throw new Error('a player has thrown dice of the battle');
};
const UNTOUCHABLE: Dice = { one: refuse, pool: refuse, until: refuse };

const { recruit, centurion } = clockPlayers as Readonly<Record<string, Required<Player>>>;
const legate = clockPlayers.legate!.within!({ playouts: 24 }) as Required<Player>;

const DONE = { do: 'done' };
const askedIn = (game: Game): Side => engine.legal(game)[0]!.side;

/** The battle when an ambush may well be sprung: in the first half turns nobody does anything. */
function laterOn(setup: Setup): Game {
  let { game } = engine.start(setup, 1);
  while (clockRules.turnOf(game.board as never) < 3)
    ({ game } = engine.apply(game, { side: askedIn(game), choice: DONE }));
  return game;
}

/** What a player thinks of what his side has to decide. */
function thoughts(player: Required<Player>, game: Game, seed = 1): readonly Weighed[] {
  const live = engine.open(engine.copy(game), UNTOUCHABLE);
  return player.explain(questionFor(live, live.pendingOf(askedIn(game))!, drawsFrom(seed)));
}

const DECISIONS = 16;

/** What a player thinks in so many decisions, while the other, who lies in ambush, does nothing. */
function thoughtsOf(player: Required<Player>, setup: Setup, ambusher: Side): (readonly Weighed[])[] {
  const all: (readonly Weighed[])[] = [];
  for (let game = laterOn(setup); all.length < DECISIONS; ) {
    const side = askedIn(game);
    if (side !== ambusher) all.push(thoughts(player, game, all.length));
    const choice = side === ambusher ? DONE : all.at(-1)![0]!.choice;
    ({ game } = engine.apply(game, { side, choice }));
  }
  return all;
}

describe.each(SIDES)('players of the Clock rules, with %s in ambush', (ambusher) => {
  const west = setupWith(ambusher, 'west', 'MF');
  const east = setupWith(ambusher, 'east', 'WB');

  it('a legate knows neither who lies there, nor where', () => {
    expect(thoughts(legate, laterOn(west))).toEqual(thoughts(legate, laterOn(east)));
  });

  it.each([centurion!, recruit!])('nor does a $name', (player) => {
    const all = thoughtsOf(player, west, ambusher);
    expect(all).toEqual(thoughtsOf(player, east, ambusher));
    expect(new Set(all.map(([first]) => JSON.stringify(first!.choice))).size).toBeGreaterThan(3);
  });

  it.each([centurion!, recruit!, legate])('who lies in ambush knows it himself: a $name may come out', (player) => {
    let game = laterOn(west);
    while (askedIn(game) !== ambusher) ({ game } = engine.apply(game, { side: askedIn(game), choice: DONE }));
    const orders = thoughts(player, game).map(({ choice }) => (choice as { do: string }).do);
    expect(orders).toContain('reveal');
  });
});
