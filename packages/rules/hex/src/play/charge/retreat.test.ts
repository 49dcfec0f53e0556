import { describe, expect, it } from 'vitest';
import { TROOPS, type TroopId } from '../../sheet/troops.ts';
import { type HexStage, ones, plain, type StageOptions, stage } from '../../testing/stage.ts';

const PLAIN = plain(12, 5);

/**
 * The blue stand in C6 is locked with the red one in C5, and takes hits without a loss. Red has no impact, so that it
 * does not pursue.
 */
const beaten = (foe: string, more: string[] = [], options: StageOptions = {}, map = PLAIN, hits = 1): HexStage => {
  const s = stage(
    map,
    { red: ['own Shot B C5 E'], blue: [`foe ${foe} B C6 W`, ...more] },
    { breakPoints: { blue: 99 }, stands: { own: { sp: 6, missiles: 'none' } }, ...options },
  ).lock('own', 'foe');
  const sp = options.stands?.foe?.sp ?? TROOPS[foe as TroopId].sp;
  return s.passAll(...new Array(hits).fill(6), ...ones(6 - hits), ...ones(sp), 1);
};
/** Straight back as far as it must go. */
const goBack = (s: HexStage): HexStage => {
  while (s.asked === 'blue retreat') s.choose({ dir: 0 }, ...(isLast(s) ? [6, 1] : []));
  return s;
};
const isLast = (s: HexStage): boolean => (s.game.stack.at(-1)!.locals as { left: number }).left === 1;

