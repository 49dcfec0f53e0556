import { describe, expect, it } from 'vitest';
import { type HexStage, ones, plain, rowsOf, stage } from '../../testing/stage.ts';

const PLAIN = plain(12, 5);
const melee = (s: HexStage, number = 0) => s.told('melee')[number]!;
const rows = (s: HexStage, role: 'attacker' | 'defender', number = 0): string[] =>
  rowsOf(melee(s, number).tallies[role].dice);

describe('HX-MEL-7 one main stand a side', () => {
  /** Two red stands against one blue: C6 faces west, C5 and B5 are before it. */
  const twoOnOne = (): HexStage =>
    stage(PLAIN, { red: ['a HI B C5 E', 'b HI B B5 SE'], blue: ['foe HI B C6 W'] })
      .lock('a', 'foe')
      .lock('b', 'foe');

  it('where several are in contact the owner chooses', () => {
    const s = twoOnOne().passAll();
    expect([s.asked, s.question.question, s.labels]).toEqual([
      'red main-attacker',
      'Which stand is your main one against foe?',
      ['a', 'b'],
    ]);
    s.pick('b', ...ones(6), ...ones(5), 6, 1);
    expect(melee(s)).toMatchObject({ attacker: s.id('b'), defender: s.id('foe'), supports: [s.id('a')] });
    expect(rows(s, 'attacker')).toEqual(['strength points 5', 'support 1']);
    expect(s.told('melee')).toHaveLength(1);
  });

  it('the defender chooses, too, where two are locked with one attacker', () => {
    const s = stage(PLAIN, { red: ['own HI B C5 E'], blue: ['x HI B C6 W', 'y HI B B5 SW'] });
    s.lock('own', 'x').lock('own', 'y').passAll();
    expect([s.asked, s.labels]).toEqual(['blue main-defender', ['x', 'y']]);
    s.pick('y', ...ones(5), ...ones(6), 6, 1);
    expect(melee(s)).toMatchObject({ attacker: s.id('own'), defender: s.id('y'), supports: [s.id('x')] });
  });

  it('whoever charged whom: a main stand that was charged defends', () => {
    const s = stage(PLAIN, { red: ['a HI B C5 E', 'b HI B B5 SE'], blue: ['foe HI B C6 W'] });
    s.lock('a', 'foe').lock('foe', 'b').passAll();
    expect([s.asked, s.labels]).toEqual(['red main-attacker', ['a', 'b']]);
    s.pick('b', ...ones(5), ...ones(6), 6, 1);
    expect(melee(s)).toMatchObject({ attacker: s.id('foe'), defender: s.id('b'), supports: [s.id('a')] });
  });

  it('nobody is asked with one stand each', () => {
    const s = stage(PLAIN, { red: ['own HI B C5 E'], blue: ['foe HI B C6 W'] }).lock('own', 'foe');
    s.passAll(...ones(10), 6, 1);
    expect(melee(s)).toMatchObject({ attacker: s.id('own'), defender: s.id('foe'), supports: [] });
  });

  it('a stand is main once a turn: who fought it does not fight it again', () => {
    const s = stage(PLAIN, { red: ['own HI B C5 E'], blue: ['x HI B C6 W', 'y HI B B5 SW'] });
    s.lock('own', 'x')
      .lock('own', 'y')
      .passAll()
      .pick('x', ...ones(5), ...ones(6), 6, 1);
    expect(s.told('melee')).toHaveLength(1);
    expect([s.board.turn, s.board.contacts.length]).toEqual([2, 2]);
    s.passAll().pick('x', ...ones(5), ...ones(6), 6, 1);
    expect(s.told('melee')).toHaveLength(2);
  });

  it('melees apart are fought one after another, each once', () => {
    const red = ['a HI B A5 E', 'b HI B G5 E'];
    const s = stage(plain(12, 7), { red, blue: ['x HI B A6 W', 'y HI B G6 W'] })
      .lock('a', 'x')
      .lock('b', 'y');
    s.passAll(...ones(20), 6, 1);
    expect(s.told('melee').map(({ attacker, defender }) => [attacker, defender])).toEqual([
      [s.id('a'), s.id('x')],
      [s.id('b'), s.id('y')],
    ]);
  });
});

