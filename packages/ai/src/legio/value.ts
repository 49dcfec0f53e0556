import type { Side } from '@acies/kernel';
import { boxOf, isInContact, isRouting, type LegioTable, legioRules, presentOf, unitOf } from '@acies/rules-legio';
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

function armyOf(g: LegioTable, side: Side): Army {
  const began = g.field.idsOf[side].reduce((sum, id) => sum + worthOf(g, id), 0);
  const steady = presentOf(g, side).filter((id) => !isRouting(g, id));
  const share = (of: (id: number) => number): number =>
    steady.reduce((sum, id) => sum + worthOf(g, id) * of(id), 0) / began;
  return {
    strain: legioRules.strain(g, side),
    disorder: share((id) => unitOf(g, id).dp),
    shaken: share((id) => (unitOf(g, id).shaken ? 1 : 0)),
    place: share((id) => (isInContact(g, id) ? 0 : standWorth(g, outlookOf(g, id), boxOf(g, id)))),
  };
}

function features(g: LegioTable): number[] {
  const [red, blue] = [armyOf(g, 'red'), armyOf(g, 'blue')];
  return [blue.strain - red.strain, blue.disorder - red.disorder, blue.shaken - red.shaken, red.place - blue.place];
}

export const value = weighing(features, [6.3, 0.5, 0.5, 3.1]);
