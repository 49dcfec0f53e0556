import { weighing } from '@acies/players';
import { armyOf } from '@acies/rules-disorder/players';
import { isRouting, type LegioContext, presentOf, unitOf } from '../board/look.ts';
import { legioRules } from '../rule-set.ts';
import { fightsWorth } from './fights.ts';
import { worthOf } from './worth.ts';

const MUSTER = { presentOf, isRouting, unitOf, worthOf, strain: legioRules.strain };

/** LG-END-1: when time is up fewer losses win, and so they count the more the later it is. */
function features(g: LegioContext): number[] {
  const [red, blue] = [armyOf(MUSTER, g, 'red'), armyOf(MUSTER, g, 'blue')];
  const late = g.board.turn / g.setting.turns;
  return [
    blue.strain - red.strain,
    late ** 2 * (blue.strain - red.strain),
    blue.disorder - red.disorder,
    blue.shaken - red.shaken,
    fightsWorth(g, 'red'),
  ];
}

export const value = weighing(features, [4.6, 3.5, 0.9, 0.6, 0.4]);
