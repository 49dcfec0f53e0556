import { type Calculation, oddsOf } from '@acies/kernel/odds';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { artilleryCalculation } from './artillery.ts';
import { fightCalculation, hitsCalculation } from './fight.ts';
import { moraleCalculation } from './morale.ts';
import { pursuitCalculation } from './pursuit.ts';
import { volleyCalculation } from './volley.ts';

/** What some dice come to, in words. */
function thrown(calculation: Calculation, input: object, ...faces: number[]): string {
  const dice = scriptedDice(faces);
  const outcome = calculation.resolve(calculation.prepare(calculation.input.parse(input)), dice);
  dice.assertUsedUp();
  return calculation.describe(outcome);
}

function verdict(calculation: Calculation, input: object): string {
  const { verdict: given } = calculation.prepare(calculation.input.parse(input));
  return given.kind === 'roll' ? 'roll' : `${given.because.clause} ${given.because.text}`;
}

const none = { type: 'none' };
const low = (count: number): number[] => Array(count).fill(1);
const DESTROYED = 'CK-UNIT-2 a unit with less than a whole base left is destroyed';

describe('CK-UNIT-2 no loss beyond what units have', () => {
  const bows = { unit1: { type: 'CO', bow: true } };

  it('CK-UNIT-2 a volley destroys a unit with less than a base left, and takes no more than it had', () => {
    const sk = (lost: number): object => ({ shooters: bows, target: { unit1: { type: 'Sk', lost }, unit2: none } });
    // Three hits are thrown again and stand; nothing is saved.
    const three = [5, 5, 5, 1, 5, 5, 5, 1, ...low(3)];
    expect(thrown(volleyCalculation, sk(0), ...three)).toBe('3 half bases lost, 1 unit destroyed');
    expect(thrown(volleyCalculation, sk(2), ...three)).toBe('2 half bases lost, 1 unit destroyed');
    expect(thrown(volleyCalculation, sk(2), 5, 1, 1, 1, 1)).toBe('1 half base lost, 1 unit destroyed');
    expect(thrown(volleyCalculation, sk(1), 5, 1, 1, 1, 1)).toBe('1 half base lost');
  });

  it('CK-MOR-6 nobody is left to bear markers, and no morale follows', () => {
    const target = { unit1: { type: 'CO', worn: true, lost: 4 }, unit2: none, general: true };
    const prepared = volleyCalculation.prepare(volleyCalculation.input.parse({ shooters: bows, target }));
    const outcome = volleyCalculation.resolve(prepared, scriptedDice([5, 1, 1, 1, 1]));
    expect(outcome).toMatchObject({ losses: 1, destroyed: 1, markers: 0 });
    expect(volleyCalculation.next!(volleyCalculation.input.parse({ shooters: bows, target }), outcome)).toEqual([]);
  });

  it('CK-UNIT-2 the average cost of hits', () => {
    const cost = (lost: number): number => {
      const given = { assaulter: { unit2: none }, target: { unit1: { type: 'Cav', lost }, unit2: none } };
      const input = hitsCalculation.input.parse(given);
      return oddsOf(hitsCalculation, hitsCalculation.prepare(input)).means['half bases that hits cost the target']!;
    };
    const hits = (lost: number): number => {
      const given = { assaulter: { unit2: none }, target: { unit1: { type: 'Cav', lost }, unit2: none } };
      const input = hitsCalculation.input.parse(given);
      return oddsOf(hitsCalculation, hitsCalculation.prepare(input)).means['assaulter’s hits']!;
    };
    // Four dice make four hits at most: with four half bases or more that is half of them.
    expect(cost(0)).toBeCloseTo(hits(0) / 2, 12);
    expect(cost(2)).toBeCloseTo(hits(2) / 2, 12);
    expect(cost(4)).toBeLessThan(hits(4) / 2);
  });

  it('CK-PUR-1 a pursuit, of a zone, after a fight and after morale', () => {
    const few = { unit1: 3, unit2: 2, unit3: 0 };
    const five = [4, 4, 4, 4, 4];
    expect(thrown(pursuitCalculation, { margin: 2, units: few }, ...five)).toBe('3 half bases lost, 2 units destroyed');
    expect(thrown(moraleCalculation, { casualties: 3, units: few }, 4, 4, 4, 1, ...five)).toContain(
      '3 half bases lost, 2 units destroyed',
    );
    const given = { assaulter: { unit3: { type: 'CO' } }, target: { unit1: { type: 'Aux', lost: 3 }, unit2: none } };
    const { rows } = oddsOf(fightCalculation, fightCalculation.prepare(fightCalculation.input.parse(given)));
    const taken = rows.map(({ text }) => text).filter((text) => text.startsWith('assaulter wins by 2'));
    expect(taken.map((text) => text.split(', ').slice(1).join(', '))).toEqual([
      'pursuit takes 0 half bases',
      'pursuit takes 1 half base',
      'pursuit takes 2 half bases, 1 unit destroyed',
    ]);
  });

  it('CK-OUT-3 cavalry that the pursuit has destroyed is not thrown for', () => {
    expect(
      thrown(pursuitCalculation, { margin: 2, cavalry: 2, units: { unit1: 2, unit2: 6 } }, 4, 4, 4, 1, 1, 6, 6),
    ).toBe('3 half bases lost, 1 unit destroyed, 1 cavalry destroyed');
    expect(verdict(pursuitCalculation, { cavalry: 3 })).toBe('CK-OUT-3 there is more cavalry than there are units');
    expect(verdict(pursuitCalculation, { cavalry: 2 })).toBe('roll');
  });

  it('CK-SHO-4 artillery: its owner chooses who has most, the shooter who has least', () => {
    const units = { unit1: 3, unit2: 2 };
    expect(thrown(artilleryCalculation, { units }, 5)).toBe('1 half base lost, chosen by the target’s owner');
    expect(thrown(artilleryCalculation, { units }, 6)).toBe(
      '1 half base lost, 1 unit destroyed, chosen by the shooter',
    );
    expect(thrown(artilleryCalculation, { pieces: 4, units }, 6, 6, 6, 5)).toBe(
      '3 half bases lost, 2 units destroyed, chosen by the shooter',
    );
    const last = artilleryCalculation.input.parse({ units: { unit1: 2, unit2: 0 } });
    const outcome = artilleryCalculation.resolve(artilleryCalculation.prepare(last), scriptedDice([6]));
    expect(artilleryCalculation.next!(last, outcome)).toEqual([]);
  });

  it('CK-UNIT-2 CK-ZONE-4 units that are destroyed, or not there, are refused', () => {
    const gone = { unit1: { type: 'Sk', lost: 3 } };
    expect(verdict(volleyCalculation, { target: gone })).toBe(DESTROYED);
    expect(verdict(volleyCalculation, { shooters: gone })).toBe(DESTROYED);
    expect(verdict(fightCalculation, { target: gone })).toBe(DESTROYED);
    expect(verdict(hitsCalculation, { assaulter: gone })).toBe(DESTROYED);
    expect(verdict(hitsCalculation, { assaulter: { unit1: { type: 'Sk', lost: 2 } } })).toBe('roll');
    for (const calculation of [pursuitCalculation, artilleryCalculation, moraleCalculation]) {
      expect(verdict(calculation, { units: { unit1: 1 } })).toBe(DESTROYED);
      expect(verdict(calculation, { units: { unit1: 0, unit2: 0 } })).toMatch(/^CK-ZONE-4 nobody is there/);
    }
  });
});

describe('CK-SKI-1 skirmishers alone in the calculators', () => {
  const msk = { type: 'MSk' };
  const assaulter = { unit1: msk, unit2: msk, unit3: msk };

  it.each([hitsCalculation, fightCalculation])('CK-SKI-1 are refused without 4 bases more, as in battle: $id', (of) => {
    const against = (lost: number): object => ({ assaulter, target: { unit1: { type: 'CO', lost }, unit2: none } });
    expect(verdict(of, against(2))).toBe('roll');
    expect(verdict(of, against(1))).toBe('CK-SKI-1 skirmishers alone need 4 bases more than their target');
    const joined = { assaulter: { ...assaulter, unit4: { type: 'El' } }, target: {} };
    expect(verdict(of, joined)).toBe('roll');
  });
});
