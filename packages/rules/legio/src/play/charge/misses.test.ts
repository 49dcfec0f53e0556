import { describe, expect, it } from 'vitest';
import { combatPhase, declare } from '../../testing/combat-phase.ts';
import type { LegioStage } from '../../testing/stage.ts';

const REST = 'z SW 1700 100 rests';
const charge = (unit: string, blue: readonly string[], ...faces: number[]): LegioStage =>
  declare(combatPhase([unit], [...blue.map((line) => `${line} rests`), REST]), ['a charges x'], ...faces);

describe('LG-SEQ-4 (R) charges that miss', () => {
  it.each(['C', 'D'])('LG-SEQ-4 %s grade goes the full distance', (grade) => {
    const s = charge(`a HC 500 700 ${grade}`, ['x SW 500 560'], 2, 2, 2);
    expect([s.asked, s.at('a'), s.unit('a').motion]).toEqual(['', '500 580 0', 'standing']);
  });

  it.each(['A', 'B'])('LG-SEQ-4 %s grade stops where it likes', (grade) => {
    const missed = () => charge(`a HC 500 700 ${grade}`, ['x SW 500 560'], 2, 2, 2);
    expect(missed().asked).toBe('red miss');
    expect(missed().labels).toEqual([
      ...['stop here', '20 paces', '40 paces', '60 paces', '80 paces', '100 paces', 'the whole way'],
    ]);
    const stops = ['stop here', '20 paces', '100 paces', 'the whole way'].map((label) => missed().pick(label).at('a'));
    expect(stops).toEqual(['500 700 0', '500 680 0', '500 600 0', '500 580 0']);
  });

  it('LG-RSP-7 LG-AFT-5 after an evader, as far as the dice go', () => {
    // It goes 60 paces by its dice, 20 for evading and 40 for being light.
    const clear = charge('a WB 500 600', ['x Sk 500 560'], 3, 2, 1, 2, 5);
    expect([clear.at('x'), clear.at('a'), clear.unit('x').mood]).toEqual(['500 440 180', '500 460 0', 'steady']);
  });

  it('LG-AFT-5 (R) an evader that is caught breaks, and runs from there', () => {
    const s = charge('a WB 500 600', ['x Sk 500 560'], 3, 2, 1, 3, 5, 2, 1);
    expect(s.told('caught')).toMatchObject([{ unit: 1, by: 0, clauses: ['LG-AFT-5'] }]);
    expect(s.unit('x')).toMatchObject({ mood: 'routing', shaken: true, dp: 5 });
    expect([s.at('a'), s.board.contacts, s.board.catches]).toEqual(['500 440 0', [], []]);
    expect(s.at('x')).toBe('500 280 0');
  });

  it('LG-SEQ-4 LG-RSP-6 an enemy behind him who is run into is charged, and responds', () => {
    const s = charge('a WB 500 600', ['x Sk 500 560', 'y SW 500 510'], 3, 2, 1, 3, 3, 3, 4);
    expect(s.told('charge').map(({ target }) => target)).toEqual([1, 2]);
    expect(s.told('response')).toMatchObject([
      { unit: 1, response: 'evade', clauses: ['LG-RSP-2'] },
      { unit: 2, response: 'stand', clauses: ['LG-RSP-6'] },
    ]);
    expect(s.told('contact')).toMatchObject([{ attacker: 0, defender: 2 }]);
  });

  it('LG-RSP-1 if he is shaken he breaks, and the charge goes on', () => {
    const s = charge('a WB 500 600', ['x Sk 500 560', 'y SW 500 510 dp=5'], 3, 2, 1, 3, 3, 3, 3);
    expect(s.told('broken')).toMatchObject([{ unit: 2, clauses: ['LG-RSP-1'] }]);
    expect([s.told('contact'), s.at('a')]).toEqual([[], '500 480 0']);
    // One throw serves for all of it.
    expect(s.told('allowance').filter(({ unit }) => unit === 0)).toHaveLength(1);
  });

  it('LG-SEQ-4 (R) A and B grade may stop before him', () => {
    const s = charge('a WB 500 600 B', ['x Sk 500 560', 'y SW 500 510'], 3, 2, 1, 3, 3);
    expect(s.asked).toBe('red miss');
    expect(s.labels).toEqual(['stop here', '20 paces', '40 paces', '60 paces', '80 paces', 'the whole way']);
    s.pick('40 paces');
    expect([s.at('a'), s.board.contacts]).toEqual(['500 560 0', []]);
  });

  it('LG-CHG-2 who may not charge him stops 40 paces short', () => {
    const s = charge('a Sk 500 600', ['x Sk 500 560', 'y SW 500 510']).pick('try to evade', 3, 2, 1, 3, 3);
    expect([s.at('a'), s.told('contact')]).toEqual(['500 550 0', []]);
    const near = charge('a Sk 500 600', ['x Sk 500 600 stands=2 files=2', 'y SW 500 570']).pick('try', 3, 2, 1, 3, 3);
    expect(near.at('a')).toBe('500 600 0');
  });

  it('LG-SEQ-4 (R) a second charger of an enemy who has fled goes after him, to where he is now', () => {
    const s = combatPhase(['a HC 500 700', 'b HC 600 700'], ['x SW 550 560 dp=5 rests', REST]);
    declare(s, ['a charges x', 'b charges x'], 2, 1, 2, 2, 2, 2, 2, 2);
    expect(s.told('short').map(({ unit }) => unit)).toEqual([0, 1]);
    // It wheels by 7 degrees, and not by the 15 to where he stood.
    expect([s.at('x'), s.at('b')]).toEqual(['576.7 443.6 15.5', '588.3 603 353']);
    expect(s.brokenInvariants).toEqual([]);
  });
});
