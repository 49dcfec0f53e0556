import { weighing } from '@acies/players';
import { armyOf } from '@acies/rules-disorder/players';
import { type CbContext, isRouting, presentOf, unitOf } from '../board/look.ts';
import { cbRules } from '../rule-set.ts';
import { fightsWorth } from './fights.ts';
import { worthOf } from './worth.ts';

const MUSTER = { presentOf, isRouting, unitOf, worthOf, strain: cbRules.strain };

function features(g: CbContext): number[] {
  const [red, blue] = [armyOf(MUSTER, g, 'red'), armyOf(MUSTER, g, 'blue')];
  return [blue.strain - red.strain, blue.disorder - red.disorder, blue.shaken - red.shaken, fightsWorth(g, 'red')];
}

export const value = weighing(features, [6.2, 0.62, 3.2, 0.5]);
