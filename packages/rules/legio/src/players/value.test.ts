import { Engine } from '@acies/kernel';
import { rowOf, valueOfFamily } from '@acies/rules-disorder/testing';
import { describe, expect, it } from 'vitest';
import type { LegioContext } from '../board/look.ts';
import { legioRules } from '../rule-set.ts';
import { value } from './value.ts';

const engine = new Engine(legioRules);
const ROW = [600, 760, 920, 1080];

function after(change: (board: LegioContext['board']) => void): number {
  const armies = { red: rowOf('red', 'SW', ROW, 800), blue: rowOf('blue', 'SW', ROW, 480) };
  const setup = legioRules.parseSetup({ id: 'test', title: 'Test', about: '', terrain: [], turns: 10, armies });
  const g = engine.live(engine.start(setup, 1).game).live.g as LegioContext;
  change(g.board);
  return value(g, 'red');
}

describe('the value of a position of Legio', () => {
  valueOfFamily(after, { attacker: 0, defender: 4, met: 'front' });

  it('LG-END-1 counts losses the more the later it is', () => {
    const lost = (turn: number): number =>
      after((board) => {
        board.turn = turn;
        board.units[3]!.where = 'gone';
      });
    expect(lost(9)).toBeLessThan(lost(1));
  });
});
