import { drawsFrom } from '@acies/players';
import { expect, it } from 'vitest';
import type { CkContext } from '../board/look.ts';
import { Prospects } from './prospects.ts';
import { battle, engine, type Unit, unit } from './testing/battle.ts';

const army = (ids: string, at: string): Unit[] =>
  [...ids].map((id, i) => unit(id, i % 2 ? 'Cav' : 'CO', 'plain', `${at}${1 + i}`));

it('a unit elsewhere is worth what a fresh count says, wherever everybody stands, and stays where it is', () => {
  const draw = drawsFrom(1);
  for (let round = 0; round < 20; round++) {
    const { live } = engine.live(battle(army('abcdef', 'D'), army('uvwxyz', 'B')));
    const g = live.g as CkContext;
    const { count } = g.setting.grid;
    for (const one of g.board.units) one.zone = draw(count);
    const [id, to] = [draw(6), draw(count)];
    const before = JSON.stringify(g.board);
    const guessed = new Prospects(g, 'red', round % 3).with(id, to);
    expect(JSON.stringify(g.board)).toBe(before);
    g.board.units[id]!.zone = to;
    expect(guessed).toBeCloseTo(new Prospects(g, 'red', round % 3).now, 9);
  }
});
