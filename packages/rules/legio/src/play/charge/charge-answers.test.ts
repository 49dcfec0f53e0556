import { describe, expect, it } from 'vitest';
import { combatPhase, declare, fight } from '../../testing/combat-phase.ts';
import type { LegioStage } from '../../testing/stage.ts';
import { line } from '../../testing/terrain.ts';

const REST = 'z SW 1700 100 rests';
const why = (s: LegioStage, key: string): string[] =>
  s.told('disordered').flatMap((event) => (event.unit === s.id(key) ? [event.why] : []));

describe('LG-RSP-2 charges declared and compulsory evasion', () => {
  const both = (by: string): LegioStage => combatPhase([`a ${by}`, 'b Sk 568 570 rests'], ['x Sk 500 560', REST]);

  it('LG-RSP-2 (R) who can only test to evade does so, and does not charge', () => {
    const s = declare(both('WB 500 600'), ['a charges x', 'x charges b'], ...[6, 2, 1], ...[2, 1]);
    expect(s.told('response')).toMatchObject([{ unit: s.id('x'), response: 'evade' }]);
    expect(s.told('moved').map(({ unit, how }) => [unit, how])).toEqual([
      [s.id('x'), 'evade'],
      [0, 'charge'],
    ]);
    expect(s.unit('x').motion).toBe('standing');
  });

  it('LG-SEQ-4 (R) who could stand or counter-charge has answered by his charge', () => {
    const s = declare(both('HC 500 640'), ['a charges x', 'x charges b']);
    expect([s.asked, s.told('response')]).toEqual(['red respond', []]);
  });

  it('LG-RSP-2 LG-MAN-5 (R) a fortification is an obstacle to stand behind', () => {
    const s = (kind: 'fortification' | 'road'): LegioStage =>
      combatPhase(['a WB 500 600'], ['x Sk 500 560 rests', REST], { lines: [line(kind, [400, 575], [600, 575])] });
    expect(declare(s('fortification'), ['a charges x']).labels).toEqual(['counter-charge', 'stand', 'try to evade']);
    expect(declare(s('road'), ['a charges x'], 6, 2, 1, 2, 1).told('response')[0]).toMatchObject({ response: 'evade' });
  });
});

describe('LG-MOV-1 the dice of a charge', () => {
  const asked = (unit: string, target: string): LegioStage =>
    declare(combatPhase([unit], [`${target} rests`, REST], { asksDice: true }), ['a charges x']);

  it('LG-MOV-1 cavalry throws one average die or two', () => {
    const s = asked('a HC 500 640', 'x SW 500 600');
    expect([s.asked, s.labels]).toEqual(['red charge-dice', ['2 average dice and a D6', '1 average die and a D6']]);
    s.pick('1 average die', 2, 1, 3, 3);
    expect(s.told('allowance')[0]).toMatchObject({ unit: 0, paces: { total: 60 } });
    expect(s.told('contact')).toHaveLength(1);
  });

  it('LG-MOV-1 it says so once the enemy has responded, and so does who counter-charges', () => {
    const s = asked('a HC 500 640', 'x LC 500 600');
    expect(s.asked).toBe('blue respond');
    expect(s.pick('counter-charge').asked).toBe('red charge-dice');
    expect(s.pick('2 average dice', 2, 2, 1).asked).toBe('blue charge-dice');
    s.pick('1 average die', 2, 1, 3, 3);
    expect(s.told('allowance').map(({ paces }) => paces.total)).toEqual([100, 100]);
  });

  it('LG-MOV-1 infantry has no choice', () => {
    const s = declare(
      combatPhase(['a WB 500 600'], ['x SW 500 560 rests', REST], { asksDice: true }),
      ['a charges x'],
      ...[2, 1, 1, 3],
    );
    expect(s.told('contact')).toHaveLength(1);
  });
});

describe('LG-CHG-2 LG-MOR-3 (R) flank and rear', () => {
  const beside = (y: number): LegioStage =>
    declare(combatPhase([`a HC 570 ${y} facing=270`], ['x SW 500 560 rests', REST]), ['a charges x'], 2, 2, 1, 1, 4);

  it('LG-MOR-3 a charge from behind the line of the front strikes the flank, one from before it does not', () => {
    for (const [y, shocked] of [
      [559.9, true],
      [560, false],
      [575, false],
    ] as const) {
      const s = beside(y);
      expect([s.contacts[0] ?? s.told('contact')[0]!.met, why(s, 'x').includes('charged in flank or rear')]).toEqual([
        expect.stringContaining('flank'),
        shocked,
      ]);
    }
  });
});

describe('LG-UNIT-7 LG-CBT-7 cavalry with attached light infantry', () => {
  it('LG-UNIT-7 uses up no supporter', () => {
    const s = fight(
      ['a HC 500 600 attachedLights', 'b WB 560 600', 'f WB 530 650'],
      ['x WB 500 600', 'y WB 560 600'],
      ['a x', 'b y'],
      [2, 3, 3, 3],
    );
    const labels = (at: number): string[] => s.told('combat')[at]!.tallies.red.rows.map(({ label }) => label);
    expect(labels(0)).toContain('supported by its attached light infantry');
    expect(labels(1)).toContain('supported');
  });

  it('LG-UNIT-7 nor is one kept for it', () => {
    // Either of the two behind would do for b, but c can have only e.
    const s = fight(
      ['a HC 500 600 attachedLights', 'b WB 560 600', 'c WB 620 600', 'e WB 590 650', 'f WB 530 650'],
      ['x WB 500 600', 'y WB 560 600', 'w WB 620 600'],
      ['a x', 'b y', 'c w'],
      [2, 3, 3, 3, 3, 3],
    );
    const supported = s
      .told('combat')
      .map(({ tallies }) => tallies.red.rows.some(({ label }) => label === 'supported'));
    expect(supported).toEqual([false, true, true]);
  });
});
