import type { Lesson } from '@acies/play';
import type { GameFacts, LogEntry, PageQuestion, QuestionOption, TableState } from '@acies/session/protocol';
import { useEffect, useState } from 'react';
import type { BattleClient } from '../client.ts';
import { useAnswer } from '../use-answer.ts';
import {
  type Because,
  becauseOf,
  type CoachMemory,
  type LessonAsked,
  lessonAsked,
  lessonTold,
  suggestionOf,
  withGiven,
} from './coach.ts';
import { useMemory } from './use-memory.ts';

/** An option to point at, and why. */
export interface Suggestion {
  readonly option: QuestionOption;
  readonly because: Because | undefined;
}

/** What the coach says now. */
export interface Coaching {
  readonly lessons: readonly Lesson[];
  readonly memory: CoachMemory;
  /** Of something that has happened: the battle waits until it is read. */
  readonly told: Lesson | undefined;
  /** Of what is being asked. */
  readonly asked: LessonAsked | undefined;
  readonly suggestion: Suggestion | undefined;
  understand(): void;
  hide(isHidden: boolean): void;
}

interface Watched {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly state: TableState;
  readonly log: readonly LogEntry[];
}

/** The coach of a guided game; any other game has none. */
export function useCoach({ client, facts, state, log }: Watched): Coaching | undefined {
  const { lessons } = facts;
  const { memory, earlier, keep } = useMemory(facts.id);
  const [reading, setReading] = useState<string>();
  const isOff = lessons.length === 0 || memory.isHidden;
  const told = isOff ? undefined : (lessons.find(({ id }) => id === reading) ?? lessonTold(lessons, memory, log));
  const asked =
    isOff || told || !state.asked ? undefined : lessonAsked(lessons, memory, earlier, state.asked.decision, state.at);
  const suggestion = useSuggestion(client, isOff || told ? undefined : state.asked, asked?.lesson);
  const fresh = told ?? (asked?.isNew ? asked.lesson : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson is given once it is shown
  useEffect(() => {
    if (told) setReading(told.id);
    if (fresh && memory.given[fresh.id] === undefined) keep(withGiven(memory, fresh, state.at));
  }, [fresh, state.at]);
  if (lessons.length === 0) return undefined;
  return {
    ...{ lessons, memory, told, asked, suggestion },
    understand: () => setReading(undefined),
    hide: (isHidden) => keep({ ...memory, isHidden }),
  };
}

/** The option that is pointed at, once it is known what the computer would do. */
function useSuggestion(
  client: BattleClient,
  asked: PageQuestion | undefined,
  lesson: Lesson | undefined,
): Suggestion | undefined {
  const considered = useAnswer(client, 'considered', { ask: asked && {}, of: asked });
  if (!asked || !considered) return undefined;
  const option = suggestionOf(lesson, asked.options, considered.options[0]);
  return option && { option, because: becauseOf(option, considered) };
}
