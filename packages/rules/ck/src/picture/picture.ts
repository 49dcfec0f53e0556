import { SIDES, type Side } from '@acies/kernel';
import type { Badge, Picture, Scene, ScenePiece, SceneTray } from '@acies/kernel/picture';
import { fieldSize, ZONE_WIDTH } from '@acies/zones';
import { type CkContext, factsOf, unitOf, unitsIn } from '../board/look.ts';
import { GONE, IN_RESERVE, ON_LEFT, ON_RIGHT, UNPLACED } from '../board/places.ts';
import { poseIn } from '../play/shown-places.ts';
import { HALVES, isAtStrength } from '../sheet/troops.ts';
import { card } from './card.ts';
import { cellsOf, tokensOf } from './cells.ts';
import { edgesOf } from './edges.ts';
import { overlays } from './overlays.ts';

/** What there is to say of a unit, wherever it is. */
function traitsOf(g: CkContext, id: number): SceneTray['pieces'][number] {
  const { key, name, side, type, start } = factsOf(g, id);
  const { zone, halves, moved, held, assaulting } = unitOf(g, id);
  return {
    ...{ id, label: key, name, side, type },
    ...{ start: start / HALVES, left: zone === GONE ? 0 : halves / HALVES },
    badges: zone === GONE ? [{ sign: '†', text: 'destroyed', tone: 'harm' }] : badgesOf(g, id),
    leaders: [],
    isSpent: moved || held || assaulting,
  };
}

function badgesOf(g: CkContext, id: number): Badge[] {
  const { halves, winning, held, silent, moved, assaulting, assaulted } = unitOf(g, id);
  const times = assaulted === 1 ? 'once' : `${assaulted} times`;
  const all: (Badge | false)[] = [
    winning && { sign: '+', text: 'has a winning marker', tone: 'good' },
    !isAtStrength(halves, factsOf(g, id).start) && { sign: '½', text: 'has lost half or more', tone: 'harm' },
    held && { sign: '!', text: 'may neither move nor assault this turn', tone: 'harm' },
    silent && { sign: 'S', text: 'may not shoot this turn', tone: 'harm' },
    moved && { sign: 'M', text: 'has moved this turn', tone: 'plain' },
    assaulting && { sign: 'A', text: 'has assaulted this turn', tone: 'plain' },
    assaulted > 0 && { sign: `x${assaulted}`, text: `has been assaulted ${times} this turn`, tone: 'harm' },
  ];
  return all.filter((badge) => badge !== false);
}

/** The units of a zone side by side. */
const piecesIn = (g: CkContext, zone: number, side: Side): ScenePiece[] =>
  unitsIn(g, zone, side).map((id, _, there) => ({
    ...{ ...traitsOf(g, id), ...poseIn(g, id, zone, there) },
    ...{ cell: zone, files: factsOf(g, id).start / HALVES, ranks: 1 },
  }));

const TRAYS: readonly (readonly [number, string])[] = [
  [UNPLACED, 'Not yet deployed'],
  [IN_RESERVE, 'In reserve'],
  [ON_LEFT, 'Marching round the left flank'],
  [ON_RIGHT, 'Marching round the right flank'],
  [GONE, 'Lost'],
];

const traysOf = (g: CkContext, side: Side): SceneTray[] =>
  TRAYS.map(([place, name]) => ({ side, name, pieces: unitsIn(g, place, side).map((id) => traitsOf(g, id)) })).filter(
    ({ pieces }) => pieces.length > 0,
  );

/** Everything lies open on the table, so that every viewer sees the same; flank marches are declared. */
const scene = (g: CkContext): Scene => ({
  ...fieldSize(g.setting.grid),
  measure: { name: 'zone', length: ZONE_WIDTH },
  cells: cellsOf(g),
  areas: [],
  edges: edgesOf(g.setting.grid),
  pieces: SIDES.flatMap((side) => g.board.scenery.flatMap((_, zone) => piecesIn(g, zone, side))),
  tokens: tokensOf(g),
  // Fights are over within a decision: nobody stays locked.
  links: [],
  trays: SIDES.flatMap((side) => traysOf(g, side)),
});

export const picture: Picture<CkContext> = { scene, card, overlays };
