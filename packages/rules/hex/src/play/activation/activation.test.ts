import { describe, expect, it } from 'vitest';
import { type HexStage, ones, plain, rowsOf, stage } from '../../testing/stage.ts';

const PLAIN = plain(11, 5);

/** A stand of class B in range of its leader, who rides with another: it passes on 4 and better. */
const within = (own: string, blue: string[], map = PLAIN): HexStage =>
  stage(map, { red: [own, 'staff LI B A1 E'], blue }, { leaders: { red: ['Max general staff'] } });

const FAR = ['far HI B A11 W'];
const lastTest = (s: HexStage) => s.told('ordered').at(-1)!;

describe('HX-SEQ-1 extra bounds', () => {
  it('each takes an order test, and from the third on a movement counts against it', () => {
    const s = within('own LI B C2 E', FAR).activate('own').pick('move to C3, facing E');
    expect(s.asked).toBe('red extra-bound');
    expect(s.labels).toEqual(['no', 'try another bound (failed: no contact, disordered)']);
    expect(s.question.preview(true)).toBe('order test 50%');
    expect(s.question.preview(false)).toBeUndefined();
    s.choose(true, 4);
    expect([lastTest(s).purpose, lastTest(s).needs, rowsOf(lastTest(s).tally)]).toEqual(['another bound', 4, []]);
    s.pick('move to C4, facing E').choose(true, 5);
    expect([lastTest(s).needs, rowsOf(lastTest(s).tally)]).toEqual([5, ['movements after the first -1']]);
    s.pick('move to C5, facing E').choose(true, 6);
    expect([lastTest(s).needs, rowsOf(lastTest(s).tally)]).toEqual([6, ['movements after the first -2']]);
    s.pick('move to C6, facing E').choose(false);
    expect([s.at('own'), s.stand('own').bounds, s.stand('own').disordered]).toEqual(['C6', 4, false]);
    expect(s.asked).toBe('blue activate');
  });

  it('no further bound after staying, an about-face, a step back or a charge', () => {
    expect(within('own LI B C2 E', FAR).activate('own').pick('stay').asked).toBe('blue activate');
    expect(within('own LI B C2 E', FAR).activate('own').pick('about-face', 6).asked).toBe('blue activate');
    const foe = ['foe HI B C4 W'];
    expect(within('own LI B C3 E', foe).activate('own').pick('step back', 6).asked).toBe('blue activate');
    const charged = within('own LI B C2 E', foe).activate('own').pick('charge foe at C4 from C3');
    expect(charged.asked).toBe('blue activate');
  });

  it('after a passed test it may charge', () => {
    const s = within('own LI B C2 E', ['foe HI B C7 W']).activate('own').pick('move to C4, facing E').choose(true, 4);
    expect(s.labels).toContain('charge foe at C7 from C6');
  });
});

describe('HX-SEQ-2 a failed test for an extra bound', () => {
  const failed = (): HexStage =>
    within('own LI B C2 E', ['foe HI B C7 W']).activate('own').pick('move to C4, facing E').choose(true, 3);

  it('lets it contact nobody, and says why', () => {
    const s = failed();
    expect(s.asked).toBe('red bound');
    expect(s.labels.filter((label) => label.startsWith('charge'))).toEqual([]);
    expect(s.why('own charging foe')).toBe('HX-SEQ-2: the order test failed: this bound may not contact enemy');
  });

  it('lets it move, leaves it disordered, and ends the activation', () => {
    const s = failed().pick('move to C6, facing E').pick('let it pass');
    expect([s.at('own'), s.stand('own').disordered, s.stand('own').bounds]).toEqual(['C6', true, 2]);
    expect(s.told('disordered')[0]!.because).toEqual({ clause: 'HX-SEQ-2', text: 'failed order test' });
    expect(s.asked).toBe('blue activate');
    expect(s.board.contacts).toEqual([]);
  });

  it('leaves it disordered even if it stays', () => {
    const s = failed().pick('stay');
    expect([s.at('own'), s.stand('own').disordered, s.asked]).toEqual(['C4', true, 'blue activate']);
  });
});

