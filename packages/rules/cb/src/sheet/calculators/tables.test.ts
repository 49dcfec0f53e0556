import { AVERAGE_DIE, D6 } from '@acies/kernel';
import { type Calculation, oddsOf, type Prepared } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { controlCalculation } from './control.ts';
import { criticalsCalculation } from './criticals.ts';
import { leaderCalculation } from './leader.ts';
import { moveCalculation } from './move.ts';
import { passageCalculation } from './passage.ts';
import { recoveryCalculation } from './recovery.ts';
import { volleyCalculation } from './volley.ts';

const oddsFor = <P extends Prepared, O>(calculation: Calculation<unknown, P, O>, input: object) =>
  oddsOf(calculation, calculation.prepare(calculation.input.parse(input)));

/** The whole table in its order, each chance as a count of so many throws. */
function expectTable(calculation: Calculation, input: object, throws: number, table: [string, number][]): void {
  const { rows } = oddsFor(calculation, input);
  expect(rows.map(({ text }) => text)).toEqual(table.map(([text]) => text));
  for (const [i, { text, chance }] of rows.entries()) expect(chance * throws, text).toBeCloseTo(table[i]![1], 9);
}

const [GOES_ON, FREE, REPEATS] = ['goes on with what it is about', 'acts as wished', 'does as last turn'];

describe('CB-CTL-1 tables of control', () => {
  it('CB-CTL-1 CB-CTL-3 CB-CTL-4 CB-CTL-5', () => {
    expectTable(controlCalculation, {}, 6, [
      ['halts', 2],
      [FREE!, 2],
      [REPEATS!, 2],
    ]);
    expectTable(controlCalculation, { grade: 'A' }, 6, [
      ['halts', 1],
      [FREE!, 4],
      [REPEATS!, 1],
    ]);
    expectTable(controlCalculation, { type: 'War', bentOn: 'charging' }, 6, [
      [GOES_ON!, 1],
      [FREE!, 2],
      ['spontaneous advance', 3],
    ]);
    expect(oddsFor(controlCalculation, { grade: 'A' }).means['acts as wished']).toBeCloseTo(4 / 6, 9);
  });

  it('CB-CMD-5 CB-CMD-6 no test, no die', () => {
    expectTable(controlCalculation, { order: 'attack' }, 1, [[FREE!, 1]]);
    expect(oddsFor(controlCalculation, { order: 'attack' }).means['acts as wished']).toBe(1);
  });
});

