import type { DiceEvent } from '@acies/kernel';
import { enumerate } from '@acies/kernel/odds';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/fighters.ts';
import { GRADES } from '../traits.ts';
import { TROOP_IDS, unitKind } from '../troops.ts';
import { type FireSituation, fireChances, fireLoss, fireResult, fireSituation, prepareFire, rollFire } from './fire.ts';

const CALM: FireSituation = { firers: 1, proven: 0, inexperienced: 0, artillery: 0, heavyArmour: false };
const fire = (change: Partial<FireSituation>) => prepareFire({ ...CALM, ...change });

/** The table of the sheet, by scores from 1 to 11. */
const TABLE: readonly (readonly [number, string])[] = [
  [1, 'NE NE NE NE NE NE NE D D D K'],
  [2, 'NE NE NE NE NE NE D D D K K'],
  [3, 'NE NE NE NE D D D D K K K'],
  [4, 'NE NE D D D D D K K K K'],
];

describe('MC-FIRE-2 the table', () => {
  const CELLS = TABLE.flatMap(([firers, row]) => row.split(' ').map((result, i) => [firers, i + 1, result] as const));
  it.each(CELLS)('MC-FIRE-2 %i firing, a score of %i: %s', (firers, score, result) => {
    expect(fireResult(firers, score)).toBe(result);
  });

  it('MC-FIRE-2 more than four fire as four do', () => {
    for (let score = 1; score <= 12; score++) expect(fireResult(7, score)).toBe(fireResult(4, score));
  });

  it('MC-FIRE-2 MC-FIRE-1 beyond 11 reads as 11, below 1 as 1', () => {
    for (const [firers] of TABLE) {
      expect([12, 13].map((score) => fireResult(firers, score))).toEqual(['K', 'K']);
      expect([0, -1, -5].map((score) => fireResult(firers, score))).toEqual(['NE', 'NE', 'NE']);
    }
  });
});

describe('MC-FIRE-3 modifiers', () => {
  it.each<[Partial<FireSituation>, string]>([
    [{ proven: 1 }, 'elite or veteran firing +1'],
    [{ inexperienced: 1 }, 'inexperienced firing -1'],
    [{ heavyArmour: true }, 'target in heavy armour -1'],
    [{ artillery: 1 }, 'light artillery +1'],
  ])('MC-FIRE-3 %j', (change, line) => expect(lines(fire(change).tally)).toEqual([`MC-FIRE-3 ${line}`]));

  it('MC-FIRE-3 plain units have none', () => expect(fire({}).tally).toEqual({ rows: [], total: 0 }));

  it('MC-FIRE-3 they add up in the order of the sheet', () => {
    expect(lines(fire({ proven: 1, artillery: 1, heavyArmour: true }).tally)).toEqual([
      'MC-FIRE-3 elite or veteran firing +1',
      'MC-FIRE-3 target in heavy armour -1',
      'MC-FIRE-3 light artillery +1',
    ]);
    expect(fire({ inexperienced: 1, heavyArmour: true }).tally.total).toBe(-2);
  });

  it.each([
    [2, 1, false],
    [2, 2, true],
    [3, 1, false],
    [3, 2, true],
    [4, 2, false],
    [4, 3, true],
  ])('MC-FIRE-3 of %i firing %i are a majority: %s', (firers, count, yes) => {
    expect(fire({ firers, proven: count }).tally.total).toBe(yes ? 1 : 0);
    expect(fire({ firers, inexperienced: count }).tally.total).toBe(yes ? -1 : 0);
    expect(fire({ firers, artillery: count }).tally.total).toBe(yes ? 1 : 0);
  });

  it('MC-FIRE-3 the units are counted by quality in combat and by type', () => {
    const firers = [...GRADES, 'veteran' as const].map((combat) => ({ type: 'Arch' as const, combat }));
    const guns = unitKind('Art', { rally: 'elite' });
    const target = unitKind('Leg', { heavyArmour: true });
    expect(fireSituation([...firers, guns], target)).toEqual({
      firers: 6,
      proven: 3,
      inexperienced: 1,
      artillery: 1,
      heavyArmour: true,
    });
    expect(TROOP_IDS.filter((type) => fireSituation([unitKind(type)], target).artillery > 0)).toEqual(['Art']);
    expect(fireSituation([], unitKind('Leg'))).toEqual({ ...CALM, firers: 0 });
  });
});

