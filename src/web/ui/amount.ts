const PLAIN = /^\d{1,12}$/;
const GROUPED = /^[1-9]\d{0,2}(?:[.,'’\s]\d{3}){1,3}$/;

/**
 * A whole amount with any thousands separators: "45000", "45.000", "45 000", "45,000". NaN for other texts, so that the
 * contract refuses it.
 */
export function amountOf(typed: string): number {
  const text = typed.trim();
  return PLAIN.test(text) || GROUPED.test(text) ? Number(text.replace(/\D/g, '')) : Number.NaN;
}

/** Also accepts a decimal point or comma: "1.5", "1,5". Ambiguous separators are those of thousands: "1.500". */
export function numberOf(typed: string): number {
  const whole = amountOf(typed);
  return Number.isNaN(whole) ? Number(typed.trim().replace(',', '.')) : whole;
}
