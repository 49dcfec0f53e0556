import { AVERAGE_DIE, D6, type DiceEvent } from '@acies/kernel';
import { enumerate } from '@acies/kernel/odds';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { diceCount, type MoveDice, mostPips, moveDiceWords, throwMoveDice } from './move-dice.ts';

const PURPOSE = { clause: 'LG-MOV-1', label: 'move' };

function thrown(dice: MoveDice, tiringFrom: number, faces: number[]) {
  const script = scriptedDice(faces);
  const result = throwMoveDice(dice, tiringFrom, script, PURPOSE);
  script.assertUsedUp();
  return result;
}

describe('the dice of a move', () => {
  it.each<[MoveDice, number, number[], number, number]>([
    [{ average: 1, d6: 0 }, 6, [5], 5, 0],
    [{ average: 1, d6: 0 }, 5, [5], 5, 1],
    [{ average: 1, d6: 0 }, 5, [4], 4, 0],
    [{ average: 0, d6: 1 }, 6, [6], 6, 1],
    [{ average: 0, d6: 1 }, 6, [5], 5, 0],
    [{ average: 0, d6: 1 }, 5, [1], 1, 0],
    [{ average: 1, d6: 1 }, 5, [5, 5], 10, 2],
    [{ average: 2, d6: 1 }, 6, [2, 3, 6], 11, 1],
    [{ average: 2, d6: 1 }, 5, [5, 5, 6], 16, 3],
    [{ average: 1, d6: 2 }, 6, [4, 6, 6], 16, 2],
    [{ average: 0, d6: 0 }, 6, [], 0, 0],
  ])('LG-MOV-1 LG-MOV-7 CB-MOV-7 %j tiring from %i, fallen %j: %i pips, %i tire', (dice, from, faces, pips, tiring) => {
    expect(thrown(dice, from, faces)).toEqual({ pips, dice: faces.length, tiring });
  });

  it('LG-MOV-1 how many there are, and the most they can show', () => {
    expect([
      diceCount({ average: 2, d6: 1 }),
      mostPips({ average: 2, d6: 1 }),
      mostPips({ average: 0, d6: 2 }),
    ]).toEqual([3, 16, 12]);
  });

  it('LG-MOV-1 each kind of dice is thrown together, none where there are none', () => {
    const events: DiceEvent[] = [];
    const tell = (event: DiceEvent) => events.push(event);
    throwMoveDice({ average: 2, d6: 1 }, 6, scriptedDice([4, 3, 6], tell), { ...PURPOSE, unit: 'a' });
    throwMoveDice({ average: 1, d6: 0 }, 6, scriptedDice([4], tell), PURPOSE);
    expect(events).toMatchObject([
      { clauses: ['LG-MOV-1'], label: 'move', unit: 'a', die: 'AvD', faces: [3, 4] },
      { die: 'D6', faces: [6] },
      { die: 'AvD', faces: [4] },
    ]);
    expect(events).toHaveLength(3);
  });

  it.each([5, 6])('LG-MOV-7 the odds are those of every throw, tiring from %i', (from) => {
    const odds = enumerate((dice) => throwMoveDice({ average: 2, d6: 1 }, from, dice, PURPOSE), JSON.stringify);
    const counts = new Map<string, number>();
    for (const a of AVERAGE_DIE.faces)
      for (const b of AVERAGE_DIE.faces)
        for (const c of D6.faces) {
          const tiring = [a, b, c].filter((face) => face >= from).length;
          const key = JSON.stringify({ pips: a + b + c, dice: 3, tiring });
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
    expect(new Set(odds.keys())).toEqual(new Set(counts.keys()));
    for (const [key, { chance }] of odds) expect(chance).toBeCloseTo(counts.get(String(key))! / 216, 12);
  });
});

it.each<[MoveDice, string]>([
  [{ average: 2, d6: 1 }, '2 AvD and 1D6'],
  [{ average: 1, d6: 0 }, '1 AvD'],
  [{ average: 0, d6: 2 }, '2D6'],
  [{ average: 0, d6: 0 }, 'none'],
])('%j in words: %s', (dice, words) => expect(moveDiceWords(dice)).toBe(words));
