import { type Calculation, oddsOf } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { hitsByHand, pairsByHand, type Spread, showing } from '../../testing/by-hand.ts';
import { artilleryCalculation } from './artillery.ts';
import { fightCalculation, hitsCalculation } from './fight.ts';
import { moraleCalculation } from './morale.ts';
import { moveCalculation } from './move.ts';
import { pursuitCalculation } from './pursuit.ts';
import { rideCalculation } from './ride.ts';
import { volleyCalculation } from './volley.ts';

type Line = readonly [text: string, chance: number];

const odds = (calculation: Calculation, input: object) =>
  oddsOf(calculation, calculation.prepare(calculation.input.parse(input)));

/** Compares a printed table of odds, line by line and in its order, with one worked out on paper. */
function expectTable(calculation: Calculation, input: object, table: readonly Line[]): void {
  const { rows } = odds(calculation, input);
  expect(rows.map(({ text }) => text)).toEqual(table.map(([text]) => text));
  for (const [i, [text, chance]] of table.entries()) expect(rows[i]!.chance, text).toBeCloseTo(chance, 12);
}

/** Five dice of pursuit, each a half base on 4 and more. */
const PURSUIT: Spread = [1, 5, 10, 10, 5, 1].map((ways) => ways / 32);
const halfBases = (count: number): string => `${count} half ${count === 1 ? 'base' : 'bases'}`;
/** Of units with six half bases five losses destroy one. */
const gone = (lost: number): string => (lost === 5 ? ', 1 unit destroyed' : '');

describe('tables of odds worked out on paper', () => {
  it('CK-GEN-4 CK-GEN-2 a valiant general rides two zones', () => {
    expectTable(rideCalculation, { zones: 2, valiant: true }, [
      ['arrives and assaults at once', (25 / 36) * (1 / 2)],
      ['arrives', (25 / 36) * (1 / 2)],
      ['stops after 1 zone', 5 / 36],
      ['stops after 0 zones', 1 / 6],
    ]);
  });

  it('CK-MOV-2 CK-MOV-4 close order sideways, and cavalry that leaves woods', () => {
    const failed = 'fails: one zone of movement wasted, or late for the assault';
    expectTable(moveCalculation, { sideways: true, quality: 'levy' }, [
      ['crosses', 2 / 6],
      [failed, 4 / 6],
    ]);
    expectTable(moveCalculation, { type: 'Cav', leaves: 'woods' }, [
      ['crosses', 1 / 6],
      [failed, 5 / 6],
    ]);
    expectTable(moveCalculation, {}, [['crosses', 1]]);
  });

  it('CK-SHO-4 artillery: on 5 the target’s owner chooses, on 6 the shooter', () => {
    expectTable(artilleryCalculation, {}, [
      ['no hit', 4 / 6],
      ['1 half base lost, chosen by the target’s owner', 1 / 6],
      ['1 half base lost, chosen by the shooter', 1 / 6],
    ]);
    expectTable(artilleryCalculation, { pieces: 2 }, [
      ['no hit', 16 / 36],
      ['1 half base lost, chosen by the target’s owner', 8 / 36],
      ['1 half base lost, chosen by the shooter', 8 / 36],
      ['2 half bases lost, chosen by the target’s owner', 1 / 36],
      ['2 half bases lost, 1 chosen by the target’s owner, 1 by the shooter', 2 / 36],
      ['2 half bases lost, chosen by the shooter', 1 / 36],
    ]);
  });

  it('CK-SHO-1 CK-SAV-1 two dice of skirmishers, thrown again after any hit', () => {
    // Of 9 cases 4 have no hit, 4 one and 1 two; five of nine are thrown again.
    const [one, two] = [(5 / 9) * (4 / 9), (5 / 9) * (1 / 9)];
    expectTable(volleyCalculation, {}, [
      ['no hit', 4 / 9 + (5 / 9) * (4 / 9)],
      ['hit, all saved', one / 2 + two / 4],
      ['1 half base lost', one / 2 + two / 2],
      ['2 half bases lost', two / 4],
    ]);
  });

  it('CK-PUR-1 CK-PUR-2 the pursued has 3 half bases and more thrown again', () => {
    const table = PURSUIT.map(
      (chance, lost): Line => [`${halfBases(lost)} lost${gone(lost)}`, (lost <= 2 ? chance : 0) + (16 / 32) * chance],
    );
    expectTable(pursuitCalculation, {}, table);
    expectTable(pursuitCalculation, { margin: 0, cavalry: 2 }, table);
  });

  it('CK-PUR-2 CK-OUT-3 the pursuer 2 and fewer; cavalry is destroyed in 10 cases of 36', () => {
    const losses = PURSUIT.map((chance, lost) => (lost >= 3 ? chance : 0) + (16 / 32) * chance);
    expectTable(pursuitCalculation, { margin: 2, cavalry: 1 }, [
      ...losses.map((chance, lost): Line => [`${halfBases(lost)} lost${gone(lost)}`, (chance * 26) / 36]),
      ...losses.map(
        (chance, lost): Line => [`${halfBases(lost)} lost${gone(lost)}, 1 cavalry destroyed`, (chance * 10) / 36],
      ),
    ]);
  });
});

