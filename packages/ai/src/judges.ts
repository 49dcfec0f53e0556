import type { Json } from '@acies/kernel';
import type { Turn } from './player.ts';

/** What an option of a decision is worth to the side that decides. */
type Judge<G> = (turn: Turn<G, never>, choice: never) => number;

/** A judge for each decision, by its name. */
export type Judges<G> = Readonly<Record<string, Judge<G>>>;

/** The option worth most by the judge of its decision; of equals the first. */
export function bestOption<G>(judges: Judges<G>, turn: Turn): Json {
  const judge = judges[turn.decision];
  if (!judge) throw new Error(`the centurion does not know the decision ${turn.decision}`);
  let best: Json = turn.options![0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of turn.options!) {
    const worth = judge(turn as Turn<G, never>, option as never);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}
