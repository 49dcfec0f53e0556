import type { Fallen } from '@acies/kernel/match';
import { requestAfter, rollOnce, type Thrown } from '@acies/kernel/odds';
import { useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../shell/announce.ts';
import { isFirstPage, leaveFirstPage } from '../shell/first-page.ts';
import { forgiving } from '../shell/store.ts';
import { t } from '../strings.ts';
import { type Entering, enteringFor, keepEntering } from './half-entered.ts';
import { keepThrow, throwKeptFor } from './kept-throw.ts';
import { entryOf, type Subject, takenUp } from './throw.ts';
import { ledger } from './use-ledger.ts';

const tab = forgiving(() => window.sessionStorage);
/** A second tap so soon after the first means the same throw. */
const DOUBLE_TAP = 350;

/** What has been thrown for a situation, and what can be done about it. */
export interface Throwing {
  readonly thrown: Thrown | undefined;
  readonly entering: Entering | undefined;
  roll(): void;
  enter(entering: Entering | undefined): void;
  take(fallen: Fallen): void;
}

interface State {
  /** The situation that it was thrown for. */
  readonly key: string;
  readonly thrown?: Thrown | undefined;
  readonly entering?: Entering | undefined;
}

/** Throws for a subject; a situation that has changed begins without any. */
export function useThrowing(key: string, subject: Subject | undefined): Throwing | undefined {
  const place = subject && `${subject.sheet}/${subject.calculation.id} ${key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the subject's
  const before = useMemo(() => subject && thrownBefore(place!, subject), [place]);
  const [kept, setState] = useState<State>(() => ({
    ...{ key, thrown: before },
    entering: subject && restored(place!, subject),
  }));
  const state: State = kept.key === key ? kept : { key, thrown: before };
  useEffect(() => {
    leaveFirstPage();
    if (place !== undefined) keepEntering(tab, place, state.entering);
  }, [place, state.entering]);
  const rolledAt = useRef(Number.NEGATIVE_INFINITY);
  if (!subject) return undefined;
  const finish = (thrown: Thrown, isOwn: boolean): void => {
    setState({ key, thrown });
    keepThrow(window.history, place!, thrown.dice);
    ledger.add(entryOf(subject, thrown, window.location.hash, isOwn));
    announce(t.resultWas(thrown.text));
  };
  return {
    ...{ thrown: state.thrown, entering: state.entering },
    roll: () => {
      const now = performance.now();
      if (now - rolledAt.current < DOUBLE_TAP) return;
      rolledAt.current = now;
      finish(rollOnce(subject.calculation, subject.prepared, anySeed()), false);
    },
    enter: (entering) => setState({ ...state, entering }),
    take: (fallen) => {
      const all = [...(state.entering?.fallen ?? []), fallen];
      const then = requestAfter(subject.calculation, subject.prepared, all);
      if ('thrown' in then) finish(then.thrown, true);
      else setState({ ...state, entering: { fallen: all, text: '' } });
    },
  };
}

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

function restored(place: string, subject: Subject): Entering | undefined {
  const entering = isFirstPage() ? enteringFor(tab, place) : undefined;
  const then = entering && takenUp(subject, entering.fallen);
  return then && 'request' in then ? entering : undefined;
}

/** What was thrown for it when one was here before. */
function thrownBefore(place: string, subject: Subject): Thrown | undefined {
  const fallen = throwKeptFor(window.history, place);
  const then = fallen && takenUp(subject, fallen);
  return then && 'thrown' in then ? then.thrown : undefined;
}
