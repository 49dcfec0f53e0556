import { describe, expect, it } from 'vitest';
import { GONE } from '../board/board.ts';
import { stage } from '../testing/stage.ts';
import { LEGEND, lossWords, roster, weigh } from './roster.ts';

describe('MC-UNIT-4 the roster', () => {
  it('MC-UNIT-2 MC-UNIT-4 lists every unit with its type, missiles, traits, place and DMZ', () => {
    const red = ['a Leg 30 40 0 elite heavyArmour', 'b WB 40 38.5 90', 'c Rab 50 40 0 combat=inexperienced'];
    const s = stage({ red, blue: ['x El 30 10 180'] }, { dmz: { a: 2 }, first: 'blue' });
    expect(roster(s.g)).toEqual([
      {
        side: 'red',
        name: 'a (a)',
        type: 'Leg, elite in combat, elite at rallying, heavy armour, pila, Roman drill',
        place: '30, 40 ↑',
        start: 3,
        left: 1,
        state: '2 DMZ',
        remark: '',
      },
      {
        side: 'red',
        name: 'b (b)',
        type: 'WB, tribal, wild charge, fearsome to inexperienced',
        place: '40, 38.5 →',
        start: 3,
        left: 3,
        state: 'no DMZ',
        remark: '',
      },
      {
        side: 'red',
        name: 'c (c)',
        type: 'Rab, inexperienced in combat',
        place: '50, 40 ↑',
        start: 3,
        left: 3,
        state: 'no DMZ',
        remark: '',
      },
      {
        side: 'blue',
        name: 'x (x)',
        type: 'El, fearsome to all',
        place: '30, 10 ↓',
        start: 3,
        left: 3,
        state: 'no DMZ',
        remark: '',
      },
    ]);
  });

  it('MC-UNIT-3 says what a unit shoots with, and how far', () => {
    const red = ['a Sk 30 40 0', 'b Sk 40 40 0 missiles=slings', 'c LH 50 40 0', 'd MF 60 40 0 missiles=javelins'];
    const types = roster(stage({ red, blue: ['x El 30 10 180'] }).g).map(({ type }) => type);
    expect(types).toEqual([
      'Sk, javelins 3 inches',
      'Sk, slings 8 inches',
      'LH, javelins 3 inches',
      'MF, hand-thrown missiles',
      'El, fearsome to all',
    ]);
  });

  it('MC-SEQ-2 counts what was lost: units, and the DMZ of the others', () => {
    const s = stage(
      { red: ['a MF 30 25 0', 'b MF 40 40 0', 'c MF 50 40 0'], blue: ['x MF 30 5 180'] },
      { dmz: { b: 2 }, first: 'blue' },
    );
    expect(lossWords(roster(s.g))).toBe('0 units, and the others have 2 DMZ');
    s.unit('a').where = 'gone';
    s.unit('b').dmz = 0;
    expect(lossWords(roster(s.g))).toBe('1 unit');
  });

  it('MC-RAL-3 MC-ORD-1 remarks on what holds for a unit now', () => {
    const s = stage(
      { red: ['a MF 30 25 0', 'b MF 40 40 0', 'c MF 50 40 0'], blue: ['x MF 30 25 180'] },
      { contacts: ['a x'], leaders: { red: ['Max general a'] } },
    );
    s.unit('b').ordered = true;
    Object.assign(s.unit('c'), { ordered: true, daunted: true });
    expect(roster(s.g).map(({ remark }) => remark)).toEqual([
      'in contact, with Max',
      'has had its order',
      'did not dare to charge',
      'in contact',
    ]);
  });

  it('MC-ORD-3 says where those are who are not on the table', () => {
    const s = stage({ red: ['a MF 30 25 0', 'b MF 40 40 0', 'c MF 50 40 0'], blue: ['x MF 30 5 180'] });
    s.unit('a').where = 'gone';
    s.unit('b').where = 'ambush';
    s.unit('c').where = 'unplaced';
    const found = roster(s.g).map(({ place, left, remark }) => [place, left, remark]);
    expect(found.slice(0, 3)).toEqual([
      ['', 0, 'destroyed'],
      ['', 3, 'in ambush'],
      ['', 3, 'not yet deployed'],
    ]);
  });
});

describe('MC-SEQ-1 what news is worth', () => {
  it.each([
    ['half turn', 'turn'],
    ['destroyed', 'key'],
    ['clock', 'key'],
    ['ended', 'key'],
    ['marked', 'plain'],
    ['even half turn', 'plain'],
    ['melee', 'plain'],
    ['dice', 'plain'],
  ])('MC-SEQ-1 “%s” is %s', (type, weight) => expect(weigh({ type, clauses: [] } as never)).toBe(weight));

  it('MC-LDR-1 a leader is news when he is lost', () => {
    const leader = (to: number) => weigh({ type: 'leader', clauses: [], to } as never);
    expect([leader(GONE), leader(0)]).toEqual(['key', 'plain']);
  });

  it('the legend explains each sign once', () => {
    expect(new Set(LEGEND.map(({ sign }) => sign)).size).toBe(LEGEND.length);
    expect(LEGEND.map(({ sign }) => sign)).toEqual(expect.arrayContaining(['^', ':', '♣', '~', '#', '·']));
  });
});
