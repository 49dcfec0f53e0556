import type { Side } from '@acies/kernel';
import { weighing } from '@acies/players';
import { GONE } from '../board/board.ts';
import type { HexContext } from '../board/look.ts';
import { hexRules } from '../rule-set.ts';

/** What a side has, counted in shares of what breaks it. */
interface Army {
  readonly strain: number;
  readonly strength: number;
  readonly disordered: number;
  readonly leaders: number;
}

function armyOf(g: HexContext, side: Side): Army {
  const { setting, board } = g;
  const stands = setting.idsOf[side].map((id) => board.stands[id]!).filter(({ hex }) => hex !== GONE);
  const share = (points: number): number => points / setting.breaksAt[side];
  return {
    strain: hexRules.strain(g, side),
    strength: share(stands.reduce((sum, { sp }) => sum + sp, 0)),
    disordered: share(stands.filter(({ disordered }) => disordered).length),
    leaders: setting.leaders.filter((one) => one.side === side && board.leaders[one.id]!.stand !== GONE).length,
  };
}

/** Strength counts the more the nearer somebody is to breaking. */
function features(g: HexContext): number[] {
  const [red, blue] = [armyOf(g, 'red'), armyOf(g, 'blue')];
  const strength = red.strength - blue.strength;
  return [
    blue.strain ** 4 - red.strain ** 4,
    strength,
    strength * Math.max(red.strain, blue.strain),
    blue.disordered - red.disordered,
    red.leaders - blue.leaders,
  ];
}

export const value = weighing(features, [2.36, 7.12, 2.53, 3.12, 0.667]);
