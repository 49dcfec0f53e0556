import { again, ask, done, listed, procedure, type Side } from '@acies/kernel';
import { drawAllowed } from '@acies/rules-disorder';
import {
  type CbContext,
  enemyWithin,
  factsOf,
  isInContact,
  isRouting,
  leaderNear,
  leaderState,
  leaderWith,
  nameOf,
  presentOf,
  rightToLeft,
  unitOf,
  whoIs,
} from '../../board/look.ts';
import { type BentOn, INSPIRE_REACH, prepareControl, rollControl, testReason } from '../../sheet/chapters/control.ts';
import type { Order } from '../../sheet/chapters/orders.ts';
import { BOW_SHOT, isWild } from '../../sheet/troops.ts';
import { orderOf } from './obeying.ts';
import { orderWords } from './ordering.ts';

/** CB-CTL-2: what leaders add to a test, if their player wishes. */
export type Bias = {
  readonly inspiring: 0 | 1;
  readonly steadying: -1 | 0 | 1;
};

export interface Testing {
  readonly side: Side;
  /** Units that must be tested. */
  waiting: number[];
  /** Those who have been. */
  tested: number[];
  unit: number;
  /** A unit to be tested because its player wishes; null for no more. */
  wish?: number | null | undefined;
  bias?: Bias | undefined;
}

const NOBODY = -1;

/** CB-CTL-2: what a unit is bent on. */
export function bentOn(g: CbContext, id: number): BentOn {
  const { mood } = unitOf(g, id);
  if (mood === 'advancing') return 'spontaneous advance';
  return mood === 'pursuing' || mood === 'looting' ? mood : 'nothing';
}

/** Who can be tested at all: those who fight or flee have nothing to decide. */
const isTestable = (g: CbContext, id: number): boolean => !isInContact(g, id) && !isRouting(g, id);

/** CB-CMD-6: why a unit is tested, whatever its player wishes; or, if he wishes, why it may be. */
function reasonFor(g: CbContext, id: number, wished: boolean) {
  const { type } = factsOf(g, id).kind;
  const bent = bentOn(g, id);
  return testReason({
    type,
    bentOn: bent,
    againstOrders: wished && bent === 'nothing',
    wantsToStop: wished,
    // Enemies are of account only to the wild: of others nobody looks for them.
    nearEnemy: isWild(type) && enemyWithin(g, id, BOW_SHOT),
  });
}

/** CB-CMD-6: whether a player may have a unit tested. */
const mayTest = (g: CbContext, { tested }: Testing, id: number): boolean =>
  isTestable(g, id) && !tested.includes(id) && mayGain(g, id);

/** CB-CMD-6: whom he may have tested. */
const testableOf = (g: CbContext, t: Testing): number[] =>
  rightToLeft(
    g,
    t.side,
    presentOf(g, t.side).filter((id) => mayTest(g, t, id)),
  );

export const testDecision = listed<CbContext, Testing, number | null>('test', {
  pass: null,
  question: () => 'Who is tested, to stop or to act otherwise than ordered?',
  options(g, t, out) {
    out.add(null);
    for (const id of testableOf(g, t)) out.add(id);
  },
  isPlainlyOpen: (g, t) => presentOf(g, t.side).some((id) => mayTest(g, t, id)),
  sample: (g, t, draw) => drawAllowed([...presentOf(g, t.side)], (id) => mayTest(g, t, id), draw) ?? null,
  about: testableOf,
  shows: (_, __, choice) => (choice === null ? {} : { pieces: [choice] }),
  label: (g, { tested }, choice) => {
    if (choice === null) return tested.length === 0 ? 'nobody' : 'nobody else';
    return `${nameOf(g, choice)}: test it, ${purposeOf(g, choice)}`;
  },
});

/** Orders that leave a unit free to go at the enemy. */
const FORWARD: readonly Order[] = ['attack', 'skirmish'];

/** CB-CMD-6 (R): who may do all that it could wish to without a test is not tested far from enemy. */
const mayGain = (g: CbContext, id: number): boolean =>
  bentOn(g, id) !== 'nothing' || !FORWARD.includes(orderOf(g, id).do) || enemyWithin(g, id, BOW_SHOT);

