import { describe, expect, it } from 'vitest';
import { type HexStage, ones, plain, rowsOf, stage } from '../../testing/stage.ts';
import { meleeSituation } from '../melee/melee-situation.ts';

const PLAIN = `
. . . . . . . . . . .
 . . . . . . . . . . .
. . . . . . . . . . .
 . . . . . . . . . . .
. . . . . . . . . . .
`;

/** One red stand in the middle, facing east, and an enemy too far away to matter. */
const alone = (type: string, options = {}): HexStage =>
  stage(PLAIN, { red: [`own ${type} B C4 E`], blue: ['far HI B A11 W'] }, options).activate('own');

const moves = (s: HexStage): string[] => s.labels.filter((label) => /^(move|turn)/.test(label)).sort();

describe('HX-UNIT-1 steps and turns', () => {
  it('a stand of 1H steps into its front hexes only, having turned one side for nothing or two for its whole bound', () => {
    expect(moves(alone('HI'))).toEqual([
      'move to B3, facing NE',
      'move to B4, facing E',
      'move to B4, facing NE',
      'move to C5, facing E',
      'move to C5, facing NE',
      'move to C5, facing SE',
      'move to D3, facing SE',
      'move to D4, facing E',
      'move to D4, facing SE',
      'turn NE',
      'turn NW',
      'turn SE',
      'turn SW',
    ]);
  });

  it.each([
    ['2H', 'LI', 'move to C6, facing E', true],
    ['3H on 2H', 'LI', 'move to C7, facing E', false],
    ['a free side and 2H', 'LI', 'move to C6, facing NE', true],
    ['two sides and 2H', 'LI', 'move to C6, facing NW', false],
    ['two sides and 1H', 'LI', 'move to B3, facing NW', true],
    ['1H and a side', 'LI', 'move to C5, facing NE', true],
    ['a free side, 1H and a side', 'LI', 'move to B3, facing NW', true],
    ['a free side, 1H and two sides', 'LI', 'move to C5, facing W', false],
    ['three sides in one hex', 'LI', 'turn W', false],
    ['a free side, 2H and a side', 'MC', 'move to C6, facing NW', true],
    ['a free side, 3H and a side', 'MC', 'move to C7, facing NW', false],
    ['a free side, 1H and two sides', 'MC', 'move to C5, facing W', true],
    ['three sides in one hex, however fast', 'LC', 'turn W', false],
    ['1H, two sides and 1H back', 'LC', 'move to B4, facing NW', true],
    ['4H', 'LC', 'move to C8, facing E', true],
    ['5H', 'LC', 'move to C9, facing E', false],
  ])('%s by %s: %s is %s', (_, type, label, offered) => {
    expect(alone(type).labels.includes(label)).toBe(offered);
  });

  it('steps neither onto another stand nor through one', () => {
    const s = stage(PLAIN, {
      red: ['own LI B C4 E', 'friend LI B C5 E', 'up LI B B4 E', 'down LI B D4 E'],
      blue: ['far HI B A11 W'],
    }).activate('own');
    // Turned one side, it slips out on either hand; nothing leads onto the three before it, or through them.
    expect(s.labels.filter((label) => /to (B4|C5|C6|D4)/.test(label))).toEqual([]);
    expect(s.labels).toContain('move to B3, facing NE');
  });

  it('stays where it is told to, and a stand that cannot move has nothing else to do', () => {
    const s = alone('HI').pick('stay');
    expect([s.at('own'), s.facing('own'), s.stand('own').bounds]).toEqual(['C4', 'E', 0]);
    const rooted = alone('Art', { stands: { own: { move: 0 } } });
    expect(rooted.asked).toBe('blue activate');
    expect([rooted.at('own'), rooted.stand('own').activated]).toEqual(['C4', true]);
  });

  it('tells of the way it goes', () => {
    const s = alone('LI').pick('move to C6, facing E');
    expect(s.at('own')).toBe('C6');
    expect(s.stand('own').bounds).toBe(1);
    expect(s.told('moved')).toEqual([
      { type: 'moved', clauses: ['HX-UNIT-1'], stand: 0, path: [s.hex('C5'), s.hex('C6')], facing: 0, how: 'move' },
    ]);
    const turned = alone('LI').pick('turn NE');
    expect([turned.facing('own'), turned.stand('own').bounds]).toEqual(['NE', 1]);
    expect(turned.told('turned')).toHaveLength(1);
  });
});

describe('HX-SEQ-5 what is said of charges that cannot be had', () => {
  const red = ['own LI B C4 E', 'by LI B C3 E'];

  it('nothing of those that can, nor of enemies gone', () => {
    const s = stage(PLAIN, { red, blue: ['near HI B C6 W', 'far HI B C9 W', 'gone HI B A11 W'] }).activate('own');
    s.board.at[s.stand('gone').hex] = -1;
    s.stand('gone').hex = -1;
    const charges = s.question.excluded().filter(({ what }) => what.includes('charging'));
    expect(charges.map(({ what }) => what)).toEqual(['own charging far']);
  });

  it('nothing in a group', () => {
    const s = stage(PLAIN, { red, blue: ['far HI B C9 W'] }, { leaders: { red: ['Max leader own'] } });
    expect(s.activate('own', 'by').question.excluded()).toEqual([]);
  });
});

