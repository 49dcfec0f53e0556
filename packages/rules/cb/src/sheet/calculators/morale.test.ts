import { describe, expect, it } from 'vitest';
import { because, expectTable, oddsFor, prepare, texts } from '../../testing/calculating.ts';
import { lines } from '../../testing/lines.ts';
import { moraleCalculation } from './morale.ts';

describe('CB-MOR-10 morale', () => {
  const rows = (input: object): string[] => lines(prepare(moraleCalculation, input).tallies[0]!.tally);
  const NONE = { unitsLost: 0 };

  it('CB-MOR-1 CB-MOR-2 CB-MOR-6 losses near by', () => {
    expect(rows({})).toEqual(['CB-MOR-1 heavy infantry as good or better lost near by +2']);
    expect(rows({ lostGrade: 'C' })).toEqual(['CB-MOR-2 other unit lost near by +1']);
    expect(rows({ lostType: 'LC', unitsLost: 2 })).toHaveLength(2);
    expect(rows({ grade: 'A' })).toEqual(['CB-MOR-2 other unit lost near by +1']);
    expect(rows({ ...NONE, leadersLost: 2, chiefsLost: 1 })).toEqual([
      ...['CB-MOR-6 leader lost near by +1', 'CB-MOR-6 leader lost near by +1'],
      'CB-MOR-6 general or allied commander lost near by +2',
    ]);
  });

  it('CB-MOR-3 CB-MOR-4 CB-MOR-5 CB-MOR-7 CB-MOR-8 CB-MOR-9 what befalls the unit', () => {
    expect(rows({ ...NONE, type: 'HC', nearElephants: true, nearCamels: true })).toEqual([
      'CB-MOR-3 cavalry near elephants +2',
      'CB-MOR-4 cavalry near camels +1',
    ]);
    expect(rows({ ...NONE, type: 'HC', nearElephants: true, ownElephants: true })).toEqual([
      'CB-MOR-3 cavalry used to elephants near elephants +1',
    ]);
    expect(rows({ ...NONE, evaded: true })).toEqual(['CB-MOR-5 evade move +1']);
    expect(rows({ ...NONE, burst: 'with ranks closed' })).toEqual(['CB-MOR-8 burst through +2']);
    expect(rows({ ...NONE, burst: 'with ranks opened' })).toEqual(['CB-MOR-8 burst through with ranks opened +1']);
    const charged = { ...NONE, charged: true, fromBehindFlank: true, charging: true };
    expect(rows(charged)).toEqual([
      'CB-MOR-7 formed infantry caught charging by mounted +2',
      'CB-MOR-9 charged from behind the flank +1',
    ]);
    expect(rows({ ...charged, charger: 'HI' })).toEqual(['CB-MOR-9 charged from behind the flank +1']);
    expect(rows({ ...charged, charger: 'HI', inCombat: true })[0]).toContain('+2');
    expect(rows({ ...charged, formation: 'unformed' })).toEqual([]);
    expect(rows({ ...charged, charged: false })).toEqual([]);
  });

  it('CB-UNIT-3 what they make of it', () => {
    const after = (input: object): string[] => texts(moraleCalculation, input);
    expect(after(NONE)).toEqual(['no effect']);
    expect(after({ dp: 2 })).toEqual(['2 DP']);
    expect(after({ dp: 3 })).toEqual(['2 DP, shaken']);
    expect(after({ dp: 4 })).toEqual(['1 DP, loses a stand, shaken']);
    expect(after({ dp: 4, lostToMorale: true })).toEqual(['1 DP, shaken']);
    expect(after({ dp: 5, casualties: 4 })).toEqual(['destroyed']);
    expect(after({ dp: 5, broken: true })).toEqual(['no effect']);
    expect(oddsFor(moraleCalculation, { dp: 4 }).means).toEqual({
      ...{ 'DP gained': 1, 'stands lost': 1, shaken: 1, lost: 0 },
    });
    expect(oddsFor(moraleCalculation, { dp: 5, casualties: 4 }).means.lost).toBe(1);
  });

  it('CB-SPT-1 CB-SPT-2 special troops throw', () => {
    expectTable(moraleCalculation, { type: 'El', stands: 2 }, 324, [
      ['no effect', 144],
      ['loses a stand', 48],
      ['rampages', 112],
      ['loses a stand, rampages', 16],
      ['destroyed', 4],
    ]);
    expect(prepare(moraleCalculation, { type: 'El', stands: 2 }).dice).toEqual([
      '2D6, each a critical hit on 1 or 2',
      '1D6 for each critical hit',
    ]);
    expect(prepare(moraleCalculation, {}).dice).toEqual(['none']);
    expect(oddsFor(moraleCalculation, { type: 'El', stands: 2 }).means.lost).toBeCloseTo(132 / 324, 9);
  });

  it.each<[object, string]>([
    [{}, 'automatic CB-UNIT-3 DPs for morale are taken without dice'],
    [{ broken: true }, 'automatic CB-MOR-10 a broken unit takes none'],
    [{ type: 'El', stands: 2 }, 'roll'],
    [{ type: 'El', stands: 2, ...NONE }, 'automatic CB-UNIT-3 DPs for morale are taken without dice'],
    [{ type: 'El', stands: 1, leadersLost: 0, chiefsLost: 0 }, 'roll'],
    [{ stands: 4 }, 'automatic CB-UNIT-3 DPs for morale are taken without dice'],
    [{ stands: 12 }, 'automatic CB-UNIT-3 DPs for morale are taken without dice'],
    [{ type: 'El' }, 'roll'],
    [{ type: 'El', stands: 4 }, 'impossible CB-UNIT-2 such a unit has 1 to 3 stands'],
    [{ formation: 'quincunx' }, 'automatic CB-UNIT-3 DPs for morale are taken without dice'],
    [
      { type: 'War', formation: 'quincunx' },
      'impossible CB-UNIT-2 only legionaries and heavy infantry are lines of a legion',
    ],
    [{ stands: 3 }, 'impossible CB-UNIT-2 such a unit has 4 to 12 stands'],
    [{ casualties: 5 }, 'impossible CB-UNIT-3 it has lost too many stands to be there'],
    [{ type: 'El', stands: 2, dp: 1 }, 'impossible CB-SPT-1 special troops hold no DPs'],
  ])('CB-MOR-10 %o: %s', (input, wanted) => expect(because(moraleCalculation, input)).toBe(wanted));
});
