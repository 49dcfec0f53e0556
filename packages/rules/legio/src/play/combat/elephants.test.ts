import { describe, expect, it } from 'vitest';
import { fight, moves } from '../../testing/combat-phase.ts';
import type { LegioStage } from '../../testing/stage.ts';

const R = 'r SW 100 1100';
const FAR = 'z SW 1700 100';

describe('LG-ELE-1 pass through ranks', () => {
  const success = (x: string, met = '', ...blue: string[]): LegioStage =>
    fight(['e El 500 600', R], [`x ${x}`, ...blue, FAR], [`e x ${met}`], [3, 1]);

  it('LG-RES-2 LG-ELE-1 after a success they end 20 paces beyond the enemy, with 1 DP', () => {
    // x falls back 20 paces; it is 40 deep. The elephants’ own stand is 20 deep.
    const s = success('SW 500 600');
    expect(moves(s)).toEqual(['x fall back', 'e pass through']);
    expect([s.at('x'), s.at('e'), s.contacts]).toEqual(['500 580 180', '500 500 0', []]);
    expect([s.unit('e').dp, s.unit('x').dp]).toEqual([1, 2]);
  });

  it('LG-ELE-1 through a flank it is as far as that enemy is wide', () => {
    const s = fight(['e El 480 630', R], ['x SW 500 600 facing=90', FAR], ['e x flank'], [1, 2]).pick('halt');
    // x is 60 paces wide and reaches up to 570; the elephants’ rear is 20 beyond that, and their stand 20 deep.
    expect(s.at('e')).toBe('480 530 0');
  });

  it('LG-ELE-1 without room beyond they stay', () => {
    const s = success('SW 500 600', '', 'y SW 500 519');
    expect(s.at('e')).toBe('500 600 0');
    expect(s.told('stayed')).toMatchObject([{ unit: 0, why: 'no room beyond the enemy', clauses: ['LG-ELE-1'] }]);
    expect(success('SW 500 600').told('stayed')).toEqual([]);
    expect(success('SW 500 600', '', 'y SW 500 480').at('e')).toBe('500 500 0');
  });

  it('LG-RES-4 in a tie they pass through one who halts, and follow up one who falls back', () => {
    const tie = (): LegioStage => fight(['e El 500 600', R], ['x SW 500 600', FAR], ['e x'], [1, 2]);
    const halted = tie().pick('halt');
    expect([moves(halted), halted.at('e'), halted.contacts]).toEqual([['x halt', 'e pass through'], '500 520 0', []]);
    const back = tie().pick('fall back');
    expect([moves(back), back.at('e'), back.contacts]).toEqual([
      ['x fall back', 'e follow up'],
      '500 580 0',
      ['e-x front'],
    ]);
  });
});

describe('LG-ELE-1 rampage', () => {
  /** Elephants beaten by 5; left of them l, right g, behind b, in front the enemy. */
  const run = (...dice: number[]): LegioStage =>
    fight(
      ['e El 500 600 dp=1', 'l WB 400 610', 'g WB 600 610', 'b WB 500 700', R],
      ['x SW 500 600', FAR],
      ['e x'],
      [1, 6, ...dice],
    );
  /** 2 DPs of burst ranks; the loss of the elephants is 2 more to friends within 100 paces. */
  const burst = (s: LegioStage): string[] =>
    s
      .told('disordered')
      .filter(({ why }) => why.startsWith('burst'))
      .map(({ unit, gained }) => `${s.g.setting.units[unit]!.key}${gained}`);

  it.each([
    [1, 'b2'],
    [2, 'b2'],
    [3, 'b2'],
    [4, 'l2'],
    [5, 'g2'],
    [6, 'x2'],
  ])('LG-ELE-1 LG-MOR-3 a %i: over %s, then removed', (way, who) => {
    const s = run(way, 5, 6);
    expect(s.told('combat')[0]!.bands.red).toBe('defeat');
    expect(burst(s)).toEqual([who]);
    expect([s.at('e'), s.told('destroyed')[0]!.how]).toEqual(['gone', 'removed']);
  });

  it('LG-ELE-1 only as far as a full fast move goes', () => {
    // b begins 80 paces behind the elephants’ rear.
    expect(burst(run(1, 2, 2))).toEqual([]);
    expect(burst(run(1, 2, 3))).toEqual(['b2']);
  });

  it('LG-MOR-1 their loss is felt near by, and the winner has nobody to pursue', () => {
    const s = run(1, 2, 1);
    expect([s.unit('l').dp, s.unit('g').dp, s.unit('b').dp, s.unit('r').dp]).toEqual([2, 2, 2, 0]);
    expect(moves(s)).toEqual(['e rampage', 'x halt']);
  });

  it('LG-RES-7 routed, they are destroyed', () => {
    const s = fight(['e El 500 600 dp=3', R], ['x SW 500 600', FAR], ['e x'], [1, 6]);
    expect(s.told('destroyed')).toMatchObject([{ unit: 0, how: 'destroyed', clauses: ['LG-RES-7'] }]);
  });
});
