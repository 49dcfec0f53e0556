import { AVERAGE_DIE, D6, type DiceEvent, SIDES } from '@acies/kernel';
import { enumerateWhole, scriptedDice } from '@acies/kernel/testing';
import { BANDS, type Band, type Scores } from '@acies/rules-disorder';
import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { anyFighter } from '../../testing/arbitrary.ts';
import { fighter } from '../../testing/fighters.ts';
import { lines } from '../../testing/lines.ts';
import { GRADES, TROOP_IDS, unitKind } from '../troops.ts';
import { combatChances, combatDie, prepareBout, prepareCombat, rollCombat } from './combat.ts';
import type { Fighter } from './combat-factors.ts';

const fought = (red: Fighter, blue: Fighter, ...faces: number[]): Scores => {
  const dice = scriptedDice(faces);
  const outcome = rollCombat(prepareCombat({ red, blue }), dice);
  dice.assertUsedUp();
  return outcome;
};

describe('CB-CBT-1 the dice', () => {
  it('CB-CBT-1 an average die for A grade, D6 for others', () => {
    for (const type of TROOP_IDS)
      expect(GRADES.map((grade) => combatDie(unitKind(type, { grade })))).toEqual([AVERAGE_DIE, D6, D6]);
    const { dice } = prepareCombat({ red: fighter('HI', {}, { grade: 'A' }), blue: fighter('War') });
    expect([dice.red, dice.blue]).toEqual([AVERAGE_DIE, D6]);
  });

  it('CB-CBT-1 red throws first, each die under its name', () => {
    const events: DiceEvent[] = [];
    const dice = scriptedDice([5, 1], (event) => events.push(event));
    const combat = prepareCombat({ red: fighter('HI', {}, { grade: 'A' }), blue: fighter('War') });
    rollCombat(combat, dice, { red: { side: 'red', unit: 'a' }, blue: { side: 'blue', unit: 'x' } });
    expect(events).toMatchObject([
      { clauses: ['CB-CBT-1'], label: 'combat, red', side: 'red', unit: 'a', die: 'AvD', faces: [5] },
      { clauses: ['CB-CBT-1'], label: 'combat, blue', side: 'blue', unit: 'x', die: 'D6', faces: [1] },
    ]);
  });

  it('CB-CBT-6 each sees the other', () => {
    const { tallies } = prepareCombat({ red: fighter('HC'), blue: fighter('War', { formation: 'unformed' }) });
    expect(lines(tallies.red)).toEqual(['CB-CBT-1 combat factor +3', 'CB-CBT-6 cavalry against unformed infantry +2']);
    expect(lines(tallies.blue)).toEqual(['CB-CBT-1 combat factor +3', 'CB-CBT-6 unformed -2']);
  });

  it('CB-CBT-7 the switch of a battle reaches the rows', () => {
    const own = fighter('HI', { shaken: true, dp: 5 });
    expect(prepareBout(own, fighter('War')).total).toBe(3 - 5);
    expect(prepareBout(own, fighter('War'), { shakenInsteadOfDps: false }).total).toBe(3 - 4 - 5);
    const off = prepareCombat({ red: own, blue: fighter('War') }, { shakenInsteadOfDps: false });
    expect(off.tallies.red.total).toBe(3 - 4 - 5);
  });

  it('CB-CHG-1 artillery never meets artillery', () => {
    expect(prepareCombat({ red: fighter('Art'), blue: fighter('Art') }).verdict).toMatchObject({
      kind: 'impossible',
      because: { clause: 'CB-CHG-1' },
    });
    expect(prepareCombat({ red: fighter('Art'), blue: fighter('HI') }).verdict.kind).toBe('roll');
    expect(prepareCombat({ red: fighter('HI'), blue: fighter('Art') }).verdict.kind).toBe('roll');
  });
});

describe('CB-CBT-2 the difference is read for each side', () => {
  it.each<[number, number, Band, Band]>([
    [6, 1, 'victory', 'defeat'],
    [5, 1, 'success', 'set-back'],
    [4, 2, 'success', 'set-back'],
    [4, 3, 'inconclusive', 'inconclusive'],
    [3, 3, 'inconclusive', 'inconclusive'],
    [3, 4, 'inconclusive', 'inconclusive'],
    [2, 4, 'set-back', 'success'],
    [1, 6, 'defeat', 'victory'],
  ])('CB-CBT-2 equals throw %i and %i: %s, %s', (red, blue, own, enemy) => {
    expect(fought(fighter('HI'), fighter('HI'), red, blue)).toEqual({
      scores: { red: red + 3, blue: blue + 3 },
      bands: { red: own, blue: enemy },
    });
  });

  it('CB-RES-11 a rout where factors differ', () => {
    expect(fought(fighter('El'), fighter('Bow'), 4, 1).bands).toEqual({ red: 'victory', blue: 'rout' });
    expect(fought(fighter('El'), fighter('Bow'), 3, 1).bands).toEqual({ red: 'victory', blue: 'defeat' });
  });
});

test.prop([anyFighter, anyFighter], { numRuns: 60 })(
  'CB-CBT-2 the chances foretold are those of all throws',
  (red, blue) => {
    const combat = prepareCombat({ red, blue });
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
