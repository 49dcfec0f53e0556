import type { Json } from '@acies/kernel';
import type { Question, Weighed } from '@acies/players';
import { bestFirst } from '@acies/players';
import type { Zone } from '@acies/zones';
import { type CkContext, hasRoomFor, unitOf } from '../board/look.ts';
import { daringOf } from './haste.ts';
import { Prospects } from './prospects.ts';

/** A unit goes to a zone. */
export interface Step {
  readonly choice: Json;
  readonly unit: number;
  readonly to: Zone;
}

/**
 * What two must gain together, in half bases, for the first to set out: he is alone until the other comes, who may fail to. Who
 * has to dare something sets out for less.
 */
const TOGETHER = 3;

/**
 * Where no step is worth making by itself: the first of the two that gain most if both are made, should that be enough. Else
 * everybody would wait for somebody to go first.
 */
export function togetherWith(
  question: Question<CkContext>,
  weighed: readonly Weighed[],
  steps: readonly Step[],
): Weighed[] {
  const pairs = pairsOf(question.g, weighed, steps);
  if (pairs.length === 0) return [...weighed];
  const daring = daringOf(question.g, question.side);
  const gain = gainIn(question, daring);
  let most = TOGETHER / (1 + daring);
  let first: Step | undefined;
  for (const [one, other] of pairs) {
    const both = gain(one, other);
    if (both > most) [most, first] = [both, one];
  }
  return bestFirst(weighed.map((one) => (one.choice === first?.choice ? { ...one, worth: most / 2 } : one)));
}

/** For every zone and every way out of it the two for whom that is best. */
function pairsOf(g: CkContext, weighed: readonly Weighed[], steps: readonly Step[]): (readonly [Step, Step])[] {
  const stepOf = new Map(steps.map((step) => [step.choice, step]));
  const best = new Map<string, Step>();
  const pairs = new Map<string, readonly [Step, Step]>();
  for (const { choice } of weighed) {
    const step = stepOf.get(choice);
    if (!step) continue;
    const way = `${unitOf(g, step.unit).zone} ${step.to}`;
    const one = best.get(way);
    if (!one) best.set(way, step);
    else if (!pairs.has(way)) pairs.set(way, [one, step]);
  }
  return [...pairs.values()];
}

/** What a side gains by two steps to one zone; nothing where there is no room for both. */
function gainIn({ g, side }: Question<CkContext>, daring: number): (one: Step, other: Step) => number {
  const { now } = new Prospects(g, side, daring);
  return (one, other) => {
    if (!hasRoomFor(g, one.to, side, [one.unit, other.unit])) return 0;
    const unit = unitOf(g, one.unit);
    const from = unit.zone;
    unit.zone = one.to;
    const both = new Prospects(g, side, daring).with(other.unit, other.to);
    unit.zone = from;
    return both - now;
  };
}
