import { describe, expect, it } from 'vitest';
import { type HexStage, plain, rowsOf, type StageOptions, stage } from '../../testing/stage.ts';

const PLAIN = plain(11, 5);

/** A red stand moves; blue stands of class B, in range of their leader, may react on 4 and better. */
const before = (red: string[], blue: string[], map = PLAIN, options: StageOptions = {}): HexStage =>
  stage(
    map,
    { red: [...red, 'spare LI B A1 E'], blue: [...blue, 'staff HI B E11 W'] },
    { leaders: { blue: ['Kai general staff'] }, ...options },
  );

const reactions = (s: HexStage): string[] => (s.asked === 'blue opportunity' ? s.labels : []);

describe('HX-SEQ-7 what gives an opportunity', () => {
  it('an enemy who enters the zone', () => {
    const s = before(['own LI B C4 E'], ['foe HI B C7 W']).activate('own').pick('move to C6, facing E');
    expect(s.asked).toBe('blue opportunity');
    expect(s.question.question).toBe('Moved: own. Does a stand take its opportunity?');
    expect(s.labels).toEqual(['let it pass', 'foe charges own from C7']);
    expect(s.question.preview(s.options[0]!)).toBeUndefined();
    expect(s.question.preview(s.options[1]!)).toBe('order test 50%');
  });

  it('an enemy who enters the range', () => {
    const s = before(['own LI B C3 E'], ['foe Shot B C7 W']).activate('own').pick('move to C4, facing E');
    expect(reactions(s)).toEqual(['let it pass', 'foe shoots at own']);
    expect(s.question.preview(s.options[1]!)).toMatch(/^order test 50%; 3D6, hits \d+%, a loss \d+%$/);
  });

  it('not one who stays short of both', () => {
    const s = before(['own LI B C3 E'], ['foe HI B C7 W']).activate('own').pick('move to C5, facing E');
    expect(s.asked).toBe('red extra-bound');
  });

  it('not one who was in them before, or goes out of them', () => {
    const within = before(['own LI B C4 E'], ['foe Shot B C7 W']).activate('own').pick('move to C5, facing E');
    expect(within.asked).toBe('red extra-bound');
    const out = before(['own LC B C5 W'], ['foe Shot B C7 W']).activate('own').pick('move to C2, facing W');
    expect(out.asked).toBe('red extra-bound');
  });

  it('one who was in range, and now enters the zone', () => {
    const s = before(['own LI B C4 E'], ['foe Shot B C7 W']).activate('own').pick('move to C6, facing E');
    expect(reactions(s)).toEqual(['let it pass', 'foe shoots at own', 'foe charges own from C7']);
  });

  it('not one who only turns', () => {
    const s = before(['own LI B C6 NE'], ['foe HI B C7 W']).activate('own').pick('turn E');
    expect(s.asked).toBe('red extra-bound');
  });

  it('not one behind the front, out of sight or beyond arc', () => {
    const flank = before(['own LI B A6 E'], ['foe HI B C7 W']).activate('own').pick('move to B7, facing E');
    expect(flank.asked).toBe('red extra-bound');
    const hidden = before(['own LI B C3 E'], ['foe Shot B C7 W'], plain(11, 5, { C6: 'w', B6: 'w', D6: 'w' }));
    expect(hidden.activate('own').pick('move to C4, facing E').asked).toBe('red extra-bound');
  });

  it('one who steps back into the zone of another', () => {
    const s = before(['own LI B C6 E'], ['foe HI B C7 W', 'side HI B B4 SE']);
    s.activate('own').pick('step back', 4);
    expect(reactions(s)).toContain('side charges own from B4');
  });

  it('a charger, for all but its target', () => {
    const s = before(['own WB B C4 E'], ['foe HI B C7 W', 'side HI B B6 SW']).activate('own');
    s.pick('charge foe at C7 from C6');
    expect(s.at('own')).toBe('C6');
    expect(reactions(s)).toEqual(['let it pass', 'side charges own from B6']);
    s.pick('side charges own from B6', 4);
    expect(s.board.contacts.map(({ attacker, defender }) => [attacker, defender])).toEqual([
      [s.id('side'), s.id('own')],
      [s.id('own'), s.id('foe')],
    ]);
  });

  it('each member of a group that moves', () => {
    const s = before(['a LI B B4 E', 'b LI B C4 E'], ['foe Shot B C8 W'], PLAIN, {
      leaders: { red: ['Max general a'] },
    });
    s.activate('a', 'b').pick('march 1H E');
    expect(reactions(s)).toEqual(['let it pass', 'foe shoots at a', 'foe shoots at b']);
  });
});

