import { opposite } from '@acies/hexes';
import type { Shown } from '@acies/kernel/picture';
import { GONE } from '../../board/board.ts';
import { factsOf, type HexContext, standOf } from '../../board/look.ts';
import { hexesBack } from '../../sheet/troops.ts';
import { type MemberMarch, planMarch } from '../activation/groups.ts';
import { showCharge } from '../charge/charge-options.ts';
import type { BoundChoice } from './bounds.ts';
import { pathToPose, straightBack } from './movement.ts';
import { ghostAt, showMove } from './shown-places.ts';

/** How the stands come to stand, if all goes well. */
export function showBound(g: HexContext, stands: readonly number[], choice: BoundChoice): Shown {
  const id = stands[0]!;
  const { facing } = standOf(g, id);
  switch (choice.do) {
    case 'hold':
    case 'recover':
      return {};
    case 'about-face':
      return showMove(g, id, [], opposite(facing));
    case 'step-back':
      return showMove(g, id, straightBack(g, id, 1), facing);
    case 'leave':
      return showMove(g, id, straightBack(g, id, hexesBack(factsOf(g, id).family)), facing);
    case 'move':
      return showMove(g, id, pathToPose(g, id, choice.to, choice.facing), choice.facing);
    case 'charge':
      return showCharge(g, id, choice);
    case 'march':
      return showMarch(g, planMarch(g, stands, choice)!);
  }
}

const showMarch = (g: HexContext, members: readonly MemberMarch[]): Shown => ({
  targets: [...new Set(members.map(({ target }) => target))].filter((target) => target !== GONE),
  ghosts: members.map(({ stand, path, facing }) => ghostAt(g, stand, path.at(-1) ?? standOf(g, stand).hex, facing)),
});
