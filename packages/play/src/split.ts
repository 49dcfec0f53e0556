import type { TurningPoint } from './turning.ts';

/** In whole hundredths, towards the side that the balance moved to; the parts come to the whole as they are written. */
export interface Split {
  readonly whole: number;
  readonly dice: number;
  readonly decision: number;
}

export function splitOf({ swing, luck }: Pick<TurningPoint, 'swing' | 'luck'>): Split {
  const whole = Math.round(Math.abs(swing) * 100);
  const dice = Math.round(Math.sign(swing) * luck * 100);
  return { whole, dice, decision: whole - dice };
}
