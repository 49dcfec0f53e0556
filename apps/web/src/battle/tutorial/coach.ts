import { type BySide, type Side, samePlain } from '@acies/kernel';
import { HUMAN, type Lesson, preferredOf } from '@acies/play';
import type { Considered, LogEntry, QuestionOption } from '@acies/session/protocol';

/** What the coach remembers of a game. */
export interface CoachMemory {
  /** The lessons that were given, and after how many choices. */
  readonly given: Readonly<Record<string, number>>;
  readonly isHidden: boolean;
}

export const NOTHING_GIVEN: CoachMemory = { given: {}, isHidden: false };

export const withGiven = (memory: CoachMemory, lesson: Lesson, at: number): CoachMemory => ({
  ...memory,
  given: { ...memory.given, [lesson.id]: at },
});

const isGiven = ({ given }: CoachMemory, { id }: Lesson): boolean => Object.hasOwn(given, id);

/** The first lesson on what has happened that was not yet read. */
export const lessonTold = (
  lessons: readonly Lesson[],
  memory: CoachMemory,
  log: readonly LogEntry[],
): Lesson | undefined => lessons.find((lesson) => !isGiven(memory, lesson) && hasHappened(lesson, log));

function hasHappened({ when }: Lesson, log: readonly LogEntry[]): boolean {
  if ('begin' in when) return true;
  return 'told' in when && log.some(({ kind, clauses }) => kind !== 'choice' && clauses.includes(when.told));
}

/** The clause that a lesson on what has happened explains. */
export const clauseTold = (lesson: Lesson | undefined): string | undefined =>
  lesson && 'told' in lesson.when ? lesson.when.told : undefined;

/** A lesson on the decision that is open; one that was given before is not given again, but still says what to point at. */
export interface LessonAsked {
  readonly lesson: Lesson;
  readonly isNew: boolean;
}

/**
 * The next lesson on a decision, which stays as long as that very question is open; after the last, the last again. What
 * was given on an earlier visit of the page has been read, even if its question is still open.
 */
export function lessonAsked(
  lessons: readonly Lesson[],
  memory: CoachMemory,
  earlier: CoachMemory,
  decision: string,
  at: number,
): LessonAsked | undefined {
  const on = lessons.filter(({ when }) => 'asked' in when && when.asked === decision);
  const here = on.find((lesson) => memory.given[lesson.id] === at);
  if (here && isGiven(earlier, here)) return { lesson: here, isNew: false };
  const fresh = here ?? on.find((lesson) => !isGiven(memory, lesson));
  const lesson = fresh ?? on.at(-1);
  return lesson && { lesson, isNew: fresh !== undefined };
}

/** What to point at: what the computer would do, if the lesson has nothing against it; else the first it is about. */
export const suggestionOf = (
  lesson: Lesson | undefined,
  options: readonly QuestionOption[],
  advice: QuestionOption | undefined,
): QuestionOption | undefined =>
  !lesson?.prefer || (advice && preferredOf(lesson, [advice]).length > 0) ? advice : preferredOf(lesson, options)[0];

/** Why an option is pointed at. */
export type Because =
  /** The computer values it most, by what it looks at. */
  | {
      readonly kind: 'best';
      readonly words: string;
      readonly odds: string | undefined;
      readonly next: string | undefined;
    }
  /** The lesson is about it; the computer would do something else. */
  | { readonly kind: 'lesson'; readonly rather: string | undefined };

export function becauseOf(suggested: QuestionOption, { options }: Considered): Because | undefined {
  const [best, next] = options;
  if (!best || !samePlain(best.choice, suggested.choice)) return { kind: 'lesson', rather: best?.label };
  return best.words === undefined ? undefined : { kind: 'best', words: best.words, odds: best.odds, next: next?.label };
}

/** How many lessons have been given, the one that is being given among them. */
export const countGiven = (lessons: readonly Lesson[], memory: CoachMemory, now: Lesson | undefined): number =>
  lessons.filter((lesson) => lesson === now || isGiven(memory, lesson)).length;

/** How it ended for the person. Where both sides are persons, or none is, there is nobody to praise or console. */
export function howItEnded(players: BySide<string>, winner: Side | null): 'won' | 'lost' | 'drawn' | 'ended' {
  if (winner === null) return 'drawn';
  if ((players.red === HUMAN) === (players.blue === HUMAN)) return 'ended';
  return players[winner] === HUMAN ? 'won' : 'lost';
}

export const lessonsLeft = (lessons: readonly Lesson[], memory: CoachMemory): Lesson[] =>
  lessons.filter((lesson) => !isGiven(memory, lesson));

/** The lessons that were given, in the order in which they came. */
export const lessonsGiven = (lessons: readonly Lesson[], { given }: CoachMemory): Lesson[] =>
  lessons.filter(({ id }) => Object.hasOwn(given, id)).sort((a, b) => given[a.id]! - given[b.id]!);
