/** Lengths on the table are whole hundredths of a millimetre. */
export const MILLIMETRE = 100;
export const INCH = 2540;

/** A length as the sheets measure it: `inWords(3810, INCH)` is "1.5". */
export const inUnits = (length: number, unit: number): string => {
  const tenths = Math.round((10 * length) / unit);
  return tenths % 10 === 0 ? `${tenths / 10}` : (tenths / 10).toFixed(1);
};

/** Units that are this near touch: what rounding to whole hundredths can leave between them, and a hair more. */
export const TOUCH = 30;
