import { describe, expect, it } from 'vitest';
import { type CbStage, type StageOptions, stage } from '../../testing/stage.ts';
import { dps } from '../../testing/terrain.ts';

const FAR = ['x HI 42 2'];
/** From the Morale phase into the next turn. */
const resting = (red: string[], blue = FAR, more: StageOptions = {}): CbStage =>
  stage({ red, blue }, { from: 'morale', orders: 'hold', dice: [3, 2], ...more });

describe('CB-REC-1 CB-REC-2 CB-REC-3 DPs removed', () => {
  const dp = (unit: string, blue = FAR, more: StageOptions = {}) =>
    resting([`a HI 20 20 dp=4 ${unit}`], blue, more).unit('a').dp;
  it.each([
    ['A', 2, 3],
    ['B', 3, 3],
    ['C', 3, 4],
  ])('CB-REC-1 CB-REC-2 CB-REC-3 %s grade: beyond bow shot, within it', (grade, beyond, within) => {
    expect([dp(grade, ['x HI 20 14.9']), dp(grade, ['x HI 20 15'])]).toEqual([beyond, within]);
  });

  it('CB-REC-1 only who is stationary and not in combat', () => {
    expect([dp('moved'), dp('loosened'), dp('fought')]).toEqual([4, 4, 4]);
    const fights = stage(
      { red: ['a HI 20 20 dp=4', 'c HI 3 29'], blue: ['x HI 20 20', 'y HI 42 2'] },
      {
        contacts: ['a x done'],
        orders: 'hold',
      },
    );
    expect(fights.until('red test', 3, 2).unit('a').dp).toBe(4);
    expect(dp('shot')).toBe(3);
  });

  it('CB-REC-4 a shaken unit that rallies is calm with 3 DPs or fewer; a broken one does not rally', () => {
    const after = (words: string) => resting([`a HI 20 20 ${words}`, 'b HI 30 20', 'c HI 10 20']).unit('a');
    expect(after('dp=4 shaken rallies B')).toMatchObject({ dp: 3, shaken: false });
    expect(after('dp=5 rallies B')).toMatchObject({ dp: 4, shaken: true });
    expect(after('dp=3 shaken B')).toMatchObject({ dp: 3, shaken: true });
    expect(after('routing rallies A')).toMatchObject({ dp: 5, shaken: true });
  });

  it('CB-REC-1 it is told, and nothing where nothing is lost', () => {
    const s = resting(['a HI 20 20 dp=2 A', 'b HI 30 20']);
    expect(s.told('recovered')).toMatchObject([{ unit: 0, removed: 2, dp: 0, calm: false, clauses: ['CB-REC-1'] }]);
    expect(s.log).toContain('a: loses 2 DPs and has 0');
    expect(resting(['a HI 20 20 dp=1 C'], ['x HI 20 16']).told('recovered')).toEqual([]);
  });

  it('CB-SEQ-9 both sides', () => expect(resting(['a HI 20 20 dp=2'], ['x HI 42 2 dp=2']).unit('x').dp).toBe(1));
});