/** What a test is for. */
function purposeOf(g: CbContext, id: number): string {
  const bent = bentOn(g, id);
  if (bent !== 'nothing') return bent === 'spontaneous advance' ? 'to stop its spontaneous advance' : `to stop ${bent}`;
  return `to act against its order to ${orderWords((unit) => nameOf(g, unit), orderOf(g, id))}`;
}

/** CB-CTL-2: an inspiring leader within 1 JT, and an attached one who steadies. */
function biasesFor(g: CbContext, id: number): Bias[] {
  const leader = leaderWith(g, id);
  const inspires = leaderNear(g, id, INSPIRE_REACH, (one) => leaderState(g, one).inspires > 0);
  const steadies = leader !== undefined && leaderState(g, leader.id).steadies > 0;
  const signs: (-1 | 0 | 1)[] = steadies ? [0, 1, -1] : [0];
  return signs.flatMap((steadying) =>
    (inspires ? ([0, 1] as const) : ([0] as const)).map((inspiring) => ({ inspiring, steadying })),
  );
}

export const biasDecision = listed<CbContext, Testing, Bias>('bias', {
  question: (g, { unit }) => `Control test of ${nameOf(g, unit)}: what do its leaders add?`,
  options(g, { unit }, out) {
    for (const bias of biasesFor(g, unit)) out.add(bias);
  },
  label(_, __, { inspiring, steadying }) {
    const words = [
      ...(inspiring > 0 ? ['+1 for inspiring'] : []),
      ...(steadying !== 0 ? [`${steadying > 0 ? '+1' : '-1'} for steadying`] : []),
    ];
    return words.join(' and ') || 'nothing';
  },
  about: (_, { unit }) => [unit],
  shows: (_, { unit }) => ({ pieces: [unit] }),
});

/** CB-SEQ-2, CB-CMD-6: the control tests of a side, from right to left; first those that must be. */
export const controlTests = procedure<CbContext, Testing>('control-tests', {
  muster: (g, t) => {
    const tested = presentOf(g, t.side).filter((id) => isTestable(g, id) && reasonFor(g, id, false) !== undefined);
    t.waiting = rightToLeft(g, t.side, tested);
  },
  next: (_, t) => {
    t.wish = undefined;
    t.unit = t.waiting.shift() ?? NOBODY;
    return t.unit === NOBODY ? ask(t.side, testDecision, 'wish') : undefined;
  },
  wished: (_, t) => {
    if (t.unit !== NOBODY) return undefined;
    if (t.wish === null || t.wish === undefined) return done(undefined);
    t.unit = t.wish;
    return undefined;
  },
  lead: (_, t) => ask(t.side, biasDecision, 'bias'),
  test: (g, t) => {
    t.tested.push(t.unit);
    test(g, t.unit, t.bias!, t.wish !== undefined);
    return again('next');
  },
});

/** CB-CTL-3, CB-CTL-4, CB-CTL-5. */
function test(g: CbContext, id: number, bias: Bias, wished: boolean): void {
  const unit = unitOf(g, id);
  const why = reasonFor(g, id, wished)!;
  const prepared = prepareControl({ unit: factsOf(g, id).kind, bentOn: bentOn(g, id), ...bias });
  const result = rollControl(prepared, g.dice, whoIs(g, id));
  const clauses = [why.clause, 'CB-CTL-1', 'CB-CTL-2'];
  g.tell?.({ type: 'control', clauses, unit: id, tally: prepared.tally, result, why: why.text });
  switch (result) {
    case 'goes on':
      if (unit.mood === 'steady') advance(g, id);
      return;
    case 'advances':
      advance(g, id);
      return;
    case 'repeats':
      // Who is bent on something goes on with that.
      if (unit.mood === 'steady') unit.control = 'repeats';
      return;
    case 'halts':
      unit.control = 'halts';
      return;
    case 'as wished':
      Object.assign(unit, { control: 'free', mood: 'steady' });
  }
}

/** CB-CTL-5, CB-CTL-6: from now on it goes for the nearest enemy. */
function advance(g: CbContext, id: number): void {
  const unit = unitOf(g, id);
  if (unit.mood === 'advancing') return;
  unit.mood = 'advancing';
  g.tell?.({ type: 'advances', clauses: ['CB-CTL-6'], unit: id });
}
