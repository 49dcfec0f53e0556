import { enumerate } from '@acies/kernel/odds';
import { enumerateWhole } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { again, hitsByHand, pairsByHand, type Spread, showing } from '../../testing/by-hand.ts';
import { fightOf, GENERAL, sideOf } from '../../testing/fight-of.ts';
import { type FightOutcome, prepareFight, resolveFight, throwDestruction, throwPursuit } from './fight.ts';
import type { FightSituation } from './fight-dice.ts';

/** CK-PUR-1, CK-PUR-2: the pursued has 3 and more thrown again, the pursuer 2 and fewer. */
const PURSUED: Spread = again(showing(4, 5), (losses) => losses <= 2);
const PURSUER: Spread = again(showing(4, 5), (losses) => losses >= 3);

/** CK-OUT-3: 36 throws of two dice, ten of which make 9 or more. */
const DESTROYED = [3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].filter((b) => a + b >= 9)).length / 36;
const destroyedOf = (cavalry: number): Spread => {
  const [one, none] = [DESTROYED, 1 - DESTROYED];
  return [[1], [none, one], [none * none, 2 * none * one, one * one]][cavalry]!;
};

const keyOf = ({ winner, margin, pursuitLosses, cavalryDestroyed, generalKilled }: FightOutcome): string =>
  [winner, margin, pursuitLosses, cavalryDestroyed, generalKilled.assaulter, generalKilled.target].join(' ');

interface Facts {
  /** Dice, cavalry and general of each side. */
  readonly target: readonly [dice: number, cavalry: number, general: boolean];
  readonly assaulter: readonly [dice: number, cavalry: number, general: boolean];
}

function fightByHand({ target, assaulter }: Facts): Map<string, number> {
  const chances = new Map<string, number>();
  const killed = (general: boolean, hits: number): Spread => (general && hits >= 5 ? [5 / 6, 1 / 6] : [1, 0]);
  pairsByHand(hitsByHand(target[0]), hitsByHand(assaulter[0])).forEach((row, t) => {
    row.forEach((chance, a) => {
      const winner = a > t ? 'assaulter' : 'target';
      const margin = Math.min(2, Math.abs(a - t));
      const cavalry = winner === 'assaulter' ? target[1] : assaulter[1];
      killed(assaulter[2], t).forEach((ours, ourGeneral) => {
        killed(target[2], a).forEach((theirs, theirGeneral) => {
          (margin === 2 ? PURSUER : PURSUED).forEach((pursuit, losses) => {
            // CK-UNIT-2: a fifth half base destroys a unit. The target has none but cavalry, the assaulter others too.
            const left = losses === 5 && winner === 'assaulter' ? Math.max(0, cavalry - 1) : cavalry;
            destroyedOf(margin === 2 ? left : 0).forEach((each, destroyed) => {
              const key = [winner, margin, losses, destroyed, ourGeneral === 1, theirGeneral === 1].join(' ');
              chances.set(key, (chances.get(key) ?? 0) + chance * ours * theirs * pursuit * each);
            });
          });
        });
      });
    });
  });
  return chances;
}

describe('a whole fight by hand', () => {
  const CASES: readonly [string, FightSituation, Facts][] = [
    [
      'CK-PUR-1 CK-PUR-2 pursuit alone',
      fightOf(sideOf('CO, Aux'), sideOf('CO')),
      { assaulter: [5, 0, false], target: [4, 0, false] },
    ],
    [
      'CK-OUT-3 cavalry of the loser',
      fightOf(sideOf('Cav, Sk'), sideOf('Cav, Cav worn')),
      { assaulter: [4, 1, false], target: [5, 2, false] },
    ],
    [
      'CK-GEN-1 generals who take the fifth hit',
      fightOf(sideOf('CO', { general: GENERAL }), sideOf('CO, Sk', { general: GENERAL })),
      { assaulter: [5, 0, true], target: [6, 0, true] },
    ],
    [
      'CK-GEN-1 the general of one side',
      fightOf(sideOf('CO, CO'), sideOf('Cav', { general: GENERAL })),
      { assaulter: [6, 0, false], target: [5, 1, true] },
    ],
  ];

  it.each(CASES)('%s', (_, situation, facts) => {
    const prepared = prepareFight(situation);
    expect(prepared.tallies.target.total).toBe(facts.target[0]);
    expect(prepared.tallies.assaulter.total).toBe(facts.assaulter[0]);
    const expected = [...fightByHand(facts)].filter(([, chance]) => chance > 0);
    for (const walk of [enumerateWhole, enumerate]) {
      const found = walk((dice) => resolveFight(prepared, dice), keyOf);
      expect(new Set(found.keys())).toEqual(new Set(expected.map(([key]) => key)));
      for (const [key, chance] of expected) expect(found.get(key)!.chance, key).toBeCloseTo(chance, 12);
    }
  });

  it('CK-PUR-2 the margin says who throws again', () => {
    for (const [margin, expected] of [
      [0, PURSUED],
      [1, PURSUED],
      [2, PURSUER],
      [7, PURSUER],
    ] as const) {
      const found = enumerateWhole((dice) => throwPursuit(dice, margin), String);
      for (const [losses, chance] of expected.entries()) expect(found.get(`${losses}`)!.chance).toBeCloseTo(chance, 12);
    }
  });

  it('CK-OUT-3 a cavalry unit is destroyed in 10 cases of 36', () => {
    expect(DESTROYED).toBe(10 / 36);
    const found = enumerateWhole((dice) => throwDestruction(dice, 1), String);
    expect(found.get('1')!.chance).toBeCloseTo(10 / 36, 12);
    expect([...enumerateWhole((dice) => throwDestruction(dice, 0), String).keys()]).toEqual(['0']);
  });
});
