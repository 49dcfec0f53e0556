import type { DiceEvent } from '@acies/kernel';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { TROOP_IDS, type TroopId, unitKind, type Weapon } from '../troops.ts';
import { HITS_ON, prepareShooting, rollShooting, type ShootingSituation, takeHits } from './shooting.ts';

const volley = (change: Partial<ShootingSituation> = {}) =>
  prepareShooting({
    ...{ unit: unitKind('Sk'), stands: 6, secondRank: 0, stationary: false, dp: 0, distance: 1 },
    ...{ target: unitKind('HC'), targetFormation: 'line', inCover: false },
    ...change,
  });
const dice = (change: Partial<ShootingSituation>) => lines(volley(change).tally);
const armed = (type: TroopId) => unitKind(type, { weapon: type === 'Art' ? 'engine' : 'bow' });

describe('CB-SHO-1 CB-SHO-5 the dice', () => {
  it.each(TROOP_IDS)('CB-SHO-1 CB-SHO-5 %s', (type) => {
    const change = { unit: armed(type), stands: 4, secondRank: 3 };
    const moving =
      type === 'Bow' ? ['CB-SHO-1 front rank of bowmen +8', 'CB-SHO-5 second rank of bowmen +3'] : undefined;
    const still = type === 'LI' ? ['CB-SHO-1 stationary missile troops +8'] : undefined;
    const plain = type === 'Rab' ? ['CB-SHO-1 stands +4', 'CB-SHO-2 half for rabble -2'] : ['CB-SHO-1 stands +4'];
    expect(dice(change)).toEqual(moving ?? plain);
    expect(dice({ ...change, stationary: true })).toEqual(moving ?? still ?? plain);
  });

  it('CB-SHO-5 no second rank, no row', () => {
    expect(dice({ unit: unitKind('Bow') })).toEqual(['CB-SHO-1 front rank of bowmen +12']);
    expect(dice({ unit: unitKind('Bow'), secondRank: 1 })[1]).toBe('CB-SHO-5 second rank of bowmen +1');
  });

  it('CB-SHO-2 half, rounded up, in cover and for rabble, once', () => {
    const half = 'CB-SHO-2 half at a target in cover';
    expect(dice({ inCover: true })).toEqual(['CB-SHO-1 stands +6', `${half} -3`]);
    expect(dice({ inCover: true, stands: 5 })).toEqual(['CB-SHO-1 stands +5', `${half} -2`]);
    expect(dice({ inCover: true, unit: armed('Rab') })).toEqual(['CB-SHO-1 stands +6', `${half} -3`]);
  });

  it('CB-SHO-3 a die fewer for each DP, after cover and rabble have halved them, or before', () => {
    expect(dice({ dp: 2 })).toEqual(['CB-SHO-1 stands +6', 'CB-SHO-3 DPs -2']);
    const halved = (change: Partial<ShootingSituation>, dpBeforeHalving: boolean | undefined) =>
      dice({ dp: 2, ...change, ...(dpBeforeHalving === undefined ? {} : { rulings: { dpBeforeHalving } }) }).slice(1);
    for (const [change, half] of [
      [{ inCover: true }, 'CB-SHO-2 half at a target in cover'],
      [{ unit: armed('Rab') }, 'CB-SHO-2 half for rabble'],
    ] as const) {
      for (const usual of [undefined, false]) expect(halved(change, usual)).toEqual([`${half} -3`, 'CB-SHO-3 DPs -2']);
      expect(halved(change, true)).toEqual(['CB-SHO-3 DPs -2', `${half} -2`]);
    }
    // Halved first, none may be left.
    expect(volley({ dp: 3, inCover: true }).verdict).toMatchObject({
      ...{ kind: 'impossible', because: { clause: 'CB-SHO-3' } },
    });
    const none = volley({ dp: 5, stands: 4 });
    expect([none.tally.total, none.verdict]).toMatchObject([
      0,
      { kind: 'impossible', because: { clause: 'CB-SHO-3' } },
    ]);
  });
});

