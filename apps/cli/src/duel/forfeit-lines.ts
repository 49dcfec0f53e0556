import type { Side } from '@acies/kernel';
import { plural } from '../terminal/text.ts';
import type { Score } from './series.ts';

type Told = Pick<Score, 'games' | 'forfeits'>;
type Forfeits = Score['forfeits'];

/** So many different reasons are told. */
const MOST = 4;

/** Which games were lost by rule and why, those with the same reason together. */
export function forfeitLines({ games, forfeits }: Told, nameOf: (side: Side) => string): string[] {
  const reasonOf = ({ side, why }: Forfeits[number]): string => `${side} ${why}`;
  const groups = [...new Set(forfeits.map(reasonOf))].map((reason) =>
    forfeits.filter((forfeit) => reasonOf(forfeit) === reason),
  );
  const lines = groups.slice(0, MOST).map((group) => {
    const { game, side, why } = group[0]!;
    return `${gamesIn(group.length, game, games)}: ${nameOf(side)} loses by rule: ${why}.`;
  });
  const left = groups.slice(MOST).flat().length;
  return left > 0
    ? [...lines, `${plural(left, 'more game')} lost by rule for other reasons: --json tells each.`]
    : lines;
}

function gamesIn(count: number, first: number, games: number): string {
  if (count === 1) return `Game ${first}`;
  return count === games ? `All ${games} games` : `${count} of ${games} games, the first of them game ${first}`;
}
