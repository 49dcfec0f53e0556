import { z } from 'zod';
import type { RulingSwitch } from './game/rule-set.ts';

/** Which rulings hold, by their ids. */
export type RulingsOf<R extends readonly RulingSwitch[]> = Readonly<Record<R[number]['id'], boolean>>;

/** Ours. */
export const usualRulings = <const R extends readonly RulingSwitch[]>(rulings: R): RulingsOf<R> =>
  Object.fromEntries(rulings.map(({ id, usual }) => [id, usual])) as RulingsOf<R>;

/** What a battle may say of them: any of them on or off. */
export const rulingsSchemaOf = <const R extends readonly RulingSwitch[]>(rulings: R) =>
  z.partialRecord(z.enum(rulings.map(({ id }) => id) as [R[number]['id']]), z.boolean());
