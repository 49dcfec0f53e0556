import type { Lesson } from '@acies/play';
import { useEffect, useState } from 'react';
import { store } from '../../shell/store.ts';
import type { BattleClient } from '../client.ts';
import type { Asked, AskedOption, GameFacts, LogEntry, TableState } from '../protocol.ts';
import {
  type CoachMemory,
  type LessonAsked,
  lessonAsked,
  lessonTold,
  NOTHING_GIVEN,
  suggestionOf,
  withGiven,
} from './coach.ts';

/** What the coach says now. */
export interface Coaching {
  readonly lessons: readonly Lesson[];
  readonly memory: CoachMemory;
  /** Of something that has happened: the battle waits until it is read. */
  readonly told: Lesson | undefined;
  /** Of what is being asked. */
  readonly asked: LessonAsked | undefined;
  /** An option to point at. */
  readonly suggested: AskedOption | undefined;
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
  const [memory, setMemory] = useMemory(facts.id);
  const isOff = lessons.length === 0 || memory.isHidden;
  const told = isOff ? undefined : lessonTold(lessons, memory, log);
  const asked =
    isOff || told || !state.asked ? undefined : lessonAsked(lessons, memory, state.asked.decision, state.at);
  const suggested = useSuggestion(client, isOff || told ? undefined : state.asked, asked?.lesson);
  const fresh = asked?.isNew ? asked.lesson : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson is given once it is shown
  useEffect(() => {
    if (fresh && memory.given[fresh.id] !== state.at) setMemory(withGiven(memory, fresh, state.at));
  }, [fresh, state.at]);
  if (lessons.length === 0) return undefined;
  return {
    ...{ lessons, memory, told, asked, suggested },
    understand: () => told && setMemory(withGiven(memory, told, state.at)),
    hide: (isHidden) => setMemory({ ...memory, isHidden }),
  };
}

/** What was taught in a game is kept beside it, so that nothing is taught twice. */
function useMemory(game: string): readonly [CoachMemory, (memory: CoachMemory) => void] {
  const key = `acies.coach.${game}`;
  const [memory, setMemory] = useState<CoachMemory>(() => {
    const kept = store.getItem(key);
    return kept === null ? NOTHING_GIVEN : (JSON.parse(kept) as CoachMemory);
  });
  const keep = (next: CoachMemory): void => {
    store.setItem(key, JSON.stringify(next));
    setMemory(next);
  };
  return [memory, keep];
}

/** The option that is pointed at, once it is known what the computer would do. */
function useSuggestion(
  client: BattleClient,
  asked: Asked | undefined,
  lesson: Lesson | undefined,
): AskedOption | undefined {
  const [known, setKnown] = useState<{ readonly of: Asked; readonly advice: AskedOption | undefined }>();
  useEffect(() => {
    if (!asked) return;
    let isStale = false;
    void client.askNow('advice', {}).then((advice) => {
      if (!isStale) setKnown({ of: asked, advice });
    });
    return () => {
      isStale = true;
    };
  }, [client, asked]);
  if (!asked || known?.of !== asked) return undefined;
  return suggestionOf(lesson, asked.options, known.advice);
}
