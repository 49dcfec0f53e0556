import { describe, expect, it } from 'vitest';
import { combatPhase, declare, dps, fight } from '../../testing/combat-phase.ts';
import { type LegioStage, type StageOptions, stage } from '../../testing/stage.ts';

const R = 'r SW 100 1100';

describe('LG-MOR-1 what friends near by see', () => {
  /** x and its friend y, so far to its left, edge to edge. */
  const beaten = (x: string, apart: number, dice: readonly number[], y = 'SW'): LegioStage =>
    fight(['a SW 500 600', R], [`x ${x}`, `y ${y} ${560 + apart} 600`], ['a x'], dice);

  it('LG-MOR-1 heavy infantry that retires: 1 DP within 100 paces of where it stood', () => {
    const RETIRES = [6, 1, 5, 5, 2, 1];
    expect(beaten('SW 500 600', 100, RETIRES).unit('y').dp).toBe(1);
    expect(beaten('SW 500 600', 100.1, RETIRES).unit('y').dp).toBe(0);
  });

  it('LG-MOR-1 others that retire are no shock', () => {
    const s = beaten('HC 500 600', 50, [5, 1, 2, 2, 1, 2, 1]);
    expect(s.told('after')[0]).toMatchObject({ move: 'retire' });
    expect(s.unit('y').dp).toBe(0);
  });

  it('LG-MOR-1 a unit that breaks: 2 DPs within 100 paces, unless it is light', () => {
    const BREAKS = [6, 1, 2, 1, 2, 1];
    expect(beaten('WB 500 600 dp=1', 100, BREAKS).unit('y').dp).toBe(2);
    expect(beaten('WB 500 600 dp=1', 100.1, BREAKS).unit('y').dp).toBe(0);
    expect(beaten('Sk 500 600', 50, BREAKS).unit('y').dp).toBe(0);
    expect(beaten('WB 500 600 dp=1', 50, BREAKS, 'Sk').unit('y').dp).toBe(2);
  });

  it('LG-MOR-1 a unit that is destroyed: 2 DPs; routers count once, when they break', () => {
    expect(beaten('El 500 600 dp=4', 50, [6, 1]).unit('y').dp).toBe(2);
    const s = stage(
      { red: ['a SW 500 500 pursuing', R], blue: ['x WB 500 500 routing stands=2 files=2', 'y SW 560 500'] },
      { from: 'cutDown', catches: ['a x 2'], dice: [3, 3] },
    );
    expect([s.at('x'), s.unit('y').dp]).toEqual(['gone', 0]);
  });

  it('LG-MOR-1 enemies do not mind', () => {
    const s = fight(
      ['a SW 500 600', 'b SW 570 600'],
      ['x WB 500 600 dp=1', 'z SW 1700 100'],
      ['a x'],
      [6, 1, 2, 1, 2, 1],
    );
    expect(s.unit('b').dp).toBe(0);
  });

  it('LG-MOR-5 a chain: the shock costs a shaken friend stands, his last costs the next', () => {
    const s = fight(
      ['a SW 500 600', R],
      ['x WB 500 600 dp=1', 'y SW 570 600 dp=5 stands=2 files=2', 'w SW 665 600', 'v SW 730.1 600'],
      ['a x'],
      [6, 1, 2, 1, 2, 1],
    );
    expect([s.at('y'), s.unit('w').dp, s.unit('v').dp]).toEqual(['gone', 2, 0]);
  });

  it('LG-MOR-5 routers are past caring', () => {
    const s = fight(['a SW 500 600', R], ['x WB 500 600 dp=1', 'y SW 560 600 routing'], ['a x'], [6, 1, 2, 1, 2, 1]);
    expect(s.unit('y').casualties).toBe(0);
  });
});

describe('LG-MOR-2 leaders lost with their units', () => {
  const led = (rank: string): StageOptions => ({
    leaders: { blue: rank === 'general' ? ['Gaius general x'] : ['Other general v', `Gaius ${rank} x`] },
  });
  const broken = (rank: string, apart = 50): LegioStage =>
    fight(
      ['a SW 500 600', R],
      ['x WB 500 600 dp=1', `y Sk ${560 + apart} 600`, 'v SW 1700 100'],
      ['a x'],
      [6, 1, 2, 2, 1, 2, 1],
      led(rank),
    );

  it.each([
    ['general', 4],
    ['commander', 3],
    ['subordinate', 2],
  ])('LG-MOR-2 a %s who flees with his unit: %i DPs with those for the unit', (rank, dp) => {
    expect([broken(rank).unit('y').dp, broken(rank, 100.1).unit('y').dp]).toEqual([dp, 0]);
  });

  it('LG-MOR-2 who has seen him flee takes nothing more when his unit is gone', () => {
    const s = stage(
      { red: ['a SW 500 500 pursuing', R], blue: ['x WB 500 500 routing stands=2 files=2', 'y SW 560 500'] },
      { from: 'cutDown', catches: ['a x 2'], dice: [3, 3, 1], leaders: { blue: ['Gaius general x'] } },
    );
    expect([s.leader('Gaius'), s.unit('y').dp]).toEqual(['gone', 0]);
  });
});

describe('LG-MOR-4 strange beasts', () => {
  const near = (cavalry: string, beast: string, words = ''): string =>
    dps(
      stage(
        { red: [`a ${cavalry} 500 600 rests ${words}`, 'b SW 1000 1000 rests'], blue: [`e ${beast} rests`] },
        { from: 'shy', turns: 1 },
      ),
    );

  it.each([
    ['HC', 'El 500 560', 1],
    ['HC', 'El 500 559.9', 0],
    ['LC', 'El 500 560', 1],
    ['SC', 'LC 500 560 camels', 1],
    ['SW', 'El 500 560', 0],
    ['HC', 'LC 500 560', 0],
  ])('LG-MOR-4 %s near %s: %i DP', (cavalry, beast, dp) => {
    expect(near(cavalry, beast)).toBe(`a${dp} b0 e0`);
  });

  it('LG-MOR-4 (R) once an approach', () => {
    expect(near('HC', 'El 500 560', 'shied')).toBe('a0 b0 e0');
    const away = stage(
      { red: ['a HC 500 600 rests shied', R], blue: ['e El 500 500 rests'] },
      { from: 'shy', turns: 1 },
    );
    expect(away.unit('a').shied).toBe(false);
  });

  it('LG-MOR-4 a charge that brings them near counts before the combat', () => {
    const s = declare(combatPhase(['a HC 500 600', R], ['e El 500 500 rests']), ['a charges e'], 3, 3, 3, 1, 1);
    expect(s.told('combat')[0]!.tallies.red.rows).toContainEqual({ clause: 'LG-CBT-4', label: 'DPs', value: -1 });
  });
});
