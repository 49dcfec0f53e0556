import { brokenByBlocks, brokenByLeaders } from '@acies/rules-disorder';
import { GONE } from './board.ts';
import { boxOf, type LegioContext, stillMeet, unitOf } from './look.ts';

/** The invariants that a board breaks, which no legal play can do; empty for a sound one. */
export const brokenInvariants = (g: LegioContext): string[] => [
  ...brokenByBlocks(g, (a, b) => stillMeet(boxOf(g, a), boxOf(g, b))),
  ...g.setting.units.flatMap(({ id }) => brokenBy(g, id)),
  ...brokenByLeaders(
    g,
    g.board.leaders.map(({ unit }) => unit).filter((unit) => unit !== GONE),
  ),
];

function brokenBy(g: LegioContext, id: number): string[] {
  const { name, stands, onFoot } = g.setting.units[id]!;
  const unit = unitOf(g, id);
  const { files, casualties, where } = unit;
  const broken: string[] = [];
  if (!Number.isInteger(files) || files < 1 || files > stands) broken.push(`${name} is in ${files} files`);
  if (unit.onFoot && !onFoot) broken.push(`${name} is on foot and cannot be`);
  if (where === 'table' && casualties >= stands) broken.push(`${name} has no stand left and is still there`);
  return broken;
}
