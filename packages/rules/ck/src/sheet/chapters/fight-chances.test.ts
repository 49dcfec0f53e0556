import { enumerateWhole } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  again,
  type ClashByHand,
  clashByHand,
  grouped,
  hitsByHand,
  type Spread,
  showing,
} from '../../testing/by-hand.ts';
import { fightOf, GENERAL, sideOf } from '../../testing/fight-of.ts';
import { type ClashOutcome, fightChances, prepareFight, resolveClash } from './fight.ts';
import type { FightSituation } from './fight-dice.ts';

const NAMES = ['assaulterWins', 'assaulterBy2', 'targetBy2'] as const;

/** What bows and pikes take from the opponent, as their throwers and those shot at would have them. */
const bows = (dice: number, keeps: number): Spread =>
  grouped(
    again(showing(5, dice), (hits) => hits <= keeps),
    (hits) => Math.min(4, hits),
  );
const pikes = (dice: number, keeps: number): Spread =>
  grouped(
    again(showing(5, dice), (hits) => hits >= keeps),
    (hits) => Math.min(4, 2 * hits),
  );

interface Sides {
  readonly target: number;
  readonly assaulter: number;
}

/** A fight whose dice are themselves thrown for: each case with its chance. */
function mixed(cases: readonly (readonly [number, Sides])[], gifts = { target: false, assaulter: false }): ClashByHand {
  const sums = { assaulterWins: 0, assaulterBy2: 0, targetBy2: 0 };
  for (const [chance, dice] of cases) {
    const clash = clashByHand(hitsByHand(dice.target, gifts.target), hitsByHand(dice.assaulter, gifts.assaulter));
    for (const name of NAMES) sums[name] += chance * clash[name];
  }
  expect(cases.reduce((sum, [chance]) => sum + chance, 0)).toBeCloseTo(1, 12);
  return sums;
}

const over = (spread: Spread, dice: (effect: number) => Sides): [number, Sides][] =>
  spread.map((chance, effect) => [chance, dice(effect)]);

function expectChances(situation: FightSituation, expected: ClashByHand): void {
  const found = fightChances(situation);
  for (const name of NAMES) expect(found[name], name).toBeCloseTo(expected[name], 12);
}

describe('what is thrown before a fight', () => {
  it('CK-SHO-3 CK-FGT-7 bows of close order and auxiliaries of the target, pikes of both sides', () => {
    const mixedBows = 'CO bow, CO levy bow, Aux bow, Cav bow, Sk';
    const prepared = prepareFight(fightOf(sideOf(`${mixedBows}, CO pike`), sideOf(`${mixedBows}, Aux pike, CO pike`)));
    expect(prepared.bows).toEqual({ target: 4 + 3 + 3, assaulter: 0 });
    expect(prepared.pikes).toEqual({ target: 2, assaulter: 1 });
  });

  it('CK-FGT-7 with the ruling switched off bows of the assaulter too', () => {
    const situation = fightOf(sideOf('CO bow, Sk'), sideOf('Aux bow'), { bothBows: true });
    expect(prepareFight(situation).bows).toEqual({ target: 3, assaulter: 4 });
  });

  it('CK-FGT-10 the tallies are those before any effect', () => {
    const { tallies } = prepareFight(fightOf(sideOf('CO, CO pike', { general: GENERAL }), sideOf('CO bow, CO')));
    expect([tallies.assaulter.total, tallies.target.total]).toEqual([8, 5]);
  });
});

