/** How native inputs, whose nothing is an empty text, say what the contract calls nothing. For react-hook-form's `register`. */

/** For a field that may stay empty. */
export const nullable = { setValueAs: (typed: string | null) => typed || null };

/** For a day that has to be there: an empty one is missing, not wrong. */
export const requiredDay = { setValueAs: (day: string | undefined) => day || undefined };

/** For a web address that may stay empty: people leave out what every address begins with. */
export const webAddress = { setValueAs: (typed: string | null) => (typed?.trim() ? withScheme(typed.trim()) : null) };

const withScheme = (address: string) => (/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
