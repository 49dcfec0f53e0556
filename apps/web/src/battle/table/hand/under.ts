const numberIn = (target: EventTarget, name: 'piece' | 'cell'): number | undefined => {
  const found = (target as Element).closest<SVGElement>(`[data-${name}]`)?.dataset[name];
  return found === undefined ? undefined : Number(found);
};

/** The piece, or the cell that can be chosen, whose drawing lies under the hand. */
export const pieceUnder = (target: EventTarget): number | undefined => numberIn(target, 'piece');
export const cellUnder = (target: EventTarget): number | undefined => numberIn(target, 'cell');
