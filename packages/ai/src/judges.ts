import type { Json } from '@acies/kernel';
import type { Explaining, Question, Weighed } from './player.ts';

/** What an option of a decision is worth to the side that decides. */
type Judge<G> = (question: Question<G, never>, choice: never) => number;

/** A judge for each decision, by its name. */
export type Judges<G> = Readonly<Record<string, Judge<G>>>;

/** Decisions that are weighed as a whole rather than option by option: what was looked at, the choice first. */
export type Whole = Readonly<Record<string, (question: Question) => readonly Weighed[]>>;

/** A player who weighs what he could do and does what is worth most. */
interface Considered<G> {
  readonly name: string;
  readonly about: string;
  readonly judges: Judges<G>;
  readonly whole?: Whole;
  /** What is looked at in each decision, in a few words. */
  readonly looksAt: Readonly<Record<string, string>>;
}

export function considered<G>({ name, about, judges, whole = {}, looksAt }: Considered<G>): Explaining {
  return {
    name,
    about,
    choose(question) {
      const weigh = whole[question.decision];
      return weigh ? weigh(question)[0]!.choice : bestOption(judgeOf(judges, question), question);
    },
    explain(question) {
      const weighed = whole[question.decision]?.(question) ?? weighOptions(judgeOf(judges, question), question);
      return weighed.map((one) => ({ words: looksAt[question.decision], ...one }));
    },
  };
}

function judgeOf<G>(judges: Judges<G>, { decision }: Question): Judge<G> {
  const judge = judges[decision];
  if (!judge) throw new Error(`the centurion does not know the decision ${decision}`);
  return judge;
}

/** The option worth most; of equals the first. */
function bestOption<G>(judge: Judge<G>, question: Question): Json {
  let best: Json = question.options![0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of question.options!) {
    const worth = judge(question as Question<G, never>, option as never);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

const weighOptions = <G>(judge: Judge<G>, question: Question): Weighed[] =>
  bestFirst(
    question.options!.map((choice) => ({ choice, worth: judge(question as Question<G, never>, choice as never) })),
  );

/** The best first; of equals the one that came first. */
export const bestFirst = (weighed: readonly Weighed[]): Weighed[] => [...weighed].sort(byWorth);

/** Nothing is subtracted: of two that are infinitely bad neither is worse. */
const byWorth = (a: Weighed, b: Weighed): number => (a.worth === b.worth ? 0 : b.worth > a.worth ? 1 : -1);