describe('HX-MEL-7 supports', () => {
  const fight = (red: string[], blue: string[], red1: number, blue1: number): HexStage =>
    stage(PLAIN, { red, blue })
      .lock('own', 'foe')
      .passAll(...ones(red1), ...ones(blue1), 6, 1);

  it('count 1 die each, at most 2', () => {
    const one = fight(['own HI B C5 E', 'b HI B B5 SE'], ['foe HI B C6 W'], 6, 5);
    expect(rows(one, 'attacker')).toEqual(['strength points 5', 'support 1']);
    const two = fight(['own HI B C5 E', 'b HI B B5 SE', 'c HI B D5 NE'], ['foe HI B C6 W'], 7, 5);
    expect(rows(two, 'attacker')).toEqual(['strength points 5', 'support 2']);
  });

  it('of more than two the owner takes two', () => {
    const red = ['own HI B C5 E', 'b HI B B5 SE', 'c HI B D5 NE', 'd HI B B6 SW'];
    const s = stage(PLAIN, { red, blue: ['foe HI B C6 W'] })
      .lock('own', 'foe')
      .passAll();
    expect([s.asked, s.question.question]).toEqual(['red support-attacker', 'Who supports own against foe?']);
    expect(s.labels.sort()).toEqual(['b, c', 'd, b', 'd, c']);
    s.pick('d, c', ...ones(7), ...ones(5), 6, 1);
    expect([rows(s, 'attacker')[1], melee(s).supports]).toEqual(['support 2', [s.id('d'), s.id('c')]]);
  });

  it('of the defender count as well', () => {
    const s = fight(['own HI B C5 E'], ['foe HI B C6 W', 'x HI B B5 SW'], 5, 6);
    expect(rows(s, 'defender')).toEqual(['strength points 5', 'support 1']);
  });

  it.each(['attacker', 'defender'] as const)('artillery lends no die to the %s', (role) => {
    const [red, blue] =
      role === 'attacker'
        ? [['own HI B C5 E', 'b Art B B5 SE'], ['foe HI B C6 W']]
        : [['own HI B C5 E'], ['foe HI B C6 W', 'b Art B B5 SW']];
    const s = stage(PLAIN, { red: red!, blue: blue! }, { stands: { b: { missiles: 'none' } } });
    s.lock('own', 'foe').passAll(...ones(10), 6, 1);
    expect([rows(s, role), melee(s).supports]).toEqual([['strength points 5'], []]);
  });

  it('must face the enemy’s main stand', () => {
    // From B5 the enemy is in the southeast: facing it, or with it to one side of the front.
    expect(rows(fight(['own HI B C5 E', 'b HI B B5 E'], ['foe HI B C6 W'], 6, 5), 'attacker')).toContain('support 1');
    expect(rows(fight(['own HI B C5 E', 'b HI B B5 NE'], ['foe HI B C6 W'], 5, 5), 'attacker')).toEqual([
      'strength points 5',
    ]);
  });

  it('must be beside it', () => {
    expect(rows(fight(['own HI B C5 E', 'b HI B B4 E'], ['foe HI B C6 W'], 5, 5), 'attacker')).toEqual([
      'strength points 5',
    ]);
  });

  it('must be main nowhere else', () => {
    const s = stage(PLAIN, { red: ['own HI B C5 E', 'b HI B B5 SE'], blue: ['foe HI B C6 W', 'x HI B B6 W'] });
    s.lock('own', 'foe').lock('b', 'x');
    // Blue's x does not face own, nor b's enemy foe: each fights alone.
    s.passAll().pick('own against foe', ...ones(10), ...ones(10), 6, 1);
    expect(rows(s, 'attacker')).toEqual(['strength points 5']);
    expect(rows(s, 'attacker', 1)).toEqual(['strength points 5']);
  });

  it('add 1 pilum each', () => {
    const s = stage(PLAIN, { red: ['own WB B C3 E'], blue: ['foe Leg B C6 W', 'x Leg B B5 SW'] });
    s.activate('own').pick('charge foe at C6 from C5').pick('let it pass');
    // Three pila and one, seven dice of the warband, six of the legionaries.
    s.passAll(...ones(4), ...ones(7), ...ones(6), 6, 1);
    expect(rowsOf(melee(s).tallies.defender.pila)).toEqual(['pila, defending 3', 'pila of supports 1']);
    expect(rowsOf(melee(s).tallies.attacker.pila)).toEqual([]);
    const plainOne = stage(PLAIN, { red: ['own WB B C3 E'], blue: ['foe Leg B C6 W', 'x HI B B5 SW'] });
    plainOne.activate('own').pick('charge foe at C6 from C5').pick('let it pass');
    plainOne.passAll(...ones(3), ...ones(7), ...ones(6), 6, 1);
    expect(rowsOf(melee(plainOne).tallies.defender.pila)).toEqual(['pila, defending 3']);
  });

  it('are not those who have fought as main stands this turn', () => {
    const red = ['own Shot B C5 E', 'b HI B D4 E'];
    const s = stage(PLAIN, { red, blue: ['foe HI B C6 W', 'y HI B D5 W'] }, { stands: { own: { missiles: 'none' } } });
    s.lock('own', 'foe').lock('b', 'y');
    // Having won, own has the other enemy in front, and does not count there.
    s.passAll()
      .pick('own against foe', 6, 1, 1, 1, ...ones(5), 1)
      .pick('to C7', ...ones(10), 6, 1);
    expect(melee(s, 1)).toMatchObject({ attacker: s.id('b'), defender: s.id('y'), supports: [] });
  });

  it('those disordered with 3 SP left have none to throw when attacking, and one when defending', () => {
    const spoil = (s: HexStage, key: string): void => void Object.assign(s.stand(key), { sp: 3, disordered: true });
    const attack = stage(PLAIN, { red: ['own Leg B C5 E', 'b Leg B B5 SE'], blue: ['foe HI B C6 W'] });
    spoil(attack, 'b');
    attack
      .activate('own')
      .pick('charge foe at C6 from C5')
      .passAll(1, ...ones(7), ...ones(5), 6, 1);
    expect(rowsOf(melee(attack).tallies.attacker.pila)).toEqual(['pila, attacking 1']);
    const defence = stage(PLAIN, { red: ['own HI B C5 E'], blue: ['foe Leg B C6 W', 'x Leg B B5 SW'] });
    spoil(defence, 'x');
    defence
      .activate('own')
      .pick('charge foe at C6 from C5')
      .passAll(...ones(4), ...ones(6), ...ones(6), 6, 1);
    expect(rowsOf(melee(defence).tallies.defender.pila)).toEqual(['pila, defending 3', 'pila of supports 1']);
  });

  it('take no losses, but are disordered if their side loses', () => {
    const s = stage(PLAIN, { red: ['own Shot B C5 E', 'b HI B B5 SE'], blue: ['foe HI B C6 W', 'x HI B D5 NW'] });
    s.lock('own', 'foe').passAll(6, 1, 1, 1, 1, ...ones(6), 5);
    expect(s.asked).toBe('blue retreat');
    expect(s.stand('foe').sp).toBe(4);
    expect(s.stand('x')).toMatchObject({ sp: 5, disordered: true });
    expect(s.stand('b')).toMatchObject({ sp: 5, disordered: false });
    expect(s.told('disordered')[0]).toMatchObject({ stand: s.id('x'), because: { clause: 'HX-MEL-7' } });
    expect(s.at('x')).toBe('D5');
  });

  it('are not disordered by a draw', () => {
    const s = fight(['own HI B C5 E', 'b HI B B5 SE'], ['foe HI B C6 W'], 6, 5);
    expect(s.stand('b').disordered).toBe(false);
  });
});

