import { type Calculation, type FieldGroup, groupsOf, NONE, valueAt } from '@acies/kernel/odds';
import { formFields } from './situation.ts';

/** What belongs to one side or unit: groups with the same first word. The values of the situation itself have no name. */
export interface Block {
  readonly name: string;
  readonly groups: readonly FieldGroup[];
}

const firstOf = (name: string): string => name.split('.')[0]!;

const known = new WeakMap<Calculation, readonly Block[]>();

/** The form's blocks; those who face each other come before what is common to them. */
export function blocksOf(calculation: Calculation): readonly Block[] {
  let blocks = known.get(calculation);
  if (!blocks) known.set(calculation, (blocks = arrange(calculation)));
  return blocks;
}

function arrange(calculation: Calculation): Block[] {
  const groups = groupsOf(formFields(calculation));
  const names = [...new Set(groups.map(({ name }) => firstOf(name)))];
  const blocks = names.map((name) => ({ name, groups: groups.filter((group) => firstOf(group.name) === name) }));
  const named = blocks.filter(({ name }) => name !== '');
  return named.length < 2 ? blocks : [...named, ...blocks.filter(({ name }) => name === '')];
}

/** Groups that say that there is no such unit show nothing but that. */
export const isAbsent = ({ name }: FieldGroup, situation: unknown): boolean =>
  valueAt(situation, name ? `${name}.type` : 'type') === NONE;
