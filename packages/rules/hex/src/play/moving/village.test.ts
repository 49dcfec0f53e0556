import { describe, expect, it } from 'vitest';
import { hexRules } from '../../rule-set.ts';
import { lines } from '../../testing/situations.ts';
import { type HexStage, stage } from '../../testing/stage.ts';

const ones = (count: number): number[] => new Array<number>(count).fill(1);
const rows = (s: HexStage, role: 'attacker' | 'defender'): string[] =>
  lines(s.told('melee').at(-1)!.tallies[role].dice).slice(1);

const VILLAGE = `
. . . . . . .
 . . . . . . .
. . v . . . .
 . . . . . . .
. . . . . . .
`;
const FAR = 'far HI B E7 E';

describe('HX-TER-5 no flank or rear: all six sides are front', () => {
  /** Every hex about C3, the village. */
  const ROUND = ['C4', 'B3', 'B2', 'C2', 'D2', 'D3'];

  it('HX-TER-5 HX-SEQ-4 its zone is all six hexes', () => {
    for (const hex of ROUND) {
      const zone = (at: string): boolean => {
        const s = stage(VILLAGE, { red: [`one HI B ${hex} E`], blue: [`foe HI B ${at} W`, FAR] });
        return s
          .activate('one')
          .question.excluded()
          .some(({ what }) => what === 'one moving away');
      };
      expect([hex, zone('C3')]).toEqual([hex, true]);
    }
    // In the open it is the three before a stand: B4 is behind one in B3 that faces west.
    const open = stage(VILLAGE, { red: ['one HI B B4 E'], blue: ['foe HI B B3 W', FAR] });
    expect(
      open
        .activate('one')
        .question.excluded()
        .some(({ what }) => what === 'one moving away'),
    ).toBe(false);
  });

  it('HX-TER-5 HX-SEQ-7 who enters the zone behind it gives it an opportunity', () => {
    const s = stage(VILLAGE, { red: ['one HC B C6 W'], blue: ['foe HI B C3 W', FAR] });
    s.activate('one').pick('move to C4, facing W');
    expect(s.asked).toBe('blue opportunity');
    const open = stage(VILLAGE, { red: ['one HC B B6 W'], blue: ['foe HI B B3 W', FAR] });
    expect(open.activate('one').pick('move to B4, facing W').asked).not.toBe('blue opportunity');
  });

  it('HX-TER-5 HX-MEL-7 it supports against an enemy whom it has at its back', () => {
    const fought = (map: string): string[] => {
      const s = stage(map, { red: ['own HI B C5 W', 'b HI B C3 W'], blue: ['foe HI B C4 E'] }).lock('own', 'foe');
      s.passAll(...ones(map === VILLAGE ? 6 : 5), ...ones(5), 6, 1);
      return rows(s, 'attacker');
    };
    expect(fought(VILLAGE)).toEqual(['HX-MEL-7 support +1']);
    expect(fought(VILLAGE.replace('v', '.'))).toEqual([]);
  });

  it('HX-TER-5 HX-SEQ-5 who comes into it by a charge meets the enemy at any side', () => {
    const map = '. v . . .\n . . . . .\n. . . . .';
    const before = (at: string): HexStage =>
      stage(at, { red: ['one HI B A1 NE'], blue: ['foe HI B B1 SE'] }).activate('one');
    const from = (s: HexStage): string[] =>
      s.labels.filter((label) => label.startsWith('charge foe')).map((label) => label.slice(-2));
    // Having come to A2 it faces east at best, with B1 to its right and behind.
    expect(from(before(map)).sort()).toEqual(['A1', 'A2']);
    expect(from(before(map.replace('v', '.')))).toEqual(['A1']);
    const s = before(map).pick('charge foe at B1 from A2');
    expect([s.at('one'), s.board.contacts.length]).toEqual(['A2', 1]);
  });

  it('HX-TER-5 HX-SEQ-3 so does a member of a group', () => {
    const line = (map: string): string[] => {
      const red = ['one LI B B1 E', 'two LI B C1 E'];
      const s = stage(map, { red, blue: ['foe HI B A2 NW'] }, { leaders: { red: ['Max general one'] } });
      return s.activate('one', 'two').labels.filter((label) => label.includes('charge'));
    };
    expect(line('. . . .\n . v . .\n. . . .')).toContain('charge 1H E');
    expect(line('. . . .\n . . . .\n. . . .')).not.toContain('charge 1H E');
  });

  it('HX-TER-5 so it is said and shown', () => {
    const s = stage(VILLAGE, { red: ['own HI B C3 E'], blue: ['foe HI B C2 E', FAR] }).lock('foe', 'own');
    const { relations } = hexRules.picture!.card(s.g, s.id('own'), 'red');
    expect(relations).toContain('Fights foe to its front');
    expect(relations).toContain('No flank or rear');
    expect(relations.filter((words) => /flank (open|covered)/.test(words))).toEqual([]);
    const zone = hexRules
      .picture!.overlays(s.g, s.id('own'), 'red')
      .find(({ text }) => text === 'Its zone of control')!;
    expect(zone).toMatchObject({ kind: 'arc' });
    expect([...(zone as { cells: readonly number[] }).cells].sort()).toEqual(ROUND.map((hex) => s.hex(hex)).sort());
  });
});

