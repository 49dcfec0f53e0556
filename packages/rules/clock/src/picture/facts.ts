import type { Side } from '@acies/kernel';
import { cornersOf, distanceToLine, reachesInto, TOUCH } from '@acies/table';
import { boxOf, type ClockContext, sideOf, unitOf } from '../board/look.ts';
import type { LeaderFacts } from '../board/setting.ts';
import type { Terrain } from '../board/setup.ts';

/** What several parts of the picture ask. */

/** MC-ORD-3: whether a unit lies in ambush, unknown to who looks. */
export const isHiddenFrom = (g: ClockContext, id: number, viewer: Side | undefined): boolean =>
  viewer !== undefined && viewer !== sideOf(g, id) && unitOf(g, id).where === 'ambush';

/** MC-UNIT-5: those who ride with a unit. */
export const leadersWith = (g: ClockContext, id: number): LeaderFacts[] =>
  g.setting.leaders.filter((leader) => g.board.leaders[leader.id] === id);

const TERRAIN_WORDS: Readonly<Record<Terrain, string>> = {
  hill: 'hill',
  rough: 'rough going',
  'dense woods': 'dense woods',
  prohibited: 'prohibited ground',
};
export const terrainWords = (kind: Terrain): string => TERRAIN_WORDS[kind];

/** The terrain that a unit stands on, each kind once. */
export function terrainOf(g: ClockContext, id: number): string {
  const box = boxOf(g, id);
  const areas = g.setting.terrain
    .filter((area) => reachesInto(area, cornersOf(box)))
    .map(({ kind }) => TERRAIN_WORDS[kind]);
  const wet = g.setting.streams.some((stream) => distanceToLine(stream, box) <= TOUCH) ? ['stream'] : [];
  return [...new Set([...areas, ...wet])].join(', ') || 'open ground';
}
