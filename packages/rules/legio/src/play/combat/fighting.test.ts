import { describe, expect, it } from 'vitest';
import { dps, fight, moves } from '../../testing/combat-phase.ts';
import type { LegioStage } from '../../testing/stage.ts';

const labels = (s: LegioStage, at: number, side: 'red' | 'blue'): string[] =>
  s.told('combat')[at]!.tallies[side].rows.map(({ label }) => label);

describe('LG-SEQ-4 LG-CBT-1 a round of combat', () => {
  it('LG-CBT-1 both throw a D6 and add their factors; the difference is read by each', () => {
    const s = fight(['a SW 500 600'], ['x WB 500 600'], ['a x'], [4, 3]);
    expect(s.told('combat')[0]).toMatchObject({
      ...{ red: [0], blue: [1], scores: { red: 7, blue: 5 } },
      bands: { red: 'success', blue: 'set-back' },
    });
  });

  it('LG-CBT-1 LG-UNIT-3 legionaries throw an average die', () => {
    expect(() => fight(['a SW 500 600 legionaries'], ['x WB 500 600'], ['a x'], [6, 3])).toThrow('has no face 6');
  });

  it('LG-CBT-7 who fights on where both halted has no charge bonus', () => {
    const s = fight(['a WB 500 600'], ['x WB 500 600'], ['a x'], [3, 3]);
    expect(labels(s, 0, 'red')).toEqual(['combat value']);
    const fresh = fight(['a WB 500 600 motion=charging'], ['x WB 500 600'], ['a x'], [1, 3]);
    expect(labels(fresh, 0, 'red')).toEqual(['combat value', 'warband, cavalry or elephants coming on']);
  });

  it('LG-SEQ-4 combats are simultaneous: what one does to friends near by does not touch the next', () => {
    const s = fight(
      ['a WB 500 600 dp=4', 'b WB 570 600'],
      ['x SW 500 600', 'y SW 570 600'],
      ['a x', 'b y'],
      [1, 6, 3, 3],
    );
    expect(s.told('combat').map(({ tallies }) => tallies.red.total)).toEqual([-2, 2]);
    expect([s.asked, moves(s)]).toEqual(['blue after', []]);
    s.pick('halt').pick('halt', 2, 1, 2, 1);
    expect(moves(s)).toEqual(['a break', 'y halt', 'b halt', 'x pursue']);
    expect(s.unit('b').dp).toBe(3);
  });

  it('LG-AFT-7 LG-SEQ-4 the beaten of all combats move, then all who go on, then those who meet new enemy charge', () => {
    const s = fight(
      ['a SW 500 600', 'b SW 900 600', 'r SW 100 1100', 'q SW 300 1100'],
      ['x SW 500 600', 'y SW 900 600', 'w SW 500 500', 'v SW 900 500', 'z SW 1700 100'],
      ['a x', 'b y'],
      [6, 1, 6, 1, ...[5, 5], ...[5, 5], ...[4, 4], ...[4, 4], ...[3, 3, 3, 3]],
    );
    expect(moves(s)).toEqual(['x retire', 'y retire', 'a pursue', 'b pursue']);
    const order = s.events.flatMap(({ type }) =>
      type === 'after' || type === 'charge' || type === 'combat' ? [type] : [],
    );
    expect(order.join(' ')).toBe('combat combat after after after after charge charge combat combat');
  });

  it('LG-CBT-7 between equals the owner chooses who leads, and all take the result', () => {
    const red = ['a WB 470 600', 'b SW 530 600'];
    const begin = (): LegioStage => fight(red, ['x SW 500 600 stands=12 files=6'], ['a x', 'b x'], []);
    expect(begin().asked).toBe('red lead');
    expect(begin().labels).toEqual(['a', 'b']);
    const s = begin().pick('b', 3, 3);
    expect(s.told('combat')[0]!.tallies.red.total).toBe(3);
    expect(begin().pick('a', 3, 3).told('combat')[0]!.tallies.red.total).toBe(2);
    s.pick('halt').pick('halt').pick('halt');
    expect(dps(s)).toBe('a1 b1 x1');
    const blue = fight(['a SW 500 600 stands=12 files=6'], ['x WB 470 600', 'y SW 530 600'], ['a x', 'a y'], []);
    expect(blue.asked).toBe('blue lead');
  });

  it('LG-CBT-7 (R) who comes upon an enemy who fights others is told to fight nobody', () => {
    const s = fight(
      ['a WB 470 600', 'b WB 530 600'],
      ['x SW 500 600 stands=12 files=6', 'y SW 440 620 facing=90'],
      ['a x', 'b x', 'y a flank'],
      [],
    ).pick('a', 3, 3);
    expect(s.told('left out')).toMatchObject([{ unit: s.id('y'), enemy: s.id('a'), clauses: ['LG-CBT-7'] }]);
  });

  it('LG-CBT-7 one unit supports one combat in a turn', () => {
    const s = fight(
      ['a WB 500 600', 'b WB 560 600', 'f WB 530 650'],
      ['x WB 500 600', 'y WB 560 600'],
      ['a x', 'b y'],
      [2, 3, 3, 3],
    );
    expect([labels(s, 0, 'red'), labels(s, 1, 'red')]).toEqual([['combat value', 'supported'], ['combat value']]);
  });

  it('LG-CBT-7 artillery that is reached is destroyed without dice, and nobody is left to pursue', () => {
    const s = fight(['a WB 500 600 motion=charging'], ['x Art 500 600', 'z SW 1700 100'], ['a x'], []);
    expect(s.told('combat')).toMatchObject([{ scores: null, bands: { red: 'victory', blue: 'rout' } }]);
    expect(s.told('destroyed')).toMatchObject([{ unit: 1, clauses: ['LG-CBT-7'] }]);
    expect([moves(s), s.at('a'), s.unit('a').mood]).toEqual([['x destroyed', 'a halt'], '500 600 0', 'steady']);
  });

  it('LG-SEQ-4 a pair fights once a turn, whoever follows up whom', () => {
    for (const contact of ['a x', 'x a']) {
      const s = fight(['a SW 500 600'], ['x SW 500 600', 'z SW 1700 100'], [contact], [5, 3]).pick('follow up');
      expect([s.told('combat').length, s.contacts, s.asked]).toEqual([1, ['a-x front'], '']);
    }
  });
});

