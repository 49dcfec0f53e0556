import { describe, expect, it } from 'vitest';
import { combatPhase, declare } from '../../testing/combat-phase.ts';
import type { LegioStage, StageOptions } from '../../testing/stage.ts';
import { responsesOf } from './responding.ts';

const REST = 'z SW 1700 100 rests';
const charged = (by: string, unit: string, options?: StageOptions): LegioStage =>
  declare(combatPhase([`a ${by}`], [`x ${unit} rests`, REST], options), ['a charges x']);
const answers = (by: string, unit: string, options?: StageOptions): string[] => {
  const s = charged(by, unit, options);
  expect(s.asked).toBe('blue respond');
  return s.labels;
};
/** With a single answer nobody is asked: the dice of it fall, and the event tells. */
const must = (by: string, unit: string, options: StageOptions | undefined, ...faces: number[]) =>
  declare(combatPhase([`a ${by}`], [`x ${unit} rests`, REST], options), ['a charges x'], ...faces).told('response')[0];

const box = (top: number, bottom: number) =>
  [
    [300, top],
    [700, top],
    [700, bottom],
    [300, bottom],
  ] as [number, number][];

describe('LG-RSP-1 to LG-RSP-6 what the charged may do', () => {
  it('LG-RSP-1 shaken troops break and run, whoever they are', () => {
    for (const type of ['SW', 'Sk', 'HC', 'LC']) {
      const s = declare(
        combatPhase(['a WB 500 600'], [`x ${type} 500 560 dp=5 rests`, REST]),
        ['a charges x'],
        ...(type === 'HC' || type === 'LC' ? [2, 2, 1] : [2, 1]),
        ...[2, 1],
      );
      expect(s.told('response')).toMatchObject([{ unit: 1, response: 'break', clauses: ['LG-RSP-1'] }]);
      expect(s.unit('x')).toMatchObject({ mood: 'routing', formation: 'unformed' });
    }
  });

  it('LG-RSP-2 light infantry fights only cavalry and lights; from others it evades', () => {
    const all = ['counter-charge', 'stand', 'try to evade'];
    expect(answers('HC 500 600', 'Sk 500 560')).toEqual(all);
    expect(answers('Sk 500 600', 'Arch 500 560')).toEqual(all);
    const facts = { response: 'evade', clauses: ['LG-RSP-2'] };
    expect(must('WB 500 600', 'Sk 500 560', undefined, 6, 2, 1, 2, 1)).toMatchObject(facts);
    expect(must('El 500 600', 'Arch 500 560', undefined, 6, 2, 1, 2, 1)).toMatchObject(facts);
  });

  it('LG-RSP-2 in difficult ground or behind an obstacle it may fight anybody', () => {
    const all = ['counter-charge', 'stand', 'try to evade'];
    const wood = (bottom: number): StageOptions => ({
      terrain: [{ id: 'w', kind: 'difficult', points: box(400, bottom) }],
    });
    expect(answers('WB 500 600', 'Sk 500 560', wood(521))).toEqual(all);
    expect(must('WB 500 600', 'Sk 500 560', wood(520), 6, 2, 1, 2, 1)).toMatchObject({ response: 'evade' });
    const wall = (y: number): StageOptions => ({
      lines: [
        {
          id: 'o',
          kind: 'obstacle',
          points: [
            [300, y],
            [700, y],
          ],
        },
      ],
    });
    expect(answers('WB 500 600', 'Sk 500 560', wall(565))).toEqual(all);
    expect(must('WB 500 600', 'Sk 500 560', wall(510), 6, 2, 1, 2, 1)).toMatchObject({ response: 'evade' });
  });

  it('LG-RSP-2 (R) an obstacle must be nearer to it than to its charger, and within 40 paces of its front', () => {
    const evades = (at: number, a = 'WB 500 600', x = 560): boolean => {
      const lines: StageOptions['lines'] = [
        {
          id: 'o',
          kind: 'obstacle',
          points: [
            [300, at],
            [700, at],
          ],
        },
      ];
      const s = combatPhase([`a ${a}`], [`x Sk 500 ${x} rests`, REST], { lines });
      return responsesOf(s.g, s.id('x'), [s.id('a')]).options.length === 1;
    };
    expect([evades(579), evades(580), evades(581)]).toEqual([false, true, true]);
    // Elephants come from farther.
    expect([evades(560, 'El 500 620', 520), evades(560.5, 'El 500 620', 520)]).toEqual([false, true]);
  });

  it('LG-RSP-2 (R) an obstacle must be between it and every charger', () => {
    const wall = (to: number): StageOptions => ({
      lines: [
        {
          id: 'o',
          kind: 'obstacle',
          points: [
            [400, 565],
            [to, 565],
          ],
        },
      ],
    });
    const two = (to: number): LegioStage =>
      combatPhase(['a WB 470 600', 'b WB 560 600'], ['x Sk 500 560 rests', REST], wall(to));
    expect(declare(two(700), ['a charges x', 'b charges x']).asked).toBe('blue respond');
    const open = declare(two(500), ['a charges x', 'b charges x'], 6, 5, 5, 2, 1, 2, 1);
    expect(open.told('response')).toMatchObject([{ response: 'evade' }]);
  });

  it('LG-RSP-3 unformed cavalry counter-charges cavalry or lights, from others it evades', () => {
    for (const unit of ['LC 500 560', 'HC 500 560 unformed'])
      for (const by of ['HC 500 600', 'Sk 500 600'])
        expect(answers(by, unit)).toEqual(['counter-charge', 'try to evade']);
    expect(must('WB 500 600', 'LC 500 560', undefined, 6, 2, 2, 1, 2, 1)).toMatchObject({
      response: 'evade',
      clauses: ['LG-RSP-3'],
    });
  });

  it('LG-RSP-4 formed heavy cavalry and javelinmen may test to evade infantry, chariots or elephants', () => {
    for (const unit of ['HC 500 560', 'Jav 500 560']) {
      for (const by of ['WB 500 600', 'HC 500 600 chariots', 'El 500 600'])
        expect(answers(by, unit)).toEqual(['stand', 'try to evade']);
      expect(must('HC 500 600', unit, undefined, 2, 2, 1, 1, 3)).toMatchObject({
        response: 'stand',
        clauses: ['LG-RSP-4'],
      });
    }
  });

  it('LG-RSP-5 shock cavalry may counter-charge pursuers', () => {
    expect(answers('HC 500 600 pursuing', 'SC 500 560')).toEqual(['stand', 'counter-charge']);
    expect(must('HC 500 600', 'SC 500 560', undefined, 2, 2, 1, 2, 3)).toMatchObject({
      response: 'stand',
      clauses: ['LG-RSP-5'],
    });
  });

  it('LG-RSP-6 others stand', () => {
    for (const unit of ['SW 500 560', 'WB 500 560'])
      expect(must('HC 500 600', unit, undefined, 2, 2, 1, 2, 3)).toMatchObject({
        response: 'stand',
        clauses: ['LG-RSP-6'],
      });
  });

  it('LG-RSP-6 (R) who is in combat already stands', () => {
    const s = combatPhase(['a WB 500 600', 'b WB 570 580 facing=270'], ['x Jav 500 600 rests', REST], {
      contacts: ['a x'],
    });
    declare(s, ['b charges x'], 3, 3);
    expect(s.told('response')).toMatchObject([{ unit: 2, response: 'stand' }]);
  });

  it('LG-SEQ-4 the charged answer, not the chargers: those of the initiative’s charges first, from right to left', () => {
    const s = combatPhase(
      ['a HC 500 600', 'b HC 700 600', 'c LC 900 600', 'd LC 1000 600'],
      ['x LC 500 560', 'y LC 700 560', 'v HC 900 560', 'w HC 1000 560'],
      { initiative: 'blue' },
    );
    declare(s, ['v charges c', 'w charges d', 'a charges x', 'b charges y']);
    for (const side of ['red', 'red', 'blue']) {
      expect(s.asked).toBe(`${side} respond`);
      s.pick('counter-charge');
    }
    expect(s.asked).toBe('blue respond');
    expect(s.told('response').map(({ unit }) => s.g.setting.units[unit]!.key)).toEqual(['d', 'c', 'x']);
  });
});