describe('HX-UNIT-1 arcs', () => {
  /** The foe in C5 faces east. */
  it.each([
    ['C6', 'W', 'front'],
    ['B5', 'SW', 'front'],
    ['D5', 'NW', 'front'],
    ['B4', 'SE', 'flank'],
    ['D4', 'NE', 'flank'],
    ['C4', 'E', 'rear'],
  ])('from %s, facing %s, its %s is met', (at, facing, arc) => {
    const s = stage(PLAIN, { red: [`own HI B ${at} ${facing}`], blue: ['foe HI B C5 E'] }).lock('own', 'foe');
    const flank = arc === 'front' ? [] : ['on the enemy’s flank 1'];
    s.passAll(...ones(5 + flank.length), ...ones(5), 6, 1);
    expect(rowsOf(s.told('melee')[0]!.tallies.attacker.dice)).toEqual(['strength points 5', ...flank]);
    expect(rowsOf(s.told('melee')[0]!.tallies.defender.dice)).toEqual(['strength points 5']);
    expect(meleeSituation(s.g, s.id('own'), s.id('foe'), false).defender.met).toBe(arc);
  });
});

describe('HX-UNIT-1 in a village', () => {
  it('a stand may turn, one side or two', () => {
    const s = stage(plain(11, 5, { C4: 'v' }), { red: ['own HI B C4 E'], blue: ['far HI B A11 W'] }).activate('own');
    expect(moves(s).filter((label) => label.startsWith('turn'))).toEqual(['turn NE', 'turn NW', 'turn SE', 'turn SW']);
  });
});

describe('HX-SEQ-4 zones of control', () => {
  // The enemy at C7 faces west: C6, B6 and D6 are its zone.
  const beside = (type: string, at: string, foe = 'foe HI B C7 W'): HexStage =>
    stage(PLAIN, { red: [`own ${type} B ${at} E`], blue: [foe] }).activate('own');
  const ends = (s: HexStage): string[] => [...new Set(moves(s).flatMap((label) => /to (\w+),/.exec(label)?.[1] ?? []))];

  it('stops a stand in the three front hexes, and lets it turn there no more', () => {
    const s = beside('LC', 'C4');
    expect(ends(s)).toEqual(expect.arrayContaining(['C5', 'C6', 'B6', 'D6']));
    // Past the zone there is nothing: not through C6, B6 or D6.
    expect(ends(s).filter((hex) => /^[BCD](7|8)$/.test(hex))).toEqual([]);
    // C6 is 2H away, so there is time to turn, but the zone ends the bound.
    expect(s.labels).toContain('move to C6, facing NE');
    expect(s.labels).not.toContain('move to C6, facing NW');
    expect(s.labels).toContain('move to C5, facing NW');
  });

  it('does not reach to the flanks and the rear', () => {
    // Facing east, its zone is on the other side.
    expect(ends(beside('LC', 'C4', 'foe HI B C7 E'))).toEqual(expect.arrayContaining(['B7', 'D7', 'A7', 'E7']));
  });

  it('is kept by disordered and by locked stands alike', () => {
    const s = stage(PLAIN, { red: ['own LC B C4 E', 'other HI B C8 W'], blue: ['foe HI B C7 W'] }).lock('other', 'foe');
    s.stand('foe').disordered = true;
    s.activate('own');
    expect(ends(s).filter((hex) => /^[BCD](7|8)$/.test(hex))).toEqual([]);
  });

  it('from it a stand charges an adjacent enemy, turns, or steps back, and says so', () => {
    const s = beside('LC', 'C6', 'foe HI B C7 W');
    expect(s.labels.slice().sort()).toEqual([
      'about-face',
      'charge foe at C7 from C6',
      'stay',
      'step back',
      'turn NE',
      'turn NW',
      'turn SE',
      'turn SW',
    ]);
    expect(s.why('own moving away')).toBe('HX-SEQ-4: it is in an enemy zone: it may charge, turn or step back');
  });

  it('rough ground at hand is no way out of it', () => {
    const rough = plain(11, 5, { C5: ',', B5: ',', D5: ',' });
    const s = stage(rough, { red: ['own LC B C6 E'], blue: ['foe HI B C7 W'] }).activate('own');
    expect(ends(s)).toEqual([]);
  });

  it('from it nobody charges an enemy farther off', () => {
    const s = stage(PLAIN, { red: ['own LC B C6 E'], blue: ['foe HI B C7 W', 'next HI B E8 W'] }).activate('own');
    expect(s.labels.filter((label) => label.startsWith('charge'))).toEqual(['charge foe at C7 from C6']);
    expect(s.why('own charging next')).toBe('HX-SEQ-5: no way leads to a hex beside it with the target in front');
  });

  it('outside a zone there is no stepping back', () => {
    expect(alone('LI').labels).not.toContain('step back');
  });

  it('with the hex behind taken, or off the map, there is no stepping back', () => {
    const s = stage(PLAIN, { red: ['own LC B C6 E', 'back LI B C5 E'], blue: ['foe HI B C7 W'] }).activate('own');
    expect(s.labels).not.toContain('step back');
    const edge = stage(PLAIN, { red: ['own LC B C1 E'], blue: ['foe HI B C2 W'] }).activate('own');
    expect(edge.labels).not.toContain('step back');
  });

  it('a stand that cannot move does not step back either', () => {
    const s = stage(
      PLAIN,
      { red: ['own Art B C6 E', 'x LI B A1 E'], blue: ['foe HI B C7 W'] },
      {
        stands: { own: { move: 0 } },
      },
    ).activate('own');
    expect(s.asked).toBe('blue activate');
  });
});
