import type { Field } from '@acies/kernel/odds';
import { number, numberAsTyped, t } from '../strings.ts';

/** What choices are called where letters stand for names, by the choice. */
export type Names = ReadonlyMap<string, string>;

export const choiceWords = ({ words }: Pick<Field, 'words'>, names: Names, choice: string): string =>
  names.get(choice) ?? words[choice] ?? choice;

/** A value as it stands in the address, as a reader says it. */
export function valueWords(field: Field, names: Names, value: string): string {
  if (field.kind === 'number') return numberAsTyped(value);
  return value === 'true' ? t.on : value === 'false' ? t.off : choiceWords(field, names, value);
}

/** As much of a validator's issue as tells what is wrong. */
export interface Issue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

/** What of a thing given is repeated to who gave it. */
const MOST_REPEATED = 24;
const short = (given: string): string =>
  given.length > MOST_REPEATED ? `${given.slice(0, MOST_REPEATED).trimEnd()}…` : given;

/** What is wrong with a value, by the kind of fault; a rule set's own words stay as they are. */
export function faultWords(issue: Issue, field: Field | undefined, given: string): string {
  if (issue.code === 'custom') return issue.message;
  if (field?.kind === 'choice') return t.faultNoChoice(short(given));
  if (field?.kind === 'boolean') return t.faultNoSwitch(short(given));
  if (field?.kind !== 'number') return t.faultUnusable;
  if (issue.code === 'too_small') return t.faultTooSmall(number(Number(issue.minimum)));
  if (issue.code === 'too_big') return t.faultTooLarge(number(Number(issue.maximum)));
  return isNumber(given) ? t.faultNotWhole : t.faultNotNumber(short(given));
}

const isNumber = (given: string): boolean => given.trim() !== '' && Number.isFinite(Number(given));
