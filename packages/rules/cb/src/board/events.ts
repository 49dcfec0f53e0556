import type { Result, Side } from '@acies/kernel';
import type { Tally } from '@acies/kernel/odds';
import type { Band, Cause, Met } from '@acies/rules-disorder';
import type { ControlResult } from '../sheet/chapters/control.ts';
import type { LeaderFate } from '../sheet/chapters/leader-risk.ts';
import type { MoveKind } from '../sheet/chapters/move-kinds.ts';
import type { AfterMove } from '../sheet/combat/combat-results.ts';
import type { Response } from '../sheet/combat/responses.ts';
import type { Formation } from '../sheet/formations.ts';
import type { OrderGiven } from './setting.ts';

type Of<Type extends string, Facts> = { readonly type: Type; readonly clauses: readonly string[] } & Readonly<Facts>;

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** How a unit came to be elsewhere. */
export type How = MoveKind | 'fall back' | 'follow up' | 'burst through' | 'take ground' | 'turn' | 'relief';

/** How a unit ended. */
export type Ending = 'destroyed' | 'left the table' | 'surrendered' | 'ran amok';

/** Everything that happens in a battle, in order and by itself: a log, an animation and a report can be made from it. */
export type CbEvent =
  | Of<'turn', { number: number; initiative: Side }>
  | Of<'influence', { leader: number; does: 'inspire' | 'steady' | 'direct'; unit: number }>
  | Of<'rode', { leader: number; toward: number; joins: boolean }>
  | Of<'ordered', { leader: number; to: number; order: OrderGiven; how: 'told' | 'sent' | 'received' }>
  | Of<'control', { unit: number; tally: Tally; result: ControlResult; why: string }>
  | Of<'rallying', { unit: number }>
  | Of<'allowance', { unit: number; distance: Tally }>
  | Of<'moved', { unit: number; how: How; to: Pose }>
  | Of<'formed', { unit: number; into: Formation; files: number }>
  | Of<'shot', { unit: number; target: number; dice: Tally; hits: number }>
  | Of<
      'disordered',
      { unit: number; cause: Cause; why: string; gained: number; dp: number; shaken: boolean; standsLost?: number }
    >
  | Of<'critical', { unit: number; dps: number; hits: number; fate: 'holds' | 'rampages' | 'destroyed' }>
  | Of<'recovered', { unit: number; removed: number; dp: number; calm: boolean }>
  | Of<'casualties', { unit: number; lost: number; left: number }>
  | Of<'charge', { unit: number; target: number; forced: boolean; runsOn?: true }>
  | Of<'response', { unit: number; response: Response }>
  | Of<'contact', { attacker: number; defender: number; met: Met }>
  | Of<'short', { unit: number; target: number }>
  | Of<
      'combat',
      { unit: number; against: number; tally: Tally; score: number; enemyScore: number; band: Band; round: string }
    >
  | Of<'after', { unit: number; move: AfterMove | 'take ground' }>
  | Of<'blocked', { unit: number; surrenders: boolean }>
  | Of<'burst', { unit: number; through: number }>
  | Of<'hacked', { unit: number; by: number }>
  | Of<'broken', { unit: number }>
  | Of<'advances', { unit: number }>
  | Of<'loots', { unit: number }>
  | Of<'rampage', { unit: number; degrees: number }>
  | Of<'destroyed', { unit: number; how: Ending }>
  | Of<'leader', { leader: number; fate: LeaderFate | 'flees' | 'lost' }>
  | Of<'ended', { result: Result }>;