describe('HX-SEQ-8 the disordered', () => {
  const upset = (own: string, blue = FAR, map = PLAIN): HexStage => {
    const s = within(own, blue, map);
    s.stand('own').disordered = true;
    return s;
  };

  it('make no extra bounds', () => {
    expect(upset('own LI B C2 E').activate('own').pick('move to C4, facing E').asked).toBe('blue activate');
  });

  it('make none where the terrain has disordered them either', () => {
    const s = within('own HC B C2 E', FAR, plain(11, 5, { C3: ',' }))
      .activate('own')
      .pick('move to C3, facing E');
    expect([s.stand('own').disordered, s.asked]).toEqual([true, 'blue activate']);
  });

  it('recover on a passed test, in place of movement', () => {
    const s = upset('own LI B C2 E').activate('own');
    expect(s.question.preview({ do: 'recover' })).toBe('order test 50%');
    s.pick('recover from disorder', 4);
    expect([s.stand('own').disordered, s.stand('own').bounds, s.at('own')]).toEqual([false, 0, 'C2']);
    expect([lastTest(s).purpose, lastTest(s).needs, lastTest(s).passed]).toEqual(['recovery', 4, true]);
    expect(s.told('recovered')).toEqual([{ type: 'recovered', clauses: ['HX-SEQ-8'], stand: s.id('own') }]);
    expect(s.asked).toBe('blue activate');
  });

  it('stay disordered on a failed one', () => {
    const s = upset('own LI B C2 E').activate('own').pick('recover from disorder', 3);
    expect([s.stand('own').disordered, s.told('recovered'), s.asked]).toEqual([true, [], 'blue activate']);
  });

  it('may recover in an enemy zone, but not in contact', () => {
    expect(upset('own LI B C3 E', ['foe HI B C4 W']).activate('own').labels).toContain('recover from disorder');
    const s = upset('own LI B C3 E', ['foe HI B C4 W']).lock('own', 'foe').activate('own');
    expect(s.labels).toEqual(['stay', 'break off']);
    expect(s.why('own recovering')).toBe('HX-SEQ-8: it is in contact');
  });

  it('those in order have nothing to recover from', () => {
    const s = within('own LI B C2 E', FAR).activate('own');
    expect(s.labels).not.toContain('recover from disorder');
    expect(s.why('own recovering')).toBe('HX-SEQ-8: it is in order');
  });

  it('where the terrain forbids it they do not recover, and are told so', () => {
    const s = upset('own HC B C2 E', FAR, plain(11, 5, { C2: 'w' })).activate('own');
    expect(s.labels).not.toContain('recover from disorder');
    expect(s.why('own recovering')).toBe('HX-TER-1: it cannot recover in woods');
  });
});

describe('HX-SEQ-4 stepping back and turning about', () => {
  const zone = (type: string): HexStage => within(`own ${type} B C3 E`, ['foe HI B C4 W']).activate('own');

  it('a step back keeps the facing, and order on a passed test', () => {
    const s = zone('HI');
    expect(s.question.preview({ do: 'step-back' })).toBe('order test 50%');
    s.pick('step back', 4);
    expect([s.at('own'), s.facing('own'), s.stand('own').disordered, s.stand('own').bounds]).toEqual([
      'C2',
      'E',
      false,
      1,
    ]);
    expect([lastTest(s).purpose, lastTest(s).needs]).toEqual(['stepping back', 4]);
  });

  it('on a failed test it steps back all the same, and is disordered', () => {
    const s = zone('HI').pick('step back', 3);
    expect([s.at('own'), s.stand('own').disordered]).toEqual(['C2', true]);
    expect(s.told('disordered')[0]!.because).toEqual({ clause: 'HX-SEQ-4', text: 'stepping back' });
  });

  it.each(['Sk', 'LC'])('%s step back without a test', (type) => {
    const s = zone(type);
    expect(s.question.preview({ do: 'step-back' })).toBeUndefined();
    s.pick('step back');
    expect([s.at('own'), s.stand('own').disordered, s.told('ordered')]).toEqual(['C2', false, []]);
  });

  it.each(['LI', 'Aux', 'MC', 'El'])('%s do not', (type) => {
    expect(zone(type).pick('step back', 6).told('ordered')).toHaveLength(1);
  });

  it.each(['Sk', 'LC', 'HI'])('an about-face of %s takes a whole bound and an order test', (type) => {
    const s = within(`own ${type} B C3 E`, FAR).activate('own');
    expect(s.question.preview({ do: 'about-face' })).toBe('order test 50%');
    s.pick('about-face', 4);
    expect([s.at('own'), s.facing('own'), s.stand('own').disordered, s.stand('own').bounds]).toEqual([
      'C3',
      'W',
      false,
      1,
    ]);
    expect([lastTest(s).purpose, lastTest(s).needs, s.asked]).toEqual(['about-face', 4, 'blue activate']);
  });

  it('on a failed test it faces about disordered', () => {
    const s = within('own HI B C3 E', FAR).activate('own').pick('about-face', 3);
    expect([s.facing('own'), s.stand('own').disordered]).toEqual(['W', true]);
    expect(s.told('disordered')[0]!.because).toEqual({ clause: 'HX-SEQ-4', text: 'about-face' });
  });

  it('with no order to lose there is no test', () => {
    const s = within('own HI B C3 E', ['foe HI B C4 W']);
    s.stand('own').disordered = true;
    s.activate('own');
    expect(s.question.preview({ do: 'step-back' })).toBeUndefined();
    expect(s.question.preview({ do: 'about-face' })).toBeUndefined();
    expect(s.pick('step back').at('own')).toBe('C2');
    const failed = within('own HI B C3 E', FAR).activate('own').pick('move to C4, facing E').choose(true, 3);
    expect(failed.question.preview({ do: 'about-face' })).toBeUndefined();
    failed.pick('about-face');
    expect([failed.facing('own'), failed.stand('own').disordered]).toEqual(['W', true]);
    const back = within('own LI B C2 E', ['foe HI B C5 W']).activate('own').pick('move to C4, facing E');
    back.pick('let it pass').choose(true, 3).pick('step back');
    expect([back.at('own'), back.told('ordered').length]).toEqual(['C3', 1]);
  });

  it('as a second bound it has the modifiers of a second bound', () => {
    const s = within('own HI B C3 E', FAR).activate('own').pick('move to C4, facing E').choose(true, 4);
    s.pick('about-face', 4);
    expect([lastTest(s).needs, lastTest(s).passed]).toEqual([4, true]);
  });
});

