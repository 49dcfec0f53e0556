import type { Player, Question, Thinking } from '../player.ts';
import type { Budget } from './budget.ts';
import type { Knowledge } from './mind.ts';
import { Search } from './search.ts';

/** What a legate takes for a decision unless he is told otherwise. */
const USUAL: Budget = { ms: 1000 };

/** A player who tries out in thought what may come of his choices. */
export function legateOf<G>(knowledge: Knowledge<G>, budget: Budget = USUAL): Required<Player> {
  const thoughts = new WeakMap<Question, Thinking>();
  const think = (question: Question): Thinking => {
    const known = thoughts.get(question);
    if (known) return known;
    const search = new Search(knowledge as Knowledge<never>, question, budget);
    thoughts.set(question, search);
    return search;
  };
  const thought = (question: Question): Thinking => {
    const thinking = think(question);
    while (thinking.step());
    return thinking;
  };
  return {
    name: 'legate',
    about: 'tries out in thought what may come of each choice, as the centurion would go on; he takes his time',
    choose: (question) => thought(question).choice(),
    explain: (question) => thought(question).weighed(),
    think,
    within: (other) => legateOf(knowledge, other),
  };
}
