import { describe, expect, it } from 'vitest';
import { type CbStage, stage } from '../../testing/stage.ts';
import { dps } from '../../testing/terrain.ts';

/** a goes straight through b, 4 JT on; blue is far away. */
const through = (a: string, b: string): CbStage => {
  const [type, ...rest] = a.split(' ');
  const [other, ...more] = b.split(' ');
  const s = stage({
    red: [`a ${type} 20 20 free files=6 ${rest.join(' ')}`, `b ${other} 19 18 halts files=6 ${more.join(' ')}`],
    blue: ['x HI 42 2'],
  });
  return s.until('red action a').pick('move, 1 die', 5).go('advance 5');
};
const DEEP = 'stands=12';
const FLAT = 'stands=6';

describe('CB-PASS-1 to CB-PASS-3 through friends', () => {
  it('CB-PASS-3 1 DP on each formed unit, 2 DP on a phalanx', () => {
    expect(dps(through(`HI ${DEEP}`, `HI ${DEEP}`))).toEqual(['CB-PASS-3 b 1', 'CB-PASS-3 a 1']);
    expect(dps(through(`HI ${DEEP}`, `Hop ${DEEP}`))).toEqual(['CB-PASS-3 b 2', 'CB-PASS-3 a 1']);
    expect(dps(through(`LI ${DEEP}`, `HI ${DEEP}`))).toEqual(['CB-PASS-3 b 1']);
    expect(dps(through(`HI ${DEEP}`, `LI ${DEEP}`))).toEqual(['CB-PASS-3 a 1']);
  });

  it('CB-PASS-3 2 DP where scythed chariots or elephants pass through; special troops take none', () => {
    expect(dps(through('El stands=3 files=3', `HI ${DEEP}`))).toEqual(['CB-PASS-3 b 2']);
    expect(dps(through(`HI ${DEEP}`, 'El stands=3 files=3'))).toEqual(['CB-PASS-3 a 1']);
    expect(dps(through(`HI ${DEEP}`, 'El stands=3 files=3 moved'))).toEqual(['CB-PASS-3 a 1']);
  });

  it('CB-PASS-1 free if parallel, one stationary, and one unformed and one stand deep', () => {
    expect(dps(through(`LI ${FLAT}`, `HI ${DEEP}`))).toEqual([]);
    expect(dps(through(`HI ${DEEP}`, `LI ${FLAT}`))).toEqual([]);
    expect(dps(through(`HI ${DEEP}`, `LI ${FLAT} facing=180`))).toEqual([]);
    for (const aslant of [10, 170])
      expect(dps(through(`HI ${DEEP}`, `LI ${FLAT} facing=${aslant}`))).toEqual(['CB-PASS-3 a 1']);
    for (const stirred of ['moved', 'loosened', 'fought'])
      expect(dps(through(`HI ${DEEP}`, `LI ${FLAT} ${stirred}`))).toEqual(['CB-PASS-3 a 1']);
  });

  it('CB-PASS-3 drawn up as it is when it passes, not as before or after', () => {
    const path = (unit: string, steps: string): string[] => {
      const red = [`a ${unit} 20 20 free stands=4 files=2`, 'b HI 20 18.5 halts stands=8 files=8'];
      return dps(
        stage({ red, blue: ['x HI 42 2'] })
          .until('red action a')
          .pick('move, 2 dice', 4, 4)
          .go(steps),
      );
    };
    expect(path('Pike', 'advance 4')).toEqual(['CB-PASS-3 b 1', 'CB-PASS-3 a 2']);
    expect(path('Pike', 'form column, advance 4')).toEqual(['CB-PASS-3 b 1', 'CB-PASS-3 a 1']);
    expect(path('Pike', 'advance 0.5, form column, advance 3.5')).toEqual(['CB-PASS-3 b 1', 'CB-PASS-3 a 1']);
    expect(path('Pike', 'advance 4, form column')).toEqual(['CB-PASS-3 b 1', 'CB-PASS-3 a 2']);
  });

  it('CB-PASS-1 unformed of one rank as it passes', () => {
    const steps = (how: string): string[] => {
      const red = ['a LI 20 20 free stands=8 files=4', 'b HI 20 18.5 halts stands=8 files=8'];
      return dps(
        stage({ red, blue: ['x HI 42 2'] })
          .until('red action a')
          .pick('move, 2 dice', 5, 4)
          .go(how),
      );
    };
    expect(steps('advance 4')).toEqual(['CB-PASS-3 b 1']);
    expect(steps('files 8, advance 4')).toEqual([]);
    expect(steps('advance 4, files 8')).toEqual(['CB-PASS-3 b 1']);
  });

  it('CB-PASS-2 lines of one legion pass freely if one is stationary', () => {
    expect(dps(through(`Leg ${DEEP} legion=I`, `Leg ${DEEP} legion=I`))).toEqual([]);
    expect(dps(through(`Leg ${DEEP} legion=I`, `Leg ${DEEP} legion=I moved`))).toHaveLength(2);
    expect(dps(through(`Leg ${DEEP} legion=I`, `Leg ${DEEP} legion=II`))).toHaveLength(2);
  });

  it('CB-PASS-3 they may be passed through and not stood on', () => {
    const s = through(`HI ${DEEP}`, `HI ${DEEP}`);
    expect([s.at('a'), s.at('b')]).toEqual(['20 15 0', '19 18 0']);
    const short = stage({ red: ['a HI 20 20', 'b HI 20 18 halts'], blue: ['x HI 42 2'] }).pick('move, 1 die', 3);
    expect(short.refusal('advance 2.5')).toBe('a would end on b, 0.5 JT deep (CB-PASS-3)');
  });

  it('CB-PASS-3 routers cost it as well', () => {
    const flight = (friend: string) =>
      stage({ red: ['a HI 20 10 routing', `b ${friend}`, 'c HI 4 28'], blue: ['x HI 42 2'] }, { dice: [5, 5] });
    const s = flight('HI 20 14 halts');
    expect([s.at('a'), dps(s)]).toEqual(['20 21 180', ['CB-PASS-3 b 1']]);
    expect(dps(flight('Hop 20 14 halts'))).toEqual(['CB-PASS-3 b 2']);
    expect(dps(flight('HI 30 14 halts'))).toEqual([]);
    expect(dps(flight('LI 20 14 halts'))).toEqual([]);
  });
});

it('CB-PASS-3 (R) who turns on the spot passes nobody, though a corner swings over a friend', () => {
  const s = stage({ red: ['a LI 20 20 free stands=6 files=6', 'b Pike 20 21.5 halts'], blue: ['x HI 42 2'] });
  s.until('red action a').pick('move, 1 die', 5).go('face 45, advance 5');
  expect(dps(s)).toEqual([]);
});
