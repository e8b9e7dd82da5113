/** For react-hook-form's `register`: converts an empty native input to the contract's value. */

export const nullable = { setValueAs: (typed: string | null) => typed || null };

/** For required days: an empty one is missing, not invalid. */
export const requiredDay = { setValueAs: (day: string | undefined) => day || undefined };

/** For optional web addresses, which users often type without the scheme. */
export const webAddress = { setValueAs: (typed: string | null) => (typed?.trim() ? withScheme(typed.trim()) : null) };

const withScheme = (address: string) => (/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
