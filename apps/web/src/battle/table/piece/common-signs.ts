import { type BySide, bySide } from '@acies/kernel';
import type { ScenePiece } from '@acies/kernel/picture';

/** Of so few pieces nothing is common. */
const FEW = 4;
const NEARLY_ALL = 0.6;

/** The plain signs that nearly all pieces of a side bear, one after another: an order that is everybody's tells little. */
export const commonSigns = (pieces: readonly ScenePiece[]): BySide<string> =>
  bySide((side) => commonOf(pieces.filter((piece) => piece.side === side)));

function commonOf(army: readonly ScenePiece[]): string {
  if (army.length < FEW) return '';
  const count = new Map<string, number>();
  for (const { badges } of army)
    for (const { sign, tone } of badges) if (tone === 'plain') count.set(sign, (count.get(sign) ?? 0) + 1);
  return [...count]
    .filter(([, times]) => times >= army.length * NEARLY_ALL)
    .map(([sign]) => sign)
    .join(' ');
}

export const isCommon = (common: string, sign: string): boolean => common.split(' ').includes(sign);