describe('tables of moves', () => {
  it('CB-MOV-1 a move of one die', () => {
    expectTable(moveCalculation, { dice: 1 }, 6, [
      ['2 JT', 1],
      ['3 JT', 2],
      ['4 JT', 2],
      ['5 JT', 1],
    ]);
  });

  it('CB-MOV-7 CB-MOV-8 CB-UNIT-3 a phalanx in difficult terrain', () => {
    expectTable(moveCalculation, { type: 'Pike', dice: 1, difficult: true, dp: 2 }, 6, [
      ['2 JT, 2 DP', 1],
      ['3 JT, 2 DP', 2],
      ['4 JT, 2 DP', 2],
      ['5 JT, 3 DP, 1 from fatigue, shaken', 1],
    ]);
  });

  it('CB-MOV-2 CB-MOV-7 CB-CMD-3 heavy cavalry charges', () => {
    const counts = new Map<string, number>();
    for (const a of AVERAGE_DIE.faces)
      for (const b of AVERAGE_DIE.faces)
        for (const c of D6.faces) {
          const text = `${a + b + c + 2} JT${c === 6 ? ', 1 DP, 1 from fatigue' : ''}`;
          counts.set(text, (counts.get(text) ?? 0) + 1);
        }
    const { rows, means } = oddsFor(moveCalculation, { type: 'HC', kind: 'charge', inspireActions: 2 });
    expect(rows).toHaveLength(counts.size);
    for (const { text, chance } of rows) expect(chance * 216).toBeCloseTo(counts.get(text)!, 9);
    expect(means.JT).toBeCloseTo(12.5, 9);
    expect([means.fatigue, means['DP gained']]).toEqual([expect.closeTo(1 / 6, 9), expect.closeTo(1 / 6, 9)]);
    const order = rows.map(({ value }) => value.distance * 10 + value.disordered.gained);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('CB-MAN-2 CB-MAN-3 CB-MAN-9 with a manoeuvre before', () => {
    expectTable(moveCalculation, { type: 'Cat', dice: 1, manoeuvre: 'wheel' }, 6, [
      ['1 JT, 1 DP', 1],
      ['1.5 JT, 1 DP', 2],
      ['2 JT, 1 DP', 2],
      ['2.5 JT, 1 DP', 1],
    ]);
    const change = { manoeuvre: 'change formation', into: 'column', difficult: true };
    expectTable(moveCalculation, change, 1, [['0 JT, 1 DP', 1]]);
    expectTable(moveCalculation, { manoeuvre: 'side-step or step back' }, 1, [['1 JT', 1]]);
    expectTable(moveCalculation, { ...change, nearEnemy: false, dice: 1 }, 6, [
      ['1 JT, 1 DP', 1],
      ['1.5 JT, 1 DP', 2],
      ['2 JT, 1 DP', 2],
      ['2.5 JT, 1 DP', 1],
    ]);
  });

  it('CB-MOV-6 CB-MOV-9 CB-MOV-10 without dice', () => {
    expectTable(moveCalculation, { type: 'Art' }, 1, [['2 JT', 1]]);
    expectTable(moveCalculation, { formation: 'column', beyondBow: true }, 1, [['8 JT', 1]]);
  });
});

describe('tables of shooting', () => {
  it('CB-SHO-4 CB-SHO-5 two dice', () => {
    expectTable(volleyCalculation, { shooter: { stands: 1 } }, 36, [
      ['no hits', 16],
      ['1 hit, 1 DP', 16],
      ['2 hits, 2 DP', 4],
    ]);
    expectTable(volleyCalculation, { shooter: { stands: 1 }, target: { dp: 4 }, distance: 2 }, 36, [
      ['no hits', 25],
      ['1 hit, 1 DP, and shaken', 10],
      ['2 hits, 1 DP, and shaken', 1],
    ]);
    expectTable(volleyCalculation, { shooter: { type: 'Sk', stands: 1 }, target: { dp: 5 } }, 6, [
      ['no hits', 4],
      ['1 hit, no further effect', 2],
    ]);
    const { means } = oddsFor(volleyCalculation, { shooter: { stands: 1 }, target: { dp: 4 } });
    expect(means.hits).toBeCloseTo(2 / 3, 9);
    expect([means['DP gained'], means.shaken]).toEqual([expect.closeTo(20 / 36, 9), expect.closeTo(20 / 36, 9)]);
  });

  it('CB-SPT-1 CB-SPT-2 one die at elephants', () => {
    const target = { type: 'El', stands: 1 };
    expectTable(volleyCalculation, { shooter: { type: 'Sk', stands: 1 }, target: { ...target, stands: 2 } }, 36, [
      ['no hits', 18],
      ['1 hit, no critical hit', 12],
      ['1 hit, a stand destroyed', 2],
      ['1 hit, rampages', 4],
    ]);
    const { rows, means } = oddsFor(volleyCalculation, { shooter: { type: 'Sk', stands: 1 }, target });
    expect(rows.map(({ text }) => text)).toEqual([
      ...['no hits', '1 hit, no critical hit', '1 hit, rampages', '1 hit, destroyed'],
    ]);
    expect(means).toEqual({
      hits: expect.closeTo(1 / 2, 9),
      'stands destroyed': expect.closeTo(2 / 36, 9),
      rampages: expect.closeTo(4 / 36, 9),
      destroyed: expect.closeTo(2 / 36, 9),
    });
  });

  it('CB-SPT-2 more hits come later in the table, worse effects later among them', () => {
    const target = { type: 'SyCh', stands: 3, armoured: true };
    const { rows } = oddsFor(volleyCalculation, { shooter: { stands: 1 }, target });
    expect(rows.map(({ text }) => text)).toEqual([
      ...['no hits', '1 hit, no critical hit', '1 hit, a stand destroyed', '1 hit, rampages', '1 hit, destroyed'],
      ...['2 hits, no critical hit', '2 hits, a stand destroyed', '2 hits, 2 stands destroyed', '2 hits, rampages'],
      ...['2 hits, a stand destroyed, rampages', '2 hits, destroyed'],
    ]);
  });

  it('CB-SPT-2 two DPs on scythed chariots of three stands', () => {
    expectTable(criticalsCalculation, { type: 'SyCh', dps: 2, stands: 3 }, 324, [
      ['no critical hit', 144],
      ['a stand destroyed', 48],
      ['2 stands destroyed', 4],
      ['rampages', 72 + 9],
      ['a stand destroyed, rampages', 12],
      ['destroyed', 24 + 11],
    ]);
    const { means } = oddsFor(criticalsCalculation, { type: 'SyCh', dps: 2, stands: 3 });
    expect(means).toEqual({
      'critical hits': expect.closeTo(2 / 3, 9),
      'stands destroyed': expect.closeTo(2 / 9, 9),
      rampages: expect.closeTo(93 / 324, 9),
      destroyed: expect.closeTo(35 / 324, 9),
    });
  });
});

describe('other tables', () => {
  it('CB-LDR-1 CB-LDR-2 CB-LDR-3 leaders', () => {
    expectTable(leaderCalculation, { rank: 'general' }, 36, [
      ['unhurt', 30],
      ['near miss', 2],
      ['wounded, an action fewer', 3],
      ['killed', 1],
    ]);
    expectTable(leaderCalculation, {}, 36, [
      ['unhurt', 30],
      ['near miss', 2],
      ['wounded, an action fewer, and may no longer inspire or steady', 3],
      ['killed', 1],
    ]);
    expectTable(leaderCalculation, { wounded: true }, 36, [
      ['unhurt', 30],
      ['near miss', 2],
      ['killed', 4],
    ]);
    expectTable(leaderCalculation, { risk: 'unit destroyed' }, 2, [
      ['unhurt', 1],
      ['killed', 1],
    ]);
    const { means } = oddsFor(leaderCalculation, {});
    expect([means.wounded, means.killed]).toEqual([expect.closeTo(3 / 36, 9), expect.closeTo(1 / 36, 9)]);
  });

  it.each<[object, string]>([
    [{ dp: 3 }, '2 DP left'],
    [{ dp: 3, grade: 'A', beyondBow: true }, '1 DP left'],
    [{ dp: 5, rallying: true }, '4 DP left, shaken'],
    [{ dp: 5, rallying: true, steadyActions: 1 }, '3 DP left, shaken no longer'],
    [{ dp: 5, steadyActions: 3, inCombat: true }, '2 DP left, shaken'],
  ])('CB-REC-1 CB-REC-4 CB-CMD-2 %j: %s', (input, text) => {
    expectTable(recoveryCalculation, input, 1, [[text, 1]]);
    expect(oddsFor(recoveryCalculation, input).means['DP left']).toBe(Number(text[0]));
  });

  it.each<[object, number, number]>([
    [{ mover: { type: 'Sk' } }, 0, 0],
    [{}, 1, 1],
    [{ stander: { type: 'Pike' } }, 1, 2],
    [{ mover: { type: 'El' }, stander: { type: 'HI' } }, 0, 2],
  ])('CB-PASS-1 CB-PASS-3 %j: %i and %i', (input, mover, stander) => {
    const text = `${mover} DP on who passes, ${stander} DP on who is passed through`;
    expectTable(passageCalculation, input, 1, [[text, 1]]);
    const { means } = oddsFor(passageCalculation, input);
    expect(means).toEqual({ 'DP on who passes': mover, 'DP on who is passed through': stander });
  });
});
