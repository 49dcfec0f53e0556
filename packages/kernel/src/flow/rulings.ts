import { z } from 'zod';
import type { RulingSwitch } from '../odds/sheet.ts';

/** Which rulings hold, by their ids. */
export type RulingsOf<R extends readonly RulingSwitch[]> = Readonly<Record<R[number]['id'], boolean>>;

/** Ours. */
const usualRulings = <const R extends readonly RulingSwitch[]>(rulings: R): RulingsOf<R> =>
  Object.fromEntries(rulings.map(({ id, usual }) => [id, usual])) as RulingsOf<R>;

/** What a battle may say of them: any of them on or off. */
const rulingsSchemaOf = <const R extends readonly RulingSwitch[]>(rulings: R) =>
  z.partialRecord(z.enum(rulings.map(({ id }) => id) as [R[number]['id']]), z.boolean());

/** What a rule set makes of its list of switches: how it holds usually, what a battle may say, and both together. */
export interface Switches<R extends readonly RulingSwitch[]> {
  readonly usual: RulingsOf<R>;
  readonly schema: z.ZodType<Partial<Record<R[number]['id'], boolean>>>;
  /** Every ruling, as ours or as the battle has it. */
  readonly from: (given: Partial<RulingsOf<R>> | undefined) => RulingsOf<R>;
}

export function switchesOf<const R extends readonly RulingSwitch[]>(rulings: R): Switches<R> {
  const usual = usualRulings(rulings);
  return { usual, schema: rulingsSchemaOf(rulings), from: (given) => ({ ...usual, ...given }) };
}
