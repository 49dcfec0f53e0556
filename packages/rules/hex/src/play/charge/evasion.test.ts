import { describe, expect, it } from 'vitest';
import { TROOP_IDS } from '../../sheet/troops.ts';
import { type HexStage, ones, plain, rowsOf, stage } from '../../testing/stage.ts';

const PLAIN = plain(13, 5);

/** A charger in C3 facing east, whose target in C5 faces it. */
const charged = (own: string, foe: string, more: { red?: string[]; blue?: string[] } = {}, map = PLAIN): HexStage => {
  const red = [`own ${own} B C3 E`, 'spare HI B A1 E', ...(more.red ?? [])];
  const blue = [`foe ${foe}`, 'last HI B E13 W', ...(more.blue ?? [])];
  return stage(map, { red, blue });
};
const declare = (s: HexStage): HexStage => s.activate('own').pick('charge foe at C5 from C4');
const mayEvade = (s: HexStage): boolean => s.asked === 'blue response' && s.labels.includes('evade');

describe('HX-SEQ-6 who may evade', () => {
  it.each(['Sk', 'LC'])('%s from anyone', (foe) => {
    const from = TROOP_IDS.filter((own) => own !== 'Art' && mayEvade(declareBeside(own, `${foe} B C5 W`)));
    expect(from).toEqual(TROOP_IDS.filter((own) => own !== 'Art'));
  });

  it('light infantry from heavy infantry, pikes, long spears and elephants only', () => {
    const from = TROOP_IDS.filter((own) => own !== 'Art' && mayEvade(declareBeside(own, 'LI B C5 W')));
    expect(from).toEqual(['HI', 'Pike', 'LSp', 'El', 'Leg']);
  });

  it.each(TROOP_IDS.filter((type) => !['Sk', 'LC', 'LI'].includes(type)))('%s from nobody', (type) => {
    expect(mayEvade(declareBeside('HI', `${type} B C5 W`))).toBe(false);
  });

  it('only those charged frontally', () => {
    expect(mayEvade(declare(charged('Aux', 'Sk B C5 W')))).toBe(true);
    expect(mayEvade(declare(charged('Aux', 'Sk B C5 NW')))).toBe(true);
    expect(mayEvade(declare(charged('Aux', 'Sk B C5 NE')))).toBe(false);
    expect(mayEvade(declare(charged('Aux', 'Sk B C5 E')))).toBe(false);
  });

  it('HX-SEQ-8 of the disordered Sk and LC, not LI', () => {
    const upset = (type: string): HexStage => {
      const s = charged('HI', `${type} B C4 W`);
      s.stand('foe').disordered = true;
      return s.activate('own').pick('charge foe at C4 from C3');
    };
    expect(['Sk', 'LC', 'LI'].filter((type) => mayEvade(upset(type)))).toEqual(['Sk', 'LC']);
  });

  it('not those locked in melee', () => {
    const s = charged('Aux', 'Sk B C5 W', { red: ['other HI B B5 SW'] }).lock('other', 'foe');
    expect(mayEvade(declare(s))).toBe(false);
  });

  function declareBeside(own: string, foe: string): HexStage {
    const s = stage(PLAIN, { red: [`own ${own} B C4 E`, 'spare HI B A1 E'], blue: [`foe ${foe}`, 'last HI B E13 W'] });
    return s.activate('own').pick('charge foe at C5 from C4');
  }
});

