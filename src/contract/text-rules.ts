// Used by the schemas in text.ts and positions.ts, and by readers of addresses, which the browser loads without
// schemas.

// Lone surrogates cannot be stored; bidirectional controls can make one name look like another.
export const LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

// Empty, or with something visible.
export const VISIBLE = /^$|[^\p{C}\p{Z}]/u;

/** For a list's next page: opaque, may contain a title. */
export const CURSOR = /^[\w-]+$/;
export const CURSOR_MAX = 1_000;

/** For a day as YYYY-MM-DD. */
export const isNearDay = (day: string): boolean => day >= '1920-01-01' && day <= '2100-12-31';
