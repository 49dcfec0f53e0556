import type { Player, Thinking, Turn } from '../player.ts';
import type { Budget } from './budget.ts';
import type { Knowledge } from './mind.ts';
import { Search } from './search.ts';

/** What a legate takes for a decision unless he is told otherwise. */
const USUAL: Budget = { ms: 1000 };

/** A player who tries out in thought what may come of his choices. */
export function legateOf<G>(knowledge: Knowledge<G>, budget: Budget = USUAL): Required<Player> {
  const thoughts = new WeakMap<Turn, Thinking>();
  const think = (turn: Turn): Thinking => {
    const known = thoughts.get(turn);
    if (known) return known;
    const search = new Search(knowledge as Knowledge<never>, turn, budget);
    thoughts.set(turn, search);
    return search;
  };
  const thought = (turn: Turn): Thinking => {
    const thinking = think(turn);
    while (thinking.step());
    return thinking;
  };
  return {
    name: 'legate',
    about: 'tries out in thought what may come of each choice, as the centurion would go on; he takes his time',
    choose: (turn) => thought(turn).choice(),
    explain: (turn) => thought(turn).weighed(),
    think,
    within: (other) => legateOf(knowledge, other),
  };
}