describe('HX-SEQ-6 where an evader goes', () => {
  it('one bound directly away, turning its back, and is marked for the turn', () => {
    const s = declare(charged('Aux', 'Sk B C5 W')).pick('evade');
    expect([s.at('foe'), s.facing('foe'), s.stand('foe').evaded]).toEqual(['C7', 'E', true]);
    expect(s.told('moved')[0]).toMatchObject({ stand: s.id('foe'), how: 'evade', clauses: ['HX-SEQ-6'] });
    expect(s.stand('foe')).toMatchObject({ disordered: false, activated: false, bounds: 1 });
    expect(declare(charged('Aux', 'LC B C5 W')).pick('evade').at('foe')).toBe('C9');
  });

  it('away from where the charger began', () => {
    const s = stage(PLAIN, { red: ['own Aux B A4 SE'], blue: ['foe Sk B C5 NW'] }).activate('own');
    s.pick('charge foe at C5 from B4').pick('evade');
    expect([s.at('foe'), s.facing('foe')]).toEqual(['E6', 'SE']);
  });

  it('through friends, if need be, to the last free hex of its bound', () => {
    const past = declare(charged('Aux', 'Sk B C5 W', { blue: ['mid HI B C6 W'] })).pick('evade');
    expect([past.at('foe'), past.at('mid')]).toEqual(['C7', 'C6']);
    const short = declare(charged('Aux', 'Sk B C5 W', { blue: ['mid HI B C7 W'] })).pick('evade');
    expect(short.at('foe')).toBe('C6');
    const none = declare(charged('Aux', 'Sk B C5 W', { blue: ['mid HI B C6 W', 'end HI B C7 W'] })).pick('evade');
    expect([none.at('foe'), none.facing('foe')]).toEqual(['C5', 'E']);
  });

  it('not through enemies, nor on through their zones', () => {
    const enemy = declare(charged('Aux', 'LC B C5 W', { red: ['block HI B C7 E'] })).pick('evade');
    expect(enemy.at('foe')).toBe('C6');
    // In C7 it is before the stand in B7.
    const zone = declare(charged('Aux', 'LC B C5 W', { red: ['side HI B B7 SW'] })).pick('evade');
    expect(zone.at('foe')).toBe('C7');
  });

  it('no farther than the edge of the map', () => {
    const s = stage(plain(6, 5), { red: ['own Aux B C3 E', 'spare HI B A1 E'], blue: ['foe LC B C5 W'] });
    declare(s).pick('evade');
    expect(s.at('foe')).toBe('C6');
  });

  it('no farther than terrain that halts it or defences, or 2H where it touches rough', () => {
    expect(
      declare(charged('Aux', 'LC B C5 W', {}, plain(13, 5, { C7: '#' })))
        .pick('evade')
        .at('foe'),
    ).toBe('C6');
    expect(
      declare(charged('Aux', 'LC B C5 W', {}, plain(13, 5, { C7: 'w' })))
        .pick('evade')
        .at('foe'),
    ).toBe('C7');
    expect(
      declare(charged('Aux', 'LC B C5 W', {}, plain(13, 5, { C7: ',' })))
        .pick('evade')
        .at('foe'),
    ).toBe('C7');
    expect(
      declare(charged('Aux', 'LC B C5 W', {}, plain(13, 5, { C8: ',' })))
        .pick('evade')
        .at('foe'),
    ).toBe('C7');
    expect(
      declare(charged('Aux', 'LC B C5 W', {}, plain(13, 5, { C5: 'v' })))
        .pick('evade')
        .at('foe'),
    ).toBe('C6');
  });
});

