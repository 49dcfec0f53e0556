import type { Json } from '@acies/kernel';
import type { Explaining, Turn, Weighed } from './player.ts';

/** How many of the next best a recruit may take for the best. */
const TEMPTING = 3;

/** Out of a hundred each. */
interface Failings {
  /** Decisions in which he is mistaken. */
  readonly mistaken: number;
  /** Mistakes that are hesitation, where one may do nothing; the others are to take one of the next best for the best. */
  readonly hesitates: number;
}

/** A player who is still learning: he judges as his teacher does, but is often mistaken in a way that looks well enough. */
export const recruitOf = (teacher: Explaining, failings: Failings): Explaining => ({
  name: 'recruit',
  about: 'plausible but beatable: often hesitates, or takes the next best for the best',
  choose: (turn) => (turn.draw(100) < failings.mistaken ? mistake(teacher, turn, failings) : teacher.choose(turn)),
  explain: (turn) => teacher.explain(turn),
});

function mistake(teacher: Explaining, turn: Turn, { hesitates }: Failings): Json {
  if (turn.pass !== undefined && turn.draw(100) < hesitates) return turn.pass;
  const tempting = temptingOf(teacher.explain(turn));
  return tempting[turn.draw(tempting.length)]!.choice;
}

/** The next best after the best; the best where there is nothing else. */
function temptingOf(weighed: readonly Weighed[]): readonly Weighed[] {
  return weighed.length > 1 ? weighed.slice(1, 1 + TEMPTING) : weighed;
}
