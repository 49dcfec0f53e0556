import { AVERAGE_DIE, D6, type DiceEvent, SIDES } from '@acies/kernel';
import { enumerateWhole, scriptedDice } from '@acies/kernel/testing';
import { BANDS, type Band } from '@acies/rules-disorder';
import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { anyFighter } from '../../testing/arbitrary.ts';
import { fighter } from '../../testing/fighters.ts';
import { lines } from '../../testing/lines.ts';
import { TROOP_IDS, unitKind } from '../troops.ts';
import { type CombatScores, combatChances, combatDie, prepareCombat, rollCombat } from './combat.ts';
import type { Fighter } from './combat-factors.ts';

const fought = (red: Fighter, blue: Fighter, ...faces: number[]): CombatScores => {
  const dice = scriptedDice(faces);
  const outcome = rollCombat(prepareCombat({ red, blue }), dice);
  dice.assertUsedUp();
  return outcome;
};

describe('LG-CBT-1 the dice', () => {
  it('LG-CBT-1 LG-UNIT-3 an average die for legionaries, D6 for others', () => {
    expect(combatDie(unitKind('SW', { legionaries: true }))).toBe(AVERAGE_DIE);
    expect(combatDie(unitKind('SW', { grade: 'A', armoured: true }))).toBe(D6);
    const { dice } = prepareCombat({ red: fighter('SW', {}, { legionaries: true }), blue: fighter('WB') });
    expect([dice.red, dice.blue]).toEqual([AVERAGE_DIE, D6]);
  });

  it('LG-CBT-1 red throws first, each die under its name', () => {
    const events: DiceEvent[] = [];
    const dice = scriptedDice([5, 1], (event) => events.push(event));
    const combat = prepareCombat({ red: fighter('Jav', {}, { legionaries: true }), blue: fighter('WB') });
    rollCombat(combat, dice, { red: { side: 'red', unit: 'a' }, blue: { side: 'blue', unit: 'x' } });
    expect(events).toMatchObject([
      { clauses: ['LG-CBT-1'], label: 'combat, red', side: 'red', unit: 'a', die: 'AvD', faces: [5] },
      { clauses: ['LG-CBT-1'], label: 'combat, blue', side: 'blue', unit: 'x', die: 'D6', faces: [1] },
    ]);
  });

  it('LG-CBT-2 each side sees the other: the better grade counts for one of them', () => {
    const { tallies } = prepareCombat({
      red: fighter('WB', {}, { grade: 'D' }),
      blue: fighter('SW', {}, { grade: 'B' }),
    });
    expect(lines(tallies.red)).toEqual(['LG-CBT-1 combat value +2']);
    expect(lines(tallies.blue)).toEqual(['LG-CBT-1 combat value +3', 'LG-CBT-2 quality grades higher +2']);
  });

  it('LG-CBT-4 switches of a battle reach the rows', () => {
    const situation = { red: fighter('WB', { shaken: true, dp: 5 }), blue: fighter('WB', { numbers: 16 }) };
    expect(prepareCombat(situation).tallies.red.total).toBe(2 - 5 - 3);
    const off = { shakenInsteadOfDps: false, fourToOne: false };
    expect(prepareCombat(situation, off).tallies.red.total).toBe(2 - 4 - 5 - 2);
  });
});

describe('LG-CBT-1 the difference is read for each side', () => {
  it.each<[number, number, Band, Band]>([
    [6, 1, 'victory', 'defeat'],
    [5, 1, 'success', 'set-back'],
    [4, 2, 'success', 'set-back'],
    [4, 3, 'inconclusive', 'inconclusive'],
    [3, 3, 'inconclusive', 'inconclusive'],
    [3, 4, 'inconclusive', 'inconclusive'],
    [2, 4, 'set-back', 'success'],
    [1, 6, 'defeat', 'victory'],
  ])('LG-CBT-1 equals throw %i and %i: %s, %s', (red, blue, own, enemy) => {
    expect(fought(fighter('WB'), fighter('WB'), red, blue)).toEqual({
      scores: { red: red + 2, blue: blue + 2 },
      bands: { red: own, blue: enemy },
    });
  });

  it('LG-RES-7 a rout where factors differ', () => {
    expect(fought(fighter('El', { motion: 'charging' }), fighter('Sk'), 3, 1)).toEqual({
      scores: { red: 9, blue: 2 },
      bands: { red: 'victory', blue: 'rout' },
    });
  });
});

describe('LG-CBT-7 artillery contacted is destroyed', () => {
  it('LG-CBT-7 without dice, whoever it is', () => {
    for (const type of TROOP_IDS.filter((other) => other !== 'Art')) {
      const combat = prepareCombat({ red: fighter(type), blue: fighter('Art') });
      expect(combat.verdict).toMatchObject({ kind: 'automatic', because: { clause: 'LG-CBT-7' } });
      expect(fought(fighter(type), fighter('Art'))).toEqual({ scores: null, bands: { red: 'victory', blue: 'rout' } });
      expect(fought(fighter('Art'), fighter(type)).bands).toEqual({ red: 'rout', blue: 'victory' });
    }
    expect(prepareCombat({ red: fighter('WB'), blue: fighter('SW') }).verdict.kind).toBe('roll');
  });

  it('LG-CHG-1 artillery never meets artillery', () => {
    expect(prepareCombat({ red: fighter('Art'), blue: fighter('Art') }).verdict.kind).toBe('impossible');
  });
});

test.prop([anyFighter, anyFighter], { numRuns: 100 })(
  'LG-CBT-1 the chances foretold are those of all throws',
  (red, blue) => {
    const combat = prepareCombat({ red, blue });
    if (combat.verdict.kind === 'impossible') return;
    const chances = combatChances(combat);
    for (const side of SIDES) {
      const found = enumerateWhole(
        (dice) => rollCombat(combat, dice).bands[side],
        (band) => band,
      );
      for (const band of BANDS) expect(chances[side][band]).toBeCloseTo(found.get(band)?.chance ?? 0, 9);
    }
  },
);
