import type { DiceEvent } from '@acies/kernel';
import { enumerateWhole, scriptedDice } from '@acies/kernel/testing';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { anyFighter } from '../../testing/arbitrary.ts';
import { hundredThrows, sumByHand } from '../../testing/by-hand.ts';
import { fighter, prepared } from '../../testing/fighters.ts';
import type { Loss } from '../markers.ts';
import { USUAL_RULINGS } from '../rulings.ts';
import { TROOP_IDS } from '../troops.ts';
import { judgeMelee, type MeleeOutcome, meleeChances, otherRole, prepareMelee, ROLES, resolveMelee } from './melee.ts';
import type { Fighter } from './melee-factors.ts';

/** Medium foot on both sides add 3; these faces give these scores. */
const FOOT = fighter('MF');
const fought = (attacker: Fighter, defender: Fighter, ...faces: [number, number]): MeleeOutcome => {
  const dice = scriptedDice(faces);
  const outcome = resolveMelee(prepared(attacker, defender), dice);
  dice.assertUsedUp();
  return outcome;
};
/** What befalls the defender who scores 6 against 7. */
const lossOf = (defender: Fighter, attacker: Fighter = FOOT): Loss => {
  const melee = prepared(attacker, defender);
  const { attacker: own, defender: theirs } = melee.tallies;
  return judgeMelee(melee, { attacker: 7 - own.total, defender: 6 - theirs.total }).loss!;
};

describe('MC-MEL-1 the scores', () => {
  it('MC-MEL-1 a D10 each and what they add; the lower gains a DMZ', () => {
    expect(fought(FOOT, FOOT, 5, 4)).toEqual({
      scores: { attacker: 8, defender: 7 },
      winner: 'attacker',
      loss: { gained: 1, dmz: 1, fate: 'stands', how: null },
    });
    expect(fought(fighter('Leg'), FOOT, 1, 3)).toMatchObject({
      scores: { attacker: 5, defender: 6 },
      winner: 'defender',
    });
  });

  it('MC-MEL-1 equal scores do nothing', () => {
    expect(fought(FOOT, FOOT, 4, 4)).toEqual({ scores: { attacker: 7, defender: 7 }, winner: null, loss: null });
  });

  it.each([
    [7, 2, 'destroyed', 'doubled'],
    [6, 2, 'stands', null],
    [9, 3, 'destroyed', 'doubled'],
    [8, 3, 'stands', null],
  ] as const)('MC-MEL-1 double or more destroys: %i against %i, 3 added to each: %s', (high, low, fate, how) => {
    expect(fought(FOOT, FOOT, high, low)).toMatchObject({ winner: 'attacker', loss: { fate, how } });
    expect(fought(FOOT, FOOT, low, high)).toMatchObject({ winner: 'defender', loss: { fate, how } });
  });

  it('MC-MEL-1 a unit doubled is gone, whatever DMZ it had', () => {
    expect(fought(FOOT, fighter('MF', { dmz: 1 }), 10, 1).loss).toEqual({
      gained: 0,
      dmz: 1,
      fate: 'destroyed',
      how: 'doubled',
    });
  });

  it('MC-MEL-1 a score below 1 counts as 1', () => {
    // Archers 2, attacked in rear by light horse -4, two DMZ: -4.
    const wretch = fighter('Arch', { attacked: 'rear by light horse', dmz: 2 });
    expect(fought(wretch, wretch, 5, 2)).toMatchObject({ scores: { attacker: 1, defender: 1 }, winner: null });
    expect(fought(wretch, wretch, 4, 6)).toMatchObject({
      scores: { attacker: 1, defender: 2 },
      winner: 'defender',
      loss: { how: 'doubled' },
    });
    expect(fought(wretch, wretch, 6, 7)).toMatchObject({ scores: { attacker: 2, defender: 3 }, winner: 'defender' });
  });

  it('MC-MEL-1 the attacker throws first, each die under its name', () => {
    const events: DiceEvent[] = [];
    const dice = scriptedDice([3, 9], (event) => events.push(event));
    resolveMelee(prepared(FOOT, FOOT), dice, { attacker: { side: 'blue', unit: 'a' }, defender: { side: 'red' } });
    expect(events).toMatchObject([
      { clauses: ['MC-MEL-1'], label: 'melee, attacker', side: 'blue', unit: 'a', die: 'D10', faces: [3] },
      { clauses: ['MC-MEL-1'], label: 'melee, defender', side: 'red', die: 'D10', faces: [9] },
    ]);
  });
});

describe('MC-MEL-2 what the loser must do', () => {
  it('MC-MEL-2 with 1 DMZ he stands, with 2 he retreats, the third destroys', () => {
    expect(lossOf(fighter('MF'))).toMatchObject({ dmz: 1, fate: 'stands' });
    expect(lossOf(fighter('MF', { dmz: 1 }))).toMatchObject({ dmz: 2, fate: 'retreats' });
    expect(lossOf(fighter('MF', { dmz: 2 }))).toMatchObject({ dmz: 3, fate: 'destroyed', how: 'third DMZ' });
  });

  it('MC-MEL-2 who cannot retreat is destroyed, but only when he must', () => {
    expect(lossOf(fighter('MF', { canRetreat: false })).fate).toBe('stands');
    expect(lossOf(fighter('MF', { dmz: 1, canRetreat: false }))).toMatchObject({
      fate: 'destroyed',
      how: 'no retreat',
    });
  });

  it('MC-MEL-2 MC-ORD-3 a camp never retreats; everyone else does', () => {
    expect(TROOP_IDS.filter((type) => lossOf(fighter(type, { dmz: 1 })).fate !== 'retreats')).toEqual(['Camp']);
    expect(lossOf(fighter('Camp', { dmz: 1 })).how).toBe('no retreat');
  });

  it('MC-MEL-2 the winner’s room behind him is of no account', () => {
    expect(lossOf(fighter('MF', { dmz: 1 }), fighter('MF', { dmz: 1, canRetreat: false })).fate).toBe('retreats');
  });
});

