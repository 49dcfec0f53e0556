import type { Explaining, Question } from '@acies/players';
import { considered, type Evaluators } from '@acies/players';
import { type ClockContext, isInContact, unitOf } from '../board/look.ts';
import type { Firing } from '../play/fighting/firing.ts';
import { contactOf, type MeleeChoice } from '../play/fighting/melee-order.ts';
import type { clockRules } from '../rule-set.ts';
import { asTheBattleSuggests } from './deploying.ts';
import { dressEvaluator } from './dressing.ts';
import { meleeWorth } from './fights.ts';
import { CENTURION, type Judgement } from './judgement.ts';
import { weighOrders } from './ordering.ts';
import type { Weights } from './weights.ts';
import { fireWorth, worthOf } from './worth.ts';

function fireChoiceWorth(weights: Weights, { g, locals }: Question<ClockContext, Firing>, target: number): number {
  const together = locals.aims.filter(([, at]) => at === target).map(([by]) => by);
  const before = together.length > 0 ? fireWorth(weights, g, together, target) : 0;
  return fireWorth(weights, g, [...together, locals.waiting[0]!], target) - before;
}

/** A leader flees to sound troops out of the fight. */
const refugeWorth = (weights: Weights, { g }: Question<ClockContext>, to: number): number =>
  worthOf(weights, g, to) - unitOf(g, to).dmz - (isInContact(g, to) ? 2 : 0);

type Whole = 'order' | 'deploy';

function evaluatorsWith(judgement: Judgement): Evaluators<typeof clockRules, Whole> {
  const { weights } = judgement;
  return {
    'deploys-first': (_: Question<ClockContext>, first: boolean) => (first ? 0 : 1),
    'moves-first': (_: Question<ClockContext>, first: boolean) => (first ? 1 : 0),
    fire: (question: Question<ClockContext, Firing>, target: number) => fireChoiceWorth(weights, question, target),
    dress: dressEvaluator(judgement),
    melee: ({ g, side }: Question<ClockContext>, choice: MeleeChoice) =>
      meleeWorth(weights, g, side, contactOf(g, choice)),
    advance: (_: Question<ClockContext>, advances: boolean) => (advances ? weights.advance : 0),
    escape: (question: Question<ClockContext>, to: number) => refugeWorth(weights, question, to),
  };
}

const LOOKS_AT = {
  deploy: 'the first place that is suggested',
  'deploys-first': 'who sees the other drawn up',
  'moves-first': 'who strikes first',
  fire: 'exact odds of the shots, with those who shoot at the same',
  dress: 'the ground, the facing, who is near, the charges to come',
  melee: 'the melee it expects most of, before others can take its ground',
  advance: 'the place in line, and its support',
  escape: 'sound troops out of the fight',
};

/** The considered player: charges by exact odds, and moves that bring the right troops up facing the enemy. */
export const playerWith = (judgement: Judgement, deploy = asTheBattleSuggests): Explaining =>
  considered<typeof clockRules, Whole>({
    name: 'centurion',
    about: 'charges by exact odds, and brings the right troops up facing the enemy',
    evaluators: evaluatorsWith(judgement),
    whole: { order: (question) => weighOrders(judgement, question), deploy },
    looksAt: LOOKS_AT,
  });

export const centurion = playerWith(CENTURION);
