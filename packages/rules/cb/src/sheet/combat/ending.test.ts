import { isHalfLost } from '@acies/rules-disorder';
import { describe, expect, it } from 'vitest';
import { TROOP_IDS, type TroopId } from '../troops.ts';
import { type ArmyLosses, judge, tallyOf, worthOf } from './ending.ts';

const army = (name: string, began: readonly TroopId[], lost: readonly TroopId[] = []): ArmyLosses => ({
  ...{ name, began, lost },
});
const FOUR: readonly TroopId[] = ['War', 'War', 'HC', 'Leg'];

describe('CB-END-1 an army breaks', () => {
  it('CB-END-1 special troops and light troops count half', () => {
    const half = TROOP_IDS.filter((type) => worthOf([type]) === 0.5);
    expect(half).toEqual(['LI', 'Sk', 'Bow', 'LC', 'SyCh', 'El', 'Art']);
    for (const type of TROOP_IDS) if (!half.includes(type)) expect(worthOf([type])).toBe(1);
    expect(worthOf(['War', 'Sk', 'El', 'HC'])).toBe(3);
  });

  it('CB-END-1 at half of what it began with', () => {
    expect(isHalfLost(tallyOf(army('', FOUR, ['War'])))).toBe(false);
    expect(isHalfLost(tallyOf(army('', FOUR, ['War', 'HC'])))).toBe(true);
    expect(isHalfLost(tallyOf(army('', [...FOUR, 'War'], ['War', 'HC'])))).toBe(false);
    expect(isHalfLost(tallyOf(army('', [...FOUR, 'Sk', 'Sk'], ['War', 'Sk', 'Sk'])))).toBe(false);
    expect(isHalfLost(tallyOf(army('', [...FOUR, 'Sk', 'Sk'], ['War', 'HC', 'Sk'])))).toBe(true);
    // Light troops count half of those it began with as well: 2 of 5 are not half, 2.5 are.
    expect(isHalfLost(tallyOf(army('', [...FOUR, 'Sk', 'Sk'], ['War', 'HC'])))).toBe(false);
  });

  it('CB-END-1 while neither breaks the battle goes on', () => {
    expect(judge({ red: army('Reds', FOUR, ['War']), blue: army('Blues', FOUR) }, false)).toBeUndefined();
  });

  it('CB-END-1 who breaks has lost, whatever the turn', () => {
    const broken = army('Reds', FOUR, ['War', 'War']);
    for (const timeIsUp of [false, true]) {
      expect(judge({ red: broken, blue: army('Blues', FOUR) }, timeIsUp)).toEqual({
        ...{ winner: 'blue', reason: 'the army is broken: Reds', clause: 'CB-END-1' },
      });
      expect(judge({ red: army('Blues', FOUR), blue: broken }, timeIsUp)?.winner).toBe('red');
      expect(judge({ red: broken, blue: broken }, timeIsUp)).toEqual({
        ...{ winner: null, reason: 'both armies break', clause: 'CB-END-1' },
      });
    }
  });

  it('CB-END-1 at the turn limit fewer losses win', () => {
    const worse = army('Reds', FOUR, ['War']);
    const better = army('Blues', FOUR, ['Sk']);
    expect(judge({ red: worse, blue: better }, true)).toEqual({
      ...{ winner: 'blue', reason: 'time is up, with fewer losses for Blues, 0.5 to 1', clause: 'CB-END-1' },
    });
    expect(judge({ red: better, blue: worse }, true)?.winner).toBe('red');
    expect(judge({ red: worse, blue: army('Blues', FOUR, ['Sk', 'LC']) }, true)).toEqual({
      ...{ winner: null, reason: 'time is up and losses are even, 1 to 1', clause: 'CB-END-1' },
    });
  });
});
