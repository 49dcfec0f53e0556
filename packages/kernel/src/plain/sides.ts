export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Record<Side, T>;

export const otherSide = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

export const bySide = <T>(make: (side: Side) => T): BySide<T> => ({ red: make('red'), blue: make('blue') });