describe('HX-SEQ-7 who may take it', () => {
  const entered = (change: (s: HexStage) => void): HexStage => {
    const s = before(['own LI B C4 E'], ['foe HI B C7 W']);
    change(s);
    return s.activate('own').pick('move to C6, facing E');
  };

  it('not one already activated', () => {
    expect(entered((s) => (s.stand('foe').activated = true)).asked).toBe('red extra-bound');
  });

  it('HX-SEQ-8 not one in disorder', () => {
    expect(entered((s) => (s.stand('foe').disordered = true)).asked).toBe('red extra-bound');
  });

  it('not one locked in melee', () => {
    const s = before(['own LI B C4 E', 'x HI B B7 SW'], ['foe HI B C7 W']).lock('x', 'foe');
    expect(s.activate('own').pick('move to C6, facing E').asked).toBe('red extra-bound');
  });

  it('not one that failed during this activation, but again during the next', () => {
    const s = entered(() => {}).pick('foe charges own from C7', 3);
    expect(s.board.tried).toEqual([s.id('foe')]);
    expect([s.stand('foe').activated, s.asked]).toEqual([false, 'red extra-bound']);
    expect(s.told('ordered')[0]).toMatchObject({ purpose: 'opportunity', passed: false, needs: 4 });
    s.choose(false).activate('staff').pick('stay');
    s.activate('spare').pick('stay');
    expect(s.board.tried).toEqual([]);
  });

  it('not to shoot if it has shot before', () => {
    const s = before(['own LI B C4 E'], ['foe Shot B C7 W']);
    s.stand('foe').fired = true;
    s.activate('own').pick('move to C6, facing E');
    expect(reactions(s)).toEqual(['let it pass', 'foe charges own from C7']);
  });

  it('others still may, one after another', () => {
    const s = before(['own LI B C4 E'], ['foe HI B C7 W', 'side HI B B6 SW']).activate('own');
    s.pick('move to C6, facing E');
    expect(s.labels).toEqual(['let it pass', 'foe charges own from C7', 'side charges own from B6']);
    s.pick('foe charges own from C7', 2);
    expect(s.labels).toEqual(['let it pass', 'side charges own from B6']);
    s.pick('side charges own from B6', 6).pick('stand and meet it');
    expect([s.board.contacts.length, s.asked]).toEqual([1, 'blue activate']);
  });

  it('the test has its modifiers', () => {
    const s = before(['own LI B C4 E'], ['foe HI B C7 W'], PLAIN, { leaders: {} }).activate('own');
    s.pick('move to C6, facing E');
    expect(s.question.preview(s.options[1]!)).toBe('order test 33%');
    s.pick('foe charges own from C7', 5);
    expect(rowsOf(s.told('ordered')[0]!.tally)).toEqual(['out of range of a leader -1']);
  });
});