describe('CK-MOR-2 tables of morale', () => {
  const table = (none: number, one: number, two: number, broken: number): Line[] => [
    ['0 fails: stands firm', none],
    ['1 fail: one unit falls back', one],
    ['2 fails: one unit falls back, and the zone neither moves nor assaults this turn', two],
    ...PURSUIT.map(
      (chance, lost): Line => [
        `3 or more fails: all fall back under pursuit and do not shoot this turn; ${halfBases(lost)} lost${gone(lost)}`,
        broken * chance,
      ],
    ),
  ];

  it('CK-MOR-2 CK-MOR-5 three dice, and a pursuit that is not thrown again', () => {
    expectTable(moraleCalculation, {}, table(1 / 8, 3 / 8, 3 / 8, 1 / 8));
  });

  it('CK-GEN-3 two dice of a general are thrown again after 2 fails', () => {
    const [none, one, two] = [1 / 4 + 1 / 16, 1 / 2 + 1 / 8, 1 / 16];
    const unbroken = table(none, one, two, 0).slice(0, 3);
    expectTable(moraleCalculation, { casualties: 2, hostileFaces: 0, general: true }, unbroken);
  });

  it('CK-GEN-2 CK-GEN-3 nine dice are four with the morale gift, thrown again from 2 fails on', () => {
    // Of 16 cases 1, 4, 6 and 5 have none, one, two and more fails; eleven are thrown again.
    const second = 11 / 16;
    const four = table((1 / 16) * (1 + second), (4 / 16) * (1 + second), (6 / 16) * second, (5 / 16) * second);
    const input = { casualties: 9, hostileFaces: 4, general: true, moraleGift: true };
    expectTable(moraleCalculation, input, four);
    const { means } = odds(moraleCalculation, input);
    const fails = showing(4, 4).reduce(
      (sum, chance, count) => sum + count * chance * (count <= 1 ? 1 + second : second),
      0,
    );
    expect(means.fails).toBeCloseTo(fails, 12);
    expect(means['half bases lost']).toBeCloseTo((5 / 16) * second * 2.5, 12);
  });
});

describe('tables of fights', () => {
  const alone = { unit2: { type: 'none' } };

  it('CK-FGT-6 CK-OUT-1 CK-OUT-4 four dice against four, the assaulter’s victories first', () => {
    const expected = new Map<number, number>();
    pairsByHand(hitsByHand(4), hitsByHand(4)).forEach((row, t) => {
      for (const [a, chance] of row.entries()) expected.set(a - t, (expected.get(a - t) ?? 0) + chance);
    });
    expectTable(hitsCalculation, { assaulter: alone, target: alone }, [
      ['assaulter wins by 4; target falls back', expected.get(4)!],
      ['assaulter wins by 3; target falls back', expected.get(3)!],
      ['assaulter wins by 2; target falls back', expected.get(2)!],
      ['assaulter wins by 1; target falls back', expected.get(1)!],
      ['target wins a tie; assaulter falls back or stays', expected.get(0)!],
      ['target wins by 1; assaulter falls back or stays', expected.get(-1)!],
      ['target wins by 2; assaulter falls back or stays', expected.get(-2)!],
      ['target wins by 3; assaulter falls back or stays', expected.get(-3)!],
      ['target wins by 4; assaulter falls back or stays', expected.get(-4)!],
    ]);
  });

  it('CK-OUT-1 CK-OUT-3 CK-OUT-4 CK-PUR-1 a whole fight: by 2 first, losses as they grow, generals last', () => {
    const cavalry = { unit1: { type: 'Cav' }, unit2: { type: 'none' } };
    const { rows } = odds(fightCalculation, { assaulter: { general: true }, target: { ...cavalry, general: true } });
    const takes = [0, 1, 2, 3, 4, 5].map((lost) => `pursuit takes ${halfBases(lost)}${gone(lost)}`);
    const killed = ['target’s general killed', 'assaulter’s general killed', 'both generals killed'].map(
      (who) => `${who}, whatever else is lost`,
    );
    // Cavalry that the pursuit has destroyed is thrown for no more.
    const destroyed = takes.slice(0, 5).map((text) => `${text}, 1 cavalry destroyed`);
    const expected = [
      ...[...takes, ...destroyed, ...killed].map((text) => `assaulter wins by 2 or more; target falls back, ${text}`),
      ...[...takes, ...killed].map((text) => `assaulter wins by 1; target falls back, ${text}`),
      ...[...takes, ...killed].map((text) => `target wins by 0 or 1; assaulter falls back or stays, ${text}`),
      ...[...takes, ...killed].map((text) => `target wins by 2 or more; assaulter falls back or stays, ${text}`),
    ];
    // Five dice make no more than five hits: to win by any margin with both at five is beyond the target.
    const seen = rows.map(({ text }) => text);
    expect(seen).toEqual(expected.filter((text) => seen.includes(text)));
    expect(expected.filter((text) => !seen.includes(text))).toEqual([
      'target wins by 2 or more; assaulter falls back or stays, target’s general killed, whatever else is lost',
      'target wins by 2 or more; assaulter falls back or stays, both generals killed, whatever else is lost',
    ]);
  });

  it('CK-OUT-1 an ordinary fight has no more than sixty lines', () => {
    const cavalry = { unit1: { type: 'Cav' }, unit2: { type: 'Cav' } };
    expect(odds(fightCalculation, {}).rows).toHaveLength(24);
    expect(odds(fightCalculation, { assaulter: { general: true }, target: { general: true } }).rows).toHaveLength(36);
    const mounted = { ...cavalry, general: true };
    expect(odds(fightCalculation, { assaulter: mounted, target: mounted }).rows.length).toBeLessThanOrEqual(60);
  });
});