describe('MC-FIRE-1 the roll', () => {
  it('MC-FIRE-1 one D10 with its modifiers, whatever the number firing', () => {
    const results = (change: Partial<FireSituation>) =>
      [1, 7, 8, 9, 10].map((face) => rollFire(fire(change), scriptedDice([face])));
    expect(results({})).toEqual(['NE', 'NE', 'D', 'D', 'D']);
    expect(results({ artillery: 1 })).toEqual(['NE', 'D', 'D', 'D', 'K']);
    expect(results({ heavyArmour: true })).toEqual(['NE', 'NE', 'NE', 'D', 'D']);
    expect(results({ firers: 3 })).toEqual(['NE', 'D', 'D', 'K', 'K']);
  });

  it('MC-FIRE-1 the throw says what it is for', () => {
    const events: DiceEvent[] = [];
    rollFire(
      fire({}),
      scriptedDice([3], (event) => events.push(event)),
      { side: 'blue' },
    );
    expect(events).toMatchObject([{ clauses: ['MC-FIRE-1'], label: 'missile fire', side: 'blue', die: 'D10' }]);
  });

  it('MC-FIRE-1 nobody fires, nothing is thrown', () => {
    expect(fire({ firers: 0 }).verdict).toMatchObject({ kind: 'impossible', because: { clause: 'MC-FIRE-1' } });
    expect(fire({}).verdict.kind).toBe('roll');
  });

  it('MC-FIRE-1 MC-FIRE-2 chances are those of the roll', () => {
    for (const firers of [1, 2, 3, 4, 5])
      for (const proven of [0, firers])
        for (const artillery of [0, firers])
          for (const heavyArmour of [false, true]) {
            const prepared = fire({ firers, proven, artillery, heavyArmour });
            const odds = enumerate((dice) => rollFire(prepared, dice), String);
            const chances = fireChances(prepared);
            for (const result of ['NE', 'D', 'K'] as const)
              expect(chances[result]).toBeCloseTo(odds.get(result)?.chance ?? 0, 12);
          }
    expect(fireChances(fire({ artillery: 1 }))).toEqual({ NE: 0.6, D: 0.3, K: 0.1 });
  });
});

describe('MC-FIRE-2 MC-MEL-2 what fire does', () => {
  const target = (dmz: number, canRetreat = true) => ({ type: 'Leg' as const, dmz, canRetreat });

  it('MC-FIRE-2 NE nothing, D one DMZ, K destroyed', () => {
    expect(fireLoss('NE', target(2), true)).toEqual({ gained: 0, dmz: 2, fate: 'unhurt', how: null });
    expect(fireLoss('D', target(0), true)).toEqual({ gained: 1, dmz: 1, fate: 'stands', how: null });
    expect(fireLoss('K', target(0), true)).toEqual({ gained: 0, dmz: 0, fate: 'destroyed', how: 'shot away' });
  });

  it('MC-MEL-2 no retreat with 2 DMZ, destroyed by the third', () => {
    for (const canRetreat of [true, false])
      expect(fireLoss('D', target(1, canRetreat), true)).toMatchObject({ dmz: 2, fate: 'stands' });
    expect(fireLoss('D', target(2), true)).toMatchObject({ dmz: 3, fate: 'destroyed', how: 'third DMZ' });
  });

  it('MC-MEL-2 steadyUnderFire switched off: a second DMZ drives back, or destroys who cannot go', () => {
    expect(fireLoss('D', target(0), false).fate).toBe('stands');
    expect(fireLoss('D', target(1), false).fate).toBe('retreats');
    expect(fireLoss('D', target(1, false), false)).toMatchObject({ fate: 'destroyed', how: 'no retreat' });
    expect(fireLoss('D', { ...target(1), type: 'Camp' }, false).how).toBe('no retreat');
    expect(fireLoss('D', { ...target(1), type: 'Camp' }, true).fate).toBe('stands');
  });
});