describe('HX-SEQ-6 the charger completes its move', () => {
  it('and comes up with nobody if the evader is too far', () => {
    const s = declare(charged('Aux', 'Sk B C5 W')).pick('evade');
    // 1H to C4 and 1H more.
    expect([s.at('own'), s.board.contacts, s.stand('own').charged]).toEqual(['C5', [], true]);
    expect(s.stand('foe').disordered).toBe(false);
    expect(s.asked).toBe('blue activate');
  });

  it('and if it still becomes adjacent, it fights a disordered rear', () => {
    const s = declare(charged('HC', 'Sk B C5 W'));
    // Two of its hexes are left after C4: it comes to C6, beside C7.
    s.pick('evade');
    expect([s.at('own'), s.facing('own'), s.at('foe')]).toEqual(['C6', 'E', 'C7']);
    expect(s.told('disordered')[0]).toMatchObject({ stand: s.id('foe'), because: { clause: 'HX-SEQ-6' } });
    expect(s.board.contacts).toMatchObject([{ attacker: s.id('own'), defender: s.id('foe'), fresh: true }]);
    s.passAll(...ones(8), 1, 6, 1);
    const { attacker, defender } = s.told('melee')[0]!.tallies;
    expect(rowsOf(attacker.dice)).toEqual(['strength points 4', 'MC or HC charging a flank 2', 'impact 2']);
    expect(rowsOf(defender.dice)).toEqual(['strength points 2', 'disordered -1']);
  });

  it('with what its turning has left it', () => {
    // Facing northwest it must turn two sides, of which one costs 1H: C4 is as far as it gets.
    const s = stage(PLAIN, { red: ['own Aux B C3 NW', 'spare HI B A1 E'], blue: ['foe Sk B C5 W'] }).activate('own');
    s.pick('charge foe at C5 from C4').pick('evade');
    expect([s.at('own'), s.at('foe')]).toEqual(['C4', 'C7']);
    const beside = stage(PLAIN, { red: ['own Aux B C4 NW'], blue: ['foe Sk B C5 W', 'o HI B E13 W'] }).activate('own');
    beside.pick('charge foe at C5 from C4').pick('evade');
    expect([beside.at('own'), beside.board.contacts]).toEqual(['C5', []]);
  });

  it('an evader that can go nowhere is caught where it is', () => {
    const s = declare(charged('Aux', 'Sk B C5 W', { blue: ['mid HI B C6 W', 'end HI B C7 W'] })).pick('evade');
    expect([s.at('own'), s.board.contacts.length, s.stand('foe').disordered]).toEqual(['C4', 1, true]);
    expect(s.told('moved').map(({ how }) => how)).toEqual(['evade', 'charge']);
  });

  it('and turns to the one it has caught', () => {
    // With 1H it comes to A4 facing northeast, its target to one side of its front.
    const s = stage(PLAIN, {
      red: ['own HI B B3 NW', 'spare HI B E1 E'],
      blue: ['foe Sk B A5 W', 'mid HI B A6 E', 'end HI B A7 E'],
    });
    s.activate('own').pick('charge foe at A5 from A4').pick('evade');
    expect([s.at('own'), s.facing('own'), s.board.contacts.length]).toEqual(['A4', 'E', 1]);
  });

  it('an evader caught at the edge of the map', () => {
    const s = stage(plain(6, 5), { red: ['own Aux B C3 E', 'spare HI B A1 E'], blue: ['foe LC B C5 W'] });
    declare(s).pick('evade');
    expect([s.at('own'), s.board.contacts.length, s.stand('foe').disordered]).toEqual(['C5', 1, true]);
  });

  it('halts in terrain that halts it, but goes on out of the terrain it began in', () => {
    const into = declare(charged('HC', 'Sk B C5 W', {}, plain(13, 5, { C5: 'w' }))).pick('evade');
    expect([into.at('own'), into.at('foe'), into.board.contacts]).toEqual(['C5', 'C7', []]);
    const out = stage(plain(13, 5, { C4: 'w' }), { red: ['own HC B C4 E'], blue: ['foe Sk B C5 W', 'o HI B E13 W'] });
    out.activate('own').pick('charge foe at C5 from C4').pick('evade');
    expect([out.at('own'), out.board.contacts.length]).toEqual(['C6', 1]);
  });

  it('is stopped by a zone on its way, and by the stands there', () => {
    const s = declare(charged('HC', 'LC B C5 W', { blue: ['side HI B B5 SW'] }))
      .pick('evade')
      .pick('let it pass');
    expect([s.at('own'), s.at('foe')]).toEqual(['C5', 'C9']);
    const behind = declare(charged('HC', 'LC B C5 W', { blue: ['mid HI B C6 E'] })).pick('evade');
    expect(behind.at('own')).toBe('C5');
  });

  it('from where it stood in another enemy’s zone it does not go on at all', () => {
    const s = stage(PLAIN, {
      red: ['own HC B C4 E', 'spare HI B A1 E'],
      blue: ['foe LC B C5 W', 'side HI B B4 SW', 'last HI B E13 W'],
    });
    s.activate('own').pick('charge foe at C5 from C4').pick('evade');
    expect([s.at('own'), s.at('foe')]).toEqual(['C4', 'C9']);
  });

  it('standing, the target keeps its front', () => {
    const s = declare(charged('HC', 'Sk B C5 W')).pick('stand and meet it');
    expect([s.at('own'), s.at('foe'), s.stand('foe').disordered, s.stand('foe').evaded]).toEqual([
      'C4',
      'C5',
      false,
      false,
    ]);
    expect(s.board.contacts).toHaveLength(1);
  });

  it('shooting at one who has evaded loses a die', () => {
    const s = declare(charged('Aux', 'Sk B C5 W', { red: ['bow Shot B B6 E'] })).pick('evade');
    s.passAll().pick('bow at foe', 1, 1, 6, 1);
    expect(rowsOf(s.told('shot')[0]!.tally)).toContain('target evading -1');
  });
});

describe('HX-TER-3 HX-SEQ-6 an evader and defences', () => {
  it('halts before it would cross them', () => {
    const s = declare(charged('Aux', 'LC B C5 W', {}, plain(13, 5, { C8: '#' }))).pick('evade');
    expect(s.at('foe')).toBe('C7');
  });
});
