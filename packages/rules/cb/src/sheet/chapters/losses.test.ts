import { scriptedDice } from '@acies/kernel/testing';
import type { Band, Condition } from '@acies/rules-disorder';
import { describe, expect, it } from 'vitest';
import { engaged } from '../../testing/fighters.ts';
import { type CombatResult, resultOf } from '../combat/combat-results.ts';
import { TROOP_IDS, type TroopId } from '../troops.ts';
import { type Losses, lossesOf, rollHits, rollMorale } from './losses.ts';
import { type Criticals, NO_CRITICALS } from './special.ts';

const at = (dp: number, casualties = 0): Condition => ({ dp, shaken: dp === 5, casualties });
const resultFor = (type: TroopId, band: Band, before: Condition): CombatResult =>
  resultOf(band, { ...engaged(type), shaken: before.shaken }, [engaged('HI')]);
const after = (type: TroopId, band: Band, before: Condition, criticals?: Criticals, stands = 6): Losses =>
  lossesOf(before, { type, stands }, resultFor(type, band, before), criticals);
const words = (losses: Losses): string => {
  const { dp, shaken, casualties, dpGained, standsLost, becameShaken, hits, rampages, destroyed } = losses;
  const flags = Object.entries({ shaken, becameShaken, rampages, destroyed }).filter(([, holds]) => holds);
  return [`${dp} DP (+${dpGained}), ${casualties} lost (+${standsLost}), ${hits} hits`, ...flags.map(([name]) => name)]
    .join(' ')
    .trim();
};

describe('CB-UNIT-3 DPs of combat', () => {
  it('CB-UNIT-3 are taken up, shake at the fifth, and beyond it cost stands', () => {
    expect(words(after('HI', 'set-back', at(1)))).toBe('3 DP (+2), 0 lost (+0), 0 hits');
    expect(words(after('HI', 'set-back', at(3)))).toBe('5 DP (+2), 0 lost (+0), 0 hits shaken becameShaken');
    expect(words(after('HI', 'set-back', at(4)))).toBe('5 DP (+1), 1 lost (+1), 0 hits shaken becameShaken');
    expect(words(after('HI', 'success', at(5, 1)))).toBe('5 DP (+0), 2 lost (+1), 0 hits shaken');
    expect(words(after('HI', 'victory', at(2, 1)))).toBe('2 DP (+0), 1 lost (+0), 0 hits');
  });

  it('CB-RES-8 CB-RES-11 casualties of a result', () => {
    expect(words(after('HI', 'set-back', at(5)))).toBe('5 DP (+0), 1 lost (+1), 0 hits shaken');
    expect(words(after('HI', 'rout', at(1, 1)))).toBe('5 DP (+0), 2 lost (+1), 0 hits shaken becameShaken');
  });

  it('CB-AFT-6 who breaks is shaken with 5 DP', () => {
    expect(words(after('Pike', 'defeat', at(1)))).toBe('5 DP (+2), 0 lost (+0), 0 hits shaken becameShaken');
    expect(words(after('Pike', 'defeat', at(4)))).toBe('5 DP (+1), 1 lost (+1), 0 hits shaken becameShaken');
    expect(words(after('HI', 'defeat', at(1)))).toBe('3 DP (+2), 0 lost (+0), 0 hits');
  });

  it('CB-UNIT-3 destroyed below half its stands', () => {
    expect(after('HI', 'rout', at(0, 2)).destroyed).toBe(false);
    expect(after('HI', 'rout', at(0, 3)).destroyed).toBe(true);
    expect(after('HI', 'rout', at(0, 1), NO_CRITICALS, 4).destroyed).toBe(false);
    expect(after('HI', 'rout', at(0, 2), NO_CRITICALS, 4).destroyed).toBe(true);
  });
});

