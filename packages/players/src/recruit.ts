import { type Json, samePlain } from '@acies/kernel';
import type { Explaining, Question, Weighed } from './player.ts';

/** How many of the next best a recruit may take for the best. */
const TEMPTING = 3;

interface Failings {
  /** Out of a hundred decisions: those in which he is mistaken. */
  readonly mistaken: number;
  /** Out of a hundred mistakes: hesitation, where one may do nothing; the others are to take one of the next best for the best. */
  readonly hesitates: number;
  /** Where there is no waiting any longer, because nobody has stirred of late or time runs out, he does something. */
  hasToStir?(question: Question): boolean;
}

/** What he does, and what made him do it where he is mistaken. */
interface Deed {
  readonly choice: Json;
  readonly because?: string;
}

/** A player who is still learning: he judges as his teacher does, but is often mistaken in a way that looks well enough. */
export function recruitOf(teacher: Explaining, failings: Failings): Explaining {
  // Whether he is mistaken is drawn once: he does what he says he does.
  const deeds = new WeakMap<Question, Deed>();
  const deedIn = (question: Question): Deed => {
    const known = deeds.get(question);
    if (known) return known;
    const deed =
      question.draw(100) < failings.mistaken
        ? mistake(teacher, question, failings)
        : { choice: teacher.choose(question) };
    deeds.set(question, deed);
    return deed;
  };
  return {
    name: 'recruit',
    about: 'plausible but beatable: often hesitates, or takes the next best for the best',
    choose: (question) => deedIn(question).choice,
    explain: (question) => foremost(deedIn(question), teacher.explain(question)),
  };
}

function mistake(teacher: Explaining, question: Question, { hesitates, hasToStir }: Failings): Deed {
  const { pass } = question;
  const stirs = pass !== undefined && (hasToStir?.(question) ?? false);
  const isHesitating = pass !== undefined && !stirs && question.draw(100) < hesitates;
  const weighed = teacher.explain(question);
  if (isHesitating && !isOutOfTheQuestion(worthOf(pass, weighed))) return deedOf(pass, weighed, 'hesitates');
  const tempting = temptingOf(stirs ? stirringOf(pass, weighed) : weighed);
  const { choice } = tempting[question.draw(tempting.length)]!;
  return deedOf(choice, weighed, 'takes the next best for the best');
}

/** To do by mistake what is best is none. */
const deedOf = (choice: Json, [best]: readonly Weighed[], because: string): Deed =>
  samePlain(choice, best!.choice) ? { choice } : { choice, because };

/** Nobody is so mistaken as to do what must never be done. */
const isOutOfTheQuestion = (worth: number): boolean => worth === Number.NEGATIVE_INFINITY;

/** What the teacher thinks of a choice; one that he has not looked at gains nothing. */
const worthOf = (choice: Json, weighed: readonly Weighed[]): number =>
  weighed.find((one) => samePlain(one.choice, choice))?.worth ?? 0;

/** What is something to do, and not out of the question; all where there is nothing. */
function stirringOf(pass: Json, weighed: readonly Weighed[]): readonly Weighed[] {
  const stirring = weighed.filter(({ choice, worth }) => !samePlain(choice, pass) && !isOutOfTheQuestion(worth));
  return stirring.length > 0 ? stirring : weighed;
}

/** The next best after the best; the best where there is nothing else. */
function temptingOf(weighed: readonly Weighed[]): readonly Weighed[] {
  const next = weighed.slice(1, 1 + TEMPTING).filter(({ worth }) => !isOutOfTheQuestion(worth));
  return next.length > 0 ? next : weighed.slice(0, 1);
}

/** What he does before all that he could have done. */
function foremost({ choice, because }: Deed, weighed: readonly Weighed[]): readonly Weighed[] {
  if (because === undefined) return weighed;
  const others = weighed.filter((one) => !samePlain(one.choice, choice));
  return [{ choice, worth: worthOf(choice, weighed), words: because }, ...others];
}
