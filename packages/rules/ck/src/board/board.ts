import type { Side } from '@acies/kernel';
import { mapped, numbersFrom } from '@acies/kernel/fast';
import type { Scenery } from '../sheet/scenery.ts';
import { UNPLACED } from './places.ts';
import type { Setting } from './setting.ts';
import type { Setup } from './setup.ts';

/** What changes about a unit. */
export interface Unit {
  /** Its zone, or one of the places off the field. */
  zone: number;
  /** Half bases left. */
  halves: number;
  winning: boolean;
  /** This turn: */
  moved: boolean;
  /** CK-MOR-4: may neither move nor assault. */
  held: boolean;
  /** CK-MOR-6: it has fallen back from a zone that is held, and is held alone where it now stands. */
  fellBack: boolean;
  /** CK-MOR-5: may not shoot. */
  silent: boolean;
  /** CK-MOV-5: it has assaulted. */
  assaulting: boolean;
  /** CK-FGT-4: how many times it has been assaulted. */
  assaulted: number;
}

export interface Board {
  /** Rounds: each is a turn of both sides. */
  turn: number;
  /** Whose turn it is. */
  side: Side;
  first: Side;
  clock: number;
  readonly scenery: Scenery[];
  readonly units: Unit[];
  /** Where each general is; a zone, in reserve, or gone. */
  readonly generals: number[];
  /** Casualty markers by zone. */
  readonly markers: number[];
}

export function beginBoard({ grid, scenery, units, generals }: Setting, { deploy, first }: Setup): Board {
  const given = deploy === 'as given';
  return {
    turn: 0,
    side: first ?? 'red',
    first: first ?? 'red',
    clock: 0,
    scenery: scenery.slice(),
    units: mapped(units, ({ at, start }) => ({
      zone: given ? at : UNPLACED,
      halves: start,
      winning: false,
      moved: false,
      held: false,
      fellBack: false,
      silent: false,
      assaulting: false,
      assaulted: 0,
    })),
    generals: numbersFrom(generals, ({ at }) => (given ? at : UNPLACED)),
    markers: new Array<number>(grid.count).fill(0),
  };
}

export const copyBoard = (board: Board): Board => ({
  turn: board.turn,
  side: board.side,
  first: board.first,
  clock: board.clock,
  scenery: board.scenery.slice(),
  units: mapped(board.units, (unit) => ({
    zone: unit.zone,
    halves: unit.halves,
    winning: unit.winning,
    moved: unit.moved,
    held: unit.held,
    fellBack: unit.fellBack,
    silent: unit.silent,
    assaulting: unit.assaulting,
    assaulted: unit.assaulted,
  })),
  generals: board.generals.slice(),
  markers: board.markers.slice(),
});
