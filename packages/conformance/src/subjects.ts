import { type Book, bookOf, type RuleModule, type Trials } from '@acies/play';
import { SHIPPED } from '@acies/play/shipped';

/** A rule set with its battles and players, as the suite takes it. */
export interface Subject extends Book {
  readonly trials: Trials;
}

export async function openSubject(module: RuleModule): Promise<Subject> {
  const [book, trials] = await Promise.all([bookOf(module), module.trials()]);
  return { ...book, trials };
}

/** Every rule set that comes with Acies. */
export const openSubjects = (): Promise<Subject[]> => Promise.all(SHIPPED.map(openSubject));

export function subjectOf(id: string): Promise<Subject> {
  const module = SHIPPED.find((one) => one.id === id);
  if (!module) throw new Error(`no rule set ${id} comes with Acies`);
  return openSubject(module);
}
