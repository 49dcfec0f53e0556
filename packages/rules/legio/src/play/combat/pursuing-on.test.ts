import { describe, expect, it } from 'vitest';
import { type LegioStage, type StageOptions, stage } from '../../testing/stage.ts';

const FAR = 'z SW 1700 100';
const R = 'r SW 100 1100';
/** a goes on in pursuit in the move phase, and x stands 60 paces before it. */
const on = (a: string, x: string, dice: readonly number[], more: StageOptions = {}, ...blue: string[]): LegioStage =>
  stage({ red: [`a ${a} pursuing`, R], blue: [`x ${x}`, FAR, ...blue] }, { dice, ...more });

describe('LG-AFT-6 pursuers of an earlier turn who reach new enemy', () => {
  it('LG-AFT-6 charge him at once, by the dice that they have thrown, and cannot decline', () => {
    const s = on('SW 500 600', 'SW 500 540', [3, 1]);
    expect(s.told('charge')).toMatchObject([{ unit: 0, target: s.id('x'), clauses: ['LG-AFT-6'] }]);
    expect(s.told('response')).toMatchObject([{ unit: s.id('x'), response: 'stand' }]);
    expect([s.contacts, s.at('a'), s.told('allowance').length]).toEqual([['a-x front'], '500 540 0', 1]);
    expect([s.unit('a').motion, s.asked]).toEqual(['pursuing', 'red action r']);
  });

  it('LG-AFT-6 and fight him in the combat phase as pursuers', () => {
    const s = on('SW 500 600', 'SW 500 540', [3, 1], { turns: 1 });
    s.until('blue action z').pick('stand', 4, 3);
    expect(s.told('combat')[0]!.tallies.red.rows.map(({ label }) => label)).toContain(
      'light infantry or shieldwall in pursuit or following up',
    );
  });

  it('LG-AFT-6 dice that do not reach him bring no charge, and no halt before him', () => {
    const s = on('SW 500 600', 'SW 500 540', [2, 1]);
    expect([s.told('charge').length, s.at('a')]).toEqual([1, '500 540 0']);
    const short = on('SW 500 600', 'SW 500 539', [2, 1]);
    expect([short.told('charge'), short.at('a')]).toEqual([[], '500 540 0']);
  });

  it.each([
    ['LC', [2, 2, 1], true],
    ['SW 500 600 A', [3, 1], true],
    ['SW 500 600 B', [3, 1], false],
    ['HC', [2, 2, 1], false],
  ] as const)('LG-AFT-6 lights and A grade may halt 40 paces short: %s', (words, dice, may) => {
    const a = words.includes(' ') ? words.replace(/^(\S+) 500 600 (.)$/, '$1 500 600 $2') : `${words} 500 600`;
    const s = on(a, 'SW 500 540', [...dice]);
    expect(s.asked).toBe(may ? 'red meets' : 'red action r');
    if (!may) return;
    expect(s.labels).toEqual(['charge', 'halt short']);
    s.pick('halt short');
    expect([s.at('a'), s.contacts, s.unit('a').mood]).toEqual(['500 580 0', [], 'pursuing']);
  });

  it.each(['dp=5', 'rests', 'shotOver', 'halted'])(
    'LG-CHG-1 LG-CHG-3 (R) who may not charge halts 40 paces short: %s',
    (words) => {
      const s = on(`SW 500 600 ${words}`, 'SW 500 540', [3, 1]);
      expect([s.told('charge'), s.at('a'), s.contacts]).toEqual([[], '500 580 0', []]);
    },
  );

  it('LG-CHG-1 archers halt short, and may shoot', () => {
    const s = on('Arch 500 600', 'SW 500 540', [2, 1]);
    expect([s.at('a'), s.asked]).toEqual(['500 580 0', 'red shoot a']);
  });

  it('LG-AFT-6 routers are caught, and whom they have pursued is charged if he has rallied', () => {
    const s = on('SW 500 600 prey=x', 'SW 500 540 routing', [3, 1]);
    expect(s.told('caught')).toMatchObject([{ unit: s.id('x'), by: 0 }]);
    expect([s.told('charge'), s.told('broken'), s.board.catches.length]).toEqual([[], [], 1]);
    expect(on('SW 500 600 prey=x', 'SW 500 540 unformed', [3, 1]).told('charge')).toHaveLength(1);
  });

  it('LG-RSP-1 the shaken break and run, and do not run again in the phase', () => {
    const s = on('SW 500 600', 'SW 500 540 dp=5', [3, 1, 3, 3]);
    expect(s.told('broken')).toMatchObject([{ unit: s.id('x'), clauses: ['LG-RSP-1'] }]);
    const at = s.at('x');
    expect(s.pick('stand').asked).toBe('blue action z');
    expect([s.at('x'), s.unit('x').mood]).toEqual([at, 'routing']);
  });

  it('LG-RSP-7 (R) those who evade before they have moved do not move as well', () => {
    const s = on('SW 500 600', 'Sk 500 540', [3, 1, 4, 3, 3]);
    expect(s.told('evade')).toMatchObject([{ unit: s.id('x'), result: 'evades' }]);
    expect(s.unit('x')).toMatchObject({ moved: true, rests: false });
    expect(s.pick('stand').asked).toBe('blue action z');
  });

  it('LG-RSP-5 shock cavalry may counter-charge them', () => {
    const s = on('SW 500 600', 'SC 500 540', [3, 1]);
    expect([s.asked, s.labels]).toEqual(['blue respond', ['stand', 'counter-charge']]);
  });
});