describe('HX-SEQ-7 what may be done', () => {
  it('shooting, as its activation', () => {
    const s = before(['own LI B C3 E'], ['foe Shot B C7 W']).activate('own').pick('move to C4, facing E');
    s.pick('foe shoots at own', 4, 1, 1, 1);
    expect(s.told('shot')[0]).toMatchObject({ stand: s.id('foe'), target: s.id('own') });
    expect(s.stand('foe')).toMatchObject({ activated: true, fired: true, bounds: 0 });
    expect(s.asked).toBe('red extra-bound');
    s.choose(false).activate('staff').pick('stay');
    s.passAll(6, 1);
    expect(s.told('shot')).toHaveLength(1);
  });

  it('a shot that disorders ends the enemy’s activation', () => {
    const s = before(['own LI B C3 E'], ['foe Shot B C7 W']).activate('own').pick('move to C4, facing E');
    s.pick('foe shoots at own', 4, 6, 1, 1, 1);
    expect([s.stand('own').disordered, s.asked]).toEqual([true, 'blue activate']);
  });

  it('turning towards the enemy, as its activation', () => {
    const s = before(['own LI B C4 E'], ['foe HI B C7 NW']).activate('own').pick('move to C6, facing E');
    expect(reactions(s)).toEqual(['let it pass', 'foe turns to own', 'foe charges own from C7']);
    s.pick('foe turns to own', 4);
    expect([s.facing('foe'), s.stand('foe').activated, s.stand('foe').bounds]).toEqual(['W', true, 0]);
    expect(s.asked).toBe('red extra-bound');
  });

  it('turning is not offered to one who faces it already', () => {
    const s = before(['own LI B C4 E'], ['foe HI B C7 W']).activate('own').pick('move to C6, facing E');
    expect(s.labels).not.toContain('foe turns to own');
  });

  it('charging, as its activation: the enemy answers, and is locked', () => {
    const s = before(['own Sk B C4 E'], ['foe HI B C7 W']).activate('own').pick('move to C6, facing E');
    s.pick('foe charges own from C7', 4);
    expect([s.asked, s.labels.includes('evade')]).toEqual(['red response', true]);
    s.pick('stand and meet it');
    expect(s.stand('foe')).toMatchObject({ activated: true, charged: true, bounds: 1 });
    expect(s.board.contacts).toMatchObject([{ attacker: s.id('foe'), defender: s.id('own'), fresh: true }]);
    expect(s.asked).toBe('blue activate');
  });

  it('one who evades such a charge may still go on', () => {
    const s = before(['own Sk B C4 E'], ['foe HI B C7 W']).activate('own').pick('move to C6, facing E');
    s.pick('foe charges own from C7', 4).pick('evade');
    expect([s.at('own'), s.facing('own'), s.at('foe'), s.asked]).toEqual(['C4', 'W', 'C6', 'red extra-bound']);
  });

  it('charging from any hex it can get to', () => {
    const s = before(['own LI B C3 E'], ['foe LC B C7 W'], PLAIN, {
      stands: { foe: { missiles: 'bows' } },
      leaders: { blue: ['Kai general staff'] },
    }).activate('own');
    s.pick('move to C5, facing E');
    expect(s.labels).toContain('foe charges own from C6');
    expect(s.labels).toContain('foe charges own from B5');
    s.pick('foe charges own from B5', 4).pick('stand and meet it');
    expect([s.at('foe'), s.facing('foe')]).toEqual(['B5', 'SW']);
  });

  it('a stand in a village leaves it by 1H and no more', () => {
    const s = before(['own LI B C3 E'], ['foe LC B C7 W'], plain(11, 5, { C7: 'v' }), {
      stands: { foe: { missiles: 'bows' } },
      leaders: { blue: ['Kai general staff'] },
    }).activate('own');
    s.pick('move to C5, facing E');
    expect(s.labels.filter((label) => label.includes('charges'))).toEqual(['foe charges own from C6']);
  });

  it('letting it pass is the end of it', () => {
    const s = before(['own LI B C4 E'], ['foe HI B C7 W', 'side HI B B6 SW']).activate('own');
    s.pick('move to C6, facing E').pick('let it pass');
    expect([s.asked, s.stand('foe').activated]).toEqual(['red extra-bound', false]);
  });
});
