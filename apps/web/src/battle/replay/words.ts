import type { Side } from '@acies/kernel';
import { percent } from '../../strings.ts';

/** A share to the nearest hundredth: more would claim more than is known. */
export const share = (value: number): string => percent(Math.abs(Math.round(value * 100)) / 100);

/** A share with its sign; nothing has none. */
export function signedShare(value: number): string {
  const whole = Math.round(value * 100);
  return whole === 0 ? percent(0) : `${whole > 0 ? '+' : '−'}${share(value)}`;
}

/** Whom a balance or luck above or below nothing is good for; undefined where it is too little to tell. */
export function helped(value: number): Side | undefined {
  const whole = Math.round(value * 100);
  return whole === 0 ? undefined : whole > 0 ? 'red' : 'blue';
}
