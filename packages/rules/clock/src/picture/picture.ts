import { SIDES, type Side } from '@acies/kernel';
import type { Badge, Picture, Scene, ScenePiece, SceneTray, TrayPiece } from '@acies/kernel/picture';
import { drawnArea, drawnLine, drawnPose, INCH } from '@acies/table';
import type { Contact } from '../board/board.ts';
import { boxOf, type ClockContext, factsOf, isInContact, isPresent, unitOf } from '../board/look.ts';
import { stanceOf } from '../play/deployment/deploy-places.ts';
import { DESTROYED_WITH } from '../sheet/markers.ts';
import { card } from './card.ts';
import { SIGNS } from './drawing.ts';
import { isHiddenFrom, leadersWith, terrainWords } from './facts.ts';
import { overlays } from './overlays.ts';

/** What there is to say of a unit, wherever it is. */
function traitsOf(g: ClockContext, id: number): TrayPiece {
  const { key, name, side, kind } = factsOf(g, id);
  const { where, dmz, ordered, daunted } = unitOf(g, id);
  return {
    ...{ id, label: key, name, side, type: kind.type },
    left: where === 'gone' ? 0 : DESTROYED_WITH - dmz,
    start: DESTROYED_WITH,
    badges: where === 'table' ? badgesOf(g, id) : BESIDE[where],
    leaders: leadersWith(g, id).map((leader) => leader.name),
    isSpent: ordered || daunted,
  };
}

function badgesOf(g: ClockContext, id: number): Badge[] {
  const { dmz, ordered, daunted, hasFought } = unitOf(g, id);
  const all: (Badge | false)[] = [
    dmz > 0 && { sign: `${dmz}`, text: `${dmz} DMZ`, tone: 'harm' },
    daunted && { sign: '!', text: 'did not dare to charge this half turn', tone: 'harm' },
    isInContact(g, id) && { sign: '×', text: 'in contact', tone: 'plain' },
    hasFought && { sign: 'F', text: 'has fought this half turn', tone: 'plain' },
    ordered && { sign: '✓', text: 'has had its order', tone: 'plain' },
  ];
  return all.filter((badge) => badge !== false);
}

/** Said of those who are not on the table. */
const BESIDE: Readonly<Record<'ambush' | 'unplaced' | 'gone', readonly Badge[]>> = {
  ambush: [{ sign: '?', text: 'in ambush', tone: 'good' }],
  unplaced: [],
  gone: [{ sign: '†', text: 'destroyed', tone: 'harm' }],
};

/** MC-UNIT-1: a unit is one base. */
const pieceOf = (g: ClockContext, id: number): ScenePiece => ({
  ...traitsOf(g, id),
  ...drawnPose(boxOf(g, id)),
  files: 1,
  ranks: 1,
});

const TRAYS = [
  ['unplaced', 'To deploy'],
  ['ambush', 'In ambush'],
  ['gone', 'Destroyed'],
] as const;

function traysOf(g: ClockContext, side: Side, viewer: Side | undefined): SceneTray[] {
  const trays = TRAYS.map(([where, name]): SceneTray => {
    const ids = g.setting.idsOf[side].filter((id) => unitOf(g, id).where === where && !isHiddenFrom(g, id, viewer));
    const beside = (id: number): TrayPiece =>
      where === 'gone' ? traitsOf(g, id) : { ...traitsOf(g, id), stance: stanceOf(g, id) };
    return { side, name, pieces: ids.map(beside) };
  });
  return trays.filter(({ pieces }) => pieces.length > 0);
}

const contactWords = (g: ClockContext, { attacker, defender, met }: Contact): string =>
  `${factsOf(g, attacker).name} fights ${factsOf(g, defender).name}, in ${met}`;

/** The table; of an ambush the enemy sees nothing (MC-ORD-3). */
function scene(g: ClockContext, viewer?: Side): Scene {
  const { table, terrain, streams, units } = g.setting;
  return {
    width: table.width,
    height: table.height,
    measure: { name: 'inch', length: INCH },
    cells: [],
    areas: [
      ...terrain.map((area) => drawnArea(SIGNS[area.kind].kind, terrainWords(area.kind), area)),
      ...streams.map((stream) => drawnLine('water', 'stream', stream)),
    ],
    pieces: units.filter(({ id }) => isPresent(g, id)).map(({ id }) => pieceOf(g, id)),
    tokens: [],
    links: g.board.contacts.map((contact) => ({
      ...{ from: contact.attacker, to: contact.defender },
      text: contactWords(g, contact),
    })),
    trays: SIDES.flatMap((side) => traysOf(g, side, viewer)),
  };
}

export const picture: Picture<ClockContext> = { scene, card, overlays };
