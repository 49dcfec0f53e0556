import { type Calculation, oddsOf } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { firingCalculation } from './firing.ts';
import { meleeCalculation } from './melee.ts';
import { moraleCalculation } from './morale.ts';
import { orderTestCalculation } from './order-test.ts';
import { pilumCalculation } from './pilum.ts';
import { pursuitCalculation } from './pursuit.ts';

type Line = readonly [text: string, chance: number];

/** Compares a printed table of odds, line by line and in its order, with one worked out on paper. */
function expectTable(calculation: Calculation, input: object, table: readonly Line[]): void {
  const { rows } = oddsOf(calculation, calculation.prepare(calculation.input.parse(input)));
  expect(rows.map(({ text }) => text)).toEqual(table.map(([text]) => text));
  for (const [i, [text, chance]] of table.entries()) expect(rows[i]!.chance, text).toBeCloseTo(chance, 12);
}

describe('HX-FIR-1 HX-MEL-1 HX-MOR-1 tables of odds worked out on paper', () => {
  it('HX-FIR-1 one die at heavy infantry with its commander: hit on a 6, morale 5', () => {
    expectTable(firingCalculation, { shooter: { sp: 1 }, target: { commander: true } }, [
      ['no hit', 5 / 6],
      ['hit, target passed, no loss, disordered', (1 / 6) * (5 / 6)],
      ['hit, target failed, loses 1 SP, disordered', (1 / 36) * (4 / 6)],
      ['hit, target failed, loses 1 SP, leader lost, disordered', (1 / 36) * (2 / 6)],
    ]);
  });

  it('HX-MEL-1 one die each, and a morale of 0 once hit: only a 1 passes', () => {
    const last = { type: 'Shot', start: 1, sp: 1 };
    expectTable(meleeCalculation, { attacker: last, defender: last }, [
      ['attacker wins; attacker: unhurt; defender: destroyed', (5 / 36) * (5 / 6)],
      ['attacker wins; attacker: unhurt; defender: disordered, retreats 1H', (5 / 36) * (1 / 6)],
      ['draw; attacker: disordered; defender: destroyed', (1 / 36) * (5 / 36)],
      ['draw, they stay locked; attacker: unhurt; defender: unhurt', 25 / 36],
      ['draw; attacker: destroyed; defender: destroyed', (1 / 36) * (25 / 36)],
      ['draw, they stay locked; attacker: disordered; defender: disordered', (1 / 36) * (1 / 36)],
      ['draw; attacker: destroyed; defender: disordered', (1 / 36) * (5 / 36)],
      ['defender wins; attacker: disordered, retreats 1H; defender: unhurt', (5 / 36) * (1 / 6)],
      ['defender wins; attacker: destroyed; defender: unhurt', (5 / 36) * (5 / 6)],
    ]);
  });

  it('HX-MEL-1 two dice against one: by 2 on two 6s, and a pair of 5s is one hit', () => {
    // Of 36 throws one has two hits, eleven have one (6 and another, or 5 5), twenty-four none.
    const input = { attacker: { type: 'Shot', sp: 2 }, defender: { type: 'HI', start: 1, sp: 1 } };
    const calculation: Calculation = meleeCalculation;
    const { rows, means } = oddsOf(calculation, calculation.prepare(calculation.input.parse(input)));
    const sum = (start: string): number =>
      rows.reduce((total, { text, chance }) => total + (text.startsWith(start) ? chance : 0), 0);
    expect(sum('attacker wins by 2')).toBeCloseTo((1 / 36) * (5 / 6), 12);
    expect(sum('attacker wins;')).toBeCloseTo((11 / 36) * (5 / 6) + (1 / 36) * (1 / 6), 12);
    expect(sum('defender wins')).toBeCloseTo((24 / 36) * (1 / 6), 12);
    expect(means['attacker wins']).toBeCloseTo((12 / 36) * (5 / 6) + (1 / 36) * (1 / 6), 12);
    expect(means.draw).toBeCloseTo((24 / 36) * (5 / 6) + (11 / 36) * (1 / 6), 12);
  });

  it('HX-MOR-1 HX-MOR-2 two hits on a commander’s stand of 5, a melee lost: morale 4', () => {
    expectTable(moraleCalculation, { commander: true, hits: 2, cap: 2 }, [
      ['passed, no loss, disordered', 4 / 6],
      ['failed, loses 1 SP, disordered', 1 / 6],
      ['failed, loses 2 SP, disordered', (1 / 6) * (4 / 6)],
      ['failed, loses 2 SP, leader lost, disordered', (1 / 6) * (2 / 6)],
    ]);
  });

  it('HX-ORD-1 class B out of range of a leader', () => {
    expectTable(orderTestCalculation, { inRange: false }, [
      ['passed: it makes the bound', 2 / 6],
      ['failed: the bound meets no enemy, ends disordered and is the last', 4 / 6],
    ]);
  });

  it('HX-PIL-1 three dice of a legion', () => {
    // Of 216 throws 112 have no hit, 85 one, 18 two and 1 three.
    expectTable(pilumCalculation, {}, [
      ['0 hits', 112 / 216],
      ['1 hit', 85 / 216],
      ['2 hits', 18 / 216],
      ['3 hits', 1 / 216],
    ]);
  });

  it('HX-PUR-1 chariots', () => {
    expectTable(pursuitCalculation, { type: 'Ch' }, [
      ['stays', 1 / 6],
      ['pursues 1H', 2 / 6],
      ['pursues 2H', 2 / 6],
      ['pursues 3H', 1 / 6],
    ]);
  });
});
