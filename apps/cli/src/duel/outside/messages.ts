import type { Json, OpenQuestion, Result, Side } from '@acies/kernel';
import type { GameView } from '@acies/kernel/match';
import { choicesOf } from '@acies/play';
import { z } from 'zod';

/** The version of the protocol; docs/players.md describes it. */
const PROTOCOL = 1;

/** A choice that is offered, with its words. */
interface Offered {
  readonly choice: Json;
  readonly label: string;
}

/** Milliseconds. */
export interface Clock {
  /** For this decision. */
  readonly limit: number;
  /** In all decisions of this game so far. */
  readonly used: number;
}

/** What a player outside is told, one a line. */
export type Told =
  | {
      readonly type: 'hello';
      readonly protocol: number;
      readonly rules: string;
      readonly battle: string;
      readonly side: Side;
      readonly clock: Clock;
    }
  | { readonly type: 'state'; readonly view: GameView }
  | {
      readonly type: 'decision';
      readonly id: number;
      readonly decision: string;
      readonly question: string;
      /** True where options are only suggestions and other choices may be legal. */
      readonly open: boolean;
      readonly options: readonly Offered[];
      readonly clock: Clock;
    }
  | {
      readonly type: 'end';
      readonly outcome: 'won' | 'lost' | 'drawn';
      readonly reason: string;
      readonly result: Result | null;
    };

export type ToldDecision = Extract<Told, { type: 'decision' }>;

export const helloOf = (rules: string, battle: string, side: Side, limit: number): Told => ({
  type: 'hello',
  protocol: PROTOCOL,
  rules,
  battle,
  side,
  clock: { limit, used: 0 },
});

export const decisionOf = (question: OpenQuestion, id: number, clock: Clock): ToldDecision => ({
  type: 'decision',
  id,
  decision: question.decision,
  question: question.question,
  open: question.options === undefined,
  options: choicesOf(question).map((choice) => ({ choice, label: question.label(choice) })),
  clock,
});

/** The answer to hello. */
export const READY = z.object({ type: z.literal('ready'), name: z.string().max(80).optional() });

/** The answer to a decision: one of the options by its place, counted from 0, or a choice of one's own. */
export const CHOICE = z.union([
  z.object({ type: z.literal('choice'), id: z.number(), option: z.number() }),
  z.object({ type: z.literal('choice'), id: z.number(), choice: z.json() }),
]);
