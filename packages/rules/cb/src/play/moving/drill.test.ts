import { describe, expect, it } from 'vitest';
import type { CbStage, StageOptions } from '../../testing/stage.ts';
import { dps, marching } from '../../testing/terrain.ts';

const FREE: StageOptions = { leaders: { red: ['Max general a'] } };

/** A unit at 20, 20 that may go 5 JT, or as far as its column does; an enemy so far before it, and it is free of orders. */
function drilling(unit: string, away = 15): CbStage {
  const [type, ...rest] = unit.split(' ');
  const s = marching(`a ${type} 20 20 ${['free', ...rest].join(' ')}`, FREE, `x HI 20 ${20 - away}`);
  return unit.includes('column') || type === 'Art' ? s.pick('move, without dice') : s.pick('move, 1 die', 5);
}
const NEAR = 5;
const cost = (unit: string, path: string, away = NEAR): string[] =>
  dps(drilling(unit, away).go(path)).filter((one) => !one.startsWith('CB-MOV-7'));
/** How many JT are left after a manoeuvre: 5, 2.5 or none. */
function left(unit: string, step: string, away = 15): number {
  const s = drilling(unit, away);
  const fits = (jt: number) => s.refusal(`${step}, back 0.5, advance ${jt}`) === undefined;
  return [5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1, 0.5].find(fits) ?? 0;
}

describe('CB-MAN-1 when a manoeuvre costs DPs', () => {
  it('CB-MAN-1 within bow shot of enemy, wherever on its way', () => {
    expect(cost('HI', 'wheel left 10', 5)).toEqual(['CB-MAN-2 a 1']);
    expect(cost('HI', 'wheel left 10', 6)).toEqual([]);
    // The corner that wheels forward comes within bow shot.
    expect(cost('HI', 'wheel left 10', 5.3)).toEqual(['CB-MAN-2 a 1']);
    expect(cost('HI', 'advance 2, wheel left 10', 7)).toEqual(['CB-MAN-2 a 1']);
    expect(cost('HI', 'wheel left 10, advance 1', 7)).toEqual([]);
  });

  it('CB-MAN-1 not who has 3 DPs, or 4 of a phalanx; those of the move itself count', () => {
    expect([cost('HI dp=2', 'form column'), cost('HI dp=3', 'form column')]).toEqual([['CB-MAN-3 a 1'], []]);
    // The 5 that it threw has cost a phalanx one more.
    expect([cost('Hop dp=2', 'files 8'), cost('Hop dp=3', 'files 8')]).toEqual([['CB-MAN-6 a 1'], []]);
    expect(cost('Leg legion=I dp=2', 'form column, form line 8')).toEqual(['CB-MAN-3 a 1']);
    expect(cost('Leg legion=I dp=1', 'form column, form line 8')).toEqual(['CB-MAN-3 a 1', 'CB-MAN-3 a 1']);
  });
});

describe('CB-MAN-2 wheel', () => {
  it('CB-MAN-2 1 DP of every formed unit, once a move; none of the unformed and of special troops', () => {
    expect(cost('HI', 'wheel left 10, wheel right 10')).toEqual(['CB-MAN-2 a 1']);
    expect(cost('HI column', 'wheel left 10')).toEqual(['CB-MAN-2 a 1']);
    expect(cost('HC', 'wheel left 10')).toEqual(['CB-MAN-2 a 1']);
    expect(cost('LI', 'wheel left 10')).toEqual([]);
    expect(cost('El', 'wheel left 10')).toEqual([]);
  });

  it('CB-MAN-2 half a move of phalanx, cataphracts and special troops; the way of the outer corner counts', () => {
    // 4 JT wide: 10 degrees are 0.7 JT.
    expect(drilling('HI').refusal('wheel left 10, advance 4.3')).toBeUndefined();
    expect(drilling('HI').refusal('wheel left 10, advance 4.4')).toContain('(CB-MOV-1)');
    for (const type of ['Pike', 'Hop', 'Cat']) {
      expect(drilling(type).refusal('wheel left 10, advance 1.8')).toBeUndefined();
      expect(drilling(type).refusal('wheel left 10, advance 1.9')).toContain('(CB-MOV-1)');
    }
    expect(drilling('El files=1').refusal('wheel left 10, advance 2.4')).toContain('(CB-MOV-1)');
  });
});