describe('HX-MEL-7 a stand supports one melee a turn, its owner choosing', () => {
  /** Blue x at C6 and y at D5 have red a and b before them, and c, which faces both, between. */
  const between = (): HexStage =>
    stage(PLAIN, {
      red: ['a HI B B5 SE', 'b HI B E5 NE', 'c Leg B C5 E'],
      blue: ['x HI B C6 W', 'y HI B D5 W'],
    })
      .lock('a', 'x')
      .lock('b', 'y');

  it('the owner is asked at the first, and may keep it for the other', () => {
    const s = between().passAll();
    s.pick('a against x');
    expect([s.asked, s.question.question]).toEqual(['red support-attacker', 'Who supports a against x?']);
    expect(s.labels).toEqual(['c', 'nobody: kept for another melee']);
    s.pick('nobody: kept for another melee', ...ones(10), ...ones(11), 6, 1);
    expect([rows(s, 'attacker'), rows(s, 'attacker', 1)]).toEqual([
      ['strength points 5'],
      ['strength points 5', 'support 1'],
    ]);
    expect(s.stand('c').supported).toBe(false);
  });

  it('once it has lent its die the other has none', () => {
    const s = between().passAll();
    s.pick('a against x');
    s.pick('c', ...ones(11), ...ones(10), 6, 1);
    expect([rows(s, 'attacker'), rows(s, 'attacker', 1)]).toEqual([
      ['strength points 5', 'support 1'],
      ['strength points 5'],
    ]);
    expect(melee(s).supports).toEqual([s.id('c')]);
    // A new turn, a new choice.
    s.passAll();
    s.pick('a against x');
    expect(s.labels).toEqual(['c', 'nobody: kept for another melee']);
  });

  it('HX-PIL-1 so its pila fly once', () => {
    const s = between();
    for (const contact of s.board.contacts) contact.fresh = true;
    s.passAll();
    s.pick('a against x');
    // One of pila, five and 1 of impact and 1 of support; then no pila, five and 1 of impact.
    s.pick('c', 1, ...ones(7), ...ones(5), ...ones(6), ...ones(5), 6, 1);
    expect(rowsOf(melee(s).tallies.attacker.pila)).toEqual(['pila of supports 1']);
    expect(rowsOf(melee(s, 1).tallies.attacker.pila)).toEqual([]);
  });

  it('one that could support nobody else is not asked about', () => {
    const s = stage(PLAIN, { red: ['a HI B B5 SE', 'c HI B C5 E'], blue: ['x HI B C6 W'] }).lock('a', 'x');
    s.passAll(...ones(11), 6, 1);
    expect(rows(s, 'attacker')).toEqual(['strength points 5', 'support 1']);
  });

  it('one that could, and one that could not: the latter always helps', () => {
    const more = stage(PLAIN, {
      red: ['a HI B B5 SE', 'b HI B E5 NE', 'c Leg B C5 E', 'd HI B B6 SW'],
      blue: ['x HI B C6 W', 'y HI B D5 W'],
    });
    more.lock('a', 'x').lock('b', 'y').passAll();
    more.pick('a against x');
    expect(more.labels).toEqual(['d, c', 'd']);
  });

  it('the defender chooses as well', () => {
    const s = stage(PLAIN, {
      red: ['x HI B C6 W', 'y HI B D5 W'],
      blue: ['a HI B B5 SE', 'b HI B E5 NE', 'c HI B C5 E'],
    });
    s.lock('x', 'a').lock('y', 'b').passAll();
    s.pick('x against a');
    expect([s.asked, s.labels]).toEqual(['blue support-defender', ['c', 'nobody: kept for another melee']]);
  });
});

