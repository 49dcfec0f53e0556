import { describe, expect, it } from 'vitest';
import { type CbStage, stage } from '../../testing/stage.ts';
import { dps } from '../../testing/terrain.ts';

/** a before b, so far apart, both legionaries of a legion unless told. */
const legion = (a: string, b: string, behind = 1): CbStage =>
  stage({
    red: [`a Leg 20 20 legion=I ${a}`, `b Leg 20 ${21 + behind} ${b.includes('legion') ? '' : 'legion=I'} ${b}`],
    blue: ['x HI 20 10'],
  });
const offered = (s: CbStage, key = 'a'): boolean =>
  s.until(`red action ${key}`).labels.some((label) => label.startsWith('change places'));

describe('CB-AFT-3 CB-PASS-2 lines of a legion change places', () => {
  it('CB-AFT-3 at no cost, and both have moved', () => {
    const s = legion('dp=2', '').pick('change places with b');
    expect([s.at('a'), s.at('b'), dps(s)]).toEqual(['20 22 0', '20 20 0', []]);
    expect([s.unit('a').moved, s.unit('b').moved, s.asked]).toEqual([true, true, 'blue action x']);
    expect(s.log).toContain('b: changes places, to 20, 20 ↑');
  });

  it('CB-AFT-3 CB-CTL-5 who has changed places so does not go on with its move', () => {
    const s = legion('', 'repeats last=move').pick('change places with b');
    expect([s.at('b'), s.asked]).toEqual(['20 20 0', 'blue action x']);
  });

  it('CB-AFT-3 with one within 2 JT behind, and not with one before it', () => {
    expect([offered(legion('', '', 2)), offered(legion('', '', 2.01))]).toEqual([true, false]);
    expect(offered(legion('', ''), 'b')).toBe(false);
    const aside = (x: number) =>
      offered(stage({ red: ['a Leg 20 20 legion=I', `b Leg ${x} 22 legion=I`], blue: ['x HI 20 10'] }));
    expect([aside(23.9), aside(24)]).toEqual([true, false]);
  });

  it.each(['legion=II', 'unformed', 'shaken', 'moved', 'shotStill', 'stands=6', 'files=2', 'halts', 'steadied'])(
    'CB-AFT-3 not with one %s',
    (b) => expect(offered(legion('', b))).toBe(false),
  );

  it('CB-AFT-3 nor with one that faces another way', () => {
    const s = stage({ red: ['a Leg 20 20 legion=I', 'b Leg 20 23 legion=I facing=180'], blue: ['x HI 20 10'] });
    expect(offered(s)).toBe(false);
  });

  it('CB-AFT-3 nor with one in combat', () => {
    const s = stage(
      { red: ['a Leg 20 20 legion=I', 'b Leg 20 22 legion=I'], blue: ['x HI 20 10', 'y HI 40 10'] },
      { contacts: ['y b'] },
    );
    expect(offered(s)).toBe(false);
  });
});
