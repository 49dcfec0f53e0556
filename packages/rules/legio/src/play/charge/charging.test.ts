import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { PACE } from '../../board/setting.ts';
import { combatPhase, declare } from '../../testing/combat-phase.ts';
import type { LegioStage, StageOptions } from '../../testing/stage.ts';

const REST = 'z SW 1700 100 rests';
const charge = (unit: string, target: string, ...faces: number[]): LegioStage =>
  declare(combatPhase([unit], [`${target} rests`, REST]), ['a charges x'], ...faces);

describe('LG-SEQ-4 charges run home', () => {
  it('LG-SEQ-4 LG-MOV-2 an average die and a D6, and it stops at the enemy', () => {
    const s = charge('a WB 500 600', 'x WB 510 560', 2, 1, 1, 3);
    expect(s.told('allowance')[0]).toMatchObject({ unit: 0, paces: { total: 60 } });
    expect(s.told('contact')).toMatchObject([{ attacker: 0, defender: 1, met: 'front' }]);
    expect(s.told('moved')[0]).toMatchObject({ how: 'charge', to: { x: 50000, y: 56000, heading: 0 } });
  });

  it('LG-SEQ-4 dice that just reach do, and 20 paces fewer do not', () => {
    const at = (...faces: number[]) => charge('a HC 500 700', 'x WB 500 560', ...faces);
    expect(at(2, 2, 3, 1, 3).told('contact')).toHaveLength(1);
    const short = at(2, 2, 2);
    expect(short.told('short')).toMatchObject([{ unit: 0, target: 1 }]);
    expect(short.told('contact')).toEqual([]);
  });

  it('LG-MOV-7 a charge tires as any fast move does', () => {
    expect(charge('a WB 500 600', 'x WB 500 560', 2, 6, 3, 3).told('disordered')[0]).toMatchObject({
      unit: 0,
      why: 'fatigue',
      gained: 1,
    });
    expect(charge('a WB 500 600', 'x WB 500 560', 2, 5, 3, 3).told('disordered')[0]).toMatchObject({ why: 'combat' });
  });

  const over = (line: 'obstacle' | 'wood'): StageOptions =>
    line === 'obstacle'
      ? {
          lines: [
            {
              id: 'o',
              kind: 'obstacle',
              points: [
                [300, 590],
                [700, 590],
              ],
            },
          ],
        }
      : {
          terrain: [
            {
              id: 'w',
              kind: 'difficult',
              points: [
                [300, 590],
                [700, 590],
                [700, 600],
                [300, 600],
              ],
            },
          ],
        };
  const across = (type: string, what: 'obstacle' | 'wood', ...faces: number[]): LegioStage =>
    declare(combatPhase([`a ${type} 500 600`], ['x WB 500 560 rests', REST], over(what)), ['a charges x'], ...faces);

  it('LG-MOV-6 LG-MOV-7 difficult ground slows formed infantry by 20 paces a die and tires it at 5', () => {
    expect(across('WB', 'wood', 2, 1).told('short')).toHaveLength(1);
    expect(across('WB', 'wood', 2, 2, 3, 3).told('contact')).toHaveLength(1);
    const gained = (...faces: number[]) => across('WB', 'wood', ...faces).told('disordered')[0]!.why;
    expect([gained(2, 4, 3, 3), gained(2, 5, 3, 3), gained(5, 2, 3, 3)]).toEqual(['combat', 'fatigue', 'fatigue']);
  });

  it('LG-MAN-5 an obstacle takes half of a charge; DPs: 2 mounted, 1 other formed, none unformed', () => {
    expect(across('WB', 'obstacle', 2, 1).told('short')).toHaveLength(1);
    const gained = (type: string, ...faces: number[]) =>
      across(type, 'obstacle', ...faces)
        .told('disordered')
        .filter(({ cause }) => cause === 'movement')
        .map(({ why, gained: dp }) => `${why} ${dp}`);
    expect(gained('WB', 2, 2, 3, 3)).toEqual(['formed, major obstacle 1']);
    expect(gained('HC', 2, 2, 1, 3, 3)).toEqual(['mounted, major obstacle 2']);
    const s = declare(
      combatPhase(['a Sk 500 600'], ['x WB 500 560 unformed rests', REST], over('obstacle')),
      ['a charges x'],
      2,
      1,
      3,
      3,
    );
    expect(s.told('disordered').filter(({ cause }) => cause === 'movement')).toEqual([]);
  });

  it('LG-MAN-2 who must wheel to come at its enemy pays for it, who goes straight or is unformed does not', () => {
    const wheels = (unit: string, target: string, ...faces: number[]) =>
      charge(unit, target, ...faces)
        .told('disordered')
        .filter(({ why }) => why === 'wheel').length;
    expect(wheels('a HC 500 600', 'x WB 559 560', 2, 2, 1, 3, 3)).toBe(0);
    expect(wheels('a HC 500 600', 'x WB 561 560', 2, 2, 1, 3, 3)).toBe(1);
    expect(wheels('a HC 500 600 unformed', 'x WB 561 560 unformed', 2, 2, 1, 1, 3)).toBe(0);
  });

  it('LG-MAN-2 beyond 100 paces of enemy a wheel is free', () => {
    const wheels = (y: number) =>
      charge('a HC 500 800', `x WB 600 ${y}`, 5, 5, 5, 3, 3)
        .told('disordered')
        .filter(({ why }) => why === 'wheel').length;
    expect([wheels(708.4), wheels(708.1)]).toEqual([1, 0]);
  });

  it('LG-SEQ-4 of two enemies met at once it is the one charged', () => {
    for (const [target, id] of [
      ['x', 1],
      ['y', 2],
    ] as const) {
      const s = combatPhase(['a WB 500 600'], ['x WB 470 560 rests', 'y WB 530 560 rests']);
      declare(s, [`a charges ${target}`], 2, 1, 3, 3);
      expect(s.told('contact')).toMatchObject([{ attacker: 0, defender: id }]);
    }
  });

  it.each([
    ['x SW 500 560', 'a WB 500 600', 'front', [3, 4]],
    ['x SW 500 560 facing=90', 'a WB 490 610', 'flank', [1, 6]],
    ['x SW 500 560 facing=0', 'a WB 500 640', 'rear', [3, 6]],
  ])('LG-MOR-3 %s is met by %s in %s', (target, unit, met, dice) => {
    const s = charge(unit, target, 3, 3, ...dice);
    expect(s.told('contact')).toMatchObject([{ met }]);
    expect(
      s
        .told('disordered')
        .filter(({ why }) => why.startsWith('charged'))
        .map(({ gained }) => gained),
    ).toEqual(met === 'front' ? [] : [2]);
  });

  it('LG-MOR-3 unformed troops in a flank are no such shock', () => {
    const s = charge('a Jav 490 610 unformed', 'x SW 500 560 facing=90', 3, 3, 3, 3);
    expect(s.told('contact')).toMatchObject([{ met: 'flank' }]);
    expect(s.told('disordered').filter(({ why }) => why.startsWith('charged'))).toEqual([]);
  });
});

