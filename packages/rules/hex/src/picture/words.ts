/** A distance, counted: "1 hex", "3 hexes". */
export const hexesWords = (count: number): string => (count === 1 ? '1 hex' : `${count} hexes`);

/** As a sentence begins. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
