import { type Field, type FieldGroup, keyOf, NONE } from '@acies/kernel/odds';
import { orList } from '../terminal/text.ts';

/** What a field takes, in words. */
export function allowedIn({ kind, choices, whole, least, most }: Field): string {
  if (kind === 'choice') return orList(choices);
  if (kind === 'boolean') return 'true or false';
  if (kind === 'text') return 'a text';
  const what = whole ? 'a whole number' : 'a number';
  if (least !== undefined && most !== undefined) return `${what} from ${least} to ${most}`;
  if (least !== undefined) return `${what} of ${least} or more`;
  return most === undefined ? what : `${what} of ${most} or less`;
}

/** What a field is called and what that means. */
export const meaningOf = ({ label, about }: Field): string => (about ? `${label} (${about})` : label);

/** How several values of a group are set at once. */
export function exampleOf({ name, fields }: FieldGroup): string {
  const words = fields.flatMap((field) => {
    if (field.kind === 'boolean') return [keyOf(field)];
    return field.kind === 'choice'
      ? field.choices.filter((each) => each !== field.usual && each !== NONE).slice(0, 1)
      : [];
  });
  return `${name}="${words.slice(0, 3).join(' ')}"`;
}