describe('LG-SEQ-4 chargers of each other', () => {
  const mutual = (...faces: number[]): LegioStage =>
    declare(combatPhase(['a HC 500 700'], ['x HC 500 500']), ['a charges x', 'x charges a'], ...faces);
  const met = (s: LegioStage): unknown =>
    s
      .told('moved')
      .filter(({ how }) => how === 'charge')
      .map(({ unit, to }) => [unit, to.y / 100]);

  it('LG-SEQ-4 (R) meet midway, and both count as charging', () => {
    const s = mutual(2, 2, 1, 2, 2, 1, 3, 3);
    expect(met(s)).toEqual([
      [1, 600],
      [0, 600],
    ]);
    expect(s.told('contact')).toHaveLength(1);
    const rows = s.told('combat')[0]!.tallies;
    for (const side of ['red', 'blue'] as const)
      expect(rows[side].rows.map(({ label }) => label)).toContain('warband, cavalry or elephants coming on');
  });

  it('LG-SEQ-4 (R) who has thrown less than half goes what he can, and the other the rest', () => {
    expect(met(mutual(5, 5, 1, 2, 2, 1, 3, 3))).toEqual([
      [1, 600],
      [0, 600],
    ]);
    expect(
      met(
        declare(
          combatPhase(['a HC 500 740'], ['x HC 500 500']),
          ['a charges x', 'x charges a'],
          5,
          5,
          1,
          2,
          2,
          1,
          3,
          3,
        ),
      ),
    ).toEqual([
      [1, 600],
      [0, 600],
    ]);
    expect(
      met(
        declare(
          combatPhase(['a HC 500 740'], ['x HC 500 500']),
          ['a charges x', 'x charges a'],
          2,
          2,
          1,
          5,
          5,
          1,
          3,
          3,
        ),
      ),
    ).toEqual([
      [1, 640],
      [0, 640],
    ]);
  });

  it('LG-SEQ-4 (R) if both together have thrown too little both miss, and go the full distance', () => {
    const far = (...faces: number[]): LegioStage =>
      declare(combatPhase(['a HC 500 800'], ['x HC 500 500']), ['a charges x', 'x charges a'], ...faces);
    expect(met(far(2, 2, 3, 2, 2, 4, 3, 3))).toEqual([
      [1, 660],
      [0, 660],
    ]);
    const s = far(2, 2, 3, 2, 2, 3);
    expect([s.at('a'), s.at('x'), s.told('contact')]).toEqual(['500 660 0', '500 640 180', []]);
  });

  it('LG-SEQ-4 (R) then each of A or B grade stops where it likes', () => {
    const s = combatPhase(['a HC 500 800 C'], ['x HC 500 500 A']);
    declare(s, ['a charges x', 'x charges a'], 2, 2, 3, 2, 2, 3);
    expect([s.asked, s.at('x')]).toEqual(['blue miss', '500 500 180']);
  });

  it('LG-MOR-3 infantry that charges mounted troops who charge it is caught moving, whoever has the initiative', () => {
    for (const initiative of ['red', 'blue'] as const) {
      const s = combatPhase(['a WB 500 600'], ['x HC 500 560'], { initiative });
      declare(s, ['a charges x', 'x charges a'], 3, 3, 3, 3, 3, 3, 1);
      expect(s.told('disordered')[0]).toMatchObject({ unit: 0, gained: 2, why: 'infantry caught moving by mounted' });
    }
  });

  it('LG-MOR-3 nor does it matter that it charges another; its own charge goes no further', () => {
    const s = combatPhase(['a HC 500 600', 'b SW 600 600 rests'], ['x WB 570 560 facing=180']);
    declare(s, ['a charges x', 'x charges b'], 3, 3, 3, 2, 3);
    expect(s.told('contact')).toHaveLength(1);
    expect(s.told('disordered').some(({ unit, why }) => unit === s.id('x') && why.startsWith('infantry caught'))).toBe(
      true,
    );
    expect(s.told('combat')[0]!.tallies.blue.rows.map(({ label }) => label)).toContain(
      'warband, cavalry or elephants coming on',
    );
  });

  it('LG-MOR-3 infantry that stands is not', () => {
    expect(charge('a HC 500 600', 'x WB 500 560', 2, 2, 1, 1, 3).told('disordered')).toEqual([]);
  });
});