describe('CB-UNIT-1 the range', () => {
  it.each<[Weapon, number]>([
    ['javelin', 1],
    ['bow', 5],
    ['sling', 5],
    ['engine', 20],
  ])('CB-UNIT-1 %s: %i JT', (weapon, range) => {
    const unit = unitKind('Sk', { weapon });
    expect(volley({ unit, distance: range }).verdict.kind).toBe('roll');
    expect(volley({ unit, distance: range + 0.1 }).verdict).toMatchObject({
      ...{ kind: 'impossible', because: { clause: 'CB-UNIT-1', text: `its range is ${range} JT` } },
    });
  });

  it('CB-UNIT-1 who has none', () => {
    expect(volley({ unit: unitKind('HI'), distance: 0 }).verdict).toMatchObject({
      ...{ kind: 'impossible', because: { clause: 'CB-UNIT-1', text: 'it has no missiles' } },
    });
    expect(rollShooting(volley({ unit: unitKind('HI') }), scriptedDice([]))).toBe(0);
  });
});

describe('CB-SHO-4 the hits', () => {
  const toHit = (change: Partial<ShootingSituation>) => lines(volley(change).toHit);
  const SHORT = 'CB-SHO-4 short range at unarmoured troops +1';
  const HUGE = 'CB-SHO-4 at elephants or chariots +1';
  const GUNS = 'CB-SHO-4 artillery at formed troops +2';

  it('CB-SHO-4 short range at the unarmoured', () => {
    const target = unitKind('HI');
    expect(toHit({ target })).toEqual([SHORT]);
    expect(toHit({ target, distance: 1.1, unit: armed('Sk') })).toEqual([]);
    expect(toHit({ target: unitKind('HI', { armoured: true }) })).toEqual([]);
    expect(toHit({ target, unit: unitKind('Art'), targetFormation: 'unformed' })).toEqual([]);
  });

  it('CB-SHO-4 artillery at the formed', () => {
    const unit = unitKind('Art');
    expect(toHit({ unit })).toEqual([GUNS]);
    expect(toHit({ unit, targetFormation: 'column' })).toEqual([GUNS]);
    expect(toHit({ unit, targetFormation: 'unformed' })).toEqual([]);
    expect(toHit({ unit, target: unitKind('El') })).toEqual([GUNS, HUGE]);
  });

  it('CB-SHO-4 elephants and chariots', () => {
    const far = { unit: armed('Sk'), distance: 5 };
    const huge = TROOP_IDS.filter((type) => toHit({ ...far, target: unitKind(type) }).includes(HUGE));
    expect(huge).toEqual(['Ch', 'SyCh', 'El']);
    expect(toHit({ target: unitKind('El') })).toEqual([SHORT, HUGE]);
  });

  it.each<[number, Partial<ShootingSituation>]>([
    [6, {}],
    [5, { target: unitKind('HI') }],
    [4, { target: unitKind('El') }],
    [3, { unit: unitKind('Art'), target: unitKind('El') }],
  ])('CB-SHO-4 hits on %i: %j', (least, change) => {
    const hits = (...faces: number[]) => rollShooting(volley({ ...change, stands: faces.length }), scriptedDice(faces));
    expect([hits(least), hits(least - 1), hits(6)]).toEqual([1, 0, 1]);
    expect(hits(least, least, least - 1, 1)).toBe(2);
    expect(HITS_ON).toBe(6);
  });

  it('CB-SHO-1 the throw says what it is for', () => {
    const events: DiceEvent[] = [];
    const script = scriptedDice([6, 2], (event) => events.push(event));
    rollShooting(volley({ stands: 2 }), script, { side: 'blue', unit: 'b' });
    const common = { type: 'dice', clauses: ['CB-SHO-1'], label: 'shooting', side: 'blue', unit: 'b' };
    expect(events).toEqual([{ ...common, die: 'D6', faces: [2, 6] }]);
  });
});

it('CB-SHO-5 CB-UNIT-3 each hit is a DP, with no further effect once shaken', () => {
  const taken = (dp: number, hits: number) => takeHits({ dp, shaken: dp === 5, casualties: 1 }, hits);
  expect(taken(1, 2)).toMatchObject({ dp: 3, shaken: false, casualties: 1, gained: 2 });
  expect(taken(4, 3)).toMatchObject({ dp: 5, shaken: true, casualties: 1, gained: 1, becameShaken: true });
  expect(taken(5, 2)).toMatchObject({ dp: 5, shaken: true, casualties: 1, gained: 0, becameShaken: false });
});