describe('HX-TER-5 entering and leaving a village', () => {
  it.each(['HI', 'LI', 'HC'])('HX-TER-5 %s leaves by 1H in any direction, turned that way', (type) => {
    const s = stage(VILLAGE, { red: [`one ${type} B C3 E`], blue: [FAR] }).activate('one');
    expect(s.labels.filter((label) => label.startsWith('move to'))).toEqual([
      'move to C4, facing E',
      'move to B3, facing NE',
      'move to B2, facing NW',
      'move to C2, facing W',
      'move to D2, facing SW',
      'move to D3, facing SE',
    ]);
    s.pick('move to C2, facing W');
    expect(s.at('one')).toBe('C2');
    expect(s.stand('one')).toMatchObject({ facing: 3, disordered: false });
  });

  it('HX-TER-5 not into a hex that is taken, nor from an enemy’s zone', () => {
    const taken = stage(VILLAGE, { red: ['one HI B C3 E', 'two HI B C4 E'], blue: [FAR] }).activate('one');
    expect(taken.labels).not.toContain('move to C4, facing E');
    expect(taken.labels).toContain('move to C2, facing W');
    const held = stage(VILLAGE, { red: ['one HI B C3 E'], blue: ['foe HI B C4 W'] }).activate('one');
    expect(held.labels.filter((label) => label.startsWith('move to'))).toEqual([]);
  });

  it('HX-TER-5 one may charge out by 1H, without impact', () => {
    const s = stage(VILLAGE, { red: ['war WB B C3 E'], blue: ['foe HI B C1 E', FAR] }).activate('war');
    s.pick('charge foe at C1 from C2');
    expect(s.at('war')).toBe('C2');
    expect(s.board.contacts[0]).toMatchObject({ began: 'village' });
    s.passAll(...ones(4), ...ones(5), 6, 1);
    expect(rows(s, 'attacker')).toEqual(['HX-MEL-2 impact +3', 'HX-TER-5 no impact: the ground -3']);
  });

  it('HX-TER-5 HX-SEQ-4 but not out of an enemy’s zone', () => {
    const s = stage(VILLAGE, { red: ['war WB B C3 E'], blue: ['foe HI B C1 E', 'near HI B C4 W'] }).activate('war');
    expect(s.labels.filter((label) => label.startsWith('charge'))).toEqual(['charge near at C4 from C3']);
  });

  it('HX-TER-5 or charge from inside, in any direction and without impact', () => {
    const s = stage(VILLAGE, { red: ['war WB B C3 E'], blue: ['foe HI B C2 W', FAR] }).activate('war');
    s.pick('charge foe at C2 from C3');
    expect(s.stand('war').facing).toBe(3);
    s.passAll(...ones(5), ...ones(4), 6, 1);
    expect(rows(s, 'attacker')).toEqual([
      'HX-MEL-2 on the enemy’s flank +1',
      'HX-MEL-2 impact +3',
      'HX-TER-5 no impact: the ground -3',
    ]);
  });

  it('HX-TER-5 no charge from a village goes farther than 1H, though the stand could', () => {
    const s = stage(VILLAGE, { red: ['cav HC B C3 E'], blue: ['foe HI B C6 W', FAR] }).activate('cav');
    expect(s.labels.filter((label) => label.startsWith('charge'))).toEqual([]);
    expect(s.question.excluded()).toContainEqual({
      what: 'cav charging foe',
      clause: 'HX-SEQ-5',
      text: 'it is 3H away; a bound of 1H reaches an enemy at 2H',
    });
  });

  it('HX-TER-5 an opportunity taken from a village is no farther either', () => {
    const s = stage(
      VILLAGE,
      { red: ['war WB B C6 W'], blue: ['hor LC B C3 E', FAR] },
      { stands: { hor: { missiles: 'bows' } } },
    );
    s.activate('war').pick('move to C5, facing W');
    expect(s.asked).toBe('blue opportunity');
    const charges = s.options.filter((option) => (option as { do: string }).do === 'charge') as { to: number }[];
    expect(charges.map(({ to }) => to)).toEqual([s.hex('C4')]);
  });

  it('HX-TER-5 who charges out, whichever way, does not go on after an evader', () => {
    const s = stage('. . . . v . .\n . . . . . . .', {
      red: ['war WB B A5 E'],
      blue: ['sk Sk B A3 E', 'far HI B B7 E'],
    });
    s.activate('war').pick('charge sk at A3 from A4').pick('evade');
    expect([s.at('sk'), s.at('war')]).toEqual(['A1', 'A4']);
  });

  it('HX-TER-5 an evader leaves it by 1H', () => {
    const s = stage(VILLAGE, { red: ['war WB B C1 E'], blue: ['hor LC B C3 W', FAR] });
    s.activate('war').pick('charge hor at C3 from C2').pick('evade');
    expect(s.at('hor')).toBe('C4');
  });

  it('HX-TER-5 a pursuer leaves it by 1H, and stops on entering another', () => {
    const out = stage('. v . . . .', { red: ['war WB B A2 E'], blue: ['foe HI B A3 W'] });
    out
      .activate('war')
      .pick('charge foe at A3 from A2')
      .passAll(6, ...ones(3), ...ones(5), 1)
      .pick('to A4', 6, 6, 1);
    expect(out.at('war')).toBe('A3');
    const into = stage('. . v . . .\n . . . . . .', { red: ['war WB B A1 E'], blue: ['foe HI B A3 W'] });
    into
      .activate('war')
      .pick('charge foe at A3 from A2')
      .passAll(6, ...ones(2), ...ones(5), 1);
    into.pick('retreat').pick('to A4', 6, 6, 1);
    expect(into.at('war')).toBe('A3');
  });
});