describe('HX-MEL-6 breaking off', () => {
  const locked = (type: string, map = PLAIN, blue = ['foe HI B C6 W']): HexStage =>
    within(`own ${type} B C5 E`, blue, map).lock('own', 'foe').activate('own');

  it.each([
    ['HI', 'C4'],
    ['Aux', 'C4'],
    ['WB', 'C4'],
    ['Sk', 'C3'],
    ['LI', 'C3'],
    ['LC', 'C3'],
    ['HC', 'C3'],
    ['Ch', 'C3'],
    ['El', 'C3'],
  ])('%s get away to %s on a passed test, facing the enemy', (type, to) => {
    const s = locked(type);
    expect(s.labels).toEqual(['stay', 'break off']);
    expect(s.question.preview({ do: 'leave' })).toBe('order test 50%');
    s.pick('break off', 4);
    expect([s.at('own'), s.facing('own'), s.stand('own').bounds]).toEqual([to, 'E', 1]);
    expect([s.board.contacts, s.stand('own').disordered, s.asked]).toEqual([[], false, 'blue activate']);
    expect([lastTest(s).purpose, lastTest(s).needs]).toEqual(['breaking off', 4]);
  });

  it('on a failed test it stays in contact', () => {
    const s = locked('HC').pick('break off', 3);
    expect([s.at('own'), s.board.contacts.length, s.stand('own').bounds]).toEqual(['C5', 1, 0]);
    expect(s.stand('own').disordered).toBe(false);
  });

  it('a stand just charged must fight first', () => {
    const s = stage(PLAIN, { red: ['own WB B C4 E', 'next HI B A1 E'], blue: ['foe HI B C6 W', 'back HI B E11 W'] });
    s.activate('own').pick('charge foe at C6 from C5');
    expect(s.asked).toBe('blue activate');
    // With nothing else to do it is not even asked.
    expect(s.activate('foe').asked).toBe('red activate');
    expect([s.at('foe'), s.board.contacts.length]).toEqual(['C6', 1]);
    // Drawn, it may.
    s.passAll(...ones(7), ...ones(5), 1, 6).activate('foe');
    expect(s.labels).toEqual(['stay', 'break off']);
  });

  it('nor does one go that has been charged since, though it has fought another', () => {
    const red = ['own HI B C5 E', 'x HI B A1 E'];
    const s = stage(PLAIN, { red, blue: ['foe HI B C6 W', 'next WB B A6 SW', 'o HI B A11 W'] }, { initiative: [1, 6] });
    s.lock('own', 'foe').activate('next').pick('charge own at C5 from B5');
    expect(s.activate('own').asked).toBe('blue activate');
  });

  it('locked stands may do nothing else, and say why', () => {
    const s = locked('HC');
    expect(s.why('own moving')).toBe('HX-MEL-6: it is locked in melee: it may only break off');
  });

  it('stops where it runs into a zone, into terrain that halts it, or up against a stand', () => {
    const zone = locked('HC', PLAIN, ['foe HI B C6 W', 'side HI B B3 SW']).pick('break off', 4);
    expect(zone.at('own')).toBe('C4');
    const woods = locked('HC', plain(11, 5, { C4: 'w' })).pick('break off', 4);
    expect([woods.at('own'), woods.stand('own').disordered]).toEqual(['C4', true]);
    const friend = stage(
      PLAIN,
      { red: ['own HC B C5 E', 'back LI B C3 E'], blue: ['foe HI B C6 W'] },
      { leaders: { red: ['Max general back'] } },
    ).lock('own', 'foe');
    expect(friend.activate('own').pick('break off', 4).at('own')).toBe('C4');
  });

  it('with no free hex behind there is no breaking off, and the stand just fights on', () => {
    const s = stage(PLAIN, {
      red: ['own HC B C5 E', 'back LI B C4 E'],
      blue: ['foe HI B C6 W', 'far HI B A11 W'],
    }).lock('own', 'foe');
    expect(s.activate('own').asked).toBe('blue activate');
  });
});