describe('MC-MEL-6 a wild charge', () => {
  const wild = (firstCombat: boolean) => fighter('WB', { firstCombat }, { wildCharge: true });

  it('MC-MEL-6 2 DMZ by winning its first combat', () => {
    expect(lossOf(fighter('MF'), wild(true))).toEqual({ gained: 2, dmz: 2, fate: 'retreats', how: null });
    expect(lossOf(fighter('MF', { dmz: 1 }), wild(true))).toEqual({
      gained: 2,
      dmz: 3,
      fate: 'destroyed',
      how: 'third DMZ',
    });
    expect(lossOf(fighter('MF', { canRetreat: false }), wild(true)).how).toBe('no retreat');
  });

  it('MC-MEL-6 not later, and not by others', () => {
    expect(lossOf(fighter('MF'), wild(false)).gained).toBe(1);
    expect(lossOf(fighter('MF'), fighter('WB', { firstCombat: true })).gained).toBe(1);
    // The loser's own wild charge does nothing.
    expect(lossOf(wild(true)).gained).toBe(1);
  });

  it('MC-MEL-6 skirmishers are destroyed, other types are not', () => {
    expect(TROOP_IDS.filter((type) => lossOf(fighter(type), wild(true)).how === 'ridden down')).toEqual(['Sk']);
    expect(lossOf(fighter('Sk'), wild(true))).toEqual({ gained: 0, dmz: 0, fate: 'destroyed', how: 'ridden down' });
    expect(lossOf(fighter('Sk'), wild(false)).fate).toBe('stands');
    expect(fought(wild(true), fighter('Sk'), 10, 1).loss!.how).toBe('doubled');
  });

  it('MC-MEL-6 so does a defender', () => {
    // 2 + 3 against 5 + 3.
    expect(fought(FOOT, wild(true), 2, 5)).toMatchObject({ winner: 'defender', loss: { gained: 2, fate: 'retreats' } });
  });
});

describe('MC-MEL-1 MC-MEL-9 against the sheet added up by hand', () => {
  test.prop([anyFighter, anyFighter], { numRuns: 500 })(
    'MC-MEL-3 MC-MEL-4 MC-MEL-5 MC-MEL-7 MC-MEL-8 MC-MEL-9 MC-MEL-10 what both sides add',
    (attacker, defender) => {
      const { tallies } = prepareMelee({ attacker, defender });
      expect(tallies.attacker.total).toBe(sumByHand(attacker, defender));
      expect(tallies.defender.total).toBe(sumByHand(defender, attacker));
      for (const role of ROLES)
        expect(tallies[role].rows.reduce((sum, { value }) => sum + value, 0)).toBe(tallies[role].total);
    },
  );

  test.prop([anyFighter, anyFighter], { numRuns: 100 })(
    'MC-MEL-1 MC-MEL-2 MC-MEL-6 the odds of a hundred throws, and the chances foretold',
    (attacker, defender) => {
      const melee = prepareMelee({ attacker, defender });
      const found = new Map<string, number>();
      const odds = enumerateWhole(
        (dice) => resolveMelee(melee, dice),
        ({ winner, loss }) => (winner === null ? 'equal' : `${otherRole(winner)} ${loss!.fate}`),
      );
      for (const [text, { chance }] of odds) found.set(text as string, Math.round(chance * 100));
      const byHand = hundredThrows({ attacker, defender });
      expect([...found].sort()).toEqual([...byHand].sort());
      const chances = meleeChances(melee);
      for (const role of ROLES) {
        let loses = 0;
        for (const fate of ['stands', 'retreats', 'destroyed'] as const) {
          expect(chances[role][fate]).toBeCloseTo((byHand.get(`${role} ${fate}`) ?? 0) / 100, 9);
          loses += chances[role][fate];
        }
        expect(chances[otherRole(role)].wins).toBeCloseTo(loses, 9);
      }
    },
  );

  test.prop([anyFighter, anyFighter, fc.boolean(), fc.boolean()])(
    'MC-MEL-9 MC-MEL-7 switches change only their own lines',
    (attacker, defender, pilaAgainstArmour, spearsInRough) => {
      const usual = prepareMelee({ attacker, defender }, USUAL_RULINGS).tallies.attacker;
      const other = prepareMelee({ attacker, defender }, { pilaAgainstArmour, spearsInRough }).tallies.attacker;
      const kept = usual.rows.filter(
        ({ label }) =>
          (pilaAgainstArmour || label !== 'missiles against heavy armour') &&
          (spearsInRough || !['Arch', 'Spear', 'Art'].includes(attacker.unit.type) || !/rough|woods/.test(label)),
      );
      expect(other.rows).toEqual(kept);
    },
  );
});
