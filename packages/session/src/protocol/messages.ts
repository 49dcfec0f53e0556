import type { Json, Side } from '@acies/kernel';
import type { GameFacts } from './facts.ts';
import type { LogEntry } from './log.ts';
import type { Moment, TurnOf } from './moments.ts';
import type { BattlePlan } from './plan.ts';
import type { PresetWay, Scope } from './preset.ts';
import type { Query, QueryAnswer, QueryName } from './queries.ts';
import type { TableState } from './state.ts';

/** A message says of what type it is, and what messages of that type do. */
export type Message<M, T extends keyof M> = { [K in T]: { readonly type: K } & M[K] }[T];
type Nothing = Record<never, never>;

/** What the page says to a session. */
interface PageMessages {
  readonly begin: { readonly plan: BattlePlan };
  readonly read: { readonly text: string };
  readonly open: { readonly game: string };
  readonly choose: Moment & { readonly choice: Json };
  readonly dice: Moment & { readonly faces: readonly number[] };
  readonly 'leave-dice': Moment;
  readonly undo: Moment;
  /** The page has shown what there is: whoever decides without a person may go on. */
  readonly 'go-on': Moment;
  /** Whoever thinks is to choose what seems best so far; where a turn is named, in all else of it at first sight. */
  readonly hurry: Moment & { readonly turnOf?: TurnOf | undefined };
  /** Whoever thinks leaves off, to begin anew when he may go on. */
  readonly pause: Nothing;
  readonly preset: {
    readonly side: Side;
    readonly decision: string;
    readonly way: PresetWay | undefined;
    /** The whole battle unless told. */
    readonly scope?: Scope | undefined;
  };
  readonly ask: Query;
}
export type ToSessionType = keyof PageMessages;
export type ToSession<T extends ToSessionType = ToSessionType> = Message<PageMessages, T>;

/** One question among the messages. */
export type AskMessage<N extends QueryName> = { readonly type: 'ask' } & Query<N>;

/** What a session says to the page. */
export interface SessionMessages {
  readonly opened: { readonly facts: GameFacts };
  readonly state: { readonly state: TableState };
  /** The log from this entry on; what was there is replaced. */
  readonly log: { readonly from: number; readonly entries: readonly LogEntry[] };
  readonly answer: QueryAnswer;
  readonly 'no-answer': { readonly id: number; readonly name: QueryName; readonly fault: string };
  /** What was asked for cannot be, and nothing has changed; or, of nothing that was asked for, the game is gone. */
  readonly refused: { readonly of: ToSessionType | undefined; readonly why: string };
  /** The game went on in another tab, and this one has followed. */
  readonly elsewhere: Nothing;
}
export type FromSessionType = keyof SessionMessages;
export type FromSession<T extends FromSessionType = FromSessionType> = Message<SessionMessages, T>;
