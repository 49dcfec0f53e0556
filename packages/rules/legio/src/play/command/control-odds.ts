import { percent } from '@acies/kernel/odds';
import {
  CONTROL_RESULTS,
  type ControlResult,
  type ControlSituation,
  controlResult,
  prepareControl,
} from '../../sheet/chapters/control.ts';

/** LG-CTL-1, LG-CTL-2: how likely each result of a control test is. */
export function controlChances(situation: ControlSituation): Readonly<Record<ControlResult, number>> {
  const { die, tally } = prepareControl(situation);
  const results = die.faces.map((face) => controlResult(face + tally.total));
  const share = (result: ControlResult): number => results.filter((one) => one === result).length / results.length;
  return Object.fromEntries(CONTROL_RESULTS.map((result) => [result, share(result)])) as Record<ControlResult, number>;
}

/** The odds of a control test in words; who is carried away ceases, or goes on. */
export function controlOdds(situation: ControlSituation): string {
  const chances = controlChances(situation);
  if (situation.bentOn !== 'nothing') return `ceases ${percent(1 - chances['repeats its last move'])}`;
  return [...CONTROL_RESULTS]
    .sort((a, b) => Number(b === 'acts as wished') - Number(a === 'acts as wished'))
    .map((result) => `${result} ${percent(chances[result])}`)
    .join(', ');
}
