import { type CbContext, cbRules, isRouting, presentOf, unitOf } from '@acies/rules-cb';
import { armyOf } from '../disorder/army.ts';
import { weighing } from '../legate/value.ts';
import { fightsWorth } from './fights.ts';
import { worthOf } from './worth.ts';

const MUSTER = { presentOf, isRouting, unitOf, worthOf, strain: cbRules.strain };

function features(g: CbContext): number[] {
  const [red, blue] = [armyOf(MUSTER, g, 'red'), armyOf(MUSTER, g, 'blue')];
  return [blue.strain - red.strain, blue.disorder - red.disorder, blue.shaken - red.shaken, fightsWorth(g, 'red')];
}

export const value = weighing(features, [6.2, 0.62, 3.2, 0.5]);