describe('CB-SPT-1 special troops', () => {
  const hit = (standsLost: number, fate: Criticals['fate'] = 'holds'): Criticals => ({ hits: 1, standsLost, fate });

  it('CB-SPT-1 throw for each DP, and nobody else does', () => {
    const setBack: CombatResult = resultFor('El', 'set-back', at(0));
    for (const type of TROOP_IDS) {
      const dice = scriptedDice(['SyCh', 'El', 'Art'].includes(type) ? [3, 6] : []);
      expect(rollHits(type, setBack, dice)).toEqual(NO_CRITICALS);
      dice.assertUsedUp();
    }
    const dice = scriptedDice([2, 3, 1]);
    expect(rollHits('El', setBack, dice)).toEqual({ hits: 1, standsLost: 1, fate: 'holds' });
    dice.assertUsedUp();
  });

  it('CB-SPT-1 hold no DP', () => {
    expect(words(after('El', 'set-back', at(0), undefined, 2))).toBe('0 DP (+0), 0 lost (+0), 0 hits');
  });

  it('CB-SPT-2 lose a stand, run or are gone', () => {
    expect(words(after('El', 'set-back', at(0), hit(1), 2))).toBe('0 DP (+0), 1 lost (+1), 1 hits');
    expect(words(after('El', 'set-back', at(0, 1), hit(1), 2))).toBe('0 DP (+0), 2 lost (+1), 1 hits destroyed');
    expect(words(after('El', 'set-back', at(0), hit(0, 'rampages'), 2))).toBe(
      '0 DP (+0), 0 lost (+0), 1 hits rampages',
    );
    expect(words(after('El', 'set-back', at(0), hit(2, 'rampages'), 2))).toBe(
      '0 DP (+0), 2 lost (+2), 1 hits destroyed',
    );
    expect(words(after('SyCh', 'success', at(0), hit(0, 'destroyed'), 2))).toBe(
      '0 DP (+0), 0 lost (+0), 1 hits destroyed',
    );
  });

  it('CB-RES-10 CB-RES-11 chariots destroyed, elephants rampage', () => {
    for (const band of ['defeat', 'rout'] as Band[]) {
      expect(words(after('Ch', band, at(0)))).toBe('0 DP (+0), 0 lost (+0), 0 hits destroyed');
      expect(words(after('El', band, at(0)))).toBe('0 DP (+0), 0 lost (+0), 0 hits rampages');
    }
  });

  it('CB-SPT-2 no more stands than there are', () => {
    expect(words(after('El', 'set-back', at(0, 1), hit(2), 2))).toBe('0 DP (+0), 2 lost (+1), 1 hits destroyed');
  });
});

describe('CB-UNIT-3 DPs for morale', () => {
  const suffered = (type: TroopId, before: Condition, dps: number, lost: number, ...faces: number[]): string => {
    const dice = scriptedDice(faces);
    const losses = rollMorale(before, { type, stands: type === 'El' ? 2 : 4 }, dps, lost, dice);
    dice.assertUsedUp();
    return words(losses);
  };

  it('CB-UNIT-3 no dice; one stand a turn at most', () => {
    expect(suffered('HI', at(1), 2, 0)).toBe('3 DP (+2), 0 lost (+0), 0 hits');
    expect(suffered('HI', at(4), 3, 0)).toBe('5 DP (+1), 1 lost (+1), 0 hits shaken becameShaken');
    expect(suffered('HI', at(5), 3, 1)).toBe('5 DP (+0), 0 lost (+0), 0 hits shaken');
    expect(suffered('HI', at(5, 2), 1, 0)).toBe('5 DP (+0), 3 lost (+1), 0 hits shaken destroyed');
  });

  it('CB-SPT-1 special troops throw for each', () => {
    expect(suffered('El', at(0), 2, 0, 3, 6)).toBe('0 DP (+0), 0 lost (+0), 0 hits');
    expect(suffered('El', at(0), 2, 1, 1, 6, 2)).toBe('0 DP (+0), 1 lost (+1), 1 hits');
    expect(suffered('El', at(0), 1, 0, 1, 6)).toBe('0 DP (+0), 0 lost (+0), 1 hits rampages');
    expect(suffered('El', at(0, 1), 2, 0, 1, 1, 1, 1)).toBe('0 DP (+0), 2 lost (+1), 2 hits destroyed');
  });
});
