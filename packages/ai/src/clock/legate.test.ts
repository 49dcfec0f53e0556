import { Engine, type Game } from '@acies/kernel';
import { clockRules, type Setup } from '@acies/rules-clock';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../draws.ts';
import { turnFor } from '../player.ts';
import { clockPlayers } from './index.ts';

const engine = new Engine(clockRules);

/** Two small armies; blue has foot in ambush in one of two woods. */
const setupWith = (hidden: string, type: string): Setup =>
  clockRules.parseSetup({
    id: 'test',
    title: 'Test',
    about: '',
    width: 48,
    height: 36,
    deploy: 'as given',
    first: 'red',
    terrain: [
      {
        id: 'west',
        kind: 'rough',
        points: [
          [2, 14],
          [8, 14],
          [8, 20],
          [2, 20],
        ],
      },
      {
        id: 'east',
        kind: 'rough',
        points: [
          [38, 14],
          [44, 14],
          [44, 20],
          [38, 20],
        ],
      },
    ],
    armies: {
      red: {
        name: 'Red',
        units: [
          { id: 'r1', name: 'Spears', type: 'Spear', at: [20, 24], facing: 0 },
          { id: 'r2', name: 'Horse', type: 'MH', at: [26, 24], facing: 0 },
        ],
        leaders: [{ name: 'R', rank: 'general', with: 'r1' }],
      },
      blue: {
        name: 'Blue',
        units: [
          { id: 'b1', name: 'Spears', type: 'Spear', at: [20, 16], facing: 180 },
          { id: 'b2', name: 'Horse', type: 'MH', at: [26, 16], facing: 180 },
          { id: 'b3', name: 'Ambush', type, hidden },
        ],
        leaders: [{ name: 'B', rank: 'general', with: 'b1' }],
        stratagems: ['ambush'],
      },
    },
  });

const legate = clockPlayers.legate!.within!({ playouts: 24 });

/** The battle when an ambush may well be sprung: in the first half turns nobody does anything. */
function laterOn(setup: Setup): Game {
  let { game } = engine.start(setup, 1);
  while (clockRules.turnOf(game.board as never) < 3)
    ({ game } = engine.apply(game, { side: engine.legal(game)[0]!.side, choice: { do: 'done' } }));
  return game;
}

/** What red's legate thinks of his next order. */
function thoughts(game: Game): unknown {
  const { live } = engine.live(game);
  return legate.explain!(turnFor(live, live.pendingOf('red')!, drawsFrom(1)));
}

describe('the legate of the Clock rules', () => {
  it('does not know who lies in ambush, nor where', () => {
    const west = laterOn(setupWith('west', 'MF'));
    const east = laterOn(setupWith('east', 'WB'));
    expect(thoughts(west)).toEqual(thoughts(east));
  });
});
