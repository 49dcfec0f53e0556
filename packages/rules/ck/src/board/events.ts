import type { Result, Side } from '@acies/kernel';
import type { Tally } from '@acies/kernel/odds';
import type { Zone } from '@acies/zones';
import type { ByRole, Role, Temper } from '../sheet/chapters/fight-dice.ts';
import type { MoraleEffect } from '../sheet/chapters/morale.ts';
import type { ArtilleryHit } from '../sheet/chapters/volley.ts';
import type { Piece } from '../sheet/scenery.ts';

type Of<Type extends string, Facts> = { readonly type: Type; readonly clauses: readonly string[] } & Readonly<Facts>;

/** Everything that happens in a battle, in order and by itself: a log, an animation and a report can be made from it. */
export type CkEvent =
  | Of<'scenery', { side: Side; piece: Piece; zone: Zone }>
  | Of<'deployed', { unit: number; to: number }>
  | Of<'general deployed', { general: number; to: number }>
  | Of<'first', { side: Side }>
  | Of<'turn', { turn: number; side: Side; clock: number }>
  | Of<'rode', { general: number; to: number; how: 'ride' | 'along' | 'escape' }>
  | Of<'general stopped', { general: number }>
  | Of<'valiant', { general: number; to: Zone; assaults: boolean }>
  | Of<'morale', { side: Side; zone: Zone; tally: Tally; fails: number; effect: MoraleEffect }>
  | Of<'arrived', { unit: number; zone: Zone; from: 'flank' | 'reserve' }>
  | Of<'stays in reserve', { unit: number }>
  | Of<'moved', { unit: number; to: Zone; tally: Tally | null }>
  | Of<'failed to move', { unit: number; to: Zone; tally: Tally }>
  | Of<'volley', { side: Side; from: Zone; to: Zone; tally: Tally; hits: number }>
  | Of<'artillery', { unit: number; to: Zone; hit: ArtilleryHit }>
  | Of<'assault', { side: Side; from: Zone; to: Zone; late: readonly number[] }>
  | Of<'no fight', { side: Side; from: Zone; to: Zone }>
  | Of<'thrown again', { by: Side; zone: Zone }>
  | Of<'yielded', { side: Side; zone: Zone }>
  | Of<'overrun', { side: Side; zone: Zone }>
  | Of<'temper', { general: number; temper: Temper }>
  | Of<'fight', { from: Zone; to: Zone; tallies: ByRole<Tally>; hits: ByRole<number>; winner: Role; margin: number }>
  | Of<'hits', { side: Side; zone: Zone; units: readonly number[]; hits: readonly number[] }>
  | Of<'lost', { unit: number; halves: number; marker: boolean }>
  | Of<'destroyed', { unit: number; how: 'losses' | 'cavalry' | 'artillery' | 'no way out' }>
  | Of<'general hit', { general: number; killed: boolean }>
  | Of<'general lost', { general: number }>
  | Of<'pursuit', { side: Side; zone: Zone; losses: number }>
  | Of<'rallied', { side: Side; zone: Zone; markers: number }>
  | Of<'awarded', { unit: number }>
  | Of<
      'fell back',
      {
        units: readonly number[];
        from: Zone;
        to: number;
        jumped: readonly Zone[];
        /** Casualty markers taken along, and where they end; off the table they are gone. */
        markers: number;
        dumped: number;
      }
    >
  | Of<'gave way', { units: readonly number[]; from: Zone; to: Zone }>
  | Of<'clock', { rolled: number; clock: number }>
  | Of<'ended', { result: Result }>;
