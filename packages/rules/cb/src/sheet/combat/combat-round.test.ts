import { D6, type DiceEvent } from '@acies/kernel';
import type { Tally } from '@acies/kernel/odds';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Combatant, type Faring, type Pair, rollRound } from './combat-round.ts';

const unit = (id: number): Combatant => ({ id, die: D6, who: { unit: `u${id}` } });
const adds = (total: number): Tally => ({ rows: [], total });
const pair = (a: number, b: number, own = 0, enemy = 0): Pair => ({
  units: [a, b],
  tallies: [adds(own), adds(enemy)],
});
const words = ({ unit: id, against, difference, band, score, enemyScore }: Faring): string =>
  `${id} ${score}-${enemyScore} ${difference} ${band} by ${against}`;
const round = (ids: number[], pairs: Pair[], ...faces: number[]): string[] => {
  const dice = scriptedDice(faces);
  const farings = rollRound(ids.map(unit), pairs, dice);
  dice.assertUsedUp();
  return farings.map(words);
};

describe('CB-CBT-11 several units', () => {
  it('CB-CBT-11 two alone read one difference each its own way', () => {
    expect(round([0, 1], [pair(0, 1, 2, 1)], 4, 3)).toEqual(['0 6-4 2 success by 1', '1 4-6 -2 set-back by 0']);
  });

  it('CB-CBT-11 one die a unit, whoever it meets, and only the worst result', () => {
    // 0 fights 2 and 3; it throws 3 once, with 2 added against 2 and 0 against 3.
    const pairs = [pair(0, 2, 2, 1), pair(0, 3, 0, 1), pair(1, 3, 1, 0)];
    expect(round([0, 1, 2, 3], pairs, 3, 6, 1, 4)).toEqual([
      '0 3-5 -2 set-back by 3',
      '1 7-4 3 success by 3',
      '2 2-5 -3 set-back by 0',
      '3 4-7 -3 set-back by 1',
    ]);
  });

  it('CB-CBT-11 of equal differences the first', () => {
    expect(round([0, 1, 2], [pair(0, 2), pair(0, 1)], 3, 4, 4)[0]).toBe('0 3-4 -1 inconclusive by 2');
  });

  it('CB-CBT-11 who meets nobody throws nothing', () => {
    expect(round([5, 0, 1], [pair(0, 1)], 1, 2)).toEqual(['0 1-2 -1 inconclusive by 1', '1 2-1 1 inconclusive by 0']);
  });

  it('CB-CBT-1 dice fall in the order of the units, under their names', () => {
    const events: DiceEvent[] = [];
    rollRound(
      [1, 0].map(unit),
      [pair(0, 1)],
      scriptedDice([6, 2], (event) => events.push(event)),
    );
    expect(events).toMatchObject([
      { clauses: ['CB-CBT-1'], label: 'combat', unit: 'u1', faces: [6] },
      { clauses: ['CB-CBT-1'], label: 'combat', unit: 'u0', faces: [2] },
    ]);
  });
});
