import type { Side } from '@acies/kernel';
import { boxOf, type CbTable, cbRules, isInContact, isRouting, presentOf, unitOf } from '@acies/rules-cb';
import { weighing } from '../legate/value.ts';
import { outlookOf } from './outlook.ts';
import { standWorth } from './position.ts';
import { worthOf } from './worth.ts';

/** What a side has, counted in shares of what it began with. */
interface Army {
  readonly strain: number;
  readonly disorder: number;
  readonly shaken: number;
  /** How well those stand who do not fight. */
  readonly place: number;
}

function armyOf(g: CbTable, side: Side): Army {
  const began = g.field.idsOf[side].reduce((sum, id) => sum + worthOf(g, id), 0);
  const steady = presentOf(g, side).filter((id) => !isRouting(g, id));
  const share = (of: (id: number) => number): number =>
    steady.reduce((sum, id) => sum + worthOf(g, id) * of(id), 0) / began;
  return {
    strain: cbRules.strain(g, side),
    disorder: share((id) => unitOf(g, id).dp),
    shaken: share((id) => (unitOf(g, id).shaken ? 1 : 0)),
    place: share((id) => (isInContact(g, id) ? 0 : standWorth(g, outlookOf(g, id), boxOf(g, id)))),
  };
}

function features(g: CbTable): number[] {
  const [red, blue] = [armyOf(g, 'red'), armyOf(g, 'blue')];
  return [
    blue.strain - red.strain,
    blue.strain ** 3 - red.strain ** 3,
    blue.disorder - red.disorder,
    blue.shaken - red.shaken,
    red.place - blue.place,
  ];
}

export const value = weighing(features, [4, 1.2, 0.7, 4, 1]);
