import { describe, expect, it } from 'vitest';
import { plain, stage } from '../../testing/stage.ts';

const PLAIN = plain(10, 5);

describe('HX-SEQ-1 shooting', () => {
  it('a side shoots with one stand after another, each once', () => {
    const s = stage(PLAIN, {
      red: ['a Shot B B3 E', 'b Shot B D3 E'],
      blue: ['x HI B B5 W', 'y HI B D5 W'],
    }).passAll();
    expect([s.asked, s.question.question, s.labels]).toEqual([
      'red shoot',
      'Which stand shoots, and at whom?',
      ['shoot no more', 'a at x', 'a at y', 'b at x', 'b at y'],
    ]);
    s.pick('b at y', 1, 1, 1, 1);
    expect(s.labels).toEqual(['shoot no more', 'a at x', 'a at y']);
    expect(s.why('b shooting')).toBe('HX-FIR-6: it has shot this turn');
    s.pick('a at x', 1, 1, 1, 1, 6, 1);
    expect(s.told('shot').map(({ stand }) => stand)).toEqual([s.id('b'), s.id('a')]);
  });

  it('shows the odds of each shot, and none for shooting no more', () => {
    const s = stage(PLAIN, { red: ['a Shot B C3 E'], blue: ['x HI B C5 W'] }).passAll();
    expect(s.question.preview(s.options[0]!)).toBeUndefined();
    // Four dice: no 6 and at most one 5 is (4/6)^4 + 4 * 1/6 * (4/6)^3, a miss 39.5 times in 100.
    expect(s.question.preview(s.options[1]!)).toMatch(/^4D6, hits 60%, a loss \d+%$/);
  });

  it('says why a stand, or a target, is not to be had', () => {
    const s = stage(
      plain(10, 5, { B6: 'w' }),
      {
        red: ['bow Shot B C3 E', 'held Shot B E3 E', 'jav Sk B A1 E', 'spear HI B B1 E', 'over LI B A5 E'],
        blue: ['near HI B C5 W', 'far HI B C8 W', 'foe HI B E4 W', 'rear HI B C2 E'],
      },
      { stands: { over: { missiles: 'none' } } },
    ).lock('held', 'foe');
    s.passAll();
    expect(s.asked).toBe('red shoot');
    expect(s.why('held shooting')).toBe('HX-FIR-6: it is in contact');
    expect(s.why('bow at near')).toBeUndefined();
    expect(s.why('bow at far')).toBe('HX-UNIT-3: it is at 5H, the range is 3H');
    expect(s.why('bow at rear')).toBe('HX-FIR-6: it is not to the front');
    expect(s.why('jav at near')).toBe('HX-UNIT-3: it is at 5H, the range is 1H');
    // Who has no missiles is not spoken of at all.
    expect(s.question.excluded().filter(({ what }) => /^(spear|over)/.test(what))).toEqual([]);
  });

  it('those gone are neither asked nor shot at', () => {
    const s = stage(
      PLAIN,
      { red: ['a Shot B B3 E', 'b Shot B D3 E'], blue: ['x HI B B5 W', 'y HI B D5 W'] },
      { breakPoints: { blue: 99 } },
    );
    s.stand('x').sp = 1;
    // The other sees it fall.
    s.passAll().pick('a at x', 6, 1, 1, 1, 5, 1);
    expect(s.labels).toEqual(['shoot no more', 'b at y']);
    expect(s.question.excluded().map(({ what }) => what)).toEqual(['a shooting']);
  });

  it('ends at once when an army breaks', () => {
    const s = stage(PLAIN, { red: ['a Shot B B3 E', 'b Shot B D3 E'], blue: ['x HI B B5 W', 'y HI B E10 W'] });
    s.stand('x').sp = 1;
    s.passAll().pick('a at x', 6, 1, 1, 1, 5);
    expect([s.asked, s.game.result]).toEqual(['', { winner: 'red', reason: 'blue breaks', clause: 'HX-END-1' }]);
  });
});
