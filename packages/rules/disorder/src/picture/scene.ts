import { SIDES, type Side } from '@acies/kernel';
import type { Badge, Scene, ScenePiece, SceneTray } from '@acies/kernel/picture';
import { type Box, drawnPose, type TableSize } from '@acies/table';
import { type Block, frontRank, ranksOf } from '../board/stands.ts';

/** A unit as it is to be drawn. */
export interface PicturedUnit {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly side: Side;
  readonly type: string;
  /** Stands, now and at first. */
  readonly left: number;
  readonly start: number;
  readonly badges: readonly Badge[];
  readonly leaders: readonly string[];
  readonly isSpent: boolean;
  /** Where it stands and how it is drawn up; nowhere if it is gone. */
  readonly drawn: { readonly box: Box; readonly block: Block } | undefined;
}

interface Pictured extends Pick<Scene, 'measure' | 'areas' | 'tokens' | 'links'> {
  readonly table: TableSize;
  readonly units: readonly PicturedUnit[];
}

type Traits = SceneTray['pieces'][number];

const traitsOf = ({ id, key, name, side, type, left, start, badges, leaders, isSpent }: PicturedUnit): Traits => ({
  ...{ id, label: key, name, side, type, left, start },
  badges,
  leaders,
  isSpent,
});

function piecesOf(unit: PicturedUnit): ScenePiece[] {
  if (!unit.drawn) return [];
  const { box, block } = unit.drawn;
  return [{ ...traitsOf(unit), ...drawnPose(box), files: frontRank(block), ranks: ranksOf(block) }];
}

/** The table of a battle between units of stands, and those lost beside it. */
export function sceneOf({ table: { width, height }, units, ...rest }: Pictured): Scene {
  const lost = SIDES.map(
    (side): SceneTray => ({
      side,
      name: 'Lost',
      pieces: units.filter((unit) => unit.side === side && !unit.drawn).map(traitsOf),
    }),
  );
  return {
    ...{ width, height, cells: [] },
    ...rest,
    pieces: units.flatMap(piecesOf),
    trays: lost.filter(({ pieces }) => pieces.length > 0),
  };
}

/** A sign, if something holds. */
export const badgeIf = (holds: boolean, sign: string, text: string, tone: Badge['tone'] = 'plain'): Badge[] =>
  holds ? [{ sign, text, tone }] : [];

export const dpWords = (dp: number): string => `${dp} DP${dp === 1 ? '' : 's'}`;

/** LG-MOR-5, CB-UNIT-3: disorder, with its number. */
export const disorderBadges = ({ dp, shaken }: { readonly dp: number; readonly shaken: boolean }): Badge[] => [
  ...badgeIf(dp > 0, `${dp}`, dpWords(dp), 'harm'),
  ...badgeIf(shaken, 'S', 'shaken', 'harm'),
];

/** What became of one who is gone. */
export const goneBadge = (destroyed: boolean): Badge =>
  destroyed
    ? { sign: '†', text: 'all its stands are lost', tone: 'harm' }
    : { sign: '→', text: 'gone from the table', tone: 'harm' };
