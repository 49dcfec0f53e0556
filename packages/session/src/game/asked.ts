import type { Json, OpenQuestion } from '@acies/kernel';
import type { DiceRequest } from '@acies/kernel/match';
import { purposeOf } from '@acies/kernel/odds';
import { choicesOf, kindOf } from '@acies/play';
import type { DiceAsked, PageQuestion, QuestionOption } from '../protocol/index.ts';

/** A question as the page puts it. Odds are asked for apart: they may take long. */
export const pageQuestionOf = (question: OpenQuestion): PageQuestion => ({
  side: question.side,
  decision: question.decision,
  question: question.question,
  about: question.about(),
  options: choicesOf(question).map((choice) => optionFor(question, choice)),
  pass: question.pass,
  isOpen: question.options === undefined,
});

export function optionFor(question: OpenQuestion, choice: Json): QuestionOption {
  const label = question.label(choice);
  return { choice, label, kind: kindOf(choice, label), shown: question.shows(choice) };
}

export function diceAsked(request: DiceRequest, thrown: number, mayGoBack: boolean): DiceAsked {
  const { die, count, purpose } = request;
  return {
    die: die.name,
    faces: die.faces,
    count,
    label: purposeOf(request),
    clause: purpose.clause,
    side: purpose.side,
    unit: purpose.unit,
    thrown,
    mayGoBack,
  };
}
