import type { Result, Side } from '@acies/kernel';
import type { Tally } from '@acies/kernel/odds';
import type { FireResult } from '../sheet/chapters/fire.ts';
import type { LeaderFate } from '../sheet/chapters/leader-fate.ts';
import type { MeleeOutcome } from '../sheet/chapters/melee.ts';
import type { How } from '../sheet/markers.ts';
import type { Met, Pose } from './board.ts';
import type { Stratagem } from './setup.ts';

type Of<Type extends string, Facts> = { readonly type: Type; readonly clauses: readonly string[] } & Readonly<Facts>;

/** Everything that happens in a battle, in order and by itself: a log, an animation and a report can be made from it. */
export type ClockEvent =
  | Of<'first', { side: Side; what: 'deployment' | 'half turn' }>
  | Of<'deployed', { unit: number; to: Pose }>
  | Of<'half turn', { number: number; side: Side; orders: number }>
  | Of<'rally', { unit: number; tally: Tally; needs: number; rallied: boolean }>
  | Of<'fire', { firers: readonly number[]; target: number; tally: Tally; result: FireResult }>
  | Of<'order', { side: Side; units: readonly number[]; by: number; left: number }>
  | Of<
      'moved',
      {
        unit: number;
        to: Pose;
        how: 'move' | 'charge' | 'turn' | 'retreat' | 'advance' | 'disengage' | 'dress';
      }
    >
  | Of<'nerve', { unit: number; target: number; tally: Tally; needs: number; dares: boolean }>
  | Of<'contact', { attacker: number; defender: number; met: Met }>
  | Of<'stratagem', { side: Side; stratagem: Stratagem }>
  | Of<'revealed', { unit: number; to: Pose }>
  | Of<
      'melee',
      {
        attacker: number;
        defender: number;
        tallies: Readonly<Record<'attacker' | 'defender', Tally>>;
        outcome: MeleeOutcome;
      }
    >
  | Of<'marked', { unit: number; gained: number; dmz: number }>
  | Of<'destroyed', { unit: number; how: How }>
  | Of<'leader', { leader: number; fate: LeaderFate; to: number }>
  | Of<'rode', { leader: number; to: number }>
  | Of<'clock', { side: Side; clock: number; why: 'half turn' | 'leader' | 'camp' }>
  | Of<'even half turn', object>
  | Of<'ended', { result: Result }>;
