import type { Direction, Hex } from '@acies/hexes';
import type { Result, Side } from '@acies/kernel';
import type { Reason, Tally } from '@acies/kernel/odds';
import type { ShotOutcome } from '../sheet/chapters/firing.ts';
import type { MeleeOutcome } from '../sheet/chapters/melee.ts';

type Of<Type extends string, Facts> = { readonly type: Type; readonly clauses: readonly string[] } & Readonly<Facts>;

/** Everything that happens in a battle, in order and by itself: a log, an animation and a report can be made from it. */
export type HexEvent =
  | Of<'turn', { turn: number; first: Side }>
  | Of<'passed', { side: Side }>
  | Of<'activated', { stands: readonly number[] }>
  | Of<
      'moved',
      {
        stand: number;
        path: readonly Hex[];
        facing: Direction;
        how: 'move' | 'charge' | 'evade' | 'retreat' | 'pursue' | 'displaced' | 'step back' | 'leave';
      }
    >
  | Of<'turned', { stand: number; facing: Direction }>
  | Of<'ordered', { stand: number; purpose: string; passed: boolean; tally: Tally; needs: number }>
  | Of<'disordered', { stand: number; because: Reason }>
  | Of<'recovered', { stand: number }>
  | Of<'charged', { stand: number; target: number }>
  | Of<'responded', { stand: number; response: string }>
  | Of<'contact', { attacker: number; defender: number }>
  | Of<'shot', { stand: number; target: number; tally: Tally; outcome: ShotOutcome }>
  | Of<
      'melee',
      {
        attacker: number;
        defender: number;
        tallies: Readonly<Record<'attacker' | 'defender', { pila: Tally; dice: Tally }>>;
        supports: readonly number[];
        outcome: MeleeOutcome;
      }
    >
  | Of<'lost', { stand: number; sp: number }>
  | Of<'destroyed', { stand: number; off: boolean }>
  | Of<'shaken', { stand: number; passed: boolean }>
  | Of<'blocked', { stand: number }>
  | Of<'held', { stand: number }>
  | Of<'pursuit', { stand: number; hexes: number }>
  | Of<'rode', { leader: number; to: number }>
  | Of<'leader lost', { leader: number }>
  | Of<'ended', { result: Result }>;