describe('chances of a fight by hand', () => {
  it('CK-FGT-6 with nothing thrown before', () => {
    expectChances(fightOf(sideOf('CO, CO'), sideOf('CO, Aux')), mixed([[1, { target: 5, assaulter: 6 }]]));
  });

  it('CK-FGT-7 bows of the target take dice of the assaulter; 2 hits and more are thrown again', () => {
    const situation = fightOf(sideOf('CO, CO, CO'), sideOf('CO bow, CO'));
    expectChances(situation, mixed(over(bows(4, 1), (effect) => ({ target: 5, assaulter: 9 - effect }))));
  });

  it('CK-FGT-7 bows take 4 at most, and 3 hits of eleven dice stand', () => {
    const situation = fightOf(sideOf('CO, CO, CO'), sideOf('CO bow, CO bow, Aux bow'));
    expectChances(situation, mixed(over(bows(11, 3), (effect) => ({ target: 5, assaulter: 9 - effect }))));
  });

  it('CK-FGT-7 pikes of the target, and of the assaulter', () => {
    const two = over(pikes(2, 1), (effect) => ({ target: 6, assaulter: 9 - effect }));
    expectChances(fightOf(sideOf('CO, CO, CO'), sideOf('CO pike, CO pike')), mixed(two));
    const one = over(pikes(1, 1), (effect) => ({ target: 9 - effect, assaulter: 6 }));
    expectChances(fightOf(sideOf('CO pike, CO'), sideOf('CO, CO, CO')), mixed(one));
    const both = pikes(1, 1).flatMap((chance, mine) =>
      pikes(1, 1).map((each, theirs): [number, Sides] => [chance * each, { target: 6 - theirs, assaulter: 9 - mine }]),
    );
    expectChances(fightOf(sideOf('CO pike, CO, CO'), sideOf('CO pike, CO')), mixed(both));
  });

  it('CK-FGT-7 CK-FGT-10 bows and pikes together cost 6 at most', () => {
    const situation = fightOf(sideOf('CO, CO, CO, Aux'), sideOf('CO bow pike, CO bow pike, Aux bow pike'));
    const cases = bows(11, 3).flatMap((chance, bow) =>
      pikes(3, 1).map((each, pike): [number, Sides] => [
        chance * each,
        { target: 5, assaulter: 10 - Math.min(6, bow + pike) },
      ]),
    );
    expectChances(situation, mixed(cases));
  });

  it('CK-FGT-7 with the ruling switched off both sides lose to bows', () => {
    const situation = fightOf(sideOf('CO bow, CO, CO'), sideOf('Aux bow, CO, CO'), { bothBows: true });
    const cases = bows(3, 1).flatMap((chance, mine) =>
      bows(4, 1).map((each, theirs): [number, Sides] => [
        chance * each,
        { target: Math.max(4, 7 - theirs), assaulter: 8 - mine },
      ]),
    );
    expectChances(situation, mixed(cases));
  });

  it('CK-GEN-6 an erratic leader of either side is good or bad by halves', () => {
    const erratic = { ...GENERAL, erratic: true };
    const ofTarget = fightOf(sideOf('CO, CO'), sideOf('CO', { general: erratic }));
    const target = [3 + 2 + 2, 4].map((dice): [number, Sides] => [1 / 2, { target: dice, assaulter: 6 }]);
    expectChances(ofTarget, mixed(target));
    const ofAssaulter = fightOf(sideOf('CO, CO', { general: erratic }), sideOf('CO, CO, CO'));
    const assaulter = [10, 6].map((dice): [number, Sides] => [1 / 2, { target: 9, assaulter: dice }]);
    expectChances(ofAssaulter, mixed(assaulter));
  });

  it('CK-GEN-2 a gift counts with 8 final dice only', () => {
    const gifted = sideOf('CO, CO', { general: { fightGift: true, erratic: false } });
    const cases = over(bows(4, 1), (effect) => ({ target: 5, assaulter: 8 - effect }));
    expectChances(fightOf(gifted, sideOf('CO bow, CO')), mixed(cases, { target: false, assaulter: true }));
    expectChances(
      fightOf(sideOf('CO, CO'), gifted),
      mixed([[1, { target: 8, assaulter: 6 }]], { target: true, assaulter: false }),
    );
  });

  it.each([
    [1, 8],
    [2, 6],
  ])('CK-FGT-8 %i late leave %i dice of nine', (late, dice) => {
    const situation = fightOf(sideOf('CO, CO, CO'), sideOf('CO, CO'), { late });
    expectChances(situation, mixed([[1, { target: 6, assaulter: dice }]]));
  });
});

describe('the chances are those of every way a fight can go', () => {
  const erratic = { fightGift: false, erratic: true };
  const gifted = { fightGift: true, erratic: false };
  const CASES: readonly [string, FightSituation][] = [
    ['CK-FGT-7 bows and pikes', fightOf(sideOf('CO pike, Aux'), sideOf('Aux bow, Aux'))],
    [
      'CK-FGT-7 bows and pikes of both sides',
      fightOf(sideOf('Aux bow pike'), sideOf('Aux bow pike'), { bothBows: true }),
    ],
    [
      'CK-GEN-6 two erratic leaders',
      fightOf(sideOf('Aux, Aux', { general: erratic }), sideOf('Aux', { general: erratic })),
    ],
    [
      'CK-GEN-2 two gifts and bows',
      fightOf(sideOf('CO, CO', { general: gifted }), sideOf('CO, Aux bow, CO', { general: gifted })),
    ],
    [
      'CK-FGT-8 late, uphill, and from the flank',
      fightOf(sideOf('CO shock, CO'), sideOf('CO, CO'), { late: 2, met: 'flank', hindered: true, times: 2 }),
    ],
  ];

  it.each(CASES)('%s', (_, situation) => {
    const prepared = prepareFight(situation);
    const key = ({ winner, margin }: ClashOutcome): string => `${winner} ${margin}`;
    const sums = { assaulterWins: 0, assaulterBy2: 0, targetBy2: 0 };
    let all = 0;
    for (const { value, chance } of enumerateWhole((dice) => resolveClash(prepared, dice), key).values()) {
      all += chance;
      if (value.winner === 'assaulter') sums.assaulterWins += chance;
      if (value.winner === 'assaulter' && value.margin >= 2) sums.assaulterBy2 += chance;
      if (value.winner === 'target' && value.margin >= 2) sums.targetBy2 += chance;
    }
    expect(all).toBeCloseTo(1, 9);
    expectChances(situation, sums);
  });
});
