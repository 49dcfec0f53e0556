import type { Question } from '@acies/players';
import { rangeBetween } from '@acies/table';
import { boxOf, type CbContext, enemiesOf, factsOf, isRouting, unitOf } from '../board/look.ts';
import { type Bias, bentOn, type Testing } from '../play/command/control-tests.ts';
import type { Rallying } from '../play/command/rallying.ts';
import { nearestEnemy } from '../play/moving/paths.ts';
import { controlResult, prepareControl } from '../sheet/chapters/control.ts';
import { look } from './matchup.ts';

const NO_BIAS: Bias = { inspiring: 0, steadying: 0 };

/** CB-CTL-2 to CB-CTL-5: the chance that a unit ends up in hand; who is carried away also if it merely halts. */
function obeyChance(g: CbContext, id: number, bias: Bias = NO_BIAS): number {
  const tested = { unit: factsOf(g, id).kind, bentOn: bentOn(g, id) };
  const { die, tally } = prepareControl({ ...tested, ...bias });
  const well = die.faces.filter((face) => controlResult(tested, face + tally.total) === 'as wished');
  return well.length / die.faces.length;
}

export const biasWorth = ({ g, locals }: Question<CbContext, Testing>, bias: Bias): number =>
  obeyChance(g, locals.unit, bias) - 0.001 * (bias.inspiring + Math.abs(bias.steadying));

/** CB-CMD-6: the carried away are stopped if they run into harm; nobody is to act against its orders. */
export function testWorth({ g }: Question<CbContext, Testing>, id: number | null): number {
  if (id === null) return 0;
  const { mood } = unitOf(g, id);
  if (mood === 'looting') return 0.1;
  return mood !== 'steady' && goesOnWorth(g, id) < 0 ? 0.1 : -0.1;
}

/** What it is worth to a unit that is carried away to run into the next enemy. */
function goesOnWorth(g: CbContext, id: number): number {
  const box = boxOf(g, id);
  const foes = enemiesOf(g, id).filter((enemy) => !isRouting(g, enemy));
  const near = nearestEnemy(g, id);
  if (foes.length === 0 || near === undefined) return -1;
  const off = rangeBetween(box, boxOf(g, near));
  return look(g, id, 'pursuing', near, 'standing') - (off > 0 ? 0.1 : 0);
}

/** CB-REC-4: who is shaken does no good until it is calm. */
export const rallyWorth = (_: Question<CbContext, Rallying>, rallies: boolean): number => (rallies ? 1 : 0);
