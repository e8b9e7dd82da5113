/** Finer fractions of a pixel are invisible, and would only lengthen the HTML. */
export const toHundredths = (value: number): number => Math.round(value * 100) / 100;