describe('HX-TER-5 fighting for a village', () => {
  it('HX-TER-5 mounted attackers are disordered by it, and lose two dice', () => {
    const s = stage('. . v .', { red: ['cav HC B A1 E'], blue: ['foe HI B A3 W'] });
    s.activate('cav').pick('charge foe at A3 from A2');
    expect(s.told('disordered')[0]!.because).toEqual({ clause: 'HX-TER-5', text: 'attacking a village' });
    s.passAll(...ones(1), ...ones(5), 6, 1);
    expect(rows(s, 'attacker')).toEqual([
      'HX-MEL-2 disordered -1',
      'HX-MEL-2 impact +2',
      'HX-TER-5 no impact: the ground -2',
      'HX-TER-5 mounted attacking a village -2',
    ]);
  });

  it('HX-TER-5 also those whom pursuit carries into one', () => {
    const map = '. . . v .\n . . . . .';
    const s = stage(map, { red: ['cav HC B A1 E'], blue: ['foe HI B A3 W', 'two HI B A4 W'] });
    s.activate('cav')
      .pick('charge foe at A3 from A2')
      .passAll(6, ...ones(5), ...ones(5), 1);
    s.pick('to B3').pick('pursue', 4, /* cavalry */ 1, /* village */ ...ones(5), 6, 1);
    expect(s.told('disordered').map(({ stand, because }) => [stand, because.clause])).toEqual([
      [s.id('foe'), 'HX-MOR-2'],
      [s.id('cav'), 'HX-TER-5'],
    ]);
  });

  it.each(['E', 'SE', 'NE'])('HX-TER-5 a stand in a village that faces %s has no flank or rear', (facing) => {
    const s = stage('. . v .', { red: ['war WB B A1 E'], blue: [`foe HI B A3 ${facing}`] });
    s.activate('war')
      .pick('charge foe at A3 from A2')
      .passAll(...ones(3), ...ones(5), 6, 1);
    expect(rows(s, 'attacker')).toEqual([
      'HX-MEL-2 impact +3',
      'HX-TER-5 no impact: the ground -3',
      'HX-TER-5 foot attacking a village -1',
    ]);
    expect(rows(s, 'defender')).toEqual([]);
    expect(s.told('disordered')).toEqual([]);
  });

  it('HX-TER-5 mounted inside fight at -3', () => {
    const s = stage('. . v .', { red: ['war WB B A1 E'], blue: ['cav HC B A3 W'] });
    s.activate('war')
      .pick('charge cav at A3 from A2')
      .passAll(...ones(3), ...ones(1), 6, 1);
    expect(rows(s, 'defender')).toEqual(['HX-TER-5 mounted in a village -3']);
  });

  const beaten = (hits: number, type = 'HI', dice = 5): HexStage => {
    const s = stage(
      `. . v . . . .`,
      { red: ['war WB B A1 E'], blue: [`foe ${type} B A3 W`] },
      { breakPoints: { blue: 9 } },
    );
    s.activate('war').pick('charge foe at A3 from A2');
    if (s.asked === 'blue response') s.pick('stand and meet it');
    return s.passAll(...new Array<number>(hits).fill(6), ...ones(3 - hits), ...ones(dice), 1);
  };

  it('HX-TER-5 beaten defenders may stay and lose 1 SP more; the melee goes on', () => {
    const s = beaten(1);
    expect(s.asked).toBe('blue hold-village');
    expect(s.labels).toEqual(['retreat', 'hold the village and lose 1 SP more']);
    s.pick('hold the village and lose 1 SP more', 6, 1);
    expect(s.at('foe')).toBe('A3');
    expect(s.stand('foe').sp).toBe(4);
    expect(s.told('lost')).toMatchObject([{ clauses: ['HX-TER-5'], sp: 1 }]);
    expect(s.at('war')).toBe('A2');
    expect(s.board.contacts).toMatchObject([{ attacker: s.id('war'), defender: s.id('foe'), fresh: false }]);
  });

  it('HX-TER-5 or they go, as far as any who are beaten', () => {
    const one = beaten(1).pick('retreat').pick('to A4', 1, 6, 1);
    expect(one.at('foe')).toBe('A4');
    expect(one.stand('foe').sp).toBe(5);
    const two = beaten(2).pick('retreat').pick('to A4').pick('to A5', 1, 6, 1);
    expect(two.at('foe')).toBe('A5');
    const light = beaten(2, 'LI', 3).pick('retreat').pick('to A4').pick('to A5').pick('to A6', 1, 6, 1);
    expect(light.at('foe')).toBe('A6');
  });

  it('HX-TER-5 in the open there is no such choice', () => {
    const s = stage('. . . . .', { red: ['war WB B A1 E'], blue: ['foe HI B A3 W'] });
    s.activate('war')
      .pick('charge foe at A3 from A2')
      .passAll(6, ...ones(6), ...ones(5), 1);
    expect(s.asked).toBe('blue retreat');
  });
});

describe('HX-TER-5 shooting from a village', () => {
  it('HX-TER-5 in any direction, at one die less', () => {
    const s = stage(VILLAGE, { red: ['bow Shot B C3 E'], blue: ['foe HI B C1 E', 'two HI B A2 E', FAR] }).passAll();
    expect(s.labels).toEqual(['shoot no more', 'bow at foe', 'bow at two']);
    s.pick('bow at foe', 1, 1, 1, 6, 1);
    expect(lines(s.told('shot')[0]!.tally)).toEqual(['HX-FIR-1 strength points +4', 'HX-TER-5 from a village -1']);
  });
});
