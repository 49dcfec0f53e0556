import type { Tally } from '@acies/kernel/odds';

type Corner = [number, number];

/** An upright piece of terrain, from the upper left corner to the lower right. */
export const patchOf = <K extends string>(kind: K, left: number, top: number, right: number, bottom: number) => {
  const points: Corner[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return { id: kind, kind, points };
};

/** A line from one place to another. */
export const line = <K extends string>(kind: K, from: Corner, to: Corner) => ({ id: kind, kind, points: [from, to] });

/** What is otherwise about a battle as somebody writes it. */
export interface Change {
  red?: object[];
  blue?: object[];
  leaders?: object[];
  more?: object;
}

/** A leader as somebody writes him. */
export const leader = (id: string, key: string, more: object = {}): object => ({
  ...{ id, name: id, rank: 'general', with: key },
  ...more,
});

/** Battles as somebody writes them, sound unless changed: two units of such a type, at these places. */
export function battlesOf(type: string, red: Corner, blue: Corner) {
  const unit = (id: string, x: number, y: number, more: object = {}): object => ({
    ...{ id, name: id, type, at: [x, y] },
    ...more,
  });
  const battle = ({ red: own, blue: other, leaders, more }: Change = {}) => ({
    id: 'test',
    title: 'Test',
    about: '',
    terrain: [],
    armies: {
      red: { name: 'Red', units: own ?? [unit('a', ...red)], leaders: leaders ?? [leader('max', 'a')] },
      blue: { name: 'Blue', units: other ?? [unit('x', ...blue)], leaders: [leader('kai', 'x')] },
    },
    ...more,
  });
  return { unit, battle };
}

/** The rows of a tally, a line each. */
export const lines = ({ rows }: Tally): string[] =>
  rows.map(({ clause, label, value }) => `${clause} ${label} ${value > 0 ? '+' : ''}${value}`);
