import type { Json } from '@acies/kernel';
import type { Explaining, Question, Weighed } from './player.ts';

/** What an option of a decision is worth to the side that decides. */
type Evaluator<G> = (question: Question<G, never>, choice: never) => number;

/** An evaluator for each decision, by its name. */
export type Evaluators<G> = Readonly<Record<string, Evaluator<G>>>;

/** Decisions that are weighed as a whole rather than option by option: what was looked at, the choice first. */
export type Whole = Readonly<Record<string, (question: Question) => readonly Weighed[]>>;

/** A player who weighs what he could do and does what is worth most. */
interface Considered<G> {
  readonly name: string;
  readonly about: string;
  readonly evaluators: Evaluators<G>;
  readonly whole?: Whole;
  /** What is looked at in each decision, in a few words. */
  readonly looksAt: Readonly<Record<string, string>>;
}

export function considered<G>({ name, about, evaluators, whole = {}, looksAt }: Considered<G>): Explaining {
  return {
    name,
    about,
    choose(question) {
      const weigh = whole[question.decision];
      return weigh ? weigh(question)[0]!.choice : bestOption(evaluatorOf(evaluators, question), question);
    },
    explain(question) {
      const weighed = whole[question.decision]?.(question) ?? weighOptions(evaluatorOf(evaluators, question), question);
      return weighed.map((one) => ({ words: looksAt[question.decision], ...one }));
    },
  };
}

function evaluatorOf<G>(evaluators: Evaluators<G>, { decision }: Question): Evaluator<G> {
  const evaluator = evaluators[decision];
  if (!evaluator) throw new Error(`the centurion does not know the decision ${decision}`);
  return evaluator;
}

/** The option worth most; of equals the first. */
function bestOption<G>(evaluator: Evaluator<G>, question: Question): Json {
  let best: Json = question.options![0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of question.options!) {
    const worth = evaluator(question as Question<G, never>, option as never);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

const weighOptions = <G>(evaluator: Evaluator<G>, question: Question): Weighed[] =>
  bestFirst(
    question.options!.map((choice) => ({ choice, worth: evaluator(question as Question<G, never>, choice as never) })),
  );

/** The best first; of equals the one that came first. */
export const bestFirst = (weighed: readonly Weighed[]): Weighed[] => [...weighed].sort(byWorth);

/** Nothing is subtracted: of two that are infinitely bad neither is worse. */
const byWorth = (a: Weighed, b: Weighed): number => (a.worth === b.worth ? 0 : b.worth > a.worth ? 1 : -1);