describe('LG-RSP-7 the evade test', () => {
  const tests = (unit: string, face: number, more: number[], options?: StageOptions) =>
    declare(combatPhase(['a WB 500 600'], [`x ${unit} rests`, REST], options), ['a charges x'], face, ...more);
  const AWAY = [2, 1, 2, 1];

  it.each([
    ['Sk 500 560', 1],
    ['Sk 500 560 dp=1', 2],
    ['Sk 500 560 dp=4', 5],
    ['Sk 500 560 casualties=1', 2],
    ['Sk 500 560 dp=1 casualties=1', 3],
    ['Sk 500 560 A dp=1', 2],
  ])('LG-RSP-7 %s evades on %i and no less', (unit, least) => {
    expect(tests(unit, least, AWAY).told('evade')).toMatchObject([{ unit: 1, result: 'evades' }]);
    if (least === 1 || unit.includes(' A ')) return;
    const s = tests(unit, least - 1, [2, 1, 1, 6, 2, 1, 2, 1]);
    expect(s.told('evade')).toMatchObject([{ result: 'shaken' }]);
    expect(s.told('contact')).toHaveLength(1);
    expect(s.told('disordered')[0]).toMatchObject({ unit: 1, dp: 5, shaken: true, why: 'it could not evade' });
  });

  it('LG-RSP-7 a leader who inspires adds 1', () => {
    const options = { leaders: { blue: ['Gaius general x'] }, inspires: { Gaius: 1 } };
    expect(tests('Sk 500 560 dp=2', 2, AWAY, options).told('evade')).toMatchObject([{ result: 'evades' }]);
    const idle = { ...options, inspires: {} };
    expect(tests('Sk 500 560 dp=2', 2, [2, 1, 1, 6, 5, 3, 3, 2, 1], idle).told('evade')).toMatchObject([
      { result: 'shaken' },
    ]);
  });

  it('LG-RSP-7 LG-MAN-1 a full fast move directly away, unformed, facing the enemy again', () => {
    const s = declare(combatPhase(['a WB 500 600'], ['x Jav 500 560 rests', REST]), ['a charges x']);
    s.pick('try to evade', 3, 4, 2, 2, 1);
    expect([s.at('x'), s.unit('x').formation, s.unit('x').motion]).toEqual(['500 420 180', 'unformed', 'standing']);
  });

  it('LG-AFT-5 (R) an evader veers where it has no room, up to 45 degrees', () => {
    const behind = (...friends: string[]): LegioStage =>
      declare(
        combatPhase(['a WB 500 600'], ['x Sk 500 560 rests', ...friends.map((f) => `${f} rests`), REST]),
        ['a charges x'],
        ...[3, 2, 1, 2, 1],
      );
    expect(behind().at('x')).toBe('500 440 180');
    // Friends where it would end: it goes to the right of straight away, by as little as leaves room.
    const heading = (friend: string): string => behind(friend).at('x').split(' ')[2]!;
    expect(heading('f SW 465 440')).toBe('195');
    expect(heading('f SW 535 440')).toBe('165');
    expect(heading('f SW 480 440')).toBe('210');
    expect(heading('f SW 500 440 files=6')).toBe('225');
    // No room anywhere within 45 degrees: as far as it can get, 90 paces.
    expect(behind('f SW 500 440 stands=12 files=12').at('x')).toBe('549.5 490.5 225');
  });

  it('LG-AFT-5 (R) without room it stands, unformed', () => {
    const s = declare(combatPhase(['a WB 500 95'], ['x Sk 500 55 rests', REST]), ['a charges x'], 3, 2, 1, 2, 1, 1, 6);
    expect(s.told('contact')).toHaveLength(1);
    expect([s.at('x'), s.unit('x').formation]).toEqual(['500 55 180', 'unformed']);
  });
});

