/** Milliseconds between two looks at what changes by itself. */
export const REFRESH = 30_000;
