import { describe, expect, it } from 'vitest';
import { GONE, UNPLACED } from '../board/places.ts';
import { plain, stage } from '../testing/stage.ts';
import { roster, weigh } from './roster.ts';

describe('CK-UNIT-3 the roster', () => {
  it('CK-UNIT-2 CK-UNIT-3 lists every unit with its type, place and bases', () => {
    const red = ['a CO veteran E1 pike armoured', 'b Aux plain D2 noshield bow', 'c Cav levy E3 shock'];
    const s = stage(plain({ D2: 'w' }), { red, blue: ['x CO plain A1'] }, { halves: { a: 5 } });
    expect(roster(s.g)).toEqual([
      { side: 'red', name: 'a', type: 'CO veteran armoured pike', place: 'E1', start: 3, left: 2.5, remark: '' },
      { side: 'red', name: 'b', type: 'Aux bow no shield', place: 'D2, woods', start: 3, left: 3, remark: '' },
      { side: 'red', name: 'c', type: 'Cav levy shock', place: 'E3', start: 3, left: 3, remark: '' },
      { side: 'blue', name: 'x', type: 'CO', place: 'A1', start: 3, left: 3, remark: '' },
    ]);
  });

  it('CK-MOR-4 CK-MOR-5 CK-OUT-5 remarks on what holds for a unit now', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain E1', 'b CO plain E2'], blue: ['x CO plain A1'] },
      { generals: { red: ['Max E1'] } },
    );
    Object.assign(s.unit('a'), { winning: true, held: true, silent: true, moved: true });
    expect(roster(s.g).map(({ remark }) => remark)).toEqual([
      'winning, may not move or assault, may not shoot, Max in the zone, has moved',
      '',
      '',
    ]);
  });

  it('CK-SET-2 CK-MOV-6 says where those are who are not on the field', () => {
    const red = ['a CO plain E1', 'b CO plain reserve', 'c CO plain left', 'd CO plain right', 'e CO plain E2'];
    const s = stage(plain(), { red, blue: ['x CO plain A1'] });
    s.unit('a').zone = GONE;
    s.unit('e').zone = UNPLACED;
    expect(
      roster(s.g)
        .slice(0, 5)
        .map(({ place, remark }) => [place, remark]),
    ).toEqual([
      ['', 'destroyed'],
      ['', 'in reserve'],
      ['', 'marching round the left flank'],
      ['', 'marching round the right flank'],
      ['', 'not yet deployed'],
    ]);
  });

  it.each([
    ['turn', 'turn'],
    ['destroyed', 'key'],
    ['general lost', 'key'],
    ['ended', 'key'],
    ['lost', 'plain'],
    ['dice', 'plain'],
    ['general hit', 'plain'],
  ])('CK-END-1 the news “%s” is %s', (type, weight) => expect(weigh({ type, clauses: [] })).toBe(weight));
});
