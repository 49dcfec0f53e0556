import { boxOf, isInContact, isRouting, type LegioTable, legioRules, presentOf, unitOf } from '@acies/rules-legio';
import { armyOf } from '../disorder/army.ts';
import { weighing } from '../legate/value.ts';
import { outlookOf } from './outlook.ts';
import { standWorth } from './position.ts';
import { worthOf } from './worth.ts';

const MUSTER = {
  ...{ presentOf, isRouting, isInContact, boxOf, unitOf },
  ...{ worthOf, outlookOf, standWorth },
  strain: legioRules.strain,
};

function features(g: LegioTable): number[] {
  const [red, blue] = [armyOf(MUSTER, g, 'red'), armyOf(MUSTER, g, 'blue')];
  return [blue.strain - red.strain, blue.disorder - red.disorder, blue.shaken - red.shaken, red.place - blue.place];
}

export const value = weighing(features, [6.3, 0.5, 0.5, 3.1]);