describe('HX-MEL-6 drawn stands stay locked', () => {
  it('and fight each turn without impact or pila', () => {
    const s = stage(PLAIN, { red: ['own WB B C3 E'], blue: ['foe Leg B C6 W'] }).activate('own');
    s.pick('charge foe at C6 from C5').passAll(...ones(3), ...ones(7), ...ones(5), 6, 1);
    expect(rows(s, 'attacker')).toEqual(['strength points 4', 'impact 3']);
    expect(s.board.contacts).toMatchObject([{ fresh: false, fought: false }]);
    s.passAll(...ones(4), ...ones(5), 6, 1);
    expect(rows(s, 'attacker', 1)).toEqual(['strength points 4']);
    expect(melee(s, 1).tallies.defender.pila).toEqual({ rows: [], total: 0 });
    expect(s.board.contacts).toHaveLength(1);
  });

  it('HX-PIL-1 pila are thrown once per contact, and again in another', () => {
    const s = stage(PLAIN, { red: ['own Leg B C5 E'], blue: ['foe HI B C6 W'] });
    s.activate('own')
      .pick('charge foe at C6 from C5')
      .passAll(1, ...ones(6), ...ones(5), 6, 1);
    expect(rowsOf(melee(s).tallies.attacker.pila)).toEqual(['pila, attacking 1']);
    s.pass().activate('foe').pick('break off', 6, 1, 6);
    expect(s.board.contacts).toEqual([]);
    s.pass().activate('own');
    s.pick('charge foe at C7 from C6', 1, ...ones(6), ...ones(5), 6, 1);
    expect(rowsOf(melee(s, 1).tallies.attacker.pila)).toEqual(['pila, attacking 1']);
  });

  it('more hits win, by however few', () => {
    const s = stage(PLAIN, { red: ['own Shot B C5 E'], blue: ['foe HI B C6 W'] }).lock('own', 'foe');
    s.passAll(6, 6, 1, 1, 6, 1, 1, 1, 1, 1, 1);
    expect(melee(s).outcome).toMatchObject({ winner: 'attacker', margin: 1 });
    expect(s.asked).toBe('blue retreat');
  });
});
