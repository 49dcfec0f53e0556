import { Engine } from '@acies/kernel';
import { drawsFrom, questionFor } from '@acies/players';
import { describe, expect, it } from 'vitest';
import type { HexContext } from '../board/look.ts';
import { hexRules } from '../rule-set.ts';
import { hexPlayers } from './index.ts';
import { army } from './testing/army.ts';

const SEEDS = Array.from({ length: 100 }, (_, i) => i + 1);
const TURNS = 8;
const engine = new Engine(hexRules);

/** How many of many recruits do nothing in a turn of a battle, with an enemy before them. */
function idleIn(number: number): number {
  const map = ['. . . . . . . .', ' . . . . . . . .', '. . . . . . . .', ' . . . . . . . .'];
  const armies = { red: army('red', ['own HC B B2 E']), blue: army('blue', ['foe HI B B7 E']) };
  const setup = hexRules.parseSetup({ id: 'test', title: 'Test', about: '', map, turns: TURNS, armies });
  const { live } = engine.live(engine.start(setup, 1).game);
  (live.g as HexContext).board.turn = number;
  const pending = live.game.pending[0]!;
  const { pass } = questionFor(live, pending, drawsFrom(1));
  const choices = SEEDS.map((seed) => hexPlayers.recruit!.choose(questionFor(live, pending, drawsFrom(seed))));
  expect(pass).toBeDefined();
  return choices.filter((choice) => JSON.stringify(choice) === JSON.stringify(pass)).length;
}

describe('the recruit of the Hex rules', () => {
  it('hesitates in the first half of a battle', () => {
    expect(idleIn(TURNS / 2)).toBeGreaterThan(3);
  });

  it('does not hesitate in the second: who waits then will not win in time', () => {
    expect(idleIn(TURNS / 2 + 1)).toBe(0);
  });
});
