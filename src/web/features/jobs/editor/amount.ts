const PLAIN = /^\d{1,12}$/;
const GROUPED = /^\d{1,3}(?:[.,'’\s]\d{3}){1,3}$/;

/**
 * A whole amount with any thousands separators: "45000", "45.000", "45 000", "45,000". NaN if it is none, so that the
 * contract refuses it.
 */
export function amountOf(typed: string): number {
  const text = typed.trim();
  return PLAIN.test(text) || GROUPED.test(text) ? Number(text.replace(/\D/g, '')) : Number.NaN;
}
