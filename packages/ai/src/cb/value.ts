import { boxOf, type CbTable, cbRules, isInContact, isRouting, presentOf, unitOf } from '@acies/rules-cb';
import { armyOf } from '../disorder/army.ts';
import { weighing } from '../legate/value.ts';
import { outlookOf } from './outlook.ts';
import { standWorth } from './position.ts';
import { worthOf } from './worth.ts';

const MUSTER = {
  ...{ presentOf, isRouting, isInContact, boxOf, unitOf },
  ...{ worthOf, standWorth },
  // Where they stand is no better for their having to hurry.
  outlookOf: (g: CbTable, id: number) => outlookOf(g, id, 0),
  strain: cbRules.strain,
};

function features(g: CbTable): number[] {
  const [red, blue] = [armyOf(MUSTER, g, 'red'), armyOf(MUSTER, g, 'blue')];
  return [
    blue.strain - red.strain,
    blue.strain ** 3 - red.strain ** 3,
    blue.disorder - red.disorder,
    blue.shaken - red.shaken,
    red.place - blue.place,
  ];
}

export const value = weighing(features, [4, 1.2, 0.7, 4, 1]);
