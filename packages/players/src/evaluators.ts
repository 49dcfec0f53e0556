import type { ChoiceOf, ContextOf, DecisionName, Json, LocalsOf, RuleSet } from '@acies/kernel';
import type { Explaining, Question, Weighed } from './player.ts';

/** A decision of a rule set put to a player. */
type QuestionOf<R extends RuleSet, D extends DecisionName<R>> = Question<
  ContextOf<R>,
  LocalsOf<R['decisions'][D]>,
  ChoiceOf<R['decisions'][D]>
>;

/** What an option is worth to the side that decides: an evaluator for each decision that is not weighed as a whole. */
export type Evaluators<R extends RuleSet, W extends DecisionName<R> = never> = {
  readonly [D in Exclude<DecisionName<R>, W>]: (
    question: QuestionOf<R, D>,
    choice: ChoiceOf<R['decisions'][D]>,
  ) => number;
};

/** Decisions that are weighed as a whole rather than option by option: what was looked at, the choice first. */
export type Whole<R extends RuleSet, W extends DecisionName<R>> = {
  readonly [D in W]: (question: QuestionOf<R, D>) => readonly Weighed[];
};

/** A player who weighs what he could do and does what is worth most. */
interface Considered<Each, All> {
  readonly name: string;
  readonly about: string;
  readonly evaluators: Each;
  readonly whole: All;
  /** What is looked at in each decision, in a few words; those weighed as a whole may say it themselves. */
  readonly looksAt: { readonly [D in keyof Each]: string } & { readonly [D in keyof All]?: string };
}

/** An evaluator of whatever decision. */
type Evaluator = (question: Question<never, never, never>, choice: never) => number;
type ByName<T> = Readonly<Record<string, T>>;
type AnyConsidered = Considered<ByName<Evaluator>, ByName<(question: never) => readonly Weighed[]>>;

/** `W` names the decisions that are weighed as a whole; every other needs an evaluator. */
export function considered<R extends RuleSet, W extends DecisionName<R> = never>(
  player: Considered<Evaluators<R, W>, Whole<R, W>>,
): Explaining;
export function considered({ name, about, evaluators, whole, looksAt }: AnyConsidered): Explaining {
  return {
    name,
    about,
    choose(question) {
      const weigh = whole[question.decision];
      return weigh ? weigh(question as never)[0]!.choice : bestOption(evaluatorOf(evaluators, question), question);
    },
    explain(question) {
      const weighed =
        whole[question.decision]?.(question as never) ?? weighOptions(evaluatorOf(evaluators, question), question);
      return weighed.map((one) => ({ words: looksAt[question.decision], ...one }));
    },
  };
}

function evaluatorOf(evaluators: ByName<Evaluator>, { decision }: Question): Evaluator {
  const evaluator = evaluators[decision];
  if (!evaluator) throw new Error(`the centurion does not know the decision ${decision}`);
  return evaluator;
}

/** The option worth most; of equals the first. */
function bestOption(evaluator: Evaluator, question: Question): Json {
  let best: Json = question.options![0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of question.options!) {
    const worth = evaluator(question as never, option as never);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

const weighOptions = (evaluator: Evaluator, question: Question): Weighed[] =>
  bestFirst(question.options!.map((choice) => ({ choice, worth: evaluator(question as never, choice as never) })));

/** The best first; of equals the one that came first. */
export const bestFirst = (weighed: readonly Weighed[]): Weighed[] => [...weighed].sort(byWorth);

/** Nothing is subtracted: of two that are infinitely bad neither is worse. */
const byWorth = (a: Weighed, b: Weighed): number => (a.worth === b.worth ? 0 : b.worth > a.worth ? 1 : -1);