describe('HX-MEL-6 how far the loser goes', () => {
  it.each([
    ['HI', 1],
    ['Leg', 1],
    ['Pike', 1],
    ['LSp', 1],
    ['Aux', 1],
    ['WB', 1],
    ['Shot', 1],
    ['Art', 1],
    ['Sk', 2],
    ['LI', 2],
    ['LC', 2],
    ['MC', 2],
    ['HC', 2],
    ['Ch', 2],
    ['El', 2],
  ])('%s %iH, and 1H more if beaten by 2 hits', (type, hexes) => {
    const s = goBack(beaten(type));
    expect([s.at('foe'), s.facing('foe')]).toEqual([`C${6 + hexes}`, 'W']);
    expect(goBack(beaten(type, [], {}, PLAIN, 2)).at('foe')).toBe(`C${7 + hexes}`);
  });

  it('is told hex by hex', () => {
    const s = goBack(beaten('LI'));
    expect(s.told('moved').map(({ how, clauses, path }) => [how, clauses[0], path])).toEqual([
      ['retreat', 'HX-MEL-6', [s.hex('C7')]],
      ['retreat', 'HX-MEL-6', [s.hex('C8')]],
    ]);
    expect(s.board.contacts).toEqual([]);
  });

  it('a draw sends nobody back: the two stay locked', () => {
    const s = stage(PLAIN, { red: ['own HI B C5 E'], blue: ['foe HI B C6 W'] }).lock('own', 'foe');
    s.passAll(6, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 6, 1);
    expect([s.at('own'), s.at('foe'), s.board.contacts.length]).toEqual(['C5', 'C6', 1]);
  });

  it('the attacker retreats if he is beaten', () => {
    const s = stage(PLAIN, { red: ['own HI B C5 E'], blue: ['foe Shot B C6 W'] }).lock('own', 'foe');
    s.passAll(1, 1, 1, 1, 1, 6, 1, 1, 1, 1);
    expect(s.asked).toBe('red retreat');
    s.choose({ dir: 3 }, 6, 1);
    expect([s.at('own'), s.facing('own')]).toEqual(['C4', 'E']);
  });

  it('the loser turns to face the winner', () => {
    const s = stage(PLAIN, { red: ['own HI B B6 SW'], blue: ['foe HI B C6 W'] }).lock('own', 'foe');
    // The enemy is at its flank in the northeast: +1 for it.
    s.passAll(6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(s.labels).toEqual(['to D5', 'to D6', 'to C5']);
    s.pick('to D5').choose(false, 6, 1);
    expect(s.facing('foe')).toBe('NE');
  });
});

describe('HX-MEL-6 which way', () => {
  it('its owner chooses among the three hexes away from the winner', () => {
    const s = beaten('HI');
    expect([s.asked, s.question.question, s.labels]).toEqual([
      'blue retreat',
      'foe must fall back: which way?',
      ['to C7', 'to B6', 'to D6'],
    ]);
    s.pick('to B6', 6, 1);
    expect([s.at('foe'), s.facing('foe')]).toEqual(['B6', 'W']);
  });

  it('each hex anew, away from the winner', () => {
    const s = beaten('LI').pick('to B6');
    expect(s.labels).toEqual(['to B7', 'to A7', 'to C7']);
    expect(s.pick('to A7', 6, 1).at('foe')).toBe('A7');
  });

  it('is not asked with one way only', () => {
    const s = beaten('HI', ['b HI B B6 W', 'b2 HI B A6 W', 'd HI B D6 W', 'd2 HI B E6 W']);
    // Friends can be pushed on: these are ways, too.
    expect(s.labels).toEqual(['to C7', 'to B6, pushing b back', 'to D6, pushing d back']);
    const art = stage(
      plain(12, 5, { B6: 'w', D6: 's' }),
      { red: ['own Shot B C5 E'], blue: ['foe Art B C6 W'] },
      { stands: { own: { missiles: 'none' } } },
    ).lock('own', 'foe');
    art.passAll(6, 1, 1, 1, 1, 1, 1, 6, 1);
    expect(art.at('foe')).toBe('C7');
  });

  it('not into enemies', () => {
    const s = stage(
      PLAIN,
      { red: ['own Shot B C5 E', 'x HI B C7 E'], blue: ['foe HI B C6 W'] },
      { stands: { own: { missiles: 'none' } } },
    ).lock('own', 'foe');
    s.passAll(6, 1, 1, 1, ...ones(5), 1);
    expect(s.labels).toEqual(['to B6', 'to D6']);
  });
});

describe('HX-MEL-6 friends in the way', () => {
  it('are displaced 1H onwards and disordered, keeping their facing', () => {
    const s = beaten('HI', ['b HI B C7 NW']).pick('to C7, pushing b back', 6, 1);
    expect([s.at('foe'), s.at('b'), s.facing('b'), s.stand('b').disordered]).toEqual(['C7', 'C8', 'NW', true]);
    expect(s.told('moved')[0]).toMatchObject({ stand: s.id('b'), how: 'displaced', clauses: ['HX-MEL-6'] });
    expect(s.told('disordered').at(-1)!.because.clause).toBe('HX-MEL-6');
  });

  it('go to one side if the hex beyond is taken', () => {
    const s = beaten('HI', ['b HI B C7 W', 'c HI B C8 W']).pick('to C7, pushing b back', 6, 1);
    expect([s.at('foe'), s.at('b'), s.at('c')]).toEqual(['C7', 'B7', 'C8']);
    const right = beaten('HI', ['b HI B C7 W', 'c HI B C8 W', 'd HI B B7 W']).pick('to C7, pushing b back', 6, 1);
    expect(right.at('b')).toBe('D7');
  });

  it('who have nowhere to go bar the way', () => {
    const s = beaten('HI', ['b HI B C7 W', 'c HI B C8 W', 'd HI B B7 W', 'e HI B D7 W']);
    expect(s.labels.filter((label) => label.startsWith('to C7'))).toEqual([]);
    // Off the map nobody is pushed, nor artillery into woods.
    const edge = beaten('HI', ['b HI B C7 W'], {}, plain(7, 5));
    expect(edge.labels).toEqual(['to C7, pushing b back', 'to B6', 'to D6']);
    const mute: StageOptions = { stands: { own: { sp: 6, missiles: 'none' }, b: { missiles: 'none' } } };
    const woods = beaten('HI', ['b Art B C7 W'], mute, plain(12, 5, { C8: 'w', B7: 'w', D7: 's' }));
    expect(woods.labels).toEqual(['to B6', 'to D6']);
  });

  it('are torn out of their own melees', () => {
    const s = stage(
      PLAIN,
      { red: ['own Shot B C5 E', 'x HI B B7 SW'], blue: ['foe HI B C6 W', 'b HI B C7 NE'] },
      { stands: { own: { missiles: 'none' } } },
    );
    s.lock('own', 'foe').lock('x', 'b');
    s.passAll()
      .pick('own against foe', 6, 1, 1, 1, ...ones(5), 1)
      .pick('to C7, pushing b back', 6, 1);
    expect([s.at('b'), s.board.contacts]).toEqual(['C8', []]);
  });
});

describe('HX-MEL-6 with no way back', () => {
  const CORNER = plain(6, 5);

  it('blocked by enemies, it loses 1 SP more and stays in contact', () => {
    const s = stage(
      PLAIN,
      {
        red: ['own Shot B C5 E', 'x HI B C7 E', 'y HI B B6 E', 'z HI B D6 E'],
        blue: ['foe HI B C6 W', 'o HI B A12 W'],
      },
      { stands: { own: { missiles: 'none' } } },
    ).lock('own', 'foe');
    s.passAll(6, 1, 1, 1, ...ones(5), 5, 6, 1);
    // A failed test for 1 SP, and 1 beyond it.
    expect([s.at('foe'), s.stand('foe').sp, s.board.contacts.length]).toEqual(['C6', 3, 1]);
    expect(s.told('blocked')).toEqual([{ type: 'blocked', clauses: ['HX-MEL-6'], stand: s.id('foe') }]);
    expect(s.told('lost').map(({ sp, clauses }) => [sp, clauses[0]])).toEqual([
      [1, 'HX-MOR-2'],
      [1, 'HX-MEL-6'],
    ]);
  });

  it('blocked after the first hex of two, it loses 1 SP as well', () => {
    const s = stage(
      PLAIN,
      {
        red: ['own Shot B C5 E', 'x HI B C8 E', 'y HI B B7 E', 'z HI B D7 E'],
        blue: ['foe LI B C6 W', 'o HI B A12 W'],
      },
      { stands: { own: { missiles: 'none' }, foe: { missiles: 'none' } } },
    ).lock('own', 'foe');
    s.passAll(6, 1, 1, 1, ...ones(3), 1).pick('to C7', 6, 1);
    expect([s.at('foe'), s.stand('foe').sp]).toEqual(['C7', 2]);
  });

  it('blocked with 1 SP left it is destroyed', () => {
    const s = stage(
      PLAIN,
      {
        red: ['own Shot B C5 E', 'x HI B C7 E', 'y HI B B6 E', 'z HI B D6 E'],
        blue: ['foe HI B C6 W', 'o HI B A12 W'],
      },
      { stands: { own: { missiles: 'none' } }, breakPoints: { blue: 99 } },
    ).lock('own', 'foe');
    s.stand('foe').sp = 1;
    s.passAll(6, 1, 1, 1, 1, 1, 6, 1);
    expect(s.at('foe')).toBeUndefined();
  });

  it('off the map it is lost, with one such way and not three to choose', () => {
    const s = beaten('HI', ['o HI B A1 W'], {}, CORNER);
    // C6 is the last of its row: east is off the map, northwards and southwards there is B6 and D6.
    expect(s.labels).toEqual(['off the map', 'to B6', 'to D6']);
    s.pick('off the map', 6, 1);
    expect(s.at('foe')).toBeUndefined();
    expect(s.told('destroyed')).toEqual([{ type: 'destroyed', clauses: ['HX-MEL-6'], stand: s.id('foe'), off: true }]);
    expect(s.told('shaken')).toEqual([]);
  });

  it('is not asked where every way leads off the map', () => {
    const s = stage(
      plain(6, 1),
      { red: ['own Shot B A5 E'], blue: ['foe HI B A6 W', 'o HI B A1 W'] },
      { stands: { own: { missiles: 'none' } }, breakPoints: { blue: 99 } },
    ).lock('own', 'foe');
    s.passAll(6, 1, 1, 1, ...ones(5), 1, 6, 1);
    expect([s.at('foe'), s.told('destroyed')[0]!.off]).toEqual([undefined, true]);
  });
});
