import { describe, expect, it } from 'vitest';
import { stage } from '../testing/stage.ts';
import { LEGEND, roster, weigh } from './roster.ts';

describe('CB-UNIT-2 the roster', () => {
  const s = stage(
    {
      red: [
        'a Leg 20 20 A legion=I dp=2 casualties=1',
        'b HI 30 20 command=leo combat=4',
        'c El 10 20 indian',
        'd Sk 5 25',
        'e War 38 20 advancing',
        'f Bow 3 29 shaken rallies',
      ],
      blue: ['x HI 20 20', 'y HI 40 3'],
    },
    {
      leaders: { red: ['Max general a hold', 'Leo commander b support=a'] },
      contacts: ['a x'],
      from: 'controlFirst',
      dice: [],
    },
  );
  s.unit('d').where = 'gone';
  const rows = roster(s.g);
  const row = (key: string) => rows.find(({ name }) => name.endsWith(`(${key})`))!;

  it('CB-UNIT-2 CB-UNIT-3 CB-UNIT-5 who it is, where, of how many stands, and how it fares', () => {
    expect(row('a')).toEqual({
      ...{ side: 'red', name: 'a (a)', type: 'Leg A, high morale, armoured, I', place: '20, 20 ↑', start: 8, left: 7 },
      remark: 'line, to hold, 2 DP, in contact, with Max',
    });
    expect(row('b')).toMatchObject({ type: 'HI B, average morale, factor 4', remark: 'line, to support a, with Leo' });
    expect(row('c').type).toBe('El B, average morale, Indian');
    expect(row('d')).toMatchObject({ type: 'Sk B, average morale, javelin', place: '', left: 0, remark: 'gone' });
    expect(row('e').remark).toBe('line, to hold, advancing');
    expect(row('f').remark).toBe('unformed, to hold, shaken, rallying');
  });

  it('CB-END-1 great moments', () => {
    const weight = (event: object) => weigh(event as never);
    expect(weight({ type: 'turn' })).toBe('turn');
    for (const type of ['destroyed', 'broken', 'ended']) expect(weight({ type })).toBe('key');
    for (const fate of ['killed', 'lost']) expect(weight({ type: 'leader', fate })).toBe('key');
    for (const event of [{ type: 'leader', fate: 'wounded' }, { type: 'moved' }]) expect(weight(event)).toBe('plain');
  });

  it('CB-UNIT-1 the legend has a line for each sign, each once', () => {
    const signs = LEGEND.map(({ sign }) => sign);
    expect(new Set(signs).size).toBe(signs.length);
    for (const sign of ['^', '♣', ':', '~', '=', '-', '%', '#', '·']) expect(signs).toContain(sign);
  });
});
