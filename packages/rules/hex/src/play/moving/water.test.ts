import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/situations.ts';
import { type HexStage, stage } from '../../testing/stage.ts';

const ones = (count: number): number[] => new Array<number>(count).fill(1);
const attack = (s: HexStage): string[] => lines(s.told('melee').at(-1)!.tallies.attacker.dice);
const defence = (s: HexStage): string[] => lines(s.told('melee').at(-1)!.tallies.defender.dice);

const straightOn = (s: HexStage): string[] => s.labels.filter((label) => /^move to .*, facing E$/.test(label));

describe('HX-TER-2 stream in play', () => {
  it('HX-TER-2 a warband charges through a larger stream: halted, disordered, no impact, and the bank is held', () => {
    const s = stage('. . = . .', { red: ['war WB B A1 E'], blue: ['foe HI B A4 W'] });
    s.activate('war').pick('charge foe at A4 from A3');
    expect(s.told('disordered')[0]!.because.clause).toBe('HX-TER-2');
    s.passAll(...ones(3), ...ones(6), 6, 1);
    expect(attack(s)).toEqual([
      'HX-MEL-1 strength points +4',
      'HX-MEL-2 disordered -1',
      'HX-MEL-2 impact +3',
      'HX-TER-2 no impact: the ground -3',
    ]);
    expect(defence(s)).toEqual(['HX-MEL-1 strength points +5', 'HX-TER-2 defending the bank of a larger stream +1']);
  });

  it('HX-TER-2 a small stream gives the bank nothing', () => {
    const s = stage('. . ~ . .', { red: ['war WB B A1 E'], blue: ['foe HI B A4 W'] });
    s.activate('war')
      .pick('charge foe at A4 from A3')
      .passAll(...ones(3), ...ones(5), 6, 1);
    expect(defence(s)).toEqual(['HX-MEL-1 strength points +5']);
  });

  it('HX-TER-2 impact from the bank against a unit in the stream', () => {
    const s = stage('. . ~ . .', { red: ['war WB B A1 E'], blue: ['foe HI B A3 W'] });
    s.activate('war')
      .pick('charge foe at A3 from A2')
      .passAll(...ones(7), ...ones(5), 6, 1);
    expect(attack(s)).toEqual(['HX-MEL-1 strength points +4', 'HX-MEL-2 impact +3']);
  });

  it('HX-TER-2 each hex of a stream halts anew', () => {
    const s = stage('~ ~ . . .', { red: ['cav LC B A1 E'], blue: ['foe HI B A5 E'] }).activate('cav');
    expect(straightOn(s)).toEqual(['move to A2, facing E']);
  });
});