describe('CB-MOR-1 CB-MOR-2 friends lost', () => {
  /** b breaks or is destroyed at 20, 20 in this turn; others hear of it. */
  const lost = (kind: string, red: string[], more: StageOptions = {}, dice: number[] = []): CbStage => {
    const s = stage({ red: [`b ${kind} 20 20`, ...red], blue: FAR }, { from: 'moveFirst', orders: 'hold', ...more });
    s.board.losses.push({
      what: 'unit',
      unit: 0,
      at: { x: 80_000, y: 80_000, heading: 0, width: 16_000, depth: 4000 },
    });
    s.unit('b').where = 'gone';
    s.until('red test', ...dice, 3, 2);
    return s;
  };

  it.each(['Pike', 'Hop', 'Leg', 'HI', 'War'])('CB-MOR-1 2 DP for %s of equal or higher grade', (type) => {
    const dp = (grade: string) =>
      dps(lost(`${type} ${''}`.trim(), [`a HI 20 24 moved ${grade}`, 'c HI 40 28', 'd HI 40 26']));
    expect(dp('B')).toEqual(['CB-MOR-1 a 2']);
    expect(dp('C')).toEqual(['CB-MOR-1 a 2']);
    expect(dp('A')).toEqual(['CB-MOR-2 a 1']);
  });

  it.each(['Jav', 'Rab', 'LI', 'HC', 'El'])('CB-MOR-2 1 DP for %s', (type) =>
    expect(dps(lost(type, ['a HI 20 24 moved C', 'c HI 40 28', 'd HI 40 26']))).toEqual(['CB-MOR-2 a 1']),
  );

  it('CB-MOR-1 within bow shot of where it was, and no farther', () => {
    // It was one rank of stands deep: from y 20 to 21.
    const heard = (y: number) => dps(lost('HI', [`a HI 20 ${y} moved`, 'c HI 40 28', 'd HI 40 2'])).length;
    expect([heard(26), heard(26.1)]).toEqual([1, 0]);
  });

  it('CB-MOR-10 once for each loss, and not by enemies or broken units', () => {
    const red = [
      'b HI 20 20',
      'e HI 20 22',
      'a HI 20 24 moved',
      'f HI 26 20 routing',
      'g HI 40 29',
      'h HI 40 27',
      'i HI 30 29',
    ];
    const s = stage({ red, blue: ['x HI 20 17', 'y HI 40 2'] }, { orders: 'hold' });
    const at = { x: 80_000, y: 80_000, heading: 0, width: 16_000, depth: 4000 };
    s.board.losses.push({ what: 'unit', unit: 0, at }, { what: 'unit', unit: 1, at });
    for (const key of ['b', 'e']) s.unit(key).where = 'gone';
    s.until('red test', 2, 2, 3, 2);
    expect(dps(s)).toEqual(['CB-MOR-1 a 2', 'CB-MOR-1 a 2']);
  });

  it('CB-SEQ-9 DPs go before those for morale come', () => {
    const s = lost('HI', ['a HI 20 24 dp=5 rallies', 'c HI 40 28', 'd HI 40 26']);
    // 5 less 1, then 2: the fifth and a stand.
    expect(s.unit('a')).toMatchObject({ dp: 5, shaken: true, casualties: 1 });
  });

  it('CB-UNIT-3 one stand a turn at most is lost to morale', () => {
    const red = ['b HI 20 20', 'a HI 20 24 dp=5 moved', 'c HI 40 28', 'd HI 40 26', 'e HI 35 28'];
    const s = stage({ red, blue: FAR }, { orders: 'hold' });
    const at = { x: 80_000, y: 80_000, heading: 0, width: 16_000, depth: 4000 };
    s.board.losses.push({ what: 'unit', unit: 0, at }, { what: 'unit', unit: 0, at });
    s.unit('b').where = 'gone';
    s.until('red test', 3, 2);
    expect(s.unit('a').casualties).toBe(1);
  });

  it('CB-UNIT-3 CB-MOR-2 who is destroyed by it is a loss in its turn', () => {
    const s = lost('HI', [
      'a HI 20 24 stands=4 casualties=2 dp=5 moved',
      'c HI 20 29 moved C',
      'd HI 40 26',
      'e HI 35 26',
    ]);
    expect([s.at('a'), dps(s).at(-1)]).toEqual(['gone', 'CB-MOR-1 c 2']);
  });

  it('CB-SPT-1 special troops throw for theirs', () => {
    const s = lost('HI', ['a El 20 24', 'c HI 40 28', 'd HI 40 26'], {}, [3, 3]);
    expect(s.told('critical')).toMatchObject([{ unit: 1, dps: 2, hits: 0 }]);
  });
});

describe('CB-MOR-6 leaders lost', () => {
  const heard = (leader: number, leaders: string[]): string[] => {
    const s = stage(
      { red: ['a HI 20 20 moved', 'b HI 20 28 moved', 'c HI 40 28 moved'], blue: FAR },
      { leaders: { red: leaders }, from: 'morale', dice: [3, 2], turn: 1 },
    );
    expect(dps(s)).toEqual([]);
    const { x, y } = s.unit('a');
    s.board.losses.push({ what: 'leader', leader, at: { x, y, heading: 0, width: 0, depth: 0 } });
    s.until('red action').pass();
    s.until('red command', 3, 2);
    return dps(s);
  };
  const LEADERS = ['Max general c', 'Leo commander b', 'Ivo subordinate a'];

  it('CB-MOR-6 1 DP for a leader, 2 for the general or an ally’s commander, within bow shot', () => {
    expect(heard(1, LEADERS)).toEqual(['CB-MOR-6 a 1']);
    expect(heard(2, LEADERS)).toEqual(['CB-MOR-6 a 1']);
    expect(heard(0, LEADERS)).toEqual(['CB-MOR-6 a 2']);
    expect(heard(1, ['Max general c', 'Leo commander b ally'])).toEqual(['CB-MOR-6 a 2']);
    expect(heard(1, ['Max general c', 'Leo subordinate b ally'])).toEqual(['CB-MOR-6 a 2']);
  });
});
