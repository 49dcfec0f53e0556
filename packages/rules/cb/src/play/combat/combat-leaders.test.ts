import { describe, expect, it } from 'vitest';
import { combatPhase, declare, fight } from '../../testing/combat-phase.ts';
import type { CbStage, StageOptions } from '../../testing/stage.ts';

const FAR = 'z Art 42 2';
const RED: StageOptions = { leaders: { red: ['Max general a'] } };
const BLUE: StageOptions = { leaders: { blue: ['Kai general x'] } };
const meet = (dice: readonly number[], options: StageOptions, a = 'HI', x = 'HI'): CbStage =>
  fight(
    [`a ${a.replace(/^\w+/, '$& 20 20')}`, 'r Art 3 28'],
    [`x ${x.replace(/^\w+/, '$& 20 20')}`, FAR],
    ['a x'],
    dice,
    options,
  );

describe('CB-LDR-3 leaders in combat', () => {
  it.each([
    [[2], 'a', 0],
    [[1, 1], 'gone', 0],
    [[1, 2], 'a', 1],
    [[1, 4], 'a', 1],
    [[1, 5], 'a', 0],
  ])('CB-LDR-1 CB-LDR-3 he throws %j: %s, wounds %i', (risk, where, wounds) => {
    const s = meet([3, 3, ...risk], RED);
    expect([s.leader('Max'), s.board.leaders[0]!.wounds]).toEqual([where, wounds]);
  });

  it('CB-LDR-2 a second wound kills', () => {
    expect(meet([3, 3, 1, 4], { ...RED, wounds: { Max: 1 } }).leader('Max')).toBe('gone');
  });

  it('CB-LDR-3 after results and before moves', () => {
    const s = meet([5, 2, 1, 1], RED);
    const types = s.events.map(({ type }) => type).filter((type) => ['disordered', 'leader', 'after'].includes(type));
    expect(types).toEqual(['disordered', 'disordered', 'leader', 'after']);
  });

  it('CB-LDR-3 nobody throws for a unit that does not fight', () => {
    expect(
      fight(['a HI 20 20', 'b HI 30 20'], ['x HI 20 20', FAR], ['a x'], [3, 3], { leaders: { red: ['Max general b'] } })
        .asked,
    ).toBe('blue after');
  });

  it('CB-LDR-3 he routs with his unit', () => {
    const s = meet([6, 1, 2, 2, 1], BLUE, 'HI combat=5');
    expect([s.leader('Kai'), s.told('leader')]).toMatchObject(['x', [{ fate: 'flees' }]]);
  });

  it('CB-LDR-3 with a unit destroyed he is killed on 1-3, and else alone', () => {
    const lost = (face: number): string =>
      meet([6, 1, face], BLUE, 'HI combat=5', 'HI stands=4 files=4 casualties=2').leader('Kai');
    expect([lost(3), lost(4)]).toEqual(['gone', 'alone']);
  });

  it('CB-MOR-6 CB-MOR-10 (R) who flees and is killed in his rout is mourned once', () => {
    const mourned = (...dice: number[]): string[] => {
      const s = fight(
        ['a HC 20 20 motion=charging', 'r Art 3 28'],
        ['x HI 20 20 dp=5 stands=4 files=2 casualties=1', 'w HI 27 17', FAR],
        ['a x fresh'],
        dice,
        BLUE,
      );
      expect(s.leader('Kai')).toBe('gone');
      return s
        .told('disordered')
        .filter(({ clauses }) => clauses[0] === 'CB-MOR-6')
        .map(({ unit, gained }) => `${s.g.setting.units[unit]!.key} ${gained}`);
    };
    // He comes off in the combat, flees with his unit, and falls with it as it is cut down.
    expect(mourned(1, 3, 6, 2, 1, 3, 3, 3, 3)).toEqual(['w 2']);
  });

  it('CB-LDR-3 each round anew', () => {
    const s = fight(
      ['a HC 20 20 motion=charging', 'r Art 3 28'],
      ['x HI 20 20 dp=5', FAR, 'y HI 20 15'],
      ['a x fresh'],
      [1, 3, 2, 5, 6, 2, 2, 1, 3, 3, 1, 5, 2, 2, 1],
      RED,
    );
    expect(s.told('leader')).toMatchObject([{ fate: 'near miss' }]);
  });

  it('CB-LDR-3 one alone whom enemies reach, and (R) if he comes off he rides to the nearest friend', () => {
    const reached = (...risk: number[]): CbStage =>
      declare(combatPhase(['a HI 20 20', 'r Art 3 28'], ['x HI 20 17', FAR], { ...BLUE, alone: { Kai: [20, 17.5] } }), [
        'a x',
      ]).pick('1 die', 3, ...risk);
    expect(reached(1, 1, 3, 3).leader('Kai')).toBe('gone');
    // With x he then shares its danger.
    expect(reached(2, 3, 3, 2).leader('Kai')).toBe('x');
    const missed = declare(
      combatPhase(['a HI 20 20', 'r Art 3 28'], ['x HI 20 17', FAR], { ...BLUE, alone: { Kai: [24, 17.5] } }),
      ['a x'],
    ).pick('1 die', 3, 3, 3);
    expect(missed.leader('Kai')).toBe('alone');
  });
});
