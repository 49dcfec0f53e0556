import type { BySide, Result, Side } from '@acies/kernel';
import type { Tally } from '@acies/kernel/odds';
import type { Band, Cause } from '@acies/rules-disorder';
import type { ControlResult } from '../sheet/chapters/control.ts';
import type { EvadeResult } from '../sheet/chapters/evading.ts';
import type { MoveKind } from '../sheet/chapters/moving.ts';
import type { Rampage } from '../sheet/chapters/rampage.ts';
import type { AfterMove } from '../sheet/combat/combat-results.ts';
import type { Response } from '../sheet/combat/responses.ts';
import type { OrderGiven } from './setting.ts';

type Of<Type extends string, Facts> = { readonly type: Type; readonly clauses: readonly string[] } & Readonly<Facts>;

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** How a unit came to be elsewhere. */
export type How = MoveKind | 'fall back' | 'follow up' | 'pass through' | 'turn' | 'relief' | 'break';

/** Everything that happens in a battle, in order and by itself: a log, an animation and a report can be made from it. */
export type LegioEvent =
  | Of<'turn', { number: number; initiative: Side }>
  | Of<'command', { leader: number; does: 'control' | 'inspire'; unit: number }>
  | Of<'rode', { leader: number; to: number }>
  | Of<'messenger', { leader: number; to: number; arrives: boolean }>
  | Of<'ordered', { leader: number; to: number; order: OrderGiven; how: 'told' | 'sent' | 'heard' }>
  | Of<'control', { unit: number; tally: Tally; result: ControlResult; last: 'stand' | 'move' }>
  | Of<'allowance', { unit: number; paces: Tally }>
  | Of<'moved', { unit: number; how: How; to: Pose }>
  | Of<'formed', { unit: number; into: 'line' | 'column' | 'unformed' }>
  | Of<'spread', { unit: number; files: number }>
  | Of<'mounted', { unit: number; onFoot: boolean }>
  | Of<'rests', { unit: number }>
  | Of<'rested', { unit: number; removed: Tally }>
  | Of<'shot', { unit: number; target: number; dice: Tally; hits: number }>
  | Of<'disordered', { unit: number; cause: Cause; why: string; gained: number; dp: number; shaken: boolean }>
  | Of<'casualties', { unit: number; lost: number; left: number }>
  | Of<'charge', { unit: number; target: number }>
  | Of<'response', { unit: number; response: Response }>
  | Of<'evade', { unit: number; tally: Tally; result: EvadeResult }>
  | Of<'contact', { attacker: number; defender: number; met: 'front' | 'flank' | 'rear' }>
  | Of<'short', { unit: number; target: number }>
  | Of<
      'combat',
      {
        red: readonly number[];
        blue: readonly number[];
        tallies: Readonly<BySide<Tally>>;
        scores: Readonly<BySide<number>> | null;
        bands: Readonly<BySide<Band>>;
      }
    >
  | Of<'after', { unit: number; move: AfterMove }>
  | Of<'stayed', { unit: number; why: 'no room beyond the enemy' | 'no way straight on' }>
  | Of<'left out', { unit: number; enemy: number }>
  | Of<'blocked', { unit: number; surrenders: boolean }>
  | Of<'caught', { unit: number; by: number }>
  | Of<'broken', { unit: number }>
  | Of<'loots', { unit: number }>
  | Of<'rallied', { unit: number }>
  | Of<'rampage', { unit: number; way: Rampage }>
  | Of<'destroyed', { unit: number; how: 'destroyed' | 'left the table' | 'surrendered' | 'removed' }>
  | Of<'leader', { leader: number; fate: 'killed' | 'unhurt' | 'flees' }>
  | Of<'ended', { result: Result }>;
