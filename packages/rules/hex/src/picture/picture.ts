import { HEX_WIDTH, mapSize } from '@acies/hexes';
import { SIDES } from '@acies/kernel';
import type { Badge, Picture, Scene, ScenePiece, SceneTray } from '@acies/kernel/picture';
import type { Contact } from '../board/board.ts';
import { factsOf, type HexContext, isLocked, isPresent, leaderWith, standOf } from '../board/look.ts';
import { ghostAt } from '../play/moving/shown-places.ts';
import { card } from './card.ts';
import { cellsOf } from './cells.ts';
import { overlays } from './overlays.ts';

/** What there is to say of a stand, wherever it is. */
type Traits = SceneTray['pieces'][number];

function traitsOf(g: HexContext, id: number): Traits {
  const { key, name, side, type, start } = factsOf(g, id);
  const leader = leaderWith(g, id);
  return {
    ...{ id, label: key, name, side, type, start },
    left: isPresent(g, id) ? standOf(g, id).sp : 0,
    badges: isPresent(g, id) ? badgesOf(g, id) : [goneBadge(g, id)],
    leaders: leader < 0 ? [] : [g.setting.leaders[leader]!.name],
    isSpent: standOf(g, id).activated,
  };
}

function badgesOf(g: HexContext, id: number): Badge[] {
  const { disordered, charged, fired, evaded, bounds, main } = standOf(g, id);
  const all: (Badge | false)[] = [
    disordered && { sign: '!', text: 'disordered', tone: 'harm' },
    isLocked(g, id) && { sign: 'x', text: 'in contact', tone: 'plain' },
    bounds > 1 && { sign: `${bounds}b`, text: `has made ${bounds} bounds this turn`, tone: 'plain' },
    charged && { sign: 'C', text: 'has charged this turn', tone: 'plain' },
    fired && { sign: 'F', text: 'has shot this turn', tone: 'plain' },
    evaded && { sign: 'E', text: 'has evaded this turn', tone: 'plain' },
    main && { sign: 'M', text: 'has fought as a main stand this turn', tone: 'plain' },
  ];
  return all.filter((badge) => badge !== false);
}

const goneBadge = (g: HexContext, id: number): Badge =>
  standOf(g, id).sp > 0
    ? { sign: '→', text: 'left the field', tone: 'harm' }
    : { sign: '†', text: 'destroyed', tone: 'harm' };

function pieceOf(g: HexContext, id: number): ScenePiece {
  const { hex, facing } = standOf(g, id);
  return { ...traitsOf(g, id), ...ghostAt(g, id, hex, facing), cell: hex, files: 1, ranks: 1 };
}

function contactWords(g: HexContext, { attacker, defender, fresh }: Contact): string {
  const how = fresh ? 'has charged' : 'fights';
  return `${factsOf(g, attacker).name} ${how} ${factsOf(g, defender).name}`;
}

/** Everything lies open on the table, so that every viewer sees the same. */
function scene(g: HexContext): Scene {
  const { stands, idsOf, grid } = g.setting;
  const gone = SIDES.map(
    (side): SceneTray => ({
      side,
      name: 'Lost',
      pieces: idsOf[side].filter((id) => !isPresent(g, id)).map((id) => traitsOf(g, id)),
    }),
  );
  return {
    ...mapSize(grid),
    measure: { name: 'hex', length: HEX_WIDTH },
    cells: cellsOf(g.setting),
    areas: [],
    pieces: stands.filter(({ id }) => isPresent(g, id)).map(({ id }) => pieceOf(g, id)),
    tokens: [],
    links: g.board.contacts.map((contact) => ({
      from: contact.attacker,
      to: contact.defender,
      text: contactWords(g, contact),
    })),
    trays: gone.filter(({ pieces }) => pieces.length > 0),
  };
}

export const picture: Picture<HexContext> = { scene, card, overlays };
