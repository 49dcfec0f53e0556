import { brokenByBlocks, brokenByLeaders } from '@acies/rules-disorder';
import { isDestroyed } from '../sheet/strength.ts';
import { isSpecial } from '../sheet/troops.ts';
import { GONE } from './board.ts';
import { boxOf, type CbContext, stillMeet, unitOf } from './look.ts';

/** The invariants that a board breaks, which no legal play can do; empty for a sound one. */
export const brokenInvariants = (g: CbContext): string[] => [
  ...brokenByBlocks(g, (a, b) => stillMeet(boxOf(g, a), boxOf(g, b))),
  ...g.setting.units.flatMap(({ id }) => brokenBy(g, id)),
  ...brokenByLeaders(
    g,
    g.board.leaders.filter(({ alive, unit }) => alive && unit !== GONE).map(({ unit }) => unit),
  ),
];

function brokenBy(g: CbContext, id: number): string[] {
  const { name, stands, kind } = g.setting.units[id]!;
  const { dp, casualties, where, mood } = unitOf(g, id);
  const broken: string[] = [];
  if (isSpecial(kind.type) && dp > 0) broken.push(`${name} holds DPs`);
  if (where === 'gone') return broken;
  if (isDestroyed(kind.type, stands, casualties)) broken.push(`${name} has too few stands and is still there`);
  if (mood === 'rampaging') broken.push(`${name} runs amok and stays`);
  return broken;
}
