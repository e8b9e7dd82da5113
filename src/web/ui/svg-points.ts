/** Of a pixel: less is not seen, and would only be HTML. */
export const toHundredths = (value: number): number => Math.round(value * 100) / 100;
