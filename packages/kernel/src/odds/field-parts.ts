import { z } from 'zod';

/** The kinds of field that every rule set has: what they are called, what they mean, and what is usual. */

export const flag = (title: string, about: string, usual = false): z.ZodDefault<z.ZodBoolean> =>
  z.boolean().default(usual).meta({ title, description: about });

export const whole = (
  title: string,
  about: string,
  least: number,
  most: number,
  usual: number,
): z.ZodDefault<z.ZodNumber> =>
  z.number().int().min(least).max(most).default(usual).meta({ title, description: about });