describe('LG-SEQ-4 a charge that runs into others', () => {
  it('LG-SEQ-4 (R) stops short of whom it went for before, where each of two is in the way to the other', () => {
    const wall = 'stands=8 files=4 facing=270 rests';
    const s = combatPhase(['a LC 500 600 stands=4 files=4 pursuing'], [`x WB 530 506 ${wall}`, `y WB 469 508 ${wall}`]);
    const { engine } = s;
    const game = engine.copy(s.game);
    const responses: [number, 'stand'][] = [s.id('x'), s.id('y')].map((id) => [id, 'stand']);
    const locals = {
      charges: [{ unit: s.id('a'), target: s.id('x'), length: 300 * PACE }],
      waiting: [],
      responses,
      throwing: [],
    };
    game.pending.length = 0;
    game.stack.splice(1, game.stack.length, { procedure: 'charging', step: 'pair', locals, into: undefined });
    const told: string[] = [];
    const live = engine.open(game, scriptedDice([]), ({ type, ...event }) => {
      if (type === 'charge' && 'target' in event)
        told.push(`charges ${s.g.setting.units[event.target as number]!.key}`);
      if (type === 'contact') told.push('contact');
    });
    live.run();
    expect([live.over, ...told]).toEqual([true, 'charges y']);
  });
});
