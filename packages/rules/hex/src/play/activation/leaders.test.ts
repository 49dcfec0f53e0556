import { describe, expect, it } from 'vitest';
import { type HexStage, plain, stage } from '../../testing/stage.ts';

const PLAIN = plain(12, 5);

const rides = (s: HexStage): string[] =>
  s.labels.flatMap((label) => /^(.* rides to .*)$/.exec(label)?.[1] ?? []).sort();

const led = (red: string[], blue = ['far HI B E12 W'], leaders = ['Max leader a'], map = PLAIN): HexStage =>
  stage(map, { red, blue }, { leaders: { red: leaders } });

describe('HX-LDR-1 riding', () => {
  it('up to 4H, through friends too, to a stand that has no leader', () => {
    const red = ['a HI B C1 E', 'b HI B C2 E', 'd HI B C4 E', 'e HI B C5 E', 'f HI B C6 E'];
    expect(rides(led(red))).toEqual(['Max rides to b', 'Max rides to d', 'Max rides to e']);
    expect(rides(led(red, undefined, ['Max general a', 'Kai leader e']))).toEqual([
      'Kai rides to b',
      'Kai rides to d',
      'Kai rides to f',
      'Max rides to b',
      'Max rides to d',
    ]);
  });

  it('before one of his side’s activations, which is still to come, and once a turn', () => {
    const s = led(['a HI B C1 E', 'b HI B C2 E']).pick('Max rides to b');
    expect([s.leader('Max'), s.asked, rides(s)]).toEqual([{ stand: s.id('b'), rode: true }, 'red activate', []]);
    expect(s.told('rode')).toEqual([{ type: 'rode', clauses: ['HX-LDR-1'], leader: 0, to: s.id('b') }]);
    s.activate('a').pick('stay').pass();
    expect(rides(s)).toEqual([]);
    s.activate('b').pick('stay', 6, 1);
    expect(rides(s)).toEqual(['Max rides to a']);
  });

  it('no leader of the other side, nor one who is lost', () => {
    const s = stage(
      PLAIN,
      { red: ['a HI B C1 E'], blue: ['x HI B E12 W', 'y HI B E11 W'] },
      {
        leaders: { blue: ['Foe general x'] },
      },
    );
    expect(rides(s)).toEqual([]);
    const lost = led(['a HI B C1 E', 'b HI B C2 E']);
    lost.leader('Max').stand = -1;
    expect(rides(lost)).toEqual([]);
  });

  it('not through enemies', () => {
    // A strip one hex high: there is no way round.
    const strip = plain(6, 1);
    expect(rides(led(['a HI B A1 E', 'b HI B A3 E'], ['x HI B A5 E'], ['Max leader a'], strip))).toEqual([
      'Max rides to b',
    ]);
    expect(rides(led(['a HI B A1 E', 'b HI B A3 E'], ['x HI B A2 E'], ['Max leader a'], strip))).toEqual([]);
  });

  it('not through their zones, but round them', () => {
    const strip = plain(6, 1);
    // In A3 he would be before the enemy in A4.
    expect(rides(led(['a HI B A1 E', 'b HI B A5 E'], ['x HI B A4 W'], ['Max leader a'], strip))).toEqual([]);
    // C2 and C3 are before the enemy in B2: by the row below it is 4H to C4, and 5H to C5.
    expect(rides(led(['a HI B C1 E', 'b HI B C4 E'], ['x HI B B2 SW']))).toEqual(['Max rides to b']);
    expect(rides(led(['a HI B C1 E', 'b HI B C5 E'], ['x HI B B2 SW']))).toEqual([]);
    expect(rides(led(['a HI B C1 E', 'b HI B C5 E'], ['x HI B B2 NE']))).toEqual(['Max rides to b']);
  });

  it('to a friend in an enemy zone, but not on through him', () => {
    // The enemy in B3 has B2 and A3 before him, or else A4 and B4.
    const red = ['a HI B A1 E', 'd HI B A3 E', 'e HI B A4 E'];
    expect(rides(led(red, ['x HI B B3 W'], ['Max leader a'], plain(5, 2)))).toEqual(['Max rides to d']);
    expect(rides(led(red, ['x HI B B3 E'], ['Max leader a'], plain(5, 2)))).toEqual([
      'Max rides to d',
      'Max rides to e',
    ]);
  });

  it('from a stand locked in melee as well', () => {
    const s = led(['a HI B C1 E', 'b HI B D1 E'], ['x HI B C2 W']).lock('a', 'x');
    expect(rides(s)).toEqual(['Max rides to b']);
  });
});
