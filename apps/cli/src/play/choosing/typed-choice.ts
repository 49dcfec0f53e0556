import { BadInput, type Json, type OpenQuestion, samePlain } from '@acies/kernel';
import type { Option } from '@acies/play';
import { withoutMiddle } from '../../terminal/text.ts';

/** What words come to: a choice, or why there is none; nothing where the decision takes no words. */
export type TypedChoice = { readonly take: Option } | { readonly fault: string; readonly refused: boolean } | undefined;

/** A choice of an open decision in a person's own words. */
export function typedChoice(question: OpenQuestion, text: string): TypedChoice {
  let choice: Json | undefined;
  try {
    choice = question.parse(text);
  } catch (fault) {
    if (!(fault instanceof BadInput)) throw fault;
    return { fault: withoutMiddle(fault.message), refused: false };
  }
  if (choice === undefined) return undefined;
  const refusal = question.refuse(choice);
  if (refusal !== undefined) return { fault: `Not allowed: ${withoutMiddle(refusal)}`, refused: true };
  return { take: optionOf(question, choice) };
}

/** A choice that is not on the list. */
export const optionOf = (question: OpenQuestion, choice: Json): Option => ({
  number: 0,
  choice,
  label: question.label(choice),
  typed: question.typed(choice),
  odds: question.preview(choice),
  kind: '',
});

/** Whether a decision without a list takes words: those that do say so even of none. */
export const takesWords = (question: OpenQuestion): boolean =>
  question.options === undefined && typedChoice(question, '') !== undefined;

/**
 * What the rules give as an example where it shows how to join several steps; else a suggestion that can be typed as it is
 * written and says more than a word.
 */
export function exampleOf(question: OpenQuestion, options: readonly Option[]): string | undefined {
  const leadsBack = ({ typed, choice }: Option): boolean => {
    const read = typedChoice(question, typed);
    return read !== undefined && 'take' in read && samePlain(read.take.choice, choice);
  };
  const given = exampleInFault(typedChoice(question, ''));
  if (given?.includes(',')) return given;
  const telling = options.filter(({ typed }) => /\d/.test(typed)).slice(0, TRIED);
  return telling.find(leadsBack)?.typed ?? given;
}

const TRIED = 5;

const exampleInFault = (typed: TypedChoice): string | undefined =>
  typed && 'fault' in typed ? /for example "([^"]+)"/.exec(typed.fault)?.[1] : undefined;
