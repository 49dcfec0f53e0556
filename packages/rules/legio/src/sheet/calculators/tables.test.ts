import { AVERAGE_DIE, D6 } from '@acies/kernel';
import { type Calculation, oddsOf, type Prepared } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { controlCalculation } from './control.ts';
import { evadeCalculation } from './evade.ts';
import { leaderCalculation } from './leader.ts';
import { moveCalculation } from './move.ts';
import { volleyCalculation } from './volley.ts';

const oddsFor = <P extends Prepared, O>(calculation: Calculation<unknown, P, O>, input: object) =>
  oddsOf(calculation, calculation.prepare(calculation.input.parse(input)));

/** The table of odds, in its own order, in parts of a whole. */
function expectTable(calculation: Calculation, input: object, parts: number, table: readonly [string, number][]) {
  const { rows } = oddsFor(calculation, input);
  expect(rows.map(({ text }) => text)).toEqual(table.map(([text]) => text));
  for (const [i, [text, part]] of table.entries()) expect(rows[i]!.chance * parts, text).toBeCloseTo(part, 9);
}

describe('LG-SHO-1 tables of shooting', () => {
  it('LG-SHO-3 LG-SHO-4 three stands at a unit with 4 DPs', () => {
    expectTable(volleyCalculation, { shooter: { stands: 3 }, target: { dp: 4 } }, 216, [
      ['no hits', 125],
      ['1 hit, 1 DP, and shaken', 75],
      ['2 hits, 1 DP, and shaken', 15],
      ['3 hits, 1 DP, and shaken', 1],
    ]);
    const { means } = oddsFor(volleyCalculation, { shooter: { stands: 3 }, target: { dp: 4 } });
    expect(means.hits).toBeCloseTo(0.5, 9);
    expect(means['DP gained']).toBeCloseTo(91 / 216, 9);
    expect(means.shaken).toBeCloseTo(91 / 216, 9);
  });

  it('LG-SHO-4 at shaken troops, and at fresh ones', () => {
    expectTable(volleyCalculation, { shooter: { stands: 1 }, target: { dp: 5 } }, 6, [
      ['no hits', 5],
      ['1 hit, no further effect', 1],
    ]);
    expectTable(volleyCalculation, { shooter: { type: 'Art', stands: 1 } }, 6, [
      ['no hits', 4],
      ['1 hit, 1 DP', 2],
    ]);
  });
});

describe('LG-CTL-1 LG-RSP-7 LG-LDR-1 tables of tests', () => {
  it('LG-CTL-1 LG-CTL-2 control', () => {
    expectTable(controlCalculation, {}, 6, [
      ['halts', 2],
      ['acts as wished', 2],
      ['repeats its last move', 2],
    ]);
    expectTable(controlCalculation, { grade: 'B' }, 6, [
      ['halts', 1],
      ['acts as wished', 4],
      ['repeats its last move', 1],
    ]);
    expectTable(controlCalculation, { controlled: true }, 1, [['acts as wished', 1]]);
    expect(oddsFor(controlCalculation, { grade: 'B' }).means['acts as wished']).toBeCloseTo(4 / 6, 9);
  });

  it('LG-AFT-5 routers', () => {
    expectTable(controlCalculation, { bentOn: 'routing', controlled: true, leader: 'takes 1' }, 6, [
      ['rallies', 4],
      ['routs on', 2],
    ]);
    expectTable(controlCalculation, { bentOn: 'routing' }, 6, [
      ['rallies', 3],
      ['routs on', 3],
    ]);
  });

  it('LG-RSP-7 evading', () => {
    expectTable(evadeCalculation, { dp: 2 }, 6, [
      ['evades, a full fast move', 4],
      ['shaken, receives the charge at the halt', 2],
    ]);
    expectTable(evadeCalculation, { dp: 5 }, 6, [
      ['evades, a full fast move', 1],
      ['breaks', 5],
    ]);
    expect(oddsFor(evadeCalculation, { dp: 2 }).means.evades).toBeCloseTo(4 / 6, 9);
  });

  it('LG-LDR-1 a leader', () => {
    expectTable(leaderCalculation, {}, 36, [
      ['unhurt', 34],
      ['killed', 2],
    ]);
    expectTable(leaderCalculation, { risk: 'unit destroyed' }, 2, [
      ['unhurt', 1],
      ['killed', 1],
    ]);
    expect(oddsFor(leaderCalculation, { risk: 'unit destroyed' }).means.killed).toBeCloseTo(0.5, 9);
  });
});

describe('LG-MOV-1 tables of moves', () => {
  it('LG-MOV-1 LG-MOV-7 a basic move through difficult terrain', () => {
    expectTable(moveCalculation, { difficult: true }, 6, [
      ['20 paces', 1],
      ['40 paces', 2],
      ['60 paces', 2],
      ['80 paces, 1 DP from fatigue', 1],
    ]);
  });

  it('LG-MOV-2 LG-MOV-7 heavy cavalry charges', () => {
    const counts = new Map<string, number>();
    for (const a of AVERAGE_DIE.faces)
      for (const b of AVERAGE_DIE.faces)
        for (const c of D6.faces) {
          const text = `${(a + b + c) * 20} paces${c === 6 ? ', 1 DP from fatigue' : ''}`;
          counts.set(text, (counts.get(text) ?? 0) + 1);
        }
    const { rows, means } = oddsFor(moveCalculation, { type: 'HC', kind: 'charge' });
    expect(rows).toHaveLength(counts.size);
    for (const { text, chance } of rows) expect(chance * 216).toBeCloseTo(counts.get(text)!, 9);
    expect(means.paces).toBeCloseTo(210, 9);
    expect(means['DP from fatigue']).toBeCloseTo(1 / 6, 9);
    expect(rows.map(({ value }) => value.paces * 10 + value.fatigue)).toEqual(
      rows.map(({ value }) => value.paces * 10 + value.fatigue).sort((a, b) => a - b),
    );
  });

  it('LG-MOV-1 LG-MOV-4 without dice', () => {
    expectTable(moveCalculation, { type: 'Art' }, 1, [['40 paces', 1]]);
    expectTable(moveCalculation, { formation: 'column', road: true }, 1, [['140 paces', 1]]);
  });
});
