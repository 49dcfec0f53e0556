import type { SceneTray } from '@acies/kernel/picture';
import { tb } from '../../strings.ts';
import type { Flags } from './piece.tsx';

type Named = SceneTray['pieces'][number];
type Spoken = Pick<Flags, 'isActive' | 'isTarget'> & Partial<Pick<Flags, 'isSpent'>>;

/** A piece as one would say it: "Triarii, red, 4 of 6, disordered". */
export const nameOfPiece = (piece: Named, flags?: Spoken): string =>
  [
    piece.name,
    tb[piece.side],
    tb.strengthLeft(piece.left, piece.start),
    ...piece.badges.map(({ text }) => text),
    ...piece.leaders.map((leader) => tb.withLeader(leader)),
    (flags?.isSpent ?? piece.isSpent) && tb.spent,
    flags?.isTarget && tb.canBeChosen,
    flags?.isActive && tb.canAct,
  ]
    .filter(Boolean)
    .join(', ');
