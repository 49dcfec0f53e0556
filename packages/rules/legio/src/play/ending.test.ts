import { isHalfLost } from '@acies/rules-disorder';
import { describe, expect, it } from 'vitest';
import { TROOP_IDS, type TroopId } from '../sheet/troops.ts';
import { type ArmyLosses, judge, tallyOf, worthOf } from './ending.ts';

const army = (name: string, began: readonly TroopId[], lost: readonly TroopId[] = []): ArmyLosses => ({
  ...{ name, began, lost },
});
const FOUR: readonly TroopId[] = ['WB', 'WB', 'HC', 'SW'];

describe('LG-END-1 an army breaks', () => {
  it('LG-END-1 light troops count half', () => {
    expect(TROOP_IDS.filter((type) => worthOf([type]) === 0.5)).toEqual(['Arch', 'Sk', 'LC']);
    expect(TROOP_IDS.filter((type) => worthOf([type]) === 1)).toHaveLength(7);
    expect(worthOf(['WB', 'Sk', 'Sk', 'El'])).toBe(3);
  });

  it('LG-END-1 at half of what it began with', () => {
    expect(isHalfLost(tallyOf(army('', FOUR, ['WB'])))).toBe(false);
    expect(isHalfLost(tallyOf(army('', FOUR, ['WB', 'HC'])))).toBe(true);
    expect(isHalfLost(tallyOf(army('', [...FOUR, 'WB'], ['WB', 'HC'])))).toBe(false);
    expect(isHalfLost(tallyOf(army('', [...FOUR, 'Sk', 'Sk'], ['WB', 'Sk', 'Sk'])))).toBe(false);
    expect(isHalfLost(tallyOf(army('', [...FOUR, 'Sk', 'Sk'], ['WB', 'HC', 'Sk'])))).toBe(true);
    // Light troops count half of those it began with as well: 2 of 5 are not half, 2.5 are.
    expect(isHalfLost(tallyOf(army('', [...FOUR, 'Sk', 'Sk'], ['WB', 'HC'])))).toBe(false);
  });

  it('LG-END-1 while neither breaks the battle goes on', () => {
    expect(judge({ red: army('Reds', FOUR, ['WB']), blue: army('Blues', FOUR) }, false)).toBeUndefined();
  });

  it('LG-END-1 who breaks has lost, whatever the turn', () => {
    const broken = army('Reds', FOUR, ['WB', 'WB']);
    for (const timeIsUp of [false, true]) {
      expect(judge({ red: broken, blue: army('Blues', FOUR) }, timeIsUp)).toEqual({
        ...{ winner: 'blue', reason: 'the army is broken: Reds', clause: 'LG-END-1' },
      });
      expect(judge({ red: army('Blues', FOUR), blue: broken }, timeIsUp)?.winner).toBe('red');
      expect(judge({ red: broken, blue: broken }, timeIsUp)).toEqual({
        ...{ winner: null, reason: 'both armies break', clause: 'LG-END-1' },
      });
    }
  });

  it('LG-END-1 at the turn limit fewer losses win', () => {
    const worse = army('Reds', FOUR, ['WB']);
    const better = army('Blues', FOUR, ['Sk']);
    expect(judge({ red: worse, blue: better }, true)).toEqual({
      ...{ winner: 'blue', reason: 'time is up, with fewer losses for Blues, 0.5 to 1', clause: 'LG-END-1' },
    });
    expect(judge({ red: better, blue: worse }, true)).toMatchObject({
      ...{ winner: 'red', reason: 'time is up, with fewer losses for Blues, 0.5 to 1' },
    });
    expect(judge({ red: worse, blue: army('Blues', FOUR, ['Sk', 'LC']) }, true)).toEqual({
      ...{ winner: null, reason: 'time is up and losses are even, 1 to 1', clause: 'LG-END-1' },
    });
  });
});
