import { describe, expect, it } from 'vitest';
import { stage } from '../testing/stage.ts';
import { LEGEND, roster, weigh } from './roster.ts';

describe('LG-UNIT-4 the roster', () => {
  it('LG-UNIT-2 LG-UNIT-6 lists every unit with its type, grade, traits, place and stands', () => {
    const s = stage({
      red: ['a SW 500 900 A legionaries armoured stands=8 casualties=3 dp=2', 'b LC 700 900 facing=100'],
      blue: ['x El 500 100'],
    });
    expect(roster(s.g)).toEqual([
      {
        ...{ side: 'red', name: 'a (a)', type: 'SW A, armoured, legionaries', place: '500, 900 ↑' },
        ...{ start: 8, left: 5, remark: 'line, 2 DP' },
      },
      {
        ...{ side: 'red', name: 'b (b)', type: 'LC C', place: '700, 900 →100°' },
        ...{ start: 6, left: 6, remark: 'unformed' },
      },
      { side: 'blue', name: 'x (x)', type: 'El C', place: '500, 100 ↓', start: 1, left: 1, remark: 'line' },
    ]);
  });

  it('LG-MAN-7 shows a dismounted unit as what it is on foot', () => {
    const s = stage({ red: ['a HC 500 900 B armoured attachedLights onFoot=SW'], blue: ['x El 500 100'] });
    expect(roster(s.g)[0]).toMatchObject({ type: 'HC B, armoured, with light infantry', remark: 'line' });
    s.unit('a').onFoot = true;
    expect(roster(s.g)[0]).toMatchObject({ type: 'SW B, armoured', remark: 'line, on foot' });
  });

  it('LG-AFT-1 LG-AFT-5 LG-MOR-5 remarks on what holds for a unit now', () => {
    const s = stage(
      {
        red: ['a SW 500 900 halted', 'b SW 700 900', 'c HC 900 900 dp=5 column', 'd SW 1100 900'],
        blue: ['x SW 700 900'],
      },
      { contacts: ['b x'], leaders: { red: ['Max general b'] } },
    );
    s.unit('d').mood = 'pursuing';
    s.unit('a').mood = 'routing';
    expect(roster(s.g).map(({ remark }) => remark)).toEqual([
      'line, routing, halted',
      'line, in contact, with Max',
      'column, 5 DP, shaken',
      'line, pursuing',
      'line, in contact',
    ]);
    s.board.messengers.push({ to: s.id('d'), x: 86000, y: 90000 }, { to: s.id('a'), x: 74001, y: 90000 });
    expect(roster(s.g)[3]!.remark).toBe('line, pursuing, a messenger reaches it next turn');
    expect(roster(s.g)[0]!.remark).toBe('line, routing, halted, a messenger reaches it in 2 turns');
    s.unit('a').where = 'gone';
    expect(roster(s.g)[0]).toMatchObject({ place: '', left: 0, start: 6, remark: 'gone' });
  });
});

describe('LG-SEQ-1 what news is worth', () => {
  it.each([
    ['turn', 'turn'],
    ['broken', 'key'],
    ['ended', 'key'],
    ['moved', 'plain'],
    ['dice', 'plain'],
  ])('LG-SEQ-1 “%s” is %s', (type, weight) => expect(weigh({ type, clauses: [] } as never)).toBe(weight));

  it('LG-AFT-5 who has broken is news once', () => {
    const of = (how: string) => weigh({ type: 'destroyed', clauses: [], unit: 0, how } as never);
    expect(['destroyed', 'removed', 'surrendered', 'left the table'].map(of)).toEqual([
      ...['key', 'key', 'plain', 'plain'],
    ]);
  });

  it('LG-LDR-1 a leader is news when he is killed', () => {
    const of = (fate: string) => weigh({ type: 'leader', clauses: [], leader: 0, fate } as never);
    expect([of('killed'), of('flees'), of('unhurt')]).toEqual(['key', 'plain', 'plain']);
  });

  it('LG-UNIT-5 the legend explains each sign once', () => {
    const signs = LEGEND.map(({ sign }) => sign);
    expect(new Set(signs).size).toBe(signs.length);
    for (const sign of ['·', '^', '♣', '~', '=', '#', '-']) expect(signs).toContain(sign);
  });
});
