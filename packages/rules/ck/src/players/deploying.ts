import type { Question } from '@acies/players';
import { columnOf, zoneNamed } from '@acies/zones';
import { type CkContext, factsOf } from '../board/look.ts';
import { IN_RESERVE } from '../board/places.ts';
import { type DeployChoice, type Deployment, nextUnit } from '../play/deployment/deployment.ts';
import { depthOf } from '../sheet/rows.ts';
import { DEPLOYMENT_BOOK } from './deployment-book.ts';

type Deploying = Question<CkContext, Deployment>;

/** A place as it was wanted, or near it, and toward the enemy. */
function nearTo({ g, side }: Deploying, choice: number, wanted: number): number {
  if (choice === wanted) return 10;
  if (choice < 0) return -5;
  const { grid } = g.setting;
  const away = wanted >= 0 ? Math.abs(columnOf(grid, wanted) - columnOf(grid, choice)) : 2;
  return depthOf(grid, choice, side) - away;
}

/** Everybody where the battle suggests. */
export const asTheBattleSuggests = (question: Deploying, choice: DeployChoice): number =>
  choice === 'rest' ? 100 : nearTo(question, choice, factsOf(question.g, nextUnit(question.g, question.side)!).at);

/** Each unit where it stands in a deployment that is known to do well, if there is one of this army; else as the battle suggests. */
export function asTried(question: Deploying, choice: DeployChoice): number {
  const wanted = placeOf(question);
  if (wanted === undefined) return asTheBattleSuggests(question, choice);
  return choice === 'rest' ? -100 : nearTo(question, choice, wanted);
}

/** Nothing where somebody has no place: an army that is another was never tried so. */
function placeOf({ g, side }: Deploying): number | undefined {
  const places = DEPLOYMENT_BOOK[g.setup.id]?.[side].places;
  if (!places || !g.setting.idsOf[side].every((id) => factsOf(g, id).key in places)) return undefined;
  const name = places[factsOf(g, nextUnit(g, side)!).key]!;
  return name === 'reserve' ? IN_RESERVE : zoneNamed(g.setting.grid, name);
}