describe('CB-MAN-3 CB-MAN-4 formations', () => {
  it('CB-MAN-3 a change takes half a move beyond bow shot and of a legion, else a full one, and 1 DP', () => {
    expect([left('HI', 'form column'), left('HI', 'form column', NEAR)]).toEqual([2.5, 0]);
    expect(left('Leg legion=I', 'form column', NEAR)).toBe(2.5);
    expect([cost('HI', 'form column'), cost('HI', 'form column', 6)]).toEqual([['CB-MAN-3 a 1'], []]);
    const s = drilling('HI').go('form column, advance 2');
    expect([s.at('a'), s.unit('a')]).toMatchObject(['20 18 0', { formation: 'column', files: 4, formedUp: false }]);
    expect(s.told('formed')).toMatchObject([{ clauses: ['CB-MAN-3'], into: 'column' }]);
  });

  it('CB-MAN-3 from column into a line as broad as is wished, no broader than its stands', () => {
    const s = drilling('HI column stands=6');
    expect(s.refusal('form line 7')).toBe('7 files are more than its 6 stands (CB-MAN-6)');
    expect(s.refusal('files 3')).toBe('a column changes formation instead (CB-MAN-6)');
    expect(s.refusal('form column')).toBe('a column changes formation instead (CB-MAN-6)');
    expect(s.go('form line 6').unit('a')).toMatchObject({ formation: 'line', files: 6 });
  });

  it('CB-UNIT-7 CB-MAN-3 only a legion forms a quincunx', () => {
    expect(drilling('HI').refusal('form quincunx')).toBe('only a legion forms a quincunx (CB-UNIT-7)');
    expect(drilling('Leg legion=I').go('form quincunx').unit('a').formation).toBe('quincunx');
    expect(drilling('LI').refusal('form quincunx')).toBe('only a legion forms a quincunx (CB-UNIT-7)');
  });

  it('CB-MAN-4 CB-CHG-1 to form up takes the full move, costs nothing, and is remembered', () => {
    const s = drilling('HI unformed', NEAR);
    expect(s.refusal('form line 4, advance 0.1')).toContain('(CB-MOV-1)');
    expect(s.refusal('form line 4, turn about')).toBe('its manoeuvres take 3 half moves, and it has two (CB-MAN-3)');
    s.go('form line 4');
    expect([s.unit('a'), dps(s)]).toMatchObject([{ formation: 'line', formedUp: true, moved: true }, []]);
    expect(s.told('formed')).toMatchObject([{ clauses: ['CB-MAN-4'], into: 'line', files: 4 }]);
    expect(drilling('HI').go('form column').unit('a').formedUp).toBe(false);
  });

  it('CB-UNIT-7 light troops may unform and then still move, others not', () => {
    for (const type of ['LI', 'Sk', 'Bow', 'LC']) {
      const s = marching(`a ${type} 20 20 line`).pick('unform');
      expect([s.asked, s.unit('a').formation, s.unit('a').moved, dps(s)]).toEqual([
        'red action a',
        'unformed',
        false,
        [],
      ]);
      expect(s.labels).not.toContain('unform');
    }
    for (const type of ['HI', 'HC', 'Jav']) expect(marching(`a ${type} 20 20`).labels).not.toContain('unform');
  });

  it('CB-UNIT-7 a column that unforms is as narrow as it was', () => {
    const s = marching('a LI 20 20 column').pick('unform');
    expect(s.unit('a')).toMatchObject({ formation: 'unformed', files: 1 });
  });
});