describe('LG-LDR-1 leaders in combat', () => {
  const with_ = (dice: readonly number[], rank = 'general'): LegioStage =>
    fight(
      ['a WB 500 600', 'b WB 570 600', 'c WB 1000 1000'],
      ['x SW 500 600', 'y SW 570 600'],
      ['a x', 'b y'],
      [3, 3, 3, 3, ...dice],
      { leaders: { red: rank === 'general' ? ['Gaius general a'] : ['Other general c', `Gaius ${rank} a`] } },
    );

  it('LG-LDR-1 he throws a D6; on 1 again: 1 and 2 kill him, 3 and more do not', () => {
    expect(with_([2]).leader('Gaius')).toBe('a');
    expect(with_([1, 3]).leader('Gaius')).toBe('a');
    expect([with_([1, 1]).leader('Gaius'), with_([1, 2]).leader('Gaius')]).toEqual(['gone', 'gone']);
  });

  it.each([
    ['general', 2],
    ['commander', 1],
    ['subordinate', 0],
  ])('LG-MOR-2 the death of a %s is %i DPs within 100 paces, when all have thrown', (rank, dp) => {
    const s = with_([1, 1], rank);
    expect(s.told('combat').map(({ tallies }) => tallies.red.total)).toEqual([2, 2]);
    expect([s.unit('a').dp, s.unit('b').dp, s.unit('c').dp]).toEqual([dp, dp, 0]);
    expect(s.told('leader')).toMatchObject([{ fate: 'killed' }]);
  });

  it('LG-LDR-1 who is with a unit that does not fight throws nothing', () => {
    const s = fight(['a WB 500 600', 'b WB 700 600'], ['x SW 500 600'], ['a x'], [3, 3], {
      leaders: { red: ['Gaius general b'] },
    });
    expect(s.asked).toBe('blue after');
  });

  const broken = (dice: readonly number[]): LegioStage =>
    fight(
      ['a WB 500 600 dp=4 stands=2 files=2', 'b WB 700 600'],
      ['x SW 500 600 files=2', 'z SW 1700 100'],
      ['a x'],
      [1, 6, 2, ...dice],
      { leaders: { red: ['Gaius general a'] }, inspires: { Gaius: 0 } },
    );

  it('LG-LDR-1 LG-MOR-2 he flees with a broken unit, which is felt within 100 paces', () => {
    const s = broken([2, 1, 2, 1]);
    expect(s.told('leader')).toMatchObject([{ fate: 'flees' }]);
    expect(s.leader('Gaius')).toBe('a');
  });

  it('LG-LDR-1 if his unit is destroyed he is killed on 1 to 3, and else joins the nearest friend', () => {
    const lost = (face: number): LegioStage =>
      fight(
        ['a WB 500 600 dp=4 stands=2 files=2 casualties=1', 'b WB 900 600', 'c WB 700 600'],
        ['x SW 500 600 files=2', 'z SW 1700 100'],
        ['a x'],
        [1, 6, 2, face],
        { leaders: { red: ['Gaius general a'] } },
      );
    expect([3, 4].map((face) => lost(face).leader('Gaius'))).toEqual(['gone', 'c']);
    expect(moves(lost(4))).toEqual(['x halt']);
  });
});
