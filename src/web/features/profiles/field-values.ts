/** For react-hook-form's `register`: an empty native input as what the contract expects. */

export const nullable = { setValueAs: (typed: string | null) => typed || null };

/** For required days: an empty one is missing, not wrong. */
export const requiredDay = { setValueAs: (day: string | undefined) => day || undefined };

/** For optional web addresses, which people often write without the scheme. */
export const webAddress = { setValueAs: (typed: string | null) => (typed?.trim() ? withScheme(typed.trim()) : null) };

const withScheme = (address: string) => (/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