describe('CB-MAN-5 about face', () => {
  it('CB-MAN-5 half a move, of chariots and special troops a full one', () => {
    const about = (unit: string) => {
      const s = drilling(unit);
      return [3, 2.5, 2, 0].find((jt) => s.refusal(jt > 0 ? `turn about, advance ${jt}` : 'turn about') === undefined);
    };
    expect(['HI', 'HC', 'Cat', 'Pike'].map(about)).toEqual([2.5, 2.5, 2.5, 2.5]);
    expect(['Ch', 'SyCh', 'El'].map(about)).toEqual([0, 0, 0]);
  });

  it('CB-MAN-5 1 DP of C grade, phalanx or cavalry', () => {
    const dp = (unit: string) => cost(unit, 'turn about');
    for (const unit of ['HI C', 'Hop', 'Pike', 'HC', 'Cam', 'Cat']) expect(dp(unit)).toEqual(['CB-MAN-5 a 1']);
    for (const unit of ['HI B', 'HI A', 'Ch', 'El', 'LI C']) expect(dp(unit)).toEqual([]);
    const s = drilling('HI').go('turn about');
    expect([s.at('a'), s.unit('a').moved]).toEqual(['20 21 180', true]);
  });
});

describe('CB-MAN-6 ranks', () => {
  it('CB-MAN-6 doubled or halved for half a move, and not otherwise', () => {
    expect([left('HI', 'files 8'), left('HI', 'files 2')]).toEqual([2.5, 2.5]);
    const s = drilling('HI');
    for (const files of [1, 3, 5, 6, 7, 4])
      expect(s.refusal(`files ${files}`)).toBe('ranks doubled or halved make 2 or 8 files (CB-MAN-6)');
    expect(s.refusal('form line 6')).toBe('ranks doubled or halved make 2 or 8 files (CB-MAN-6)');
    expect(s.refusal('form line 8')).toBeUndefined();
    expect(s.refusal('files 9')).toBe('9 files are more than its 8 stands (CB-MAN-6)');
    // Twice in one move is the whole of it.
    expect(s.refusal('files 2, files 1')).toBeUndefined();
    expect(s.go('files 2').unit('a')).toMatchObject({ formation: 'line', files: 2, moved: true });
  });

  it('CB-MAN-6 odd numbers either way, and no more files than stands', () => {
    const s = drilling('HI stands=9 files=5');
    for (const files of [2, 3, 9]) expect(s.refusal(`files ${files}`)).toBeUndefined();
    expect(s.refusal('files 4')).toBe('ranks doubled or halved make 2 or 3 or 9 files (CB-MAN-6)');
    // Stands lost have narrowed it.
    const worn = drilling('HI stands=8 files=8 casualties=2');
    expect([worn.refusal('files 3'), worn.refusal('files 4')]).toEqual([
      ...[undefined, 'ranks doubled or halved make 3 files (CB-MAN-6)'],
    ]);
  });

  it('CB-MAN-6 1 DP of C grade, phalanx or cataphracts', () => {
    for (const unit of ['HI C', 'Hop', 'Cat']) expect(cost(unit, 'files 2')).toEqual(['CB-MAN-6 a 1']);
    for (const unit of ['HI B', 'HC']) expect(cost(unit, 'files 2')).toEqual([]);
  });
});

describe('CB-UNIT-7 the unformed', () => {
  it('CB-UNIT-7 manoeuvre at no cost and face any way; the formed do not', () => {
    expect(drilling('LI', NEAR).refusal('face 90, files 5, turn about, advance 5')).toBeUndefined();
    expect(cost('LI C', 'face 90, turn about, files 8')).toEqual([]);
    expect(drilling('HI').refusal('face 90')).toBe('only unformed troops face freely (CB-UNIT-7)');
    const s = drilling('LI').go('face 90, advance 1');
    expect(s.unit('a').heading).toBe(900);
  });
});