describe('LG-RSP-3 counter-charges in play', () => {
  it('LG-SEQ-4 (R) a counter-charger throws too, comes half the way, and counts as charging', () => {
    const s = charged('HC 500 600', 'LC 500 540').pick('counter-charge', 2, 2, 1, 2, 2, 1, 3, 3);
    expect(s.told('allowance').map(({ unit }) => unit)).toEqual([0, 1]);
    expect(
      s
        .told('moved')
        .filter(({ how }) => how === 'charge')
        .map(({ unit, to }) => [unit, to.y]),
    ).toEqual([
      [1, 57000],
      [0, 57000],
    ]);
    expect(s.told('combat')[0]!.tallies.blue.rows.map(({ label }) => label)).toContain(
      'warband, cavalry or elephants coming on',
    );
  });

  it('LG-MAN-1 unformed, it faces the charge first', () => {
    const s = charged('HC 500 600', 'LC 500 540 facing=90').pick('counter-charge', 2, 2, 1, 2, 2, 1, 3, 3);
    expect(s.told('contact')).toMatchObject([{ met: 'front' }]);
  });

  it('LG-MOR-3 light infantry that counter-charges mounted troops is caught moving', () => {
    const s = charged('HC 500 600', 'Sk 500 560').pick('counter-charge', 2, 2, 1, 2, 1, 1, 6);
    expect(s.told('disordered')[0]).toMatchObject({ unit: 1, gained: 2, why: 'infantry caught moving by mounted' });
    expect(charged('HC 500 600', 'Sk 500 560').pick('stand', 2, 2, 1, 1, 6).told('disordered')[0]?.why).not.toBe(
      'infantry caught moving by mounted',
    );
  });
});
