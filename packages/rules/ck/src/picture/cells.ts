import { SIDES, type Side } from '@acies/kernel';
import type { SceneCell, SceneToken } from '@acies/kernel/picture';
import { cornerOf, outlineOf, ZONE_WIDTH, type Zone } from '@acies/zones';
import { type CkContext, halvesIn, holderOf, isStrongIn, nameZone } from '../board/look.ts';
import { giftWords } from '../play/throws/gifts.ts';
import { isInRowsOf } from '../sheet/rows.ts';
import { hindersAssault, leavingScore, mayEnter, type Scenery } from '../sheet/scenery.ts';
import { TROOP_IDS, type TroopId } from '../sheet/troops.ts';
import { basesWords } from '../sheet/words.ts';

export const cellsOf = (g: CkContext): SceneCell[] =>
  g.board.scenery.map((ground, id) => ({
    ...{ id, name: nameZone(g, id), outline: outlineOf(g.setting.grid, id), ground },
    about: [sceneryWords(ground), rowsWords(g, id), holderWords(g, id), markersWords(g.board.markers[id]!)]
      .filter(Boolean)
      .join('; '),
  }));

/** What scenery does, as the rules have it. */
function sceneryWords(scenery: Scenery): string {
  const name = scenery.slice(0, 1).toUpperCase() + scenery.slice(1);
  const closed = TROOP_IDS.filter((type) => !mayEnter(type, scenery));
  const leaving = leavingWords(scenery);
  const effects = [
    closed.length > 0 && `closed to ${closed.join(', ')}`,
    leaving && `left only on ${leaving}`,
    hindersAssault(scenery) && 'hinders an assault into it',
  ];
  return [name, effects.filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

/** CK-MOV-3: the scores to leave it, by who needs them: "3 or more (Aux, Art), 6 (Cav)". */
function leavingWords(scenery: Scenery): string {
  const byScore = new Map<number, TroopId[]>();
  for (const type of TROOP_IDS) {
    const score = mayEnter(type, scenery) ? leavingScore(type, scenery) : undefined;
    if (score !== undefined) byScore.set(score, [...(byScore.get(score) ?? []), type]);
  }
  return [...byScore]
    .sort(([a], [b]) => a - b)
    .map(([score, types]) => `${score === 6 ? '6' : `${score} or more`} (${types.join(', ')})`)
    .join(', ');
}

function rowsWords(g: CkContext, zone: Zone): string {
  for (const side of SIDES) if (isInRowsOf(g.setting.grid, zone, side)) return `in the rows of ${side}`;
  return 'between the armies';
}

function holderWords(g: CkContext, zone: Zone): string {
  const side = holderOf(g, zone);
  if (side === undefined) return '';
  const strong = isStrongIn(g, zone, side) ? ', in strength' : '';
  return `held by ${side} with ${basesWords(halvesIn(g, zone, side))}${strong}`;
}

const markersWords = (count: number): string =>
  count === 0 ? '' : count === 1 ? '1 casualty marker' : `${count} casualty markers`;

/** Above the units of a zone. */
const TOKEN_Y = 16;
const FIRST_GENERAL = 20;
const BESIDE = 26;
const MARKERS_X = 60;

/** Generals, from the right of their zone, and casualty markers. */
export const tokensOf = (g: CkContext): SceneToken[] => [
  ...SIDES.flatMap((side) => g.board.scenery.flatMap((_, zone) => generalTokens(g, zone, side))),
  ...g.board.scenery.flatMap((_, zone) => markerTokens(g, zone)),
];

const generalTokens = (g: CkContext, zone: Zone, side: Side): SceneToken[] =>
  g.setting.generalsOf[side]
    .filter((id) => g.board.generals[id] === zone)
    .map((id, i) => {
      const facts = g.setting.generals[id]!;
      const { x, y } = cornerOf(g.setting.grid, zone);
      return {
        ...{ kind: 'general', side, sign: facts.name.slice(0, 1), text: `${facts.name}${giftWords(facts)}` },
        ...{ x: x + ZONE_WIDTH - FIRST_GENERAL - i * BESIDE, y: y + TOKEN_Y },
      };
    });

function markerTokens(g: CkContext, zone: Zone): SceneToken[] {
  const count = g.board.markers[zone]!;
  const { x, y } = cornerOf(g.setting.grid, zone);
  const spot = { x: x + MARKERS_X, y: y + TOKEN_Y };
  return count === 0 ? [] : [{ kind: 'casualties', sign: `${count}`, text: markersWords(count), ...spot }];
}
