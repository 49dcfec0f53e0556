import { BadInput } from '@acies/kernel';

/**
 * The one of several names that is meant by a typed one, in whatever case it is written: the very same if there is one, since names of
 * people's own may differ in nothing but their case.
 */
export function nameMeant(names: readonly string[], typed: string): string | undefined {
  if (names.includes(typed)) return typed;
  const wanted = typed.toLowerCase();
  const alike = [...new Set(names)].filter((name) => name.toLowerCase() === wanted);
  if (alike.length > 1) throw new BadInput(`"${typed}" may be ${alike.join(' or ')}: write it as it is written there`);
  return alike[0];
}
