import { enumerate } from '@acies/kernel/odds';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  addToll,
  CAMP_SACKED,
  CLOCK_START,
  countsForClock,
  HALF_TURN_LOST,
  hasQuit,
  higherClock,
  loserOfHalfTurn,
  lowered,
  MOST_HALF_TURNS,
  NO_TOLL,
  rollForFirst,
  SHORT_CLOCK_START,
} from './clock.ts';
import { destroyed, gainMarkers, noLoss } from './markers.ts';
import { TROOP_IDS } from './troops.ts';

const toll = (units: number, dmz: number) => ({ units, dmz });

describe('MC-SEQ-2 who loses the half turn', () => {
  it.each<[[number, number], [number, number], 'red' | 'blue' | null]>([
    [[1, 0], [0, 0], 'red'],
    [[0, 0], [1, 0], 'blue'],
    [[1, 0], [0, 9], 'red'],
    [[1, 9], [2, 0], 'blue'],
    [[0, 1], [0, 0], 'red'],
    [[1, 2], [1, 3], 'blue'],
    [[0, 0], [0, 0], null],
    [[2, 3], [2, 3], null],
  ])('MC-SEQ-2 red lost %j, blue %j (units, DMZ): %s', (red, blue, loser) => {
    expect(loserOfHalfTurn({ red: toll(...red), blue: toll(...blue) }, true)).toBe(loser);
  });

  it('MC-SEQ-2 where DMZ do not decide, equal losses are nobody’s', () => {
    expect(loserOfHalfTurn({ red: toll(1, 5), blue: toll(1, 0) }, false)).toBe(null);
    expect(loserOfHalfTurn({ red: toll(1, 0), blue: toll(1, 5) }, false)).toBe(null);
    expect(loserOfHalfTurn({ red: toll(1, 0), blue: toll(2, 0) }, false)).toBe('blue');
  });
});

describe('MC-SEQ-4 skirmishers do not count', () => {
  it('MC-SEQ-4 not when they lose', () => {
    expect(TROOP_IDS.filter((type) => !countsForClock(type, ['Leg']))).toEqual(['Sk']);
    expect(countsForClock('Sk', [])).toBe(false);
  });

  it('MC-SEQ-4 not when they alone inflict it', () => {
    expect(TROOP_IDS.filter((by) => !countsForClock('Leg', [by]))).toEqual(['Sk']);
    expect(countsForClock('Leg', ['Sk', 'Sk'])).toBe(false);
    expect(countsForClock('Leg', ['Sk', 'Arch'])).toBe(true);
    expect(countsForClock('LH', [])).toBe(true);
  });

  it('MC-SEQ-2 MC-SEQ-4 losses are added as they fall', () => {
    let sum = NO_TOLL;
    sum = addToll(sum, 'Leg', ['WB'], gainMarkers(0, 2, 'open'));
    expect(sum).toEqual(toll(0, 2));
    sum = addToll(sum, 'Leg', ['WB'], gainMarkers(2, 1, 'open'));
    expect(sum).toEqual(toll(1, 3));
    sum = addToll(sum, 'HH', ['Arch'], destroyed(0, 'shot away'));
    expect(sum).toEqual(toll(2, 3));
    sum = addToll(sum, 'HH', ['Arch'], noLoss(1));
    sum = addToll(sum, 'Sk', ['Arch'], destroyed(0, 'shot away'));
    sum = addToll(sum, 'HH', ['Sk'], gainMarkers(0, 1, 'none'));
    expect(sum).toEqual(toll(2, 3));
    expect(NO_TOLL).toEqual(toll(0, 0));
  });
});

describe('MC-SEQ-3 the clock', () => {
  it('MC-SEQ-2 MC-SEQ-3 its figures', () => {
    expect([CLOCK_START, SHORT_CLOCK_START, MOST_HALF_TURNS, HALF_TURN_LOST, CAMP_SACKED]).toEqual([9, 6, 40, 1, 1]);
  });

  it('MC-SEQ-3 at 0 the army quits', () => {
    expect([lowered(9, 1), lowered(1, 1), lowered(0, 1), lowered(1, 2)]).toEqual([8, 0, 0, 0]);
    expect([2, 1, 0].map(hasQuit)).toEqual([false, false, true]);
  });

  it('MC-SEQ-2 the higher clock', () => {
    expect(higherClock({ red: 3, blue: 2 })).toBe('red');
    expect(higherClock({ red: 2, blue: 3 })).toBe('blue');
    expect(higherClock({ red: 3, blue: 3 })).toBe(null);
  });

  it('MC-SEQ-3 sides roll off with a D10 each, ties again', () => {
    const dice = scriptedDice([7, 7, 9, 10]);
    expect(rollForFirst(dice, 'first deployment')).toBe('blue');
    dice.assertUsedUp();
    const odds = enumerate((walking) => rollForFirst(walking, 'first turn'), String);
    expect(odds.get('red')!.chance).toBeCloseTo(0.5, 12);
  });
});
