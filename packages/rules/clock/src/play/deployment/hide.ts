import { otherSide, type Side } from '@acies/kernel';
import type { Board } from '../../board/board.ts';
import { settingOf } from '../../board/setting.ts';
import type { Setup, UnitSetup } from '../../board/setup.ts';

/** MC-ORD-3: the enemy's units that still lie in ambush, by their number on the board. */
const lurkingFrom = (side: Side, setup: Setup, { units }: Board): number[] =>
  settingOf(setup).idsOf[otherSide(side)].filter((id) => units[id]!.where === 'ambush');

/** MC-ORD-3: of a unit in ambush the enemy sees no more than that there is one. */
export function hide(board: Board, side: Side, setup: Setup): Board {
  for (const id of lurkingFrom(side, setup, board)) Object.assign(board.units[id]!, { x: 0, y: 0, heading: 0 });
  return board;
}

/** MC-ORD-3: nor is the enemy told who lies in ambush, and in which terrain. */
export function hideSetup(setup: Setup, side: Side, board: Board): Setup {
  const enemy = otherSide(side);
  const lurking = lurkingFrom(side, setup, board);
  if (lurking.length === 0) return setup;
  const first = settingOf(setup).idsOf[enemy][0]!;
  const units = setup.armies[enemy].units.map((unit, i) => (lurking.includes(first + i) ? unknown(i) : unit));
  return { ...setup, armies: { ...setup.armies, [enemy]: { ...setup.armies[enemy], units } } };
}

/** It keeps its place in the list, so that the numbers of all others hold. */
const unknown = (index: number): UnitSetup => ({ id: `hidden${index + 1}`, name: 'in ambush', type: 'Rab' });
