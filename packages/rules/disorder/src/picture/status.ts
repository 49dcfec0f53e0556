import type { BySide, Side } from '@acies/kernel';
import { type ArmyTally, isArmyBeaten } from '../board/armies.ts';
import { type BlockTable, presentOf, unitOf } from '../board/block-table.ts';
import { dpWords } from './scene.ts';

/** A battle that goes on turn by turn, with the initiative thrown for. */
interface InTurns {
  readonly setup: { readonly armies: BySide<{ readonly name: string }> };
  readonly board: { readonly turn: number; readonly initiative: Side };
  readonly setting: { readonly turns: number };
}

/** CB-SEQ-10, LG-SEQ-1: nobody has the initiative before it has been thrown for. */
export function turnStatus({ board, setting, setup }: InTurns): string {
  const initiative = board.turn > 0 ? `, the initiative with ${setup.armies[board.initiative].name}` : '';
  return `Turn ${Math.max(1, board.turn)} of ${setting.turns}${initiative}`;
}

/** What an army has lost, and what is left of it. */
export function armyStatus(g: BlockTable, side: Side, { name, began, lost }: ArmyTally): string {
  const present = presentOf(g, side);
  const dp = present.reduce((sum, id) => sum + unitOf(g, id).dp, 0);
  const units = `${present.length} unit${present.length === 1 ? '' : 's'}`;
  return `${side.padEnd(4)} ${name}: ${lost} lost of ${began / 2} that break it, ${units} on the table with ${dpWords(dp)}`;
}

/** CB-END-1, LG-END-1: 0 fresh, 1 broken. */
export const strainOf = (army: ArmyTally): number => (isArmyBeaten(army) ? 1 : (2 * army.lost) / army.began);
