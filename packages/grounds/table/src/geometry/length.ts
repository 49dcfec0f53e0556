/** Lengths on the table are whole hundredths of a millimetre. */
export const MILLIMETRE = 100;
export const INCH = 2540;

/** Units that are this near touch: what rounding to whole hundredths can leave between them, and a hair more. */
export const TOUCH = 30;

/** A length as the sheets measure it, to a tenth: `inUnits(3810, INCH)` is "1.5". */
export const inUnits = (length: number, unit: number): string => {
  const tenths = Math.round((10 * length) / unit);
  return tenths % 10 === 0 ? `${tenths / 10}` : (tenths / 10).toFixed(1);
};

/**
 * The nearest whole number, and of two equally near the even one: Math.round favours the right and the bottom of the table,
 * and leaves a zero with a sign, which a saved game does not keep. It comes as a small integer, of which every place on a table is one: V8
 * keeps those far more cheaply than broken numbers, in all that is made of places.
 */
export function whole(n: number): number {
  const near = Math.round(n);
  return asSmall(near - n === 0.5 && near % 2 !== 0 ? near - 1 : near);
}

/** A number kept as a small integer if it is one: what is far off every table does not come round to a place on it. */
export function asSmall(n: number): number {
  const small = n | 0;
  return small === n ? small : n;
}
