import type { Direction, Hex } from '@acies/hexes';
import type { BySide, Side } from '@acies/kernel';
import { mapped } from '@acies/kernel/fast';
import type { Terrain } from '../sheet/terrain.ts';
import type { Setting } from './setting.ts';

export const GONE = -1;

/** What changes about a stand. */
export interface Stand {
  hex: Hex;
  facing: Direction;
  sp: number;
  disordered: boolean;
  /** This turn: */
  activated: boolean;
  bounds: number;
  charged: boolean;
  fired: boolean;
  evaded: boolean;
  /** Has fought as a main stand (HX-MEL-7). */
  main: boolean;
  /** Has lent a die to a friend (HX-MEL-7). */
  supported: boolean;
}

export interface Leader {
  /** The stand he rides with, or GONE. */
  stand: number;
  /** He has ridden from one stand to another this turn. */
  rode: boolean;
}

/** Two stands locked in melee. */
export interface Contact {
  readonly attacker: number;
  readonly defender: number;
  /** The attacker has come in since melees were last fought: impact and pila count. */
  fresh: boolean;
  /** Fought this turn. */
  fought: boolean;
  /** What the attacker charged out of, where that is other terrain than it fights on (HX-TER-1, HX-TER-5). */
  readonly began?: Terrain;
}

export interface Board {
  turn: number;
  /** The side with the initiative. */
  first: Side;
  /** Which stand is in each hex, GONE for none. */
  readonly at: number[];
  readonly stands: Stand[];
  readonly leaders: Leader[];
  contacts: Contact[];
  /** Sides that activate no more this turn. */
  readonly passed: BySide<boolean>;
  /** Stands that failed an opportunity test during this activation. */
  tried: number[];
}

export function beginBoard(setting: Setting): Board {
  const at = new Array<number>(setting.grid.count).fill(GONE);
  for (const { id, hex } of setting.stands) at[hex] = id;
  return {
    turn: 0,
    first: 'red',
    at,
    stands: mapped(setting.stands, ({ hex, facing, start }) => ({
      hex,
      facing,
      sp: start,
      disordered: false,
      activated: false,
      bounds: 0,
      charged: false,
      fired: false,
      evaded: false,
      main: false,
      supported: false,
    })),
    leaders: mapped(setting.leaders, ({ stand }) => ({ stand, rode: false })),
    contacts: [],
    passed: { red: false, blue: false },
    tried: [],
  };
}

export const copyBoard = (board: Board): Board => ({
  turn: board.turn,
  first: board.first,
  at: board.at.slice(),
  stands: mapped(board.stands, (stand) => ({
    hex: stand.hex,
    facing: stand.facing,
    sp: stand.sp,
    disordered: stand.disordered,
    activated: stand.activated,
    bounds: stand.bounds,
    charged: stand.charged,
    fired: stand.fired,
    evaded: stand.evaded,
    main: stand.main,
    supported: stand.supported,
  })),
  leaders: mapped(board.leaders, (leader) => ({ stand: leader.stand, rode: leader.rode })),
  contacts: mapped(board.contacts, (contact) => ({ ...contact })),
  passed: { red: board.passed.red, blue: board.passed.blue },
  tried: board.tried.slice(),
});
