import { D6, type DiceEvent } from '@acies/kernel';
import { enumerate } from '@acies/kernel/odds';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { TroopId } from '../troops.ts';
import { type Criticals, degreesOf, NO_CRITICALS, rollCriticals, rollRampage, SPECIAL_FATES } from './special.ts';

const criticals = (type: TroopId, dps: number, ...faces: number[]): Criticals => {
  const dice = scriptedDice(faces);
  const result = rollCriticals(type, dps, dice);
  dice.assertUsedUp();
  return result;
};

describe('CB-SPT-1 critical hits', () => {
  it('CB-SPT-1 1 or 2 of each D6', () => {
    expect([3, 4, 5, 6].map((face) => criticals('El', 1, face))).toEqual(Array(4).fill(NO_CRITICALS));
    expect([1, 2].map((face) => criticals('El', 1, face, 1).hits)).toEqual([1, 1]);
    expect(criticals('El', 3, 2, 3, 1, 1, 1).hits).toBe(2);
    expect(NO_CRITICALS).toEqual({ hits: 0, standsLost: 0, fate: 'holds' });
  });

  it('CB-SPT-1 no DP, no die', () => expect(criticals('SyCh', 0)).toEqual(NO_CRITICALS));
});

describe('CB-SPT-2 their effect', () => {
  it.each<[TroopId, string[]]>([
    ['El', ['holds', 'holds', 'rampages', 'rampages', 'rampages', 'rampages']],
    ['SyCh', ['holds', 'holds', 'destroyed', 'rampages', 'rampages', 'rampages']],
    ['Art', ['holds', 'holds', 'destroyed', 'destroyed', 'destroyed', 'destroyed']],
  ])('CB-SPT-2 %s: %j', (type, fates) => {
    expect(D6.faces.map((face) => criticals(type, 1, 1, face).fate)).toEqual(fates);
    expect(D6.faces.map((face) => criticals(type, 1, 2, face).standsLost)).toEqual([1, 1, 0, 0, 0, 0]);
  });

  it('CB-SPT-2 of several the worst is the fate of the unit, and stands go as well', () => {
    expect(criticals('SyCh', 3, 1, 1, 1, 2, 4, 3)).toEqual({ hits: 3, standsLost: 1, fate: 'destroyed' });
    expect(criticals('SyCh', 3, 1, 1, 1, 2, 1, 6)).toEqual({ hits: 3, standsLost: 2, fate: 'rampages' });
    expect(criticals('El', 2, 1, 1, 1, 2)).toEqual({ hits: 2, standsLost: 2, fate: 'holds' });
    expect(SPECIAL_FATES).toEqual(['holds', 'rampages', 'destroyed']);
  });

  it('CB-SPT-1 CB-SPT-2 odds of two DPs on scythed chariots, throw by throw', () => {
    const counts = new Map<string, number>();
    for (const a of D6.faces)
      for (const b of D6.faces)
        for (const c of D6.faces)
          for (const d of D6.faces) {
            const hits = [a, b].filter((face) => face <= 2).length;
            const fates = [c, d].slice(0, hits);
            const fate = fates.includes(3) ? 'destroyed' : fates.some((face) => face > 3) ? 'rampages' : 'holds';
            const key = JSON.stringify({ hits, standsLost: fates.filter((face) => face <= 2).length, fate });
            counts.set(key, (counts.get(key) ?? 0) + 1);
          }
    const odds = enumerate((dice) => rollCriticals('SyCh', 2, dice), JSON.stringify);
    expect(new Set(odds.keys())).toEqual(new Set(counts.keys()));
    for (const [key, { chance }] of odds) expect(chance * 1296).toBeCloseTo(counts.get(String(key))!, 9);
  });

  it('CB-SPT-1 CB-SPT-2 the throws say what they are for', () => {
    const events: DiceEvent[] = [];
    const script = scriptedDice([1, 5, 2], (event) => events.push(event));
    rollCriticals('El', 2, script, { side: 'red', unit: 'a' });
    const who = { type: 'dice', side: 'red', unit: 'a', die: 'D6' };
    expect(events).toEqual([
      { ...who, clauses: ['CB-SPT-1'], label: 'critical hits', faces: [1, 5] },
      { ...who, clauses: ['CB-SPT-2'], label: 'effect of critical hits', faces: [2] },
    ]);
  });
});

describe('CB-SPT-3 a rampage', () => {
  it('CB-SPT-3 goes by the points of a clock, twelve straight on', () => {
    expect([12, 1, 2, 3, 6, 9, 11].map(degreesOf)).toEqual([0, 30, 60, 90, 180, 270, 330]);
    const ways = [...enumerate((dice) => rollRampage(dice), String).values()];
    expect(ways).toHaveLength(12);
    for (const { value, chance } of ways) {
      expect(value % 30).toBe(0);
      expect(chance).toBeCloseTo(1 / 12, 12);
    }
  });

  it('CB-SPT-3 the throw says what it is for', () => {
    const events: DiceEvent[] = [];
    expect(
      rollRampage(
        scriptedDice([3], (event) => events.push(event)),
        { unit: 'a' },
      ),
    ).toBe(90);
    const said = {
      type: 'dice',
      clauses: ['CB-SPT-3'],
      label: 'way of the rampage',
      unit: 'a',
      die: 'D12',
      faces: [3],
    };
    expect(events).toEqual([said]);
  });
});
