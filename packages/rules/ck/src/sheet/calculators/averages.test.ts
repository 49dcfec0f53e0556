import { type Calculation, oddsOf } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { again, hitsByHand, mean, pairsByHand, showing } from '../../testing/by-hand.ts';
import { artilleryCalculation } from './artillery.ts';
import { fightCalculation, hitsCalculation } from './fight.ts';
import { moveCalculation } from './move.ts';
import { pursuitCalculation } from './pursuit.ts';
import { rideCalculation } from './ride.ts';
import { volleyCalculation } from './volley.ts';

function expectMeans(calculation: Calculation, input: object, expected: Readonly<Record<string, number>>): void {
  const { means } = oddsOf(calculation, calculation.prepare(calculation.input.parse(input)));
  expect(Object.keys(means).sort()).toEqual(Object.keys(expected).sort());
  for (const [name, value] of Object.entries(expected)) expect(means[name], name).toBeCloseTo(value, 12);
}

const PURSUER = mean(again(showing(4, 5), (losses) => losses >= 3));
/** Five losses, which destroy a unit of six half bases. */
const PURSUER_5 = again(showing(4, 5), (losses) => losses >= 3)[5]!;
const alone = { unit2: { type: 'none' } };

describe('averages worked out on paper', () => {
  it('CK-GEN-4 CK-GEN-2 a general', () => {
    expectMeans(rideCalculation, { valiant: true }, { zones: 5 / 36 + 2 * (25 / 36), 'assaults at once': 25 / 72 });
  });

  it('CK-MOV-2 a move', () => {
    expectMeans(moveCalculation, { type: 'Cav', sideways: true }, { crosses: 4 / 6 });
  });

  it('CK-SHO-4 artillery', () => {
    expectMeans(artilleryCalculation, { pieces: 3 }, { 'half bases lost': 1, 'units destroyed': 0 });
  });

  it('CK-PUR-1 CK-OUT-3 pursuit', () => {
    expectMeans(
      pursuitCalculation,
      { margin: 5, cavalry: 3, units: { unit3: 6, unit4: 6 } },
      { 'half bases lost': PURSUER, 'units destroyed': PURSUER_5, 'cavalry destroyed': 30 / 36 },
    );
  });

  it('CK-SHO-1 CK-SAV-1 CK-SKI-1 a volley at skirmishers leaves no markers, at others one a loss', () => {
    const hits = (5 / 9) * (6 / 9);
    const sure = { hits, 'half bases lost': hits / 2, 'units destroyed': 0, 'general killed': 0 };
    expectMeans(volleyCalculation, {}, { ...sure, 'casualty markers': hits / 2 });
    const skirmishers = { unit1: { type: 'Sk' }, ...alone };
    expectMeans(volleyCalculation, { target: skirmishers }, { ...sure, 'casualty markers': 0 });
  });

  it('CK-GEN-1 CK-GEN-5 a general shot dead leaves 3 markers', () => {
    const spread = again(showing(5, 8), (hits) => hits <= 2);
    const killed = spread.slice(5).reduce((sum, chance) => sum + chance, 0) / 6;
    const onUnits = spread.reduce((sum, chance, hits) => sum + chance * (hits >= 5 ? hits - 1 : hits), 0);
    const bow = { type: 'CO', bow: true };
    expectMeans(
      volleyCalculation,
      { shooters: { unit1: bow, unit2: bow }, target: { general: true } },
      {
        hits: mean(spread),
        'half bases lost': onUnits / 2,
        'casualty markers': onUnits / 2 + 3 * killed,
        // Of eight hits one is the general’s and five come on one unit: all five must fail.
        'units destroyed': spread[8]! / 32,
        'general killed': killed,
      },
    );
  });

  it('CK-FGT-6 the hits of five dice against four', () => {
    const sums = { target: 0, assaulter: 0, wins: 0 };
    pairsByHand(hitsByHand(4), hitsByHand(5)).forEach((row, t) => {
      for (const [a, chance] of row.entries()) {
        sums.target += t * chance;
        sums.assaulter += a * chance;
        if (a > t) sums.wins += chance;
      }
    });
    expectMeans(
      hitsCalculation,
      { assaulter: { unit2: { type: 'Aux' } }, target: alone },
      {
        'assaulter’s hits': sums.assaulter,
        'target’s hits': sums.target,
        // Both sides save half of what hits them.
        'half bases that hits cost the assaulter': sums.target / 2,
        'half bases that hits cost the target': sums.assaulter / 2,
        'assaulter wins': sums.wins,
      },
    );
  });

  it('CK-GEN-1 CK-PUR-2 CK-OUT-3 a whole fight of five dice against six', () => {
    const sums = { wins: 0, lost: 0, gone: 0, destroyed: 0, ours: 0, theirs: 0 };
    pairsByHand(hitsByHand(6), hitsByHand(5)).forEach((row, t) => {
      for (const [a, chance] of row.entries()) {
        const much = Math.abs(a - t) >= 2;
        if (a > t) sums.wins += chance;
        // The assaulter’s one unit has six half bases, of which a fifth loss leaves too few; the two of the target have
        // three, and lose two each and no more.
        const spread = again(showing(4, 5), (losses) => (much ? losses >= 3 : losses <= 2));
        const units = a > t ? [0, 0, 1, 1, 2, 2] : [0, 0, 0, 0, 0, 1];
        for (const [lost, likely] of spread.entries()) {
          sums.lost += chance * likely * (a > t ? Math.min(4, lost) : lost);
          sums.gone += chance * likely * units[lost]!;
          // One cavalry unit of the assaulter, two of the target, as far as they are left.
          if (much) sums.destroyed += (chance * likely * ((a > t ? 2 : 1) - units[lost]!) * 10) / 36;
        }
        if (t >= 5) sums.ours += chance / 6;
        if (a >= 5) sums.theirs += chance / 6;
      }
    });
    const worn = { type: 'Cav', worn: true };
    expectMeans(
      fightCalculation,
      {
        assaulter: { unit1: { type: 'Cav' }, ...alone, general: true },
        target: { unit1: worn, unit2: worn, general: true },
      },
      {
        'assaulter wins': sums.wins,
        'half bases lost to pursuit': sums.lost,
        'units destroyed by pursuit': sums.gone,
        'cavalry destroyed': sums.destroyed,
        'assaulter’s general killed': sums.ours,
        'target’s general killed': sums.theirs,
      },
    );
  });
});