describe('HX-TER-4 swamp in play', () => {
  it.each<[string, string, string[]]>([
    ['none', '. . . . .', ['A2', 'A3']],
    ['under it', 's . . . .', ['A2']],
    ['first: it is entered, and that is all', '. s . . .', ['A2']],
    ['second: too far to enter', '. . s . .', ['A2']],
    ['under it and first', 's s . . .', ['A2']],
  ])('HX-TER-4 a bound of 1H for Sk, LI, WB where it touches swamp: %s', (_, map, hexes) => {
    for (const type of ['Sk', 'LI', 'WB']) {
      const s = stage(map, { red: [`one ${type} B A1 E`], blue: ['foe HI B A5 E'] }).activate('one');
      expect(straightOn(s)).toEqual(hexes.map((hex) => `move to ${hex}, facing E`));
    }
  });

  it('HX-TER-4 going round it costs nothing, and turning in it no more than elsewhere', () => {
    const s = stage('. s . . .\n . . . . .', { red: ['one LI B B1 E'], blue: ['foe HI B A5 E'] }).activate('one');
    expect(s.labels).toContain('move to B3, facing E');
    const round = stage('. s . . .\n . . . . .', { red: ['one LI B A1 E'], blue: ['foe HI B A5 E'] }).activate('one');
    expect(round.labels).toContain('move to B2, facing E');
    // A side turned is free, and two are 1H: there is nothing left to enter the swamp with.
    expect(round.labels).toContain('move to A2, facing NE');
    expect(round.labels).not.toContain('move to A2, facing NW');
  });

  it('HX-TER-4 none of them halts there: a shorter bound is all, and a pursuit is one', () => {
    const s = stage('. . . s .', { red: ['war WB B A2 E'], blue: ['foe HI B A3 W', 'far HI B A5 E'] });
    s.lock('war', 'foe').passAll(6, 1, 1, 1, ...ones(5), 1);
    s.pick('to A4', 6, 6, 1);
    // 2H on a 6: into the ground won, and not on into swamp, which would make it 1H.
    expect(s.at('war')).toBe('A3');
  });

  it('HX-TER-4 a group: who comes to swamp stops there or before it, the others go on', () => {
    const march = (map: string): (string | undefined)[] => {
      const red = ['one LI B A1 E', 'two LI B B1 E'];
      const s = stage(map, { red, blue: ['foe HI B A5 E'] }, { leaders: { red: ['Max general one'] } });
      s.activate('one', 'two').pick('march 2H E');
      return [s.at('one'), s.at('two')];
    };
    expect(march('. s . . .\n . . . . .')).toEqual(['A2', 'B3']);
    expect(march('. . s . .\n . . . . .')).toEqual(['A2', 'B3']);
  });

  it('HX-TER-4 skirmishers evade no farther than 1H into swamp', () => {
    const s = stage('. . . s . .', { red: ['cav HC B A1 E'], blue: ['sk Sk B A3 W'] });
    s.activate('cav').pick('charge sk at A3 from A2').pick('evade');
    expect(s.at('sk')).toBe('A4');
  });

  it.each(['Sk', 'LI', 'WB'])('HX-TER-4 %s goes 1H from swamp and keeps its order', (type) => {
    const s = stage('. s s . .', { red: [`one ${type} B A2 E`], blue: ['foe HI B A5 E'] }).activate('one');
    expect(straightOn(s)).toEqual(['move to A3, facing E']);
    const out = stage('s . . . .', { red: [`one ${type} B A1 E`], blue: ['foe HI B A5 E'] }).activate('one');
    expect(straightOn(out)).toEqual(['move to A2, facing E']);
    out.pick('move to A2, facing E');
    expect(out.stand('one').disordered).toBe(false);
  });

  it('HX-TER-4 others leave it at their own pace', () => {
    const s = stage('s . . . .', { red: ['aux Aux B A1 E'], blue: ['foe HI B A5 E'] }).activate('aux');
    expect(s.labels).toContain('move to A3, facing E');
  });

  it('HX-TER-4 a warband in swamp pursues 1H, whatever it throws', () => {
    const s = stage('s s . . . .', { red: ['war WB B A2 E'], blue: ['foe HI B A3 W', 'far HI B A6 W'] });
    s.activate('war')
      .pick('charge foe at A3 from A2')
      .passAll(6, 1, 1, 1, ...ones(5), 1);
    expect(attack(s).slice(1)).toEqual(['HX-MEL-2 impact +3', 'HX-TER-4 no impact: the ground -3']);
    s.pick('to A4', 6, 6, 1);
    expect(s.at('war')).toBe('A3');
    expect(s.board.contacts).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['in swamp', '. s . . .', 'A3'],
    ['before swamp', '. . s . .', 'A3'],
    ['short of swamp', '. . . s .', 'A3'],
    ['in a village', '. v . . .', 'A3'],
    ['in the open', '. . . . .', 'A4'],
  ])('HX-TER-4 HX-TER-5 skirmishers that break off %s', (_, map, at) => {
    const s = stage(map, { red: ['sk Sk B A2 W'], blue: ['foe HI B A1 E'] });
    s.board.contacts.push({ attacker: s.id('foe'), defender: s.id('sk'), fresh: false, fought: false });
    s.activate('sk').pick('break off', 6);
    expect(s.at('sk')).toBe(at);
  });

  it('HX-TER-4 from outside there is impact, but not against light infantry inside', () => {
    const against = (type: string): string[] => {
      const s = stage('. . s . .', { red: ['cav HC B A1 E'], blue: [`foe ${type} B A3 W`] });
      const dice = type === 'LI' ? 3 : 5;
      s.activate('cav').pick('charge foe at A3 from A2');
      if (type === 'LI') s.pick('stand and meet it');
      s.passAll(...ones(type === 'LI' ? 4 : 6), ...ones(dice), 6, 1);
      return attack(s).slice(1);
    };
    expect(against('HI')).toEqual(['HX-MEL-2 impact +2']);
    expect(against('LI')).toEqual(['HX-MEL-2 impact +2', 'HX-TER-4 no impact: the ground -2']);
  });
});
