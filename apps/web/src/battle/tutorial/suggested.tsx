import type { QuestionOption } from '@acies/session/protocol';
import type { Because as Reason } from './coach.ts';
import { tc } from './strings.ts';
import type { Suggestion } from './use-coach.ts';

interface Props {
  readonly suggestion: Suggestion;
  /** The option that is pointed at is wanted. */
  onTake(option: QuestionOption): void;
}

/** A good choice. */
export const Suggested = ({ suggestion: { option }, onTake }: Props) => (
  <p className="suggested">
    <span>{tc.goodChoice}</span>
    <button type="button" onClick={() => onTake(option)}>
      {option.label}
    </button>
  </p>
);

/** Why it is one. */
export const Because = ({ because }: { readonly because: Reason }) => (
  <p className="because">{becauseWords(because)}</p>
);

export function becauseWords(because: Reason): string {
  if (because.kind === 'lesson') return sentences(tc.becauseLesson, because.rather && tc.becauseRather(because.rather));
  const { words, odds, next } = because;
  return sentences(tc.because(odds ? `${words} (${odds})` : words), next && tc.becauseNext(next));
}

const sentences = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');
